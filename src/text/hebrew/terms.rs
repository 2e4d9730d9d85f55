//! Words of the vocabulary, and how words are strung together.

pub(super) use super::joining::{and, attached, listed, or};
pub(super) use super::noun::alone;
use super::noun::noun;
use super::phrase;
use crate::text::Language;
use crate::text::grammar::{Gender, NumberForm, isolated, shown};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{card_of_area, card_of_tile};

pub(crate) fn name(card: &Card) -> &'static str {
    if card.id == CardId::HIDDEN { "קלף" } else { Language::Hebrew.name_of(card.name) }
}

pub(crate) fn map_name(map: &Map) -> &'static str {
    Language::Hebrew.name_of(map.name)
}

pub(crate) fn milestone_name(milestone: &Milestone) -> &'static str {
    Language::Hebrew.name_of(milestone.name)
}

pub(crate) fn award_name(award: &Award) -> &'static str {
    Language::Hebrew.name_of(award.name)
}

/// A card within a sentence: its name, or the word for a hidden one.
pub(super) fn called(card: &Card) -> String {
    if card.id == CardId::HIDDEN { name(card).to_owned() } else { isolated(name(card)) }
}

/// A card as the object of a verb: «את Birds»; a hidden one is indefinite.
pub(super) fn object(card: &Card) -> String {
    if card.id == CardId::HIDDEN { name(card).to_owned() } else { format!("את {}", called(card)) }
}

/// A card behind a noun: «הקלף Birds»; a hidden one is the noun alone, without the article.
pub(super) fn titled(noun: &str, card: &Card) -> String {
    if card.id == CardId::HIDDEN { noun.to_owned() } else { format!("ה{noun} {}", isolated(name(card))) }
}

/// A card of any kind behind the word for it.
pub(super) fn the_card(card: &Card) -> String {
    titled("קלף", card)
}

/// A colony tile behind the words for it.
pub(super) fn the_colony_tile(card: &Card) -> String {
    if card.id == CardId::HIDDEN {
        "אריח מושבה".to_owned()
    } else {
        format!("אריח המושבה {}", called(card))
    }
}

/// A number that keeps its direction.
pub(super) fn figures(number: i32) -> String {
    isolated(&shown(number))
}

/// An amount of M€.
pub(super) fn money(number: i32) -> String {
    counted(number, Noun::MegaCredit)
}

/// A noun as it stands with a number, without the number.
pub(super) const fn form(of: Noun, number: i32) -> &'static str {
    noun(of).absolute(if number == 1 { NumberForm::One } else { NumberForm::Many })
}

/// One thing without a numeral.
pub(super) const fn one(of: Noun) -> &'static str {
    noun(of).absolute(NumberForm::One)
}

/// A noun without a number: the plural, or a mass.
pub(super) const fn bulk(of: Noun) -> &'static str {
    noun(of).bulk
}

/// A resource as it stands with a number.
pub(super) const fn resource(resource: Resource, number: i32) -> &'static str {
    form(Noun::of_resource(resource), number)
}

/// A resource without a number.
pub(super) const fn stuff(resource: Resource) -> &'static str {
    bulk(Noun::of_resource(resource))
}

pub(super) const fn card_resource(kind: CardResource, number: i32) -> &'static str {
    form(Noun::of_card_resource(kind), number)
}

/// What a tag is called, without the word itself.
pub(super) const fn tag(tag: Tag) -> &'static str {
    alone(Noun::of_tag(tag))
}

/// A tag with the word itself.
pub(super) const fn a_tag(tag: Tag) -> &'static str {
    one(Noun::of_tag(tag))
}

/// One tag of any of several kinds: «תג צמח, יצורון או בעלי חיים».
pub(super) fn a_tag_of(tags: &[Tag]) -> String {
    if let [only] = tags {
        return a_tag(*only).to_owned();
    }
    let names: Vec<&str> = tags.iter().map(|&it| tag(it)).collect();
    format!("תג {}", or(&names))
}

