//! Amounts, counts and conditions.

use super::noun::noun;
use super::phrase::{counted as number_of, every_own, object, of_number, with};
use super::terms::{and, kind, of_tag, or, party, plainly, signed, stuff, verb_of};
use crate::text::grammar::{Case, Gender, NumberForm};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::parts;

/// The words of each of several.
pub(super) fn each<T: Copy, S>(of: &[T], words: impl FnMut(T) -> S) -> Vec<S> {
    of.iter().copied().map(words).collect()
}

/// „so symbolom vedy“, „so žolíkovým symbolom“.
pub(super) fn with_tag(of: Tag) -> String {
    with(noun(Noun::of_tag(of)).form(Case::Instrumental, NumberForm::One))
}

/// „symbol vedy“, as a subject or an object.
pub(super) fn a_tag(of: Tag) -> &'static str {
    noun(Noun::of_tag(of)).form(Case::Accusative, NumberForm::One)
}

/// What a card stores; resources, where it stores nothing yet.
pub(super) fn held(on: &Card) -> Noun {
    on.holds.map_or(Noun::Resource, Noun::of_card_resource)
}

/// A quantity as an object: „2 ocele“, „1 M€ za každú dlaždicu mesta na Marse“, „rovnako veľa energie“.
pub(in crate::text) fn phrase(of: Quantity) -> String {
    say! { of.number;
        HowMany::ThatMany => "rovnako veľa {}", plainly(of.of, Case::Genitive);
        HowMany::Exactly(_) | HowMany::Each { .. } | HowMany::ByRank { .. } => (numbered(of.number, |number| object(number, of.of)));
    }
}

/// A number of something that has forms of its own, from the number with the form that fits it.
pub(super) fn numbered(number: HowMany, plainly: impl Fn(i32) -> String) -> String {
    say! { number;
        HowMany::Exactly(number) => (plainly(number));
        HowMany::ThatMany => "rovnako veľa {}", plainly(0).trim_start_matches("0 ");
        HowMany::Each { each, times } => "{}{}", plainly(each), for_each(times);
        HowMany::ByRank { first, second, ranking } => "{} za {} ({} za druhé miesto)", plainly(first), extreme(ranking), plainly(second);
    }
}

/// An amount that a card shows, as an object.
pub(super) fn amount_of(amount: Amount, of: Noun, card: &Card) -> String {
    phrase(Quantity::of(amount, of, card))
}

/// „najviac vplyvu, symbolov stavby a dlaždíc mesta spolu“, „najnižšie HT“, as an object.
fn extreme(ranking: &Ranking) -> String {
    let together = if ranking.of.len() > 1 { " spolu" } else { "" };
    let highest = matches!(ranking.end, End::Highest);
    format!("{}{together}", record(ranking.of, highest, Case::Accusative))
}

/// What somebody has the most or the least of: a value is high or low, other things are many or few.
fn record(of: &[Count], highest: bool, case: Case) -> String {
    let things = each(of, |count| parts(count, &Card::BLANK));
    if let [(Thing::Rating, _)] = things[..] {
        let end = if highest { "najvyššie" } else { "najnižšie" };
        return format!("{end} hodnotenie teraformácie");
    }
    if things.iter().all(|(thing, _)| matches!(thing, Thing::Production(_))) {
        let end = match (highest, case) {
            (true, Case::Accusative) => "najvyššiu produkciu",
            (false, Case::Accusative) => "najnižšiu produkciu",
            (true, _) => "najvyššia produkcia",
            (false, _) => "najnižšia produkcia",
        };
        let produced = things.iter().filter_map(|(thing, _)| match thing {
            Thing::Production(it) => Some(stuff(*it)),
            _ => None,
        });
        return format!("{end} {}", and(&produced.collect::<Vec<_>>()));
    }
    let end = if highest { "najviac" } else { "najmenej" };
    format!("{end} {}", and(&each(&things, most_of)))
}

