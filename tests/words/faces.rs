//! The faces of all cards as one file to read, and that nothing a card does is missing on its face.

use crate::words::cards::{all, compare, head};
use core::fmt::Write;
use viriditas::mars::cards::{Amount, DelegateMove, Effect, Kind, Removable, Sought, Stored, Tag};
use viriditas::mars::face::{self, Border, Glyph, Row, RowKind};

fn border(name: &str, border: Border) -> String {
    match border {
        Border::Own => name.to_owned(),
        Border::Any => format!("!{name}"),
    }
}

/// A glyph in ASCII; a red border is `!`, a production box `[ ]`.
fn ascii(glyph: Glyph) -> String {
    match glyph {
        Glyph::Number(number) => number.to_string(),
        Glyph::Plus => "+".to_owned(),
        Glyph::Minus => "-".to_owned(),
        Glyph::Slash => "/".to_owned(),
        Glyph::Arrow => "->".to_owned(),
        Glyph::Colon => ":".to_owned(),
        Glyph::AtMost => "max".to_owned(),
        Glyph::AtLeast => "min".to_owned(),
        Glyph::Chosen => "N".to_owned(),
        Glyph::Asterisk => "*".to_owned(),
        Glyph::Open => "(".to_owned(),
        Glyph::Close => ")".to_owned(),
        Glyph::Resource(it, whose) => border(&format!("{it:?}"), whose),
        Glyph::Production(it, whose) => format!("[{}]", border(&format!("{it:?}"), whose)),
        Glyph::MetalProduction => "[Metal]".to_owned(),
        Glyph::LowestProduction => "[Lowest]".to_owned(),
        Glyph::AnyProduction => "[?]".to_owned(),
        Glyph::CardResource(it, whose) => border(&format!("{it:?}Cube"), whose),
        Glyph::AnyCardResource => "AnyCube".to_owned(),
        Glyph::Tag(it, whose) => border(&format!("{it:?}Tag"), whose),
        Glyph::AnyTag => "AnyTag".to_owned(),
        Glyph::Tile(it, whose) => border(&format!("{it:?}Tile"), whose),
        Glyph::TileClass(it, whose) => border(&format!("{it:?}Tiles"), whose),
        Glyph::Reserved(it) => format!("@{it:?}"),
        Glyph::Marker => "Marker".to_owned(),
        Glyph::Parameter(it) => format!("{it:?}"),
        Glyph::Requirements => "Limits".to_owned(),
        Glyph::Rating => "TR".to_owned(),
        Glyph::Points => "VP".to_owned(),
        Glyph::Raised => "Raised".to_owned(),
        Glyph::Card => "Card".to_owned(),
        Glyph::OthersCard => border("Card", Border::Any),
        Glyph::Play => "Play".to_owned(),
        Glyph::Award => "Award".to_owned(),
        Glyph::Kind(it, whose) => border(&format!("{it:?}Card"), whose),
        Glyph::Project(None) => "Project".to_owned(),
        Glyph::Project(Some(it)) => format!("{it:?}Project"),
        Glyph::Shield => "Shield".to_owned(),
        Glyph::NoTag => "NoTag".to_owned(),
        Glyph::Colony(whose) => border("Colony", whose),
        Glyph::ColonyTile => "ColonyTile".to_owned(),
        Glyph::Fleet => "Fleet".to_owned(),
        Glyph::Trade => "Trade".to_owned(),
        Glyph::Party(it) => format!("{it:?}Party"),
        Glyph::AnyResource => "AnyResource".to_owned(),
        Glyph::Influence => "Influence".to_owned(),
        Glyph::Delegate => "Delegate".to_owned(),
        Glyph::Chair(whose) => border("Chair", whose),
        Glyph::Leader => "Leader".to_owned(),
    }
}

