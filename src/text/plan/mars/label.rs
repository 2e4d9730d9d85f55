//! What an answer stands for.

use crate::kit::Seat;
use crate::mars::cards::{
    Amount, Asked, CONVERSIONS, CardId, CardResource, Conversion, Effect, Kind, PROJECTS, Party, Removable,
    Resource, StandardProject, card,
};
use crate::mars::maps::Hex;
use crate::mars::view::{Changed, Figure, left_to};
use crate::mars::{Choice, Discounts, Facts, Payer, Question, Why, price};
use crate::text::plan::Noun;

/// What an answer is, with its price and the figures that it hangs on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum AnswerLabel {
    /// Plays a card of the hand, for M€.
    Play { card: CardId, price: u16 },
    /// Sells patents.
    SellPatents,
    /// Uses another standard project, for M€.
    Project { project: StandardProject, price: u16 },
    /// Claims the milestone at this place, for M€.
    Claim { place: u8, price: Option<u16> },
    /// Funds the award at this place, for M€ where it has a price.
    Fund { place: u8, price: Option<u16> },
    /// Uses the action of a card; which one, where the card has several.
    Use { card: CardId, which: Option<u8> },
    /// Converts a number of resources.
    Convert { conversion: Conversion, price: u8 },
    /// Trades with a colony tile for a number of a resource.
    Trade { tile: CardId, price: u16, with: Resource },
    /// Sends a delegate, for M€; from the lobby, where it costs nothing.
    Lobby { party: Party, price: Option<u16> },
    /// Does the first action of this corporation.
    FirstAction(CardId),
    /// Ends the turn.
    EndTurn,
    /// Passes.
    Pass,
    /// Something is done with a card of the hand or of those dealt.
    Card { card: CardId, done: Done },
    /// A colony tile.
    ColonyTile(CardId),
    /// A card on the table: whose it is, where it is somebody else's, and what lies on it.
    Holder { card: CardId, owner: Option<Seat>, held: Option<HeldOnCard> },
    /// An area on which a tile goes.
    Area(Hex),
    /// An area that is claimed.
    ClaimArea(Hex),
    /// A player, with what there is of what is asked about.
    Player { who: Seat, has: Option<HeldFigure> },
    /// The neutral opponent.
    NeutralOpponent,
    /// How much is paid with something.
    PayWith { number: i32, with: Payer },
    /// The marker of a colony tile is moved up a number of steps.
    MoveMarker(i32),
    /// A number of something is removed.
    Remove { number: i32, of: Noun },
    /// A number of something is stolen.
    Steal { number: i32, of: Noun },
    /// A number.
    Number(i32),
    /// The income of a trade comes first.
    TradeIncome,
    /// The colony bonus of this player comes first.
    ColonyBonusOf(Seat),
    /// The delegate of this player leaves a party.
    DelegateOf(Seat),
    /// A neutral delegate leaves a party.
    NeutralDelegate,
    /// One of several that a step leaves open.
    Option(OptionLabel),
    /// One of several at this place, of which no more is known.
    Unknown(u8),
    /// A step that waits at this place of the order comes first.
    First(u8),
    /// No card is bought.
    BuyNone,
    /// No more cards are bought.
    BuyNoMore,
    /// No more cards are sold.
    SellNoMore,
    /// Plants are kept.
    KeepPlants,
    /// Something is declined or finished.
    Declined(Declined),
    /// An answer is taken back.
    Reopen,
}

/// What is done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Done {
    Played,
    Bought,
    Kept,
    Sold,
    Discarded,
    Chosen,
}

/// What a player has of what is asked about, and what the answer leaves at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum HeldFigure {
    Production { of: Resource, from: i32, to: i32 },
    Stock { of: Resource, from: i32, to: i32 },
}

/// What lies on a card, and what the answer leaves of it at least, where it takes from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum HeldOnCard {
    Lies(i32, Noun),
    Leaves { of: Noun, from: i32, to: i32 },
}

/// What a step leaves open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::text) enum OptionLabel {
    /// These steps of this card.
    Steps(&'static [Effect], CardId),
    /// The production of a resource.
    Production(Resource),
    /// A resource.
    Resource(Resource),
    /// A party.
    Party(Party),
}

/// What is declined, or finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Declined {
    Removal,
    Theft,
    Discard,
    Alternatives,
    /// Cards are looked at now.
    Look,
    /// Anything else.
    Step,
}