/// „ za každý …“, with what limits it and what influence makes of it.
pub(super) fn for_each(times: Times) -> String {
    let by_influence = words! { times.influence;
        0 => "";
        1.. => "plus tvoj vplyv";
        _ => "mínus tvoj vplyv";
    };
    let Some((thing, range)) = times.of else {
        return format!(", a to {}-krát{}", times.base, in_brackets(&[by_influence.to_owned()]));
    };
    let start: String = say! { times.base;
        0 => "";
        base @ 1.. => "plus {base}";
        base => "okrem prvých {}", base.unsigned_abs();
    };
    // Sets of 5 steps read as that many steps: their limit tells how often.
    let (named, per, often) = match thing {
        Thing::RatingSet(over) => {
            (CountedNoun::noun(Noun::Step).tail(format!(" svojho HT nad {over}")), 5 * times.per, "-krát")
        }
        _ => (CountedNoun::of(thing), times.per, ""),
    };
    let limit = times.most.map_or_else(String::new, |most| format!("najviac {most}{often}"));
    let this = match named.gender {
        _ if !times.includes_this => "",
        Gender::Feminine => " vrátane tejto",
        Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter => " vrátane tohto",
    };
    let every = named.every(per, range);
    format!(" za {every}{this}{}", in_brackets(&[start, limit, by_influence.to_owned()]))
}

/// „ (a, b)“, of those that say anything.
fn in_brackets(notes: &[String]) -> String {
    let said: Vec<&str> = notes.iter().map(String::as_str).filter(|note| !note.is_empty()).collect();
    if said.is_empty() { String::new() } else { format!(" ({})", said.join(", ")) }
}

/// A thing that is counted.
struct CountedNoun {
    gender: Gender,
    /// The forms for 1, 2 and 5, as a subject.
    subject: [String; 3],
    /// The forms for 1, 2 and 5, as an object.
    object: [String; 3],
    /// Whether „svoj“ tells that the player has it.
    is_own: bool,
    /// Whether it has to be said whose it is or where.
    has_range: bool,
    /// What stands behind it, with a space before it.
    tail: String,
}