/// A global parameter within a sentence.
pub(super) const fn parameter(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Temperature => "הטמפרטורה",
        Parameter::Oxygen => "החמצן",
        Parameter::Oceans => "האוקיינוסים",
        Parameter::Venus => "מדד נוגה",
    }
}

/// A verb that agrees with a global parameter, given for masculine, feminine and several.
pub(super) const fn of_parameter(parameter: Parameter, verb: [&'static str; 3]) -> &'static str {
    match parameter {
        Parameter::Oxygen | Parameter::Venus => verb[0],
        Parameter::Temperature => verb[1],
        Parameter::Oceans => verb[2],
    }
}

/// A tile: «אריח אוקיינוס»; a special one is definite: «האריח Capital».
pub(super) fn tile(tile: Tile) -> String {
    let noun = one(Noun::of_tile(tile));
    card_of_tile(tile).map_or_else(|| noun.to_owned(), |card| titled(noun, card))
}

/// A tile as the object of a verb.
pub(super) fn tile_object(it: Tile) -> String {
    let mark = if card_of_tile(it).is_some() { "את " } else { "" };
    format!("{mark}{}", tile(it))
}

/// A tile that was spoken of: «אריח האוקיינוס», «האריח Capital».
pub(super) fn the_tile(it: Tile) -> String {
    match it {
        Tile::Ocean => "אריח האוקיינוס".to_owned(),
        Tile::Greenery => "אריח החורש".to_owned(),
        Tile::City => "אריח העיר".to_owned(),
        Tile::Capital
        | Tile::NaturalPreserve
        | Tile::NuclearZone
        | Tile::MiningRights
        | Tile::MiningArea
        | Tile::EcologicalZone
        | Tile::LavaFlows
        | Tile::MoholeArea
        | Tile::CommercialDistrict
        | Tile::IndustrialCenter
        | Tile::RestrictedArea => tile(it),
    }
}

pub(super) fn reserved(reserved: Reserved) -> &'static str {
    name(card_of_area(reserved))
}

pub(super) const fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "עיגול",
        Colour::Violet => "מעוין",
        Colour::Bone => "פלוס",
        Colour::Coral => "משולש",
        Colour::Amber => "ריבוע",
    }
}

pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Automated => "קלף אוטומטי",
        Kind::Active => "קלף פעיל",
        Kind::Event => "אירוע",
        Kind::Corporation => "תאגיד",
        Kind::BeginnerCorporation => "תאגיד למתחילים",
        Kind::Prelude => "פרלוד",
        Kind::Colony => "אריח מושבה",
        Kind::Party => "מפלגה",
        Kind::Global => "אירוע גלובלי",
    }
}

pub(super) fn party(party: Party) -> &'static str {
    name(card(party.card()))
}

/// A party behind the word for it.
pub(super) fn the_party(of: Party) -> String {
    format!("המפלגה {}", isolated(party(of)))
}

pub(super) const fn project(project: StandardProject) -> &'static str {
    match project {
        StandardProject::SellPatents => "מכירת חידושים",
        StandardProject::PowerPlant => "תחנת כח",
        StandardProject::Asteroid => "אסטרואיד",
        StandardProject::AirScrapping => "דילול אוויר",
        StandardProject::BufferGas => "גז מאזן",
        StandardProject::Colony => "הקמת מושבה",
        StandardProject::Aquifer => "מי תהום",
        StandardProject::Greenery => "חורש",
        StandardProject::City => "עיר",
        #[cfg(feature = "synthetic")]
        StandardProject::Synthetic => "נשימה שנייה",
    }
}

/// A standard project behind the words for it.
pub(super) fn the_project(of: StandardProject) -> String {
    format!("המיזם הבסיסי {}", isolated(project(of)))
}

