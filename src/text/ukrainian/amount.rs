//! Amounts and counts.

use super::noun::noun;
use super::phrase::{counted as number_of, every_own, object, of_number, with};
use super::terms::{and, kind, of_tag, or, party, plainly, signed, stuff};
use crate::text::grammar::{Case, Gender, NumberForm};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::parts;

/// The words of each of several.
pub(super) fn each<T: Copy, S>(of: &[T], words: impl FnMut(T) -> S) -> Vec<S> {
    of.iter().copied().map(words).collect()
}

/// «з міткою науки», «з універсальною міткою».
pub(super) fn with_tag(of: Tag) -> String {
    with(noun(Noun::of_tag(of)).form(Case::Instrumental, NumberForm::One))
}

/// «мітку науки», as an object.
pub(super) fn a_tag(of: Tag) -> &'static str {
    noun(Noun::of_tag(of)).form(Case::Accusative, NumberForm::One)
}

/// What a card stores; resources, where it stores nothing yet.
pub(super) fn held(on: &Card) -> Noun {
    on.holds.map_or(Noun::Resource, Noun::of_card_resource)
}

/// A quantity as an object: «2 сталі», «1 M€ за кожен жетон міста на Марсі», «стільки ж енергії».
pub(super) fn phrase(of: Quantity) -> String {
    say! { of.number;
        HowMany::ThatMany => "стільки ж {}", plainly(of.of, Case::Genitive);
        HowMany::Exactly(_) | HowMany::Each { .. } | HowMany::ByRank { .. } => (numbered(of.number, |number| object(number, of.of)));
    }
}

/// A number of something that has forms of its own, from the number with the form that fits it.
pub(super) fn numbered(number: HowMany, plainly: impl Fn(i32) -> String) -> String {
    say! { number;
        HowMany::Exactly(number) => (plainly(number));
        HowMany::ThatMany => "стільки ж {}", plainly(0).trim_start_matches("0 ");
        HowMany::Each { each, times } => "{}{}", plainly(each), for_each(times);
        HowMany::ByRank { first, second, ranking } => "{} за {} ({} за друге місце)", plainly(first), extreme(ranking), plainly(second);
    }
}

/// An amount that a card shows, as an object.
pub(super) fn amount_of(amount: Amount, of: Noun, card: &Card) -> String {
    phrase(Quantity::of(amount, of, card))
}

/// «найбільше впливу, міток будівництва й жетонів міста разом», «найнижчий РТ», as an object.
fn extreme(ranking: &Ranking) -> String {
    let together = if ranking.of.len() > 1 { " разом" } else { "" };
    let highest = matches!(ranking.end, End::Highest);
    format!("{}{together}", record(ranking.of, highest))
}

/// What somebody has the most or the least of, as a subject or an object: a value is high or low, other things are many or few.
fn record(of: &[Count], highest: bool) -> String {
    let things = each(of, |count| parts(count, &Card::BLANK));
    if let [(Thing::Rating, _)] = things[..] {
        let end = if highest { "найвищий" } else { "найнижчий" };
        return format!("{end} рейтинг тераформування");
    }
    let end = if highest { "найбільше" } else { "найменше" };
    if things.iter().all(|(thing, _)| matches!(thing, Thing::Production(_))) {
        let produced = things.iter().filter_map(|(thing, _)| match thing {
            Thing::Production(it) => Some(stuff(*it)),
            _ => None,
        });
        return format!("{end} виробництво {}", and(&produced.collect::<Vec<_>>()));
    }
    format!("{end} {}", and(&each(&things, most_of)))
}

/// « за кожну …», with what limits it and what influence makes of it.
pub(super) fn for_each(times: Times) -> String {
    let by_influence = words! { times.influence;
        0 => "";
        1.. => "плюс ваш вплив";
        _ => "мінус ваш вплив";
    };
    let Some((thing, range)) = times.of else {
        let often = of_number(times.base.into(), ["раз", "рази", "разів"]);
        return format!(", і так {} {often}{}", times.base, in_brackets(&[by_influence.to_owned()]));
    };
    let start: String = say! { times.base;
        0 => "";
        base @ 1.. => "плюс {base}";
        base => "понад {}", base.unsigned_abs();
    };
    // Sets of 5 steps read as that many steps: their limit tells how often.
    let (named, per, often) = match thing {
        Thing::RatingSet(over) => {
            (Named::noun(Noun::Step).tail(format!(" свого РТ понад {over}")), 5 * times.per, true)
        }
        _ => (Named::of(thing), times.per, false),
    };
    let limit = times.most.map_or_else(String::new, |most| {
        let times = if often { of_number(most.into(), [" раз", " рази", " разів"]) } else { "" };
        format!("щонайбільше {most}{times}")
    });
    let this = match named.gender {
        _ if !times.includes_this => "",
        Gender::Feminine => ", включно із цією",
        Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter => ", включно із цим",
    };
    let every = named.every(per, range);
    format!(" за {every}{this}{}", in_brackets(&[start, limit, by_influence.to_owned()]))
}

