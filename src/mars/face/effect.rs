//! Effects as glyphs.

use super::count::{amount, count, number_of, requirement};
use super::{Border, Glyph, Row, RowKind};
use crate::mars::cards::Resource::MegaCredits;
use crate::mars::cards::{
    Amount, Card, CardResource, DelegateMove, Effect, Keep, Kind, PlacementRule, Recipient, Removable,
    SetBack, Settling, Sought, Source, Stored, Tile, Victim, WITHOUT_LIMITS,
};

/// The rows of what a card does when it is played: changes of production in a row of their own, and each
/// step that offers or sets alternatives too, so that it is clear how far they reach.
pub(super) fn rows(card: &Card, rows: &mut Vec<Row>) {
    let of = |kind| card.play.iter().filter(move |effect| kind_of(effect) == kind);
    let mut production = Vec::new();
    of(RowKind::Production).for_each(|effect| step(effect, card, &mut production));
    if !production.is_empty() {
        rows.push(Row { kind: RowKind::Production, glyphs: production });
    }
    let kind = RowKind::Immediate;
    let mut glyphs = Vec::new();
    for effect in of(kind) {
        if branches(effect) == Branches::Yes && !glyphs.is_empty() {
            rows.push(Row { kind, glyphs: core::mem::take(&mut glyphs) });
        }
        step(effect, card, &mut glyphs);
        if branches(effect) == Branches::Yes {
            rows.push(Row { kind, glyphs: core::mem::take(&mut glyphs) });
        }
    }
    if !glyphs.is_empty() {
        rows.push(Row { kind, glyphs });
    }
}

/// Whether a step has alternatives.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Branches {
    Yes,
    No,
}

const fn branches(effect: &Effect) -> Branches {
    match effect {
        Effect::Choose(_) | Effect::MayChoose(_) | Effect::ChooseAmount(..) | Effect::If(..) => Branches::Yes,
        _ => Branches::No,
    }
}

/// In which row of a played card an effect stands.
const fn kind_of(effect: &Effect) -> RowKind {
    match effect {
        Effect::CopyProduction(_) => RowKind::Production,
        _ if effect.nature().is_production => RowKind::Production,
        _ => RowKind::Immediate,
    }
}

/// All effects one after the other.
pub(super) fn all(effects: &[Effect], card: &Card) -> Vec<Glyph> {
    let mut glyphs = Vec::new();
    for effect in effects {
        step(effect, card, &mut glyphs);
    }
    glyphs
}