impl CountedNoun {
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
            is_own: false,
            has_range: false,
            tail: String::new(),
        }
    }

    /// A word that is no noun of the game, with its form as one object.
    fn word(gender: Gender, subject: [&str; 3], one: &str) -> Self {
        let [_, few, many] = subject;
        Self {
            gender,
            subject: subject.map(str::to_owned),
            object: [one, few, many].map(str::to_owned),
            is_own: false,
            has_range: false,
            tail: String::new(),
        }
    }

    fn masculine(subject: [&str; 3]) -> Self {
        Self::word(Gender::Masculine, subject, subject[0])
    }

    fn feminine(subject: [&str; 3], one: &str) -> Self {
        Self::word(Gender::Feminine, subject, one)
    }

    fn kind(of: Kind) -> Self {
        let (subject, one) = kind(of);
        Self::feminine(subject, one)
    }

    /// Several nouns together: „zviera a mikrób“.
    fn together(nouns: &[Noun]) -> Self {
        let all = each(nouns, Self::noun);
        let form = |at: usize, of: fn(&Self) -> &[String; 3]| {
            and(&all.iter().map(|it| of(it)[at].as_str()).collect::<Vec<_>>())
        };
        Self {
            gender: all.first().map_or(Gender::Masculine, |it| it.gender),
            subject: [0, 1, 2].map(|at| form(at, |it| &it.subject)),
            object: [0, 1, 2].map(|at| form(at, |it| &it.object)),
            is_own: false,
            has_range: false,
            tail: String::new(),
        }
    }

    fn own(self) -> Self {
        Self { is_own: true, ..self }
    }

    /// The noun with a place or an owner behind it.
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
            Thing::Tagless => Self::noun(Noun::Card).own().tail(" bez symbolov"),
            Thing::Event => played(Noun::Event).tail(" všetkých hráčov"),
            Thing::Card => Self::noun(Noun::Card).tail(" v ruke"),
            Thing::Rating => Self::noun(Noun::Step).tail(" svojho HT"),
            Thing::Rise => Self::noun(Noun::Step).tail(" zvýšenia HT v tejto generácii"),
            Thing::Production(it) => Self::noun(Noun::Step).tail(format!(" svojej produkcie {}", stuff(it))),
            Thing::Level(Parameter::Temperature) => Self::masculine(["°C"; 3]),
            Thing::Level(Parameter::Oxygen) => Self::word(Gender::Neuter, ["% kyslíka"; 3], "% kyslíka"),
            Thing::Level(Parameter::Oceans) => Self::noun(Noun::OceanTile).tail(" na Marse"),
            Thing::Level(Parameter::Venus) => {
                Self::word(Gender::Neuter, ["% stupnice Venuše"; 3], "% stupnice Venuše")
            }
            Thing::Chosen => {
                let forms = ["zvolená jednotka", "zvolené jednotky", "zvolených jednotiek"];
                Self::feminine(forms, "zvolenú jednotku")
            }
            Thing::Goal(of) => tally(of),
            Thing::Influence => Self::masculine(["bod", "body", "bodov"]).tail(" svojho vplyvu"),
            Thing::Rank(ranking) => {
                let place = Self::word(Gender::Neuter, ["miesto", "miesta", "miest"], "miesto");
                place.tail(format!(" v poradí ({})", extreme(ranking)))
            }
            Thing::RatingSet(over) => {
                let five = Self::feminine(["celá pätica", "celé pätice", "celých pätíc"], "celú päticu");
                five.tail(format!(" krokov svojho HT nad {over}"))
            }
            Thing::Favour(it) => {
                let favour = Self::feminine(["priazeň", "priazne", "priazní"], "priazeň");
                favour.tail(format!(" strany „{}“", party(it)))
            }
            Thing::Led => Self::noun(Noun::Party).tail(" pod tvojím vedením"),
            Thing::Chair(_) => {
                Self::word(Gender::MasculineAnimate, ["predseda", "predsedovia", "predsedov"], "predsedu")
            }
            Thing::Party => Self::noun(Noun::Party).tail(" s tvojím delegátom"),
        }
    }

    /// Whose it is or where, with a space before it.
    const fn place(&self, range: Range) -> &'static str {
        match range {
            _ if !self.has_range => "",
            Range::Own => "",
            Range::OwnOnMars | Range::OnMars | Range::Planet => " na Marse",
            Range::Opponents => " súperov",
            Range::InPlay => " v hre",
            Range::BesideThisTile => " vedľa tejto dlaždice",
            Range::OnThisCard => " na tejto karte",
        }
    }

    /// „každý svoj symbol vedy“, „každé 2 mikróby na tejto karte“.
    fn every(&self, number: i32, range: Range) -> String {
        let is_own = self.is_own && range.is_own();
        let every = every_own(number, self.gender, is_own);
        format!("{every} {}{}{}", of_number(number, self.object.each_ref()), self.tail, self.place(range))
    }

    /// „2 symboly vedy“.
    fn counted(&self, number: i32, case: Case) -> String {
        let forms = if case == Case::Accusative { &self.object } else { &self.subject };
        format!("{} {}{}", signed(number), of_number(number, forms.each_ref()), self.tail)
    }
}

/// „zahraná udalosť“, „zahraná karta projektu“.
fn played(of: Noun) -> CountedNoun {
    let plain = CountedNoun::noun(of);
    let add = |[one, few, many]: [String; 3], first: &str| {
        [format!("{first} {one}"), format!("zahrané {few}"), format!("zahraných {many}")]
    };
    CountedNoun { subject: add(plain.subject, "zahraná"), object: add(plain.object, "zahranú"), ..plain }
}

/// What is counted, behind „ľubovoľný počet“ or „koľko“.
pub(super) fn counted((thing, range): (Thing, Range)) -> String {
    let named = CountedNoun::of(thing);
    let [.., many] = &named.subject;
    let own = if named.has_range && range.is_own() { "svojich " } else { "" };
    format!("{own}{many}{}{}", named.tail, named.place(range))
}