/// What an answer of a seat to a question stands for.
pub(in crate::text) fn label(facts: &Facts, seat: Seat, question: &Question, choice: Choice) -> AnswerLabel {
    let why = question.why;
    let discounts = || Discounts::of(facts, seat);
    let priced = || price(facts, seat, choice).map(|price| price.amount);
    match choice {
        Choice::Play(id) => AnswerLabel::Play { card: id, price: discounts().price(card(id)) },
        Choice::Project(StandardProject::SellPatents) => AnswerLabel::SellPatents,
        Choice::Project(project) => AnswerLabel::Project { project, price: discounts().project(project) },
        Choice::Claim(place) => AnswerLabel::Claim { place, price: priced() },
        Choice::Fund(place) => {
            AnswerLabel::Fund { place, price: priced().filter(|_| matches!(why, Why::Turn { .. })) }
        }
        Choice::Act { card: id, which } => used(id, which),
        Choice::Convert(conversion) => {
            let price = match conversion {
                Conversion::Plants => discounts().greenery,
                Conversion::Heat => CONVERSIONS[conversion as usize].cost,
            };
            AnswerLabel::Convert { conversion, price }
        }
        Choice::Trade { tile, with } => AnswerLabel::Trade { tile, price: priced().unwrap_or(0), with },
        Choice::Lobby(party) => AnswerLabel::Lobby { party, price: priced().filter(|&price| price > 0) },
        Choice::FirstAction => AnswerLabel::FirstAction(facts.players[seat].corporation),
        Choice::EndTurn => AnswerLabel::EndTurn,
        Choice::Pass => AnswerLabel::Pass,
        Choice::Card(id) => AnswerLabel::Card { card: id, done: done_with_card(why) },
        Choice::TableauCard(id) if card(id).kind == Kind::Colony => AnswerLabel::ColonyTile(id),
        Choice::TableauCard(id) => AnswerLabel::Holder {
            card: id,
            owner: facts.owner(id).filter(|&owner| owner != seat),
            held: card(id).holds.map(|kind| on_card(facts.on_card[id.index()].into(), kind, why)),
        },
        Choice::Space(area) if matches!(why, Why::Effect { effect: Effect::ClaimLand, .. }) => {
            AnswerLabel::ClaimArea(area)
        }
        Choice::Space(area) => AnswerLabel::Area(area),
        Choice::Seat(who) => AnswerLabel::Player { who, has: has(facts, seat, who, why) },
        Choice::Neutral => AnswerLabel::NeutralOpponent,
        Choice::Amount(number) => number_label(number.into(), why),
        Choice::Option(place) => option(place, why),
        Choice::First(place) => AnswerLabel::First(place),
        Choice::Done => done(why),
        Choice::Reopen => AnswerLabel::Reopen,
    }
}

/// What the option at a place of an effect's list stands for, on this card.
fn option_label(effect: &Effect, place: usize, of: CardId) -> Option<OptionLabel> {
    /// The metals that a step may ask to choose between, in the order of its options.
    const METALS: [Resource; 2] = [Resource::Steel, Resource::Titanium];
    match *effect {
        Effect::Choose(lists) | Effect::MayChoose(lists) => {
            lists.get(place).map(|list| OptionLabel::Steps(list, of))
        }
        Effect::ProduceMetal(_) => METALS.get(place).copied().map(OptionLabel::Production),
        Effect::ProduceLowest(_) => Resource::ALL.get(place).copied().map(OptionLabel::Production),
        Effect::GainAny(_) => Resource::ALL.get(place).copied().map(OptionLabel::Resource),
        Effect::Delegates(_) => Party::ALL.get(place).copied().map(OptionLabel::Party),
        Effect::Then(step, _) => option_label(step, place, of),
        _ => None,
    }
}

/// What a card sold as a patent brings, in M€ (BASE-SP-02).
pub(in crate::text) fn patents_price() -> i32 {
    let price = |step: &Effect| match step {
        Effect::Gain(Resource::MegaCredits, Amount::Exactly(price)) => Some(i32::from(*price)),
        _ => None,
    };
    PROJECTS[StandardProject::SellPatents as usize].play.iter().find_map(price).unwrap_or_default()
}

fn used(id: CardId, which: u8) -> AnswerLabel {
    let has_several = card(id).actions.len() > 1;
    AnswerLabel::Use { card: id, which: has_several.then_some(which) }
}

/// What is done with a card that is chosen.
fn done_with_card(why: Why) -> Done {
    match why {
        Why::Corporation | Why::Prelude { .. } => Done::Played,
        Why::Buy { .. } => Done::Bought,
        Why::Draft | Why::Keep { .. } | Why::Preludes { .. } => Done::Kept,
        Why::Sell => Done::Sold,
        Why::Effect { effect, .. } => match effect.asks() {
            Some(Asked::Discarded | Asked::DiscardedIfAny) => Done::Discarded,
            Some(Asked::Played { .. }) => Done::Played,
            _ => Done::Chosen,
        },
        Why::Turn { .. }
        | Why::Pay { .. }
        | Why::Remove { .. }
        | Why::Steal { .. }
        | Why::RemoveFromCard { .. }
        | Why::Again { .. }
        | Why::Conversion
        | Why::Approach { .. }
        | Why::Traded { .. }
        | Why::Lower { .. }
        | Why::Close
        | Why::Recall { .. }
        | Why::Waiting => Done::Chosen,
    }
}