/// « (a, b)», of those that say anything.
fn in_brackets(notes: &[String]) -> String {
    let said: Vec<&str> = notes.iter().map(String::as_str).filter(|note| !note.is_empty()).collect();
    if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) }
}

/// A thing that is counted.
struct Named {
    gender: Gender,
    /// The forms for 1, 2 and 5, as a subject.
    subject: [String; 3],
    /// The forms as an object.
    object: [String; 3],
    /// The forms in the genitive.
    genitive: [String; 3],
    /// Whether «свій» tells whose it is.
    is_own: bool,
    /// Whether it has to be said whose it is or where.
    has_range: bool,
    /// What stands behind it, with a space before it.
    tail: String,
}

impl Named {
    /// A noun.
    fn noun(of: Noun) -> Self {
        let forms = noun(of);
        let all = |case| {
            [NumberForm::One, NumberForm::Few, NumberForm::Many].map(|it| forms.form(case, it).to_owned())
        };
        Self {
            gender: forms.gender,
            subject: all(Case::Nominative),
            object: all(Case::Accusative),
            genitive: all(Case::Genitive),
            is_own: false,
            has_range: false,
            tail: String::new(),
        }
    }

    /// A word that is no noun of the game, with its form as one object and its genitive.
    fn word(gender: Gender, subject: [&str; 3], one: &str, genitive: &str) -> Self {
        let [_, few, many] = subject;
        Self {
            gender,
            subject: subject.map(str::to_owned),
            object: [one, few, many].map(str::to_owned),
            genitive: [genitive, many, many].map(str::to_owned),
            is_own: false,
            has_range: false,
            tail: String::new(),
        }
    }

    fn masculine(subject: [&str; 3], genitive: &str) -> Self {
        Self::word(Gender::Masculine, subject, subject[0], genitive)
    }

    fn feminine(subject: [&str; 3], one: &str, genitive: &str) -> Self {
        Self::word(Gender::Feminine, subject, one, genitive)
    }

    /// Several nouns together: «тварина й мікроб».
    fn together(nouns: &[Noun]) -> Self {
        let all = each(nouns, Self::noun);
        let form = |at: usize, of: fn(&Self) -> &[String; 3]| {
            and(&all.iter().map(|it| of(it)[at].as_str()).collect::<Vec<_>>())
        };
        Self {
            gender: all.first().map_or(Gender::Masculine, |it| it.gender),
            subject: [0, 1, 2].map(|at| form(at, |it| &it.subject)),
            object: [0, 1, 2].map(|at| form(at, |it| &it.object)),
            genitive: [0, 1, 2].map(|at| form(at, |it| &it.genitive)),
            is_own: false,
            has_range: false,
            tail: String::new(),
        }
    }

    fn own(self) -> Self {
        Self { is_own: true, ..self }
    }

    /// Says whose it is or where.
    fn ranged(self) -> Self {
        Self { is_own: true, has_range: true, ..self }
    }

    fn tail(self, tail: impl Into<String>) -> Self {
        Self { tail: tail.into(), ..self }
    }

