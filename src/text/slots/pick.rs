//! The slots, and which sentences show each of them.

use super::sample::{FromGame, Sample};
use super::statement::{
    CountedAt, CountedThing, Holder, Measure, MeasureNumber, PaymentRule, PlacedTile, PlayerReport,
    RaisedTrack, Statement, TakenFrom,
};
use super::{Case, Grammar, SlavicForms, ares, mars};
use crate::text::hebrew::slots::Hebrew;
use crate::text::plan::Noun;
use crate::text::slovak::slots::Slovak;
use crate::text::ukrainian::slots::Ukrainian;
use core::fmt::Write;
use strum::VariantArray;

/// Which sentence a slot shows next: the first of a game that fits, of a card that the slot has not shown.
struct SampleQuery {
    game: FromGame,
    /// The number that takes the place of the printed one.
    number: Option<i8>,
    fits: fn(&Statement) -> bool,
}

/// A sentence of the board game, as printed.
const fn mars(fits: fn(&Statement) -> bool) -> SampleQuery {
    SampleQuery { game: FromGame::Mars, number: None, fits }
}

/// A sentence of Ares Expedition, as printed.
const fn ares(fits: fn(&Statement) -> bool) -> SampleQuery {
    SampleQuery { game: FromGame::Ares, number: None, fits }
}

impl SampleQuery {
    /// With this number in place of the printed one.
    const fn with(self, number: i8) -> Self {
        Self { number: Some(number), ..self }
    }
}

const fn is(of: &Measure, number: i32) -> bool {
    matches!(of.number, MeasureNumber::Exactly(it) if it == number)
}

const fn is_each(of: &Measure) -> bool {
    matches!(of.number, MeasureNumber::Each(..))
}

/// Whether an amount is for each of what is counted at such a place.
fn each_at(of: &Measure, at: CountedAt) -> bool {
    matches!(of.number, MeasureNumber::Each(_, times) if times.at == at)
}

/// Whether an amount is for each of a noun.
fn each_of(of: &Measure, noun: Noun) -> bool {
    matches!(of.number, MeasureNumber::Each(_, times) if times.thing == CountedThing::Named(noun))
}

/// Whether an amount is for several of what is counted.
fn each_several(of: &Measure) -> bool {
    matches!(of.number, MeasureNumber::Each(_, times) if times.per > 1)
}

/// Whether an amount is for each step of a production.
fn is_each_step(of: &Statement) -> bool {
    let S::Gain(what) = of else { return false };
    matches!(what.number, MeasureNumber::Each(_, times) if matches!(times.thing, CountedThing::ProductionStep(_)))
}

/// Whether an amount is for each card without tags.
fn is_each_tagless(of: &Statement) -> bool {
    let S::Production(_, steps) = of else { return false };
    matches!(steps.number, MeasureNumber::Each(_, times) if times.thing == CountedThing::TaglessCard)
}

use Noun::{Animal, Energy, Heat, Microbe, Plant, Steel, Titanium};
use Statement as S;