/// What a player has of what is taken, and what is left of it.
fn has(facts: &Facts, seat: Seat, who: Seat, why: Why) -> Option<HeldFigure> {
    let Why::Effect { effect, .. } = why else { return None };
    let Changed { figure, from, to } = left_to(facts, seat, who, &effect)?;
    match figure {
        Figure::Stock(of) => Some(HeldFigure::Stock { of, from, to }),
        Figure::Production(of) => Some(HeldFigure::Production { of, from, to }),
        Figure::Rating | Figure::Hand | Figure::Points => None,
    }
}

/// What lies on a card that stores such resources.
fn on_card(from: i32, kind: CardResource, why: Why) -> HeldOnCard {
    let of = Noun::of_card_resource(kind);
    let asked = if let Why::Effect { effect, .. } = why { effect.asks() } else { None };
    let taken = match asked {
        Some(Asked::Removed(Removable::Card(_), most, _)) => i32::from(most),
        Some(Asked::Giver(_, Amount::Exactly(number), _)) => i32::from(number),
        _ => return HeldOnCard::Lies(from, of),
    };
    HeldOnCard::Leaves { of, from, to: (from - taken).max(0) }
}

fn number_label(number: i32, why: Why) -> AnswerLabel {
    match why {
        Why::Pay { with, .. } => AnswerLabel::PayWith { number, with },
        Why::Approach { .. } => AnswerLabel::MoveMarker(number),
        Why::Remove { resource, .. } => AnswerLabel::Remove { number, of: Noun::of_resource(resource) },
        Why::Steal { resource, .. } => AnswerLabel::Steal { number, of: Noun::of_resource(resource) },
        Why::RemoveFromCard { card: id } => {
            AnswerLabel::Remove { number, of: card(id).holds.map_or(Noun::Resource, Noun::of_card_resource) }
        }
        Why::Turn { .. }
        | Why::Corporation
        | Why::Preludes { .. }
        | Why::Prelude { .. }
        | Why::Buy { .. }
        | Why::Draft
        | Why::Effect { .. }
        | Why::Keep { .. }
        | Why::Sell
        | Why::Again { .. }
        | Why::Conversion
        | Why::Traded { .. }
        | Why::Lower { .. }
        | Why::Close
        | Why::Recall { .. }
        | Why::Waiting => AnswerLabel::Number(number),
    }
}

fn option(place: u8, why: Why) -> AnswerLabel {
    match why {
        Why::Traded { .. } => place
            .checked_sub(1)
            .and_then(Seat::new)
            .map_or(AnswerLabel::TradeIncome, AnswerLabel::ColonyBonusOf),
        Why::Recall { .. } => Seat::new(place).map_or(AnswerLabel::NeutralDelegate, AnswerLabel::DelegateOf),
        Why::Effect { card: id, effect } => {
            option_label(&effect, place.into(), id).map_or(AnswerLabel::Unknown(place), AnswerLabel::Option)
        }
        Why::Again { card: id } => used(id, place),
        Why::Turn { .. }
        | Why::Corporation
        | Why::Preludes { .. }
        | Why::Prelude { .. }
        | Why::Buy { .. }
        | Why::Draft
        | Why::Pay { .. }
        | Why::Remove { .. }
        | Why::Steal { .. }
        | Why::RemoveFromCard { .. }
        | Why::Keep { .. }
        | Why::Sell
        | Why::Conversion
        | Why::Approach { .. }
        | Why::Lower { .. }
        | Why::Close
        | Why::Waiting => AnswerLabel::Unknown(place),
    }
}

fn done(why: Why) -> AnswerLabel {
    match why {
        Why::Buy { chosen: 0 } => AnswerLabel::BuyNone,
        Why::Buy { .. } => AnswerLabel::BuyNoMore,
        Why::Sell => AnswerLabel::SellNoMore,
        Why::Conversion => AnswerLabel::KeepPlants,
        Why::Effect { effect, .. } => AnswerLabel::Declined(declined(&effect)),
        Why::Turn { .. }
        | Why::Corporation
        | Why::Preludes { .. }
        | Why::Prelude { .. }
        | Why::Draft
        | Why::Pay { .. }
        | Why::Remove { .. }
        | Why::Steal { .. }
        | Why::RemoveFromCard { .. }
        | Why::Again { .. }
        | Why::Keep { .. }
        | Why::Approach { .. }
        | Why::Traded { .. }
        | Why::Lower { .. }
        | Why::Close
        | Why::Recall { .. }
        | Why::Waiting => AnswerLabel::Declined(Declined::Step),
    }
}

fn declined(effect: &Effect) -> Declined {
    match effect {
        Effect::Then(step, _) => declined(step),
        Effect::Remove(..) => Declined::Removal,
        Effect::Steal(..) => Declined::Theft,
        Effect::MayDiscard => Declined::Discard,
        Effect::MayChoose(_) => Declined::Alternatives,
        Effect::Look(..) => Declined::Look,
        _ => Declined::Step,
    }
}