    /// What is counted.
    fn of(thing: Thing) -> Self {
        match thing {
            Thing::Tag(it) => Self::noun(Noun::of_tag(it)).ranged(),
            Thing::Tile(class) => Self::noun(Noun::of_tiles(class)).ranged(),
            Thing::Resource(it) => Self::noun(Noun::of_resource(it)).ranged(),
            Thing::Held(kind) => Self::noun(kind.map_or(Noun::Resource, Noun::of_card_resource)).ranged(),
            Thing::Colony => Self::noun(Noun::Colony).ranged(),
            Thing::Tagless => Self::noun(Noun::Card).own().tail(" без міток"),
            Thing::Event => played(Noun::Event).tail(" всіх гравців"),
            Thing::Card => Self::noun(Noun::Card).tail(" в руці"),
            Thing::Rating => Self::noun(Noun::Step).tail(" свого РТ"),
            Thing::Rise => Self::noun(Noun::Step).tail(" зростання РТ у цьому поколінні"),
            Thing::Production(it) => Self::noun(Noun::Step).tail(format!(" свого виробництва {}", stuff(it))),
            Thing::Level(Parameter::Temperature) => Self::masculine(["°C"; 3], "°C"),
            Thing::Level(Parameter::Oxygen) => Self::masculine(["% кисню"; 3], "% кисню"),
            Thing::Level(Parameter::Oceans) => Self::noun(Noun::OceanTile).tail(" на Марсі"),
            Thing::Level(Parameter::Venus) => Self::masculine(["% Венери"; 3], "% Венери"),
            Thing::Chosen => Self::feminine(
                ["вибрана одиниця", "вибрані одиниці", "вибраних одиниць"],
                "вибрану одиницю",
                "вибраної одиниці",
            ),
            Thing::Goal(of) => tally(of),
            Thing::Influence => {
                Self::feminine(["одиниця", "одиниці", "одиниць"], "одиницю", "одиниці").tail(" свого впливу")
            }
            Thing::Rank(ranking) => {
                let place = Self::word(Gender::Neuter, ["місце", "місця", "місць"], "місце", "місця");
                place.tail(format!(" у порядку ({})", extreme(ranking)))
            }
            Thing::RatingSet(over) => {
                let five = Self::feminine(
                    ["повна п’ятірка", "повні п’ятірки", "повних п’ятірок"],
                    "повну п’ятірку",
                    "повної п’ятірки",
                );
                five.tail(format!(" кроків свого РТ понад {over}"))
            }
            Thing::Favour(it) => {
                let favour = Self::feminine(
                    ["прихильність", "прихильності", "прихильностей"],
                    "прихильність",
                    "прихильності",
                );
                favour.tail(format!(" партії «{}»", party(it)))
            }
            Thing::Led => Self::noun(Noun::Party).tail(", яку ви очолюєте"),
            Thing::Chair(_) => {
                Self::word(Gender::MasculineAnimate, ["спікер", "спікери", "спікерів"], "спікера", "спікера")
            }
            Thing::Party => Self::noun(Noun::Party).tail(" із вашим делегатом"),
        }
    }

    /// Whose it is or where, with a space before it.
    const fn place(&self, range: Range) -> &'static str {
        match range {
            _ if !self.has_range => "",
            Range::Own => "",
            Range::OwnOnMars | Range::OnMars | Range::Planet => " на Марсі",
            Range::Opponents => " суперників",
            Range::InPlay => " у грі",
            Range::BesideThisTile => " поруч із цим жетоном",
            Range::OnThisCard => " на цій карті",
        }
    }

    /// «кожну свою мітку науки», «кожні 2 мікроби на цій карті».
    fn every(&self, number: i32, range: Range) -> String {
        let is_own = self.is_own && range.is_own();
        let every = every_own(number, self.gender, is_own);
        format!("{every} {}{}{}", of_number(number, self.object.each_ref()), self.tail, self.place(range))
    }

    /// «2 мітки науки», in a case.
    fn counted(&self, number: i32, case: Case) -> String {
        let forms = match case {
            Case::Accusative => &self.object,
            Case::Genitive => &self.genitive,
            Case::Nominative | Case::Dative | Case::Instrumental | Case::Locative => &self.subject,
        };
        format!("{} {}{}", signed(number), of_number(number, forms.each_ref()), self.tail)
    }
}

/// «розіграна подія», «розіграна карта проекту».
fn played(of: Noun) -> Named {
    let plain = Named::noun(of);
    let add = |[one, few, many]: [String; 3], first: &str, some: &str| {
        [format!("{first} {one}"), format!("{some} {few}"), format!("розіграних {many}")]
    };
    Named {
        subject: add(plain.subject, "розіграна", "розіграні"),
        object: add(plain.object, "розіграну", "розіграні"),
        genitive: add(plain.genitive, "розіграної", "розіграних"),
        ..plain
    }
}

/// What is counted, behind «будь-яку кількість» or «скільки».
pub(super) fn counted((thing, range): (Thing, Range)) -> String {
    let named = Named::of(thing);
    let [.., many] = &named.genitive;
    let own = if named.has_range && range.is_own() { "своїх " } else { "" };
    format!("{own}{many}{}{}", named.tail, named.place(range))
}

/// «власний жетон міста», with its number.
pub(super) fn own_tiles(class: TileClass, number: i32, case: Case) -> String {
    let plural = super::phrase::plural(number);
    let own = match (case, plural) {
        (Case::Genitive, NumberForm::One) => "власного",
        (_, NumberForm::One) => "власний",
        (Case::Genitive, _) | (_, NumberForm::Many) => "власних",
        (_, NumberForm::Two | NumberForm::Few) => "власні",
    };
    format!("{number} {own} {}", noun(Noun::of_tiles(class)).form(case, plural))
}