/// The slots by name, each with the sentences that show it.
const SLOTS: &[(&str, &[SampleQuery])] = &[
    (
        "gain",
        &[
            mars(|it| matches!(it, S::Gain(what) if what.of == Plant && is(what, 1))),
            mars(|it| matches!(it, S::Gain(what) if what.of == Titanium && is(what, 2))),
            mars(|it| matches!(it, S::Gain(what) if what.of == Plant && is(what, 5))),
            ares(|it| matches!(it, S::Gain(what) if what.number == MeasureNumber::ThatMany)),
            ares(|it| matches!(it, S::Gain(what) if what.of == Plant && is_each(what))),
            mars(|it| matches!(it, S::Add(what, Holder::This) if what.of == Animal && is(what, 1))),
            ares(|it| matches!(it, S::Add(what, _) if what.of == Microbe && is(what, 2))),
            mars(|it| matches!(it, S::Pay(what) if what.of != Noun::MegaCredit)),
            mars(|it| matches!(it, S::Draw(what) if is(what, 2))),
            ares(|it| matches!(it, S::Draw(_))).with(11),
            mars(|it| matches!(it, S::Gain(what) if what.of == Plant)).with(21),
            mars(|it| matches!(it, S::Add(what, Holder::This) if what.of == Animal)).with(22),
        ],
    ),
    (
        "remove",
        &[
            mars(|it| matches!(it, S::Remove(what, TakenFrom::AnyPlayer) if what.of == Plant)),
            mars(|it| matches!(it, S::Remove(what, TakenFrom::AnyCard) if what.of == Animal)),
            mars(|it| matches!(it, S::Steal(what) if what.of == Steel)),
            mars(|it| matches!(it, S::Steal(what) if what.of == Noun::MegaCredit)),
            ares(|it| matches!(it, S::Remove(what, TakenFrom::ThisCard) if is(what, 1))),
            ares(|it| matches!(it, S::Remove(what, TakenFrom::ThisCard) if is(what, 2))),
            mars(|it| matches!(it, S::Remove(what, TakenFrom::AnyPlayer) if what.of == Plant)).with(1),
            mars(|it| matches!(it, S::Remove(what, TakenFrom::AnyPlayer) if what.of == Plant)).with(5),
            mars(|it| matches!(it, S::Remove(what, TakenFrom::AnyPlayer) if what.of == Plant)).with(11),
            mars(|it| matches!(it, S::Remove(what, TakenFrom::AnyCard) if what.of == Animal)).with(21),
            mars(|it| matches!(it, S::Remove(what, TakenFrom::AnyPlayer) if what.of == Plant)).with(22),
        ],
    ),
    (
        "production",
        &[
            mars(|it| matches!(it, S::Production(Plant, steps) if is(steps, 1))),
            mars(|it| matches!(it, S::Production(Heat, steps) if is(steps, 2))),
            mars(|it| matches!(it, S::Production(Energy, steps) if is(steps, -1))),
            mars(|it| matches!(it, S::Production(_, steps) if steps.number == MeasureNumber::ThatMany)),
            mars(|it| matches!(it, S::Production(_, steps) if is_each(steps))),
            mars(|it| matches!(it, S::AnyProduction(Plant, _))),
            mars(|it| matches!(it, S::RequiresProduction(Titanium))),
            mars(|it| matches!(it, S::Favour(_))),
            mars(|it| matches!(it, S::Favour(_))),
            mars(|it| matches!(it, S::Production(Steel, _))).with(5),
            mars(|it| matches!(it, S::Production(Noun::MegaCredit, _))).with(11),
            mars(|it| matches!(it, S::Production(Plant, _))).with(21),
            mars(|it| matches!(it, S::Production(Titanium, _))).with(22),
        ],
    ),
    (
        "pay-with",
        &[
            mars(|it| matches!(it, S::Pays(PaymentRule::Helped(_, Titanium)))),
            mars(|it| matches!(it, S::Pays(PaymentRule::Helped(_, Steel)))),
            mars(|it| matches!(it, S::Pays(PaymentRule::InsteadOfMoney(_)))),
            ares(|it| matches!(it, S::Pays(PaymentRule::InsteadOfMoney(_)))),
            mars(|it| matches!(it, S::Pays(PaymentRule::WorthMore(..)))),
            ares(|it| matches!(it, S::Pays(PaymentRule::TakesOffMore(Steel, ..)))),
            ares(|it| matches!(it, S::Pays(PaymentRule::TakesOffMore(Titanium, ..)))),
            mars(|it| matches!(it, S::Pays(PaymentRule::CheaperTagged(Noun::SpaceTag, _)))),
            mars(|it| matches!(it, S::Pays(PaymentRule::CheaperTagged(Noun::EarthTag | Noun::PowerTag, _)))),
            ares(|it| matches!(it, S::Pays(PaymentRule::CheaperTagged(..)))),
            ares(|it| matches!(it, S::Pays(PaymentRule::CheaperTagged(..)))),
        ],
    ),
    (
        "most",
        &[
            mars(|it| matches!(it, S::Most(Noun::OwnedTile | Noun::GreeneryTile | Noun::CityTile))),
            mars(|it| matches!(it, S::Most(Heat))),
            mars(|it| matches!(it, S::Most(Noun::SpaceTag))),
            mars(|it| matches!(it, S::Most(Noun::BuildingTag))),
            mars(|it| matches!(it, S::Most(Noun::ScienceTag))),
            mars(|it| matches!(it, S::Most(_))),
            mars(|it| matches!(it, S::PlaceAlone(PlacedTile::Special(_)))),
            mars(|it| matches!(it, S::PlaceAlone(PlacedTile::Common(_)))),
            ares(
                |it| matches!(it, S::Pay(what) if what.of == Heat && what.number == MeasureNumber::AnyNumber),
            ),
            mars(|it| matches!(it, S::Gain(what) if what.number == MeasureNumber::ThatMany)),
            mars(is_each_tagless),
        ],
    ),
    (
        "each",
        &[
            mars(|it| matches!(it, S::Gain(what) if each_at(what, CountedAt::OnMars))),
            mars(
                |it| matches!(it, S::Gain(what) | S::Production(_, what) if each_at(what, CountedAt::Opponents)),
            ),
            mars(|it| matches!(it, S::Gain(what) if each_at(what, CountedAt::OnThisCard))),
            mars(|it| matches!(it, S::Gain(what) if each_at(what, CountedAt::Own))),
            mars(|it| matches!(it, S::Gain(what) | S::Production(_, what) if each_several(what))),
            mars(|it| matches!(it, S::Points(what) if each_of(what, Animal) && each_several(what))),
            mars(is_each_step),
            mars(|it| matches!(it, S::WhenAnyPlaced { .. })),
            mars(|it| matches!(it, S::WhenAnyPlaced { tile: Noun::CityTile, .. })),
            ares(|it| matches!(it, S::Gain(what) if each_of(what, Noun::PlantTag))),
            ares(|it| matches!(it, S::Gain(what) if each_at(what, CountedAt::Own))),
            ares(
                |it| matches!(it, S::Points(what) if each_of(what, Noun::ForestToken) || each_several(what)),
            ),
            ares(|it| matches!(it, S::Points(what) if each_of(what, Microbe) && each_several(what))),
            ares(|it| matches!(it, S::Add(_, Holder::OtherOwn))),
            mars(|it| matches!(it, S::Add(what, Holder::AnyOwn) if what.of == Microbe)),
            mars(|it| matches!(it, S::Remove(what, TakenFrom::AnyCard) if what.of == Animal)),
        ],
    ),
    (
        "place",
        &[
            mars(|it| matches!(it, S::Place(1, Noun::OceanTile))),
            mars(|it| matches!(it, S::Place(1, Noun::CityTile))),
            mars(|it| matches!(it, S::Place(_, Noun::OceanTile))).with(2),
            mars(|it| matches!(it, S::Place(_, Noun::CityTile))).with(5),
            mars(|it| matches!(it, S::Place(_, Noun::GreeneryTile))).with(21),
            mars(|it| matches!(it, S::Raise(RaisedTrack::Temperature, 2))),
            mars(|it| matches!(it, S::Raise(RaisedTrack::Oxygen, 1))),
            mars(|it| matches!(it, S::Raise(RaisedTrack::Venus, _))).with(5),
            mars(|it| matches!(it, S::Raise(RaisedTrack::Rating, _))),
            mars(|it| matches!(it, S::LoseAll(_))),
            ares(|it| matches!(it, S::Flip(1))),
            ares(|it| matches!(it, S::Flip(2))),
            ares(|it| matches!(it, S::Raise(RaisedTrack::Temperature, _))).with(11),
            ares(|it| matches!(it, S::Raise(RaisedTrack::Oxygen, _))).with(22),
        ],
    ),
    (
        "beside",
        &[
            mars(|it| matches!(it, S::PlaceBeside { least: 1, beside: Noun::CityTile, .. })),
            mars(|it| matches!(it, S::PlaceBeside { least: 2, .. })),
            mars(|it| matches!(it, S::PlaceBeside { beside: Noun::GreeneryTile, .. })),
            mars(|it| matches!(it, S::Points(what) if each_at(what, CountedAt::BesideThisTile))),
            mars(|it| matches!(it, S::Points(what) if each_at(what, CountedAt::BesideThisTile))),
            mars(|it| matches!(it, S::GreeneryCosts { .. })),
            mars(|it| matches!(it, S::CardCosts { .. })),
            mars(|it| matches!(it, S::CardCosts { .. })),
            mars(|it| matches!(it, S::OceanBrings { .. })),
            mars(|it| matches!(it, S::GreeneryCosts { .. })).with(1),
            mars(|it| matches!(it, S::GreeneryCosts { .. })).with(2),
            mars(|it| matches!(it, S::GreeneryCosts { .. })).with(5),
            mars(|it| matches!(it, S::GreeneryCosts { .. })).with(21),
        ],
    ),
    (
        "verb",
        &[
            mars(|it| matches!(it, S::Added(what, _) if what.of == Animal && is(what, 1))),
            mars(|it| matches!(it, S::Added(what, _) if what.of == Microbe && is(what, 1))),
            mars(|it| matches!(it, S::Added(what, _) if what.of == Noun::Fighter)).with(2),
            mars(|it| matches!(it, S::Added(what, _) if what.of == Microbe)).with(5),
            mars(|it| matches!(it, S::Added(what, _) if what.of == Animal)).with(11),
            ares(|it| matches!(it, S::Added(what, _) if what.of == Animal)).with(21),
            ares(|it| matches!(it, S::Added(what, _) if what.of == Microbe)).with(22),
            mars(|it| matches!(it, S::Requires(what) if what.of == Noun::ScienceTag)),
            ares(|it| matches!(it, S::Requires(_))),
            mars(|it| matches!(it, S::Requires(what) if what.of == Noun::OceanTile)).with(5),
            mars(|it| matches!(it, S::Requires(what) if what.of == Noun::OceanTile)).with(1),
            mars(|it| matches!(it, S::Requires(what) if what.of == Noun::ScienceTag)).with(21),
        ],
    ),
    (
        "player",
        &[
            mars(
                |it| matches!(it, S::Logged(PlayerReport::Gains(_, what)) if what.of == Plant && is(what, 1)),
            ),
            ares(
                |it| matches!(it, S::Logged(PlayerReport::Gains(_, what)) if what.of == Plant && is(what, 2)),
            ),
            mars(|it| matches!(it, S::Logged(PlayerReport::Gains(_, what)) if what.of == Plant)).with(22),
            mars(|it| matches!(it, S::Logged(PlayerReport::LosesTo(_, what, _)) if what.of == Plant)),
            mars(|it| matches!(it, S::Logged(PlayerReport::LosesTo(_, what, _)) if what.of == Steel)),
            mars(|it| matches!(it, S::Logged(PlayerReport::LosesTo(_, what, _)) if what.of == Plant)).with(5),
            mars(|it| matches!(it, S::Logged(PlayerReport::LosesTo(_, what, _)) if what.of == Plant))
                .with(21),
            mars(|it| matches!(it, S::Logged(PlayerReport::Decreases(_, Energy, _, _)))),
            mars(|it| matches!(it, S::Logged(PlayerReport::Decreases(_, Plant, _, _)))).with(11),
            mars(|it| matches!(it, S::Logged(PlayerReport::DelegateGoes(..)))),
            ares(|it| matches!(it, S::Logged(PlayerReport::Gives(..)))),
        ],
    ),
];