fn step(effect: &Effect, card: &Card, glyphs: &mut Vec<Glyph>) {
    match *effect {
        Effect::Gain(resource, number) => {
            amount(number, &[Glyph::Resource(resource, Border::Own)], card, glyphs);
        }
        Effect::Pay(resource, number, helpers) => {
            glyphs.push(Glyph::Minus);
            amount(number, &[Glyph::Resource(resource, Border::Own)], card, glyphs);
            if !helpers.is_empty() {
                glyphs.push(Glyph::Open);
                glyphs.extend(helpers.iter().map(|&it| Glyph::Resource(it, Border::Own)));
                glyphs.push(Glyph::Close);
            }
        }
        Effect::Produce(resource, number) => {
            amount(number, &[Glyph::Production(resource, Border::Own)], card, glyphs);
        }
        Effect::ProduceMetal(number) => number_of(number.into(), &[Glyph::MetalProduction], glyphs),
        Effect::ProduceLowest(number) => number_of(number.into(), &[Glyph::LowestProduction], glyphs),
        Effect::Reduce(resource, number) => {
            glyphs.push(Glyph::Minus);
            number_of(number.into(), &[Glyph::Production(resource, Border::Any)], glyphs);
        }
        Effect::CopyProduction(tag) => {
            glyphs.extend([
                Glyph::AnyProduction,
                Glyph::Slash,
                Glyph::Tag(tag, Border::Own),
                Glyph::Asterisk,
            ]);
        }
        Effect::Raise(parameter, steps) => glyphs.extend((0..steps).map(|_| Glyph::Parameter(parameter))),
        Effect::Rate(number) => amount(number, &[Glyph::Rating], card, glyphs),
        Effect::Place(tile, area) => place(tile, area, glyphs),
        Effect::ClaimLand => glyphs.push(Glyph::Marker),
        Effect::Remove(what, most, victim) => {
            glyphs.push(Glyph::Minus);
            number_of(most.into(), &[removable(what)], glyphs);
            match victim {
                Victim::Anyone => {}
                Victim::Showing(tag) => glyphs.extend([Glyph::Tag(tag, Border::Any), Glyph::Asterisk]),
                Victim::NeighbourOfPlaced => glyphs.push(Glyph::Asterisk),
            }
        }
        Effect::Steal(resource, most) => {
            number_of(most.into(), &[Glyph::Resource(resource, Border::Any)], glyphs);
            glyphs.push(Glyph::Arrow);
            number_of(most.into(), &[Glyph::Resource(resource, Border::Own)], glyphs);
        }
        Effect::Add(stored, number, holder) => {
            add(stored, number, card, glyphs);
            match holder {
                Recipient::This => {}
                Recipient::Own
                | Recipient::OwnHolding
                | Recipient::Played
                | Recipient::Every
                | Recipient::EveryHolding => {
                    glyphs.push(Glyph::Asterisk);
                }
                Recipient::Tagged(tag) => glyphs.extend([Glyph::Tag(tag, Border::Own), Glyph::Asterisk]),
            }
        }
        Effect::Take(kind, number, source) => {
            let border = match source {
                Source::This | Source::Own => Border::Own,
                Source::Anyone => Border::Any,
            };
            glyphs.push(Glyph::Minus);
            amount(number, &[Glyph::CardResource(kind, border)], card, glyphs);
            if source == Source::Own {
                glyphs.push(Glyph::Asterisk);
            }
        }
        Effect::Draw(number) => amount(number, &[Glyph::Card], card, glyphs),
        Effect::Settle(Settling::Usual) => glyphs.push(Glyph::Colony(Border::Own)),
        Effect::Settle(Settling::Again) => glyphs.extend([Glyph::Colony(Border::Own), Glyph::Asterisk]),
        Effect::Fleet(number) => number_of(number.into(), &[Glyph::Fleet], glyphs),
        Effect::Trade => glyphs.push(Glyph::Trade),
        Effect::OpenColony => glyphs.extend([Glyph::Plus, Glyph::ColonyTile]),
        Effect::ColonyBonuses => {
            glyphs.extend([Glyph::Colony(Border::Own), Glyph::Colon, Glyph::Plus, Glyph::Asterisk]);
        }
        Effect::ShiftColonies => {
            glyphs.extend([Glyph::ColonyTile, Glyph::Plus, Glyph::Number(1)]);
            glyphs.extend([Glyph::ColonyTile, Glyph::Minus, Glyph::Number(1)]);
        }
        Effect::Lose(resource, number) => {
            glyphs.push(Glyph::Minus);
            amount(number, &[Glyph::Resource(resource, Border::Own)], card, glyphs);
        }
        Effect::GainAny(number) => amount(number, &[Glyph::AnyResource], card, glyphs),
        Effect::Delegates(DelegateMove::Send(number)) => {
            glyphs.push(Glyph::Plus);
            number_of(number.into(), &[Glyph::Delegate], glyphs);
        }
        Effect::Delegates(DelegateMove::Recall) => glyphs.extend([Glyph::Minus, Glyph::Delegate]),
        Effect::Delegates(DelegateMove::Replace) => {
            glyphs.extend([Glyph::Minus, Glyph::Delegate, Glyph::Arrow, Glyph::Plus, Glyph::Delegate]);
        }
        Effect::Delegates(DelegateMove::SeizeChair) => glyphs.push(Glyph::Chair(Border::Own)),
        Effect::SetBack(SetBack::Lower(parameter, steps)) => {
            glyphs.push(Glyph::Minus);
            number_of(steps.into(), &[Glyph::Parameter(parameter)], glyphs);
        }
        Effect::SetBack(SetBack::RemoveOcean) => {
            glyphs.extend([Glyph::Minus, Glyph::Tile(Tile::Ocean, Border::Any)]);
        }
        Effect::OthersDraw(number) => {
            number_of(number.into(), &[Glyph::OthersCard], glyphs);
        }
        Effect::Look(number, keep) => {
            number_of(number.into(), &[Glyph::Card], glyphs);
            glyphs.push(Glyph::Arrow);
            match keep {
                Keep::Free(kept) => number_of(kept.into(), &[Glyph::Card], glyphs),
                Keep::Bought => glyphs.extend([Glyph::Card, Glyph::Asterisk]),
            }
        }
        Effect::Reveal(tag) => glyphs.extend([Glyph::Card, Glyph::Tag(tag, Border::Own), Glyph::Asterisk]),
        Effect::DrawUntil(of, number) => {
            let mark = match of {
                Sought::Tag(tag) => Glyph::Tag(tag, Border::Own),
                Sought::Icon(kind) => Glyph::CardResource(kind, Border::Own),
            };
            number_of(number.into(), &[Glyph::Card, mark], glyphs);
            glyphs.push(Glyph::Asterisk);
        }
        Effect::Discard | Effect::MayDiscard => glyphs.extend([Glyph::Minus, Glyph::Card]),
        Effect::PlayNow { discount, leeway } => {
            glyphs.push(Glyph::Play);
            ease(discount, leeway, glyphs);
        }
        Effect::PlayPrelude(number) => {
            number_of(number.into(), &[Glyph::Kind(Kind::Prelude, Border::Own)], glyphs);
            glyphs.extend([Glyph::Arrow, Glyph::Play]);
        }
        Effect::RepeatAction => glyphs.extend([Glyph::Arrow, Glyph::Asterisk]),
        Effect::FundAward => {
            glyphs.extend([Glyph::Award, Glyph::Colon, Glyph::Number(0)]);
            glyphs.push(Glyph::Resource(MegaCredits, Border::Own));
        }
        Effect::Choose(lists) | Effect::MayChoose(lists) => {
            for (place, list) in lists.iter().enumerate() {
                if place > 0 {
                    glyphs.push(Glyph::Slash);
                }
                group(list, card, glyphs);
            }
        }
        Effect::ChooseAmount(of, then) => {
            glyphs.extend([Glyph::Chosen, Glyph::AtMost]);
            count(of, card, glyphs);
            glyphs.push(Glyph::Colon);
            group(then, card, glyphs);
        }
        Effect::If(condition, then, otherwise) => {
            glyphs.extend(requirement(condition));
            glyphs.push(Glyph::Colon);
            group(then, card, glyphs);
            if !otherwise.is_empty() {
                glyphs.push(Glyph::Slash);
                group(otherwise, card, glyphs);
            }
        }
        Effect::NextCardDiscount { discount, leeway } => {
            glyphs.push(Glyph::Card);
            ease(discount, leeway, glyphs);
            glyphs.push(Glyph::Asterisk);
        }
        Effect::Then(first, then) => {
            step(first, card, glyphs);
            glyphs.push(Glyph::Arrow);
            group(then, card, glyphs);
        }
    }
}