/// A count with its number, as a goal or a limit, in a case: «2 мітки науки», «9 % кисню», «РТ 35».
pub(super) fn level(of: Count, number: i32, case: Case) -> String {
    let count = |of: Noun| number_of(number, of, case);
    say! { parts(of, &Card::BLANK);
        (Thing::Tag(it), Range::Opponents) => "{} суперників", count(Noun::of_tag(it));
        (Thing::Tag(it), Range::InPlay) => "{} у грі", count(Noun::of_tag(it));
        (Thing::Tag(it), _) => (count(Noun::of_tag(it)));
        (Thing::Colony, range) if range.is_own() => (count(Noun::Colony));
        (Thing::Colony, _) => "{} у грі", count(Noun::Colony);
        (Thing::Tagless, _) => "{} без міток", count(Noun::Card);
        (Thing::Tile(class), Range::BesideThisTile) => "{} поруч із цим жетоном", count(Noun::of_tiles(class));
        (Thing::Tile(class), Range::Own) => (own_tiles(class, number, case));
        (Thing::Tile(class), Range::OwnOnMars) => "{} на Марсі", own_tiles(class, number, case);
        (Thing::Tile(class), Range::Opponents) => "{} суперників", count(Noun::of_tiles(class));
        (Thing::Tile(class), Range::InPlay | Range::OnThisCard) => "{} у грі", count(Noun::of_tiles(class));
        (Thing::Tile(class), Range::OnMars | Range::Planet) => "{} на Марсі", count(Noun::of_tiles(class));
        (Thing::Held(_), _) => "{} на карті", count(Noun::Resource);
        (Thing::Event, _) => (played(Noun::Event).counted(number, case));
        (Thing::Card, _) => "{} у руці", count(Noun::Card);
        (Thing::Rating, _) => "РТ {number}";
        (Thing::Rise, _) => "{} зростання РТ у цьому поколінні", count(Noun::Step);
        (Thing::Production(it), _) => "{} виробництва {}", count(Noun::Step), stuff(it);
        (Thing::Resource(it), _) => (count(Noun::of_resource(it)));
        (Thing::Level(Parameter::Temperature), _) => "{} °C", signed(number);
        (Thing::Level(Parameter::Oxygen), _) => "{number} % кисню";
        (Thing::Level(Parameter::Oceans), _) => (count(Noun::OceanTile));
        (Thing::Level(Parameter::Venus), _) => "{number} % на шкалі Венери";
        (Thing::Chosen, _) => "вибір {number}";
        (Thing::Goal(of), _) => (tally(of).counted(number, case));
        (Thing::Influence, _) => "вплив {number}";
        (Thing::Rank(ranking), _) => (extreme(ranking));
        (thing @ Thing::RatingSet(_), _) => (Named::of(thing).counted(number, case).replace(" свого", ""));
        (Thing::Favour(it), _) => "партія «{}» при владі або 2 ваші делегати в ній", party(it);
        (Thing::Led, _) => "{} під вашим лідерством", count(Noun::Party);
        (Thing::Chair(Chair::Own), _) => "ваш делегат — спікер";
        (Thing::Chair(Chair::Neutral), _) => "нейтральний спікер";
        (Thing::Party, _) => "{} із вашим делегатом", count(Noun::Party);
    }
}