pub(crate) fn term(term: Term) -> &'static str {
    words! { term;
        Term::Resource(it) => alone(Noun::of_resource(it));
        Term::CardResource(it) => alone(Noun::of_card_resource(it));
        Term::Tag(it) => alone(Noun::of_tag(it));
        Term::Parameter(Parameter::Temperature) => "טמפרטורה";
        Term::Parameter(Parameter::Oxygen) => "חמצן";
        Term::Parameter(Parameter::Oceans) => "אוקיינוסים";
        Term::Parameter(Parameter::Venus) => "נוגה";
        Term::Tile(Tile::Ocean) => "אוקיינוס";
        Term::Tile(Tile::Greenery) => "חורש";
        Term::Tile(Tile::City) => "עיר";
        Term::Tile(it) => card_of_tile(it).map_or_else(|| one(Noun::Tile), name);
        Term::TileClass(it) => alone(Noun::of_tiles(it));
        Term::Reserved(it) => reserved(it);
        Term::Project(it) => project(it);
        Term::Conversion(Conversion::Plants) => "המרת צמחים";
        Term::Conversion(Conversion::Heat) => "המרת חום";
        Term::Phase(Phase::Setup) => "סידור המשחק";
        Term::Phase(Phase::Draft) => "דראפט";
        Term::Phase(Phase::Research) => "שלב המחקר";
        Term::Phase(Phase::Action) => "שלב הפעולה";
        Term::Phase(Phase::Production) => "שלב הייצור";
        Term::Phase(Phase::Solar) => "שלב השמש";
        Term::Phase(Phase::Conversion) => "חורש אחרון";
        Term::Phase(Phase::Over) => "סיום המשחק";
        Term::Phase(Phase::Preludes) => "פרלודים";
        Term::Kind(Kind::Automated) => "אוטומטי";
        Term::Kind(Kind::Active) => "פעיל";
        Term::Kind(Kind::Event) => "אירוע";
        Term::Kind(Kind::Corporation) => "תאגיד";
        Term::Kind(Kind::BeginnerCorporation) => "תאגיד למתחילים";
        Term::Kind(Kind::Prelude) => "פרלוד";
        Term::Kind(Kind::Colony) => "אריח מושבה";
        Term::Kind(Kind::Party) => "מפלגה";
        Term::Kind(Kind::Global) => "אירוע גלובלי";
        Term::Module(Module::Base) => "משחק רגיל";
        Term::Module(Module::CorporateEra) => "עידן התאגידים";
        Term::Module(Module::Prelude) => "פרלוד";
        Term::Module(Module::Venus) => "נוגה הבאה בתור";
        Term::Module(Module::Colonies) => "מושבות";
        Term::Module(Module::Turmoil) => "טלטלה";
        #[cfg(feature = "synthetic")] Term::Module(Module::Synthetic) => "קלפים מומצאים";
        Term::Colony => alone(Noun::Colony);
        Term::Fleet => alone(Noun::Fleet);
        Term::Party(it) => party(it);
        Term::Influence => "השפעה פוליטית";
        Term::Delegate => alone(Noun::Delegate);
        Term::Chairman => "יו״ר";
        Term::Leader => "ראש המפלגה";
        Term::Rating => alone(Noun::Rating);
        Term::Points => alone(Noun::Point);
    }
}

pub(crate) const fn score_line(line: ScoreLine) -> &'static str {
    match line {
        ScoreLine::Rating => "דירוג הארצה",
        ScoreLine::Milestones => "נקודות ציון",
        ScoreLine::Awards => "פרסים",
        ScoreLine::Greeneries => "חורש",
        ScoreLine::Cities => "חורש ליד ערים",
        ScoreLine::Cards => "קלפים",
        ScoreLine::Committee => "הוועדה",
        ScoreLine::Total => "סך הכול",
    }
}

/// A number with a true minus sign, in front of it in the direction of figures.
pub(super) fn signed(number: i32) -> String {
    if number < 0 { figures(number) } else { shown(number) }
}

/// A number with its sign, as productions have it.
pub(super) fn with_sign(number: i32) -> String {
    if number > 0 { isolated(&format!("+{number}")) } else { figures(number) }
}