/// Each slot by name, with its sentences as a text to read: the card, then the sentence in English, Ukrainian, Slovak and Hebrew.
pub fn slots() -> Vec<(&'static str, String)> {
    SLOTS.iter().map(|&(name, queries)| (name, written(queries))).collect()
}

fn written(queries: &[SampleQuery]) -> String {
    let mut text = String::new();
    let mut shown: Vec<String> = Vec::new();
    for query in queries {
        let samples = match query.game {
            FromGame::Mars => mars::samples(query.number),
            FromGame::Ares => ares::samples(query.number),
        };
        let fitting: Vec<Sample> = samples.into_iter().filter(|it| (query.fits)(&it.statement)).collect();
        let of_new_card = fitting.iter().find(|it| !shown.contains(&it.from));
        let is_new = |it: &&Sample| !shown.contains(&it.english);
        let Some(sample) = of_new_card.or_else(|| fitting.iter().find(is_new)) else { continue };
        let game = match sample.game {
            FromGame::Mars => "",
            FromGame::Ares => " (Ares Expedition)",
        };
        let number = query.number.map_or_else(String::new, |number| format!(", with {number}"));
        let _ = writeln!(text, "{}{game}{number}", sample.from);
        let _ = writeln!(text, "  en  {}", sample.english);
        let _ = writeln!(text, "  uk  {}", Ukrainian::clause(&sample.statement));
        let _ = writeln!(text, "  sk  {}", Slovak::clause(&sample.statement));
        let _ = writeln!(text, "  he  {}\n", Hebrew::clause(&sample.statement));
        shown.extend([sample.from.clone(), sample.english.clone()]);
    }
    text
}