/// What milestones and awards count.
fn tally(of: Tally) -> Named {
    let step = || Named::noun(Noun::Step);
    let tile = || Named::noun(Noun::Tile).own();
    let kind_of = || Named::masculine(["вид", "види", "видів"], "виду");
    match of {
        Tally::Tags(kinds) => {
            let tags = Named::feminine(["мітка", "мітки", "міток"], "мітку", "мітки");
            tags.own().tail(format!(" {}", or(&each(kinds, of_tag))))
        }
        Tally::KindsOfTag => kind_of().tail(" міток"),
        Tally::Cards(&[Kind::Event]) => played(Noun::Event).own(),
        Tally::Cards(&[Kind::Automated, Kind::Active, Kind::Event]) => played(Noun::ProjectCard).own(),
        Tally::Cards(&[Kind::Automated, Kind::Active]) => green_or_blue(),
        Tally::Cards(&[Kind::Automated]) => {
            Named::feminine(kind(Kind::Automated).0, "автоматичну карту", "автоматичної карти").own()
        }
        Tally::Cards(&[Kind::Active]) => {
            Named::feminine(kind(Kind::Active).0, "активну карту", "активної карти").own()
        }
        Tally::Cards(kinds) => {
            let plural = |of| kind(of).0[2];
            Named::noun(Noun::Card).own().tail(format!(" із таких: {}", and(&each(kinds, plural))))
        }
        Tally::Costly(least) => green_or_blue().tail(format!(" із ціною від {least} M€")),
        Tally::Limited => Named::noun(Noun::Card).own().tail(" із вимогою (крім подій)"),
        Tally::Raised => {
            let production = Named::word(
                Gender::Neuter,
                ["виробництво", "виробництва", "виробництв"],
                "виробництво",
                "виробництва",
            );
            production.own().tail(" понад початкове")
        }
        Tally::Highest => step().tail(" одного виробництва"),
        Tally::Lowest => {
            let unit = Named::feminine(["одиниця", "одиниці", "одиниць"], "одиницю", "одиниці");
            unit.tail(" кожного ресурсу")
        }
        Tally::Productions(of) => step().tail(format!(" виробництва {}", and(&each(of, stuff)))),
        Tally::KindsOfResource => kind_of().tail(" ресурсів"),
        Tally::OnCards(kinds) if kinds.len() == CardResource::ALL.len() => {
            Named::noun(Noun::Resource).tail(" на ваших картах")
        }
        Tally::OnCards(kinds) => {
            Named::together(&each(kinds, Noun::of_card_resource)).tail(" на ваших картах")
        }
        Tally::LowestRows(1) => tile().tail(" у найнижчому ряду"),
        Tally::LowestRows(rows) => tile().tail(format!(" у {rows} найнижчих рядах")),
        Tally::EmptyBesideOwn => {
            let area = ["порожня ділянка", "порожні ділянки", "порожніх ділянок"];
            Named::feminine(area, "порожню ділянку", "порожньої ділянки").tail(" поруч із вашими жетонами")
        }
        Tally::BesideOceans => tile().tail(" поруч з океаном"),
        Tally::AwayFromOceans => tile().tail(" без сусіднього океану"),
        Tally::BesideVolcanoes => tile().tail(" на вулканічних ділянках або поруч із ними"),
        Tally::LargestGroup => tile().tail(" в одній групі"),
        Tally::KindsOfTile => kind_of().tail(" жетонів (місто, зелень, особливий)"),
        Tally::Delegates => Named::noun(Noun::Delegate).own().tail(" у партіях або на місці спікера"),
    }
}

fn green_or_blue() -> Named {
    let forms =
        ["автоматична або активна карта", "автоматичні або активні карти", "автоматичних або активних карт"];
    Named::feminine(forms, "автоматичну або активну карту", "автоматичної або активної карти").own()
}

/// What a count is now, to follow [`level`] in one sentence.
pub(super) fn now(of: Count, number: i32) -> String {
    let number = signed(number);
    say! { parts(of, &Card::BLANK);
        (Thing::Level(Parameter::Temperature), _) => "зараз {number} °C";
        (Thing::Level(Parameter::Oxygen | Parameter::Venus), _) => "зараз {number} %";
        (Thing::Chosen, _) => "зараз {number}";
        (Thing::Rating, _) => "у вас {number}";
        (Thing::Rise, _) => "поки що {number}";
        (_, range) if range.is_own() => "у вас {number}";
        _ => "зараз {number}";
    }
}

pub(crate) fn milestone(milestone: &Milestone) -> String {
    format!("Мета: {}.", level(milestone.of, milestone.at_least.into(), Case::Nominative))
}

pub(crate) fn award(award: &Award) -> String {
    format!("Мета: {}.", record(award.of, true))
}

/// A count to follow «найбільше» or «найменше».
fn most_of((thing, range): (Thing, Range)) -> String {
    say! { (thing, range);
        (Thing::Tag(it), Range::Own) => (plainly(Noun::of_tag(it), Case::Genitive));
        (Thing::Tile(class), Range::Own) => (plainly(Noun::of_tiles(class), Case::Genitive));
        (Thing::Colony, Range::Own) => (plainly(Noun::Colony, Case::Genitive));
        (Thing::Production(it), _) => "кроків виробництва {}", stuff(it);
        (Thing::Resource(it), _) => (stuff(it));
        (Thing::Rating, _) => "РТ";
        (Thing::Card, _) => "карт у руці";
        (Thing::Influence, _) => "впливу";
        (Thing::Goal(of), _) => { let Named { genitive: [.., many], tail, .. } = tally(of); format!("{many}{tail}") };
        other => (counted(other));
    }
}