#[test]
fn the_faces_of_all_cards_are_those_of_the_golden() {
    let mut now = String::new();
    for card in all() {
        writeln!(now, "{}", head(card)).unwrap();
        for Row { kind, glyphs } in face::rows(card) {
            let drawn: Vec<String> = glyphs.into_iter().map(ascii).collect();
            writeln!(now, "  {:<11} {}", format!("{kind:?}"), drawn.join(" ")).unwrap();
        }
        writeln!(now).unwrap();
    }
    compare("faces.txt", &now);
}

/// The glyph without which an effect would not be recognised; nested effects are looked at one by one.
fn needed(effect: &Effect, all: &mut Vec<Glyph>) {
    match *effect {
        Effect::Gain(it, _) | Effect::Pay(it, ..) => all.push(Glyph::Resource(it, Border::Own)),
        Effect::Produce(it, _) => all.push(Glyph::Production(it, Border::Own)),
        Effect::ProduceMetal(_) => all.push(Glyph::MetalProduction),
        Effect::ProduceLowest(_) => all.push(Glyph::LowestProduction),
        Effect::Reduce(it, _) => all.push(Glyph::Production(it, Border::Any)),
        Effect::CopyProduction(_) => all.push(Glyph::AnyProduction),
        Effect::Raise(it, _) => all.push(Glyph::Parameter(it)),
        Effect::Rate(_) => all.push(Glyph::Rating),
        Effect::Place(it, _) => all.push(Glyph::Tile(it, Border::Own)),
        Effect::ClaimLand => all.push(Glyph::Marker),
        Effect::Remove(Removable::Stock(it), ..) => all.push(Glyph::Resource(it, Border::Any)),
        Effect::Remove(Removable::Card(it), ..) => all.push(Glyph::CardResource(it, Border::Any)),
        Effect::Steal(it, _) => all.extend([Glyph::Resource(it, Border::Any), Glyph::Arrow]),
        Effect::Add(Stored::Kind(it), ..) | Effect::DrawUntil(Sought::Icon(it), _) => {
            all.push(Glyph::CardResource(it, Border::Own));
        }
        Effect::Add(Stored::OneOf(kinds), ..) if kinds.len() < 4 => {
            all.extend(kinds.iter().map(|&it| Glyph::CardResource(it, Border::Own)));
        }
        Effect::Add(Stored::OneOf(_), ..) => all.push(Glyph::AnyCardResource),
        Effect::Take(..) | Effect::Discard | Effect::MayDiscard | Effect::SetBack(_) => {
            all.push(Glyph::Minus);
        }
        Effect::Draw(_) | Effect::Look(..) => all.push(Glyph::Card),
        Effect::OthersDraw(_) => all.push(Glyph::OthersCard),
        Effect::Reveal(it) | Effect::DrawUntil(Sought::Tag(it), _) => all.push(Glyph::Tag(it, Border::Own)),
        Effect::PlayNow { .. } => all.push(Glyph::Play),
        Effect::PlayPrelude(_) => all.extend([Glyph::Kind(Kind::Prelude, Border::Own), Glyph::Play]),
        Effect::RepeatAction => all.push(Glyph::Arrow),
        Effect::FundAward => all.push(Glyph::Award),
        Effect::Settle(_) | Effect::ColonyBonuses => all.push(Glyph::Colony(Border::Own)),
        Effect::Fleet(_) => all.push(Glyph::Fleet),
        Effect::Trade => all.push(Glyph::Trade),
        Effect::OpenColony | Effect::ShiftColonies => all.push(Glyph::ColonyTile),
        Effect::Lose(it, _) => all.extend([Glyph::Minus, Glyph::Resource(it, Border::Own)]),
        Effect::Delegates(DelegateMove::SeizeChair) => all.push(Glyph::Chair(Border::Own)),
        Effect::Delegates(_) => all.push(Glyph::Delegate),
        Effect::GainAny(_) => all.push(Glyph::AnyResource),
        Effect::Choose(lists) | Effect::MayChoose(lists) => {
            all.push(Glyph::Slash);
            for list in lists {
                needed_all(list, all);
            }
        }
        Effect::ChooseAmount(_, then) => {
            all.push(Glyph::Chosen);
            needed_all(then, all);
        }
        Effect::If(_, then, otherwise) => {
            needed_all(then, all);
            needed_all(otherwise, all);
        }
        Effect::NextCardDiscount { leeway, .. } => {
            all.push(if leeway > 0 { Glyph::Requirements } else { Glyph::Minus });
        }
        Effect::Then(first, then) => {
            needed(first, all);
            needed_all(then, all);
        }
    }
}