/// „vlastná dlaždica mesta“, with its number.
fn own_tiles(class: TileClass, number: i32, case: Case) -> String {
    let forms = noun(Noun::of_tiles(class));
    let own = match (case, super::phrase::plural(number)) {
        (Case::Accusative, NumberForm::One) => "vlastnú",
        (_, NumberForm::One) => "vlastná",
        (_, NumberForm::Two | NumberForm::Few) => "vlastné",
        (_, NumberForm::Many) => "vlastných",
    };
    format!("{number} {own} {}", forms.form(case, super::phrase::plural(number)))
}

/// A count with its number, as a goal or a limit, in the nominative or the accusative: „2 symboly vedy“,
/// „9 % kyslíka“, „HT 35“.
pub(super) fn level(of: Count, number: i32, case: Case) -> String {
    let count = |of: Noun| number_of(number, of, case);
    say! { parts(of, &Card::BLANK);
        (Thing::Tag(it), Range::Opponents) => "{} súperov", count(Noun::of_tag(it));
        (Thing::Tag(it), Range::InPlay) => "{} v hre", count(Noun::of_tag(it));
        (Thing::Tag(it), _) => (count(Noun::of_tag(it)));
        (Thing::Colony, range) if range.is_own() => (count(Noun::Colony));
        (Thing::Colony, _) => "{} v hre", count(Noun::Colony);
        (Thing::Tagless, _) => "{} bez symbolov", count(Noun::Card);
        (Thing::Tile(class), Range::BesideThisTile) => "{} vedľa tejto dlaždice", count(Noun::of_tiles(class));
        (Thing::Tile(class), Range::Own) => (own_tiles(class, number, case));
        (Thing::Tile(class), Range::OwnOnMars) => "{} na Marse", own_tiles(class, number, case);
        (Thing::Tile(class), Range::Opponents) => "{} súperov", count(Noun::of_tiles(class));
        (Thing::Tile(class), Range::InPlay | Range::OnThisCard) => "{} v hre", count(Noun::of_tiles(class));
        (Thing::Tile(class), Range::OnMars | Range::Planet) => "{} na Marse", count(Noun::of_tiles(class));
        (Thing::Held(_), _) => "{} na karte", count(Noun::Resource);
        (Thing::Event, _) => (played(Noun::Event).counted(number, case));
        (Thing::Card, _) => "{} v ruke", count(Noun::Card);
        (Thing::Rating, _) => "HT {number}";
        (Thing::Rise, _) => "{} zvýšenia HT v tejto generácii", count(Noun::Step);
        (Thing::Production(it), _) => "{} produkcie {}", count(Noun::Step), stuff(it);
        (Thing::Resource(it), _) => (count(Noun::of_resource(it)));
        (Thing::Level(Parameter::Temperature), _) => "{} °C", signed(number);
        (Thing::Level(Parameter::Oxygen), _) => "{number} % kyslíka";
        (Thing::Level(Parameter::Oceans), _) => (count(Noun::OceanTile));
        (Thing::Level(Parameter::Venus), _) => "{number} % stupnice Venuše";
        (Thing::Chosen, _) => "voľba {number}";
        (Thing::Goal(of), _) => (tally(of).counted(number, case));
        (Thing::Influence, _) => "vplyv {number}";
        (Thing::Rank(ranking), _) => (extreme(ranking));
        (thing @ Thing::RatingSet(_), _) => (CountedNoun::of(thing).counted(number, case).replace(" svojho", ""));
        (Thing::Favour(it), _) => "strana „{}“ pri moci alebo 2 tvoji delegáti v nej", party(it);
        (Thing::Led, _) => "{} pod tvojím vedením", count(Noun::Party);
        (Thing::Chair(Chair::Own), _) => "tvoj delegát ako predseda";
        (Thing::Chair(Chair::Neutral), _) => "neutrálny predseda";
        (Thing::Party, _) => "{} s tvojím delegátom", count(Noun::Party);
    }
}