/// A value in the unit of its parameter.
pub(super) fn level(parameter: Parameter, level: i8) -> String {
    match parameter {
        Parameter::Temperature => degrees(level.into()),
        Parameter::Oxygen | Parameter::Venus => percent(level.into()),
        Parameter::Oceans => figures(level.into()),
    }
}

/// «−12 °C».
pub(super) fn degrees(number: i32) -> String {
    isolated(&format!("{}\u{a0}°C", shown(number)))
}

/// «5%».
pub(super) fn percent(number: i32) -> String {
    isolated(&format!("{}%", shown(number)))
}

/// Form and tags of a card, in one line.
pub(super) fn card_head(card: &Card) -> String {
    let tags = card.tags.iter().map(|&tag| term(Term::Tag(tag)));
    listed([term(Term::Kind(card.kind))].into_iter().chain(tags))
}

/// A number of things: «צמח אחד», «2 תגי מדע». Below 0 the sign stands in the direction of the figures.
pub(super) fn counted(number: i32, of: Noun) -> String {
    if number < 0 { format!("{} {}", figures(number), form(of, number)) } else { phrase::counted(number, of) }
}

/// A number of masculine things that are no [`Noun`]: «פרלוד אחד», «2 פרלודים».
pub(super) fn counted_as(number: i32, one: &str, several: &str) -> String {
    if number == 1 { format!("{one} אחד") } else { format!("{} {several}", figures(number)) }
}

/// «שלב אחד», «2 שלבים».
pub(super) fn steps(number: i32) -> String {
    counted(number, Noun::Step)
}

/// «בשלב אחד», «ב־2 שלבים».
pub(super) fn by_steps(number: i32) -> String {
    phrase::by_steps(number)
}

/// A number of a resource.
pub(super) fn resources(number: i32, of: Resource) -> String {
    counted(number, Noun::of_resource(of))
}

/// What a card stores.
pub(super) fn holds(card: &Card) -> Noun {
    card.holds.map_or(Noun::Resource, Noun::of_card_resource)
}

/// A number of what pays: of the stock, or from (on) a card.
pub(super) fn of_payer(with: Payer, number: i32, place: &str) -> String {
    match with {
        Payer::Stock(it) => resources(number, it),
        Payer::Card(id) => format!("{} {place} {}", counted(number, holds(card(id))), called(card(id))),
    }
}

/// A number of what a card stores.
pub(super) fn stored(number: i32, of: CardResource) -> String {
    counted(number, Noun::of_card_resource(of))
}

/// «קלף אחד», «2 קלפים».
pub(super) fn cards(number: i32) -> String {
    counted(number, Noun::Card)
}

/// «נקודת השפעה פוליטית אחת», «2 נקודות השפעה פוליטית».
pub(super) fn influence(number: i32) -> String {
    match number {
        1 => "נקודת השפעה פוליטית אחת".to_owned(),
        _ => format!("{} נקודות השפעה פוליטית", figures(number)),
    }
}

/// The production of one or several resources, by the construct state: «הכנסת המזומנים וייצור הפלדה והטיטניום».
pub(super) fn the_productions(of: &[Resource]) -> String {
    let (money, others): (Vec<Resource>, Vec<Resource>) =
        of.iter().partition(|&&it| it == Resource::MegaCredits);
    let mut all: Vec<String> = money.into_iter().map(the_production).collect();
    if !others.is_empty() {
        let names: Vec<String> = others.into_iter().map(|it| phrase::definite(stuff(it))).collect();
        all.push(format!("ייצור {}", and(&names)));
    }
    and(&all)
}

/// «ייצור הצמחים», «הכנסת המזומנים».
pub(super) fn the_production(of: Resource) -> String {
    phrase::production(Noun::of_resource(of), true)
}

/// «ייצור צמחים», «הכנסת מזומנים».
pub(super) fn production(of: Resource) -> String {
    phrase::production(Noun::of_resource(of), false)
}