fn needed_all(effects: &[Effect], all: &mut Vec<Glyph>) {
    for effect in effects {
        needed(effect, all);
    }
}

#[test]
fn every_effect_of_every_card_is_on_its_face_and_every_card_has_one() {
    for card in all() {
        let rows = face::rows(card);
        assert!(!rows.is_empty() && rows.iter().all(|row| !row.glyphs.is_empty()), "{}", card.name);
        let shown: Vec<Glyph> = rows.iter().flat_map(|row| row.glyphs.clone()).collect();
        let mut wanted = Vec::new();
        needed_all(card.play, &mut wanted);
        needed_all(card.first, &mut wanted);
        for action in card.actions {
            needed_all(action.cost, &mut wanted);
            needed_all(action.gain, &mut wanted);
        }
        card.triggers.iter().for_each(|trigger| needed_all(trigger.steps, &mut wanted));
        for glyph in wanted {
            let asked = wanted_times(card, glyph);
            let times = shown.iter().filter(|&&other| other == glyph).count();
            assert!(times >= asked, "{}: {glyph:?} {times} of {asked} times", card.name);
        }
        let rows_of = |kind| rows.iter().filter(|row| row.kind == kind).count();
        assert_eq!(rows_of(RowKind::Action), card.actions.len(), "{}", card.name);
        let lasting = card.triggers.len() + card.passives.len() + usize::from(card.tags.contains(&Tag::Wild));
        assert_eq!(rows_of(RowKind::Effect), lasting, "{}", card.name);
        assert_eq!(rows_of(RowKind::Points), usize::from(card.points.is_some()), "{}", card.name);
        assert_eq!(
            rows_of(RowKind::Requirement),
            usize::from(!card.requirements.is_empty()),
            "{}",
            card.name
        );
    }
}

/// How many effects of a card's play need this glyph.
fn wanted_times(card: &viriditas::mars::cards::Card, glyph: Glyph) -> usize {
    let mut wanted = Vec::new();
    needed_all(card.play, &mut wanted);
    wanted.iter().filter(|&&other| other == glyph).count().max(1)
}

#[test]
fn fixed_numbers_above_one_are_on_the_face() {
    for card in all() {
        let shown: Vec<Glyph> = face::rows(card).into_iter().flat_map(|row| row.glyphs).collect();
        for effect in card.play {
            if let Effect::Gain(_, Amount::Exactly(number)) | Effect::Produce(_, Amount::Exactly(number)) =
                *effect
                && number.abs() > 1
            {
                let number = Glyph::Number(number.unsigned_abs().into());
                assert!(shown.contains(&number), "{}: {effect:?}", card.name);
            }
        }
    }
}

#[cfg(feature = "synthetic")]
#[test]
fn whatever_pays_and_another_price_of_cards_are_drawn() {
    use viriditas::mars::cards::{BALLOON_CONVOY, CREEPING_MATS, JEALOUS_FOUNDERS};

    let drawn = |card| {
        let rows = face::rows(&card).into_iter();
        let effects = rows.filter(|row| row.kind == RowKind::Effect).flat_map(|row| row.glyphs);
        effects.map(ascii).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(drawn(CREEPING_MATS), "PlantTag : MicrobeCube -> 2 MegaCredits");
    assert_eq!(drawn(BALLOON_CONVOY), "FloaterCube : 2 Heat");
    assert_eq!(drawn(JEALOUS_FOUNDERS), "Card : 5 MegaCredits");
}