/// What milestones and awards count.
fn tally(of: Tally) -> CountedNoun {
    let step = || CountedNoun::noun(Noun::Step);
    let tile = || CountedNoun::noun(Noun::Tile).own();
    let kind_of = || CountedNoun::masculine(["druh", "druhy", "druhov"]);
    match of {
        Tally::Tags(kinds) => {
            let symbols = CountedNoun::masculine(["symbol", "symboly", "symbolov"]);
            symbols.own().tail(format!(" {}", or(&each(kinds, of_tag))))
        }
        Tally::KindsOfTag => kind_of().tail(" symbolov"),
        Tally::Cards(&[Kind::Event]) => played(Noun::Event).own(),
        Tally::Cards(&[Kind::Automated, Kind::Active, Kind::Event]) => played(Noun::ProjectCard).own(),
        Tally::Cards(&[Kind::Automated, Kind::Active]) => green_or_blue(),
        Tally::Cards(&[one]) => CountedNoun::kind(one).own(),
        Tally::Cards(kinds) => {
            let plural = |kind| CountedNoun::kind(kind).subject[2].clone();
            CountedNoun::noun(Noun::Card).own().tail(format!(" z týchto: {}", and(&each(kinds, plural))))
        }
        Tally::Costly(least) => green_or_blue().tail(format!(" s cenou aspoň {least} M€")),
        Tally::Limited => CountedNoun::noun(Noun::Card).own().tail(" s podmienkou (okrem udalostí)"),
        Tally::Raised => {
            let production = CountedNoun::feminine(["produkcia", "produkcie", "produkcií"], "produkciu");
            production.own().tail(" nad začiatočnou hodnotou")
        }
        Tally::Highest => step().tail(" jednej produkcie"),
        Tally::Lowest => {
            let unit = CountedNoun::feminine(["jednotka", "jednotky", "jednotiek"], "jednotku");
            unit.tail(" každého zdroja")
        }
        Tally::Productions(of) => step().tail(format!(" produkcie {}", and(&each(of, stuff)))),
        Tally::KindsOfResource => kind_of().tail(" zdrojov"),
        Tally::OnCards(kinds) if kinds.len() == CardResource::ALL.len() => {
            CountedNoun::noun(Noun::Resource).tail(" na tvojich kartách")
        }
        Tally::OnCards(kinds) => {
            CountedNoun::together(&each(kinds, Noun::of_card_resource)).tail(" na tvojich kartách")
        }
        Tally::LowestRows(1) => tile().tail(" v najnižšom rade"),
        Tally::LowestRows(rows) => tile().tail(format!(" v {rows} najnižších radoch")),
        Tally::EmptyBesideOwn => {
            let area = ["prázdne pole", "prázdne polia", "prázdnych polí"];
            CountedNoun::word(Gender::Neuter, area, area[0]).tail(" vedľa tvojich dlaždíc")
        }
        Tally::BesideOceans => tile().tail(" vedľa oceánu"),
        Tally::AwayFromOceans => tile().tail(" bez susedného oceánu"),
        Tally::BesideVolcanoes => tile().tail(" na sopečných poliach alebo vedľa nich"),
        Tally::LargestGroup => tile().tail(" v jednej skupine"),
        Tally::KindsOfTile => kind_of().tail(" dlaždíc (mesto, zeleň, špeciálna)"),
        Tally::Delegates => {
            CountedNoun::noun(Noun::Delegate).own().tail(" v stranách alebo v kresle predsedu")
        }
    }
}

fn green_or_blue() -> CountedNoun {
    let forms = [
        "automatická alebo aktívna karta",
        "automatické alebo aktívne karty",
        "automatických alebo aktívnych kariet",
    ];
    CountedNoun::feminine(forms, "automatickú alebo aktívnu kartu").own()
}

/// What a count is now, to follow [`level`] in one sentence.
pub(super) fn now(of: Count, number: i32) -> String {
    let number = signed(number);
    say! { parts(of, &Card::BLANK);
        (Thing::Level(Parameter::Temperature), _) => "teraz {number} °C";
        (Thing::Level(Parameter::Oxygen | Parameter::Venus), _) => "teraz {number} %";
        (Thing::Chosen, _) => "teraz {number}";
        (Thing::Rating, _) => "máš {number}";
        (Thing::Rise, _) => "zatiaľ {number}";
        (_, range) if range.is_own() => "máš {number}";
        _ => "teraz {number}";
    }
}