/// All forms of all nouns as a text to read; in front, 1, 2, 5 and 21 of each as an object.
pub fn paradigms() -> String {
    let mut text = String::new();
    for &of in Noun::VARIANTS {
        let _ = writeln!(text, "{of:?}");
        let forms = Ukrainian::noun(of);
        let _ = writeln!(text, "  uk  {} ({:?})", objects::<Ukrainian>(of), forms.gender);
        cases::<Ukrainian>(&forms, &mut text);
        let forms = Slovak::noun(of);
        let _ = writeln!(text, "  sk  {} ({:?})", objects::<Slovak>(of), forms.gender);
        cases::<Slovak>(&forms, &mut text);
        let forms = Hebrew::noun(of);
        let _ = writeln!(text, "  he  {} ({:?})", objects::<Hebrew>(of), forms.gender);
        for number in [1, 2] {
            let number = Hebrew::plural(number);
            let _ = writeln!(text, "    {}, {}", forms.absolute(number), forms.construct(number));
        }
    }
    text
}

/// Some numbers of a noun, as objects.
fn objects<G: Grammar>(of: Noun) -> String {
    [1, 2, 5, 21].map(|number| G::phrase(Measure::exactly(number, of), Case::Accusative)).join(", ")
}

/// Writes the forms for 1, 2 and 5, by case.
fn cases<G: Grammar>(forms: &SlavicForms, text: &mut String) {
    for &case in Case::VARIANTS {
        let by_number = [1, 2, 5].map(|number| forms.form(case, G::plural(number)));
        let _ = writeln!(text, "    {case:?}: {}", by_number.join(", "));
    }
}