/// Several effects as one; a single one needs no brackets.
fn group(effects: &[Effect], card: &Card, glyphs: &mut Vec<Glyph>) {
    match effects {
        [only] => step(only, card, glyphs),
        several => {
            glyphs.push(Glyph::Open);
            for effect in several {
                step(effect, card, glyphs);
            }
            glyphs.push(Glyph::Close);
        }
    }
}

/// How much cheaper a card is, and how far its limits may be missed.
fn ease(discount: u8, leeway: u8, glyphs: &mut Vec<Glyph>) {
    if discount > 0 || leeway > 0 {
        glyphs.push(Glyph::Colon);
    }
    if discount > 0 {
        glyphs.push(Glyph::Minus);
        number_of(discount.into(), &[Glyph::Resource(MegaCredits, Border::Own)], glyphs);
    }
    match leeway {
        0 => {}
        WITHOUT_LIMITS => glyphs.extend([Glyph::Minus, Glyph::Requirements]),
        _ => leeway_of(leeway, glyphs),
    }
}

/// Limits that may be missed by so many steps either way.
pub(super) fn leeway_of(steps: u8, glyphs: &mut Vec<Glyph>) {
    glyphs.extend([
        Glyph::Requirements,
        Glyph::Plus,
        Glyph::Slash,
        Glyph::Minus,
        Glyph::Number(steps.into()),
    ]);
}

fn place(tile: Tile, area: PlacementRule, glyphs: &mut Vec<Glyph>) {
    glyphs.push(Glyph::Tile(tile, Border::Own));
    match area {
        PlacementRule::Usual => {}
        PlacementRule::Reserved(name) => glyphs.push(Glyph::Reserved(name)),
        PlacementRule::Land
        | PlacementRule::OceanReserved
        | PlacementRule::CitySite
        | PlacementRule::Isolated
        | PlacementRule::Volcanic
        | PlacementRule::Metal
        | PlacementRule::MetalBesideOwn
        | PlacementRule::BesideTwoCities
        | PlacementRule::BesideCity
        | PlacementRule::BesideGreenery => glyphs.push(Glyph::Asterisk),
    }
}

const fn removable(what: Removable) -> Glyph {
    match what {
        Removable::Stock(resource) => Glyph::Resource(resource, Border::Any),
        Removable::Card(kind) => Glyph::CardResource(kind, Border::Any),
    }
}

fn add(stored: Stored, number: Amount, card: &Card, glyphs: &mut Vec<Glyph>) {
    match stored {
        Stored::Kind(kind) => amount(number, &[Glyph::CardResource(kind, Border::Own)], card, glyphs),
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => {
            amount(number, &[Glyph::AnyCardResource], card, glyphs);
        }
        Stored::OneOf(kinds) => {
            for (place, &kind) in kinds.iter().enumerate() {
                if place > 0 {
                    glyphs.push(Glyph::Slash);
                }
                amount(number, &[Glyph::CardResource(kind, Border::Own)], card, glyphs);
            }
        }
    }
}