/// A condition as a noun: what a card requires.
pub(in crate::text) fn requirement(it: Requirement) -> String {
    required(it, Case::Nominative)
}

fn required(Requirement { of, bound }: Requirement, case: Case) -> String {
    say! { (of, bound);
        (Count::Track(Parameter::Temperature | Parameter::Oxygen | Parameter::Venus), Bound::AtLeast(least)) => "aspoň {}", level(of, least.into(), case);
        (Count::Rating, Bound::AtLeast(least)) => "HT aspoň {least}";
        (Count::Leads, Bound::AtLeast(1)) => "vedenie niektorej strany";
        (Count::Tags(it), Bound::AtLeast(1)) => (a_tag(it));
        (Count::Colonies(Whose::Own), Bound::AtLeast(1)) => (noun(Noun::Colony).form(case, NumberForm::One));
        (Count::Production(it), Bound::AtLeast(1)) if case == Case::Accusative => "produkciu {}", stuff(it);
        (Count::Production(it), Bound::AtLeast(1)) => "produkcia {}", stuff(it);
        (Count::Tiles(class, Whose::Own, Ground::Anywhere), Bound::AtLeast(1)) => (own_tiles(class, 1, case).trim_start_matches("1 "));
        (_, Bound::AtLeast(least)) => (level(of, least.into(), case));
        (_, Bound::AtMost(most)) => "najviac {}", level(of, most.into(), case);
    }
}

/// A condition as a clause, to follow „ak“.
pub(super) fn condition(it: Requirement) -> String {
    let bound = match it.bound {
        Bound::AtLeast(number) | Bound::AtMost(number) => i32::from(number),
    };
    let fragment = |case| -> String {
        say! { (it.of, it.bound);
            (Count::Tags(_) | Count::Tiles(..), Bound::AtLeast(2..)) => "aspoň {}", required(it, case);
            _ => (required(it, case));
        }
    };
    let has = || fragment(Case::Accusative);
    say! { parts(it.of, &Card::BLANK);
        (Thing::Held(_), _) if it.bound == Bound::AtLeast(1) => "je na tejto karte aspoň 1 zdroj";
        (Thing::Rise, _) => "sa v tejto generácii zvýšilo tvoje HT";
        (Thing::Rating, _) => "máš {}", has();
        (Thing::Favour(of), _) => "je strana „{}“ pri moci alebo v nej máš dvoch delegátov", party(of);
        (Thing::Chair(Chair::Own), _) => "je predseda tvoj";
        (Thing::Chair(Chair::Neutral), _) => "je predseda neutrálny";
        (Thing::Led, _) => "vedieš niektorú stranu";
        (Thing::Level(Parameter::Temperature), _) => "je teplota {}", fragment(Case::Nominative);
        (_, range) if range.is_own() => "máš {}", has();
        _ => "{} {}", verb_of(bound, "je", "sú"), fragment(Case::Nominative);
    }
}

pub(crate) fn milestone(milestone: &Milestone) -> String {
    format!("Cieľ: {}.", level(milestone.of, milestone.at_least.into(), Case::Nominative))
}

pub(in crate::text) fn award(award: &Award) -> String {
    format!("Cieľ: {}.", record(award.of, true, Case::Nominative))
}

/// A count to follow „najviac“ or „najmenej“.
fn most_of((thing, range): (Thing, Range)) -> String {
    say! { (thing, range);
        (Thing::Tag(it), Range::Own) => (plainly(Noun::of_tag(it), Case::Genitive));
        (Thing::Tile(class), Range::Own) => (plainly(Noun::of_tiles(class), Case::Genitive));
        (Thing::Colony, Range::Own) => (plainly(Noun::Colony, Case::Genitive));
        (Thing::Production(it), _) => "krokov produkcie {}", stuff(it);
        (Thing::Resource(it), _) => (stuff(it));
        (Thing::Rating, _) => "HT";
        (Thing::Card, _) => "kariet v ruke";
        (Thing::Influence, _) => "vplyvu";
        (Thing::Goal(of), _) => { let CountedNoun { subject: [.., many], tail, .. } = tally(of); format!("{many}{tail}") };
        other => (counted(other));
    }
}