/// A word that agrees with a production, given for masculine and feminine.
pub(super) const fn of_production(of: Resource, words: [&'static str; 2]) -> &'static str {
    match of {
        Resource::MegaCredits => words[1],
        Resource::Steel | Resource::Titanium | Resource::Plants | Resource::Energy | Resource::Heat => {
            words[0]
        }
    }
}

/// A word that agrees with a number of things, given for one (masculine, feminine) and for several.
pub(super) const fn agreeing(gender: Gender, number: i32, words: [&'static str; 4]) -> &'static str {
    match (number, gender) {
        (1, Gender::Feminine) => words[1],
        (1, Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter) => words[0],
        (_, Gender::Feminine) => words[3],
        (_, Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter) => words[2],
    }
}

/// The gender of a noun.
pub(super) const fn gender(of: Noun) -> Gender {
    noun(of).gender
}

/// A clause as a sentence: with a stop at its end.
pub(in crate::text) fn sentence(clause: &str) -> String {
    format!("{clause}.")
}

/// How long ago something was. A month has thirty days here.
pub(crate) fn ago(seconds: u64) -> String {
    const SPANS: [(u64, &str, &str, &str); 5] = [
        (365 * 86_400, "שנה", "שנתיים", "שנים"),
        (30 * 86_400, "חודש", "חודשיים", "חודשים"),
        (86_400, "יום", "יומיים", "ימים"),
        (3_600, "שעה", "שעתיים", "שעות"),
        (60, "דקה", "שתי דקות", "דקות"),
    ];
    match SPANS.into_iter().find(|(span, ..)| seconds >= *span) {
        None => "ממש עכשיו".to_owned(),
        Some((span, one, two, several)) => match seconds / span {
            1 => format!("לפני {one}"),
            2 => format!("לפני {two}"),
            number => format!("לפני {} {several}", isolated(&number.to_string())),
        },
    }
}

/// What may be missed, of cards.
pub(super) fn leeway(number: u8) -> String {
    format!(
        "אפשר לחרוג מדרישות הטמפרטורה, החמצן והאוקיינוסים {} לכל היותר, לכל כיוון",
        by_steps(number.into())
    )
}

pub(super) fn changes(mine: &[Changed]) -> String {
    listed(mine.iter().map(change))
}

/// «+2 חום».
pub(super) fn change(of: &Changed) -> String {
    let by = of.to - of.from;
    format!("{} {}", with_sign(by), figure(of.figure, by))
}

fn figure(of: Figure, by: i32) -> String {
    say! { of;
        Figure::Stock(Resource::Plants) => (form(Noun::Plant, by.abs()));
        Figure::Stock(it) => (term(Term::Resource(it)));
        Figure::Production(it) => (production(it));
        Figure::Rating => "ד״ה";
        Figure::Hand => "{} ביד", form(Noun::Card, by.abs());
        Figure::Points => "נקודות אילו המשחק היה מסתיים כעת";
    }
}

/// How a figure changed: «+2 נקודות», «+1 שלב טמפרטורה», «+1 אריח אוקיינוס».
pub(super) fn recapped(&(of, by): &RecapChange) -> String {
    let number = phrase::plural(by.abs());
    say! { of;
        RecapFigure::Of(Figure::Points) => "{} {}", with_sign(by), if by.abs() == 1 { "נקודה" } else { "נקודות" };
        RecapFigure::Of(figure) => (change(&Changed { figure, from: 0, to: by }));
        RecapFigure::OnCard(id) => "{} {} על {}", with_sign(by), noun(holds(card(id))).absolute(number), called(card(id));
        RecapFigure::Step(of) => "{} {} {}", with_sign(by), noun(Noun::Step).construct(number), term(Term::Parameter(of));
        RecapFigure::Tile(tile) => "{} {}{}", with_sign(by), noun(Noun::of_tile(tile)).absolute(number), special(tile);
    }
}

/// The name behind a special tile.
fn special(tile: Tile) -> String {
    card_of_tile(tile).map(|of| format!(" {}", isolated(name(of)))).unwrap_or_default()
}
