//! Effects as clauses in the imperative.

use super::amount::{a_tag, amount_of, an, condition, counted, each, numbered};
use super::terms::{
    and, card_resource, cards, leeway, or, parameter, reserved, resource, resources, sentence, steps, stored,
    tile,
};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{by_size, card_of_tile, clauses, is_negative, magnitude, parts};

/// Whole sentences, one a clause.
pub(in crate::text) fn sentences(effects: &[Effect], card: &Card) -> String {
    let all: Vec<String> = clauses(effects).iter().map(|it| sentence(&clause(it, card))).collect();
    all.join(" ")
}

pub(crate) fn project_text(project: StandardProject) -> String {
    let play = PROJECTS[project as usize].play;
    if project == StandardProject::SellPatents {
        format!("Discard any number of cards from your hand; for each, {}.", breath(play, &Card::BLANK))
    } else {
        sentences(play, &Card::BLANK)
    }
}

/// All clauses in one breath, to stand inside a sentence.
pub(crate) fn breath(effects: &[Effect], card: &Card) -> String {
    let all: Vec<String> = clauses(effects).iter().map(|it| clause(it, card)).collect();
    and(&all)
}

pub(super) fn clause(clause: &Clause<'_>, card: &Card) -> String {
    say! { clause;
        Clause::Productions(changes) => (productions(changes, card));
        Clause::Gains(gains) => "gain {}", gained(gains, card);
        Clause::LosesAll(of) => "lose all your {}", resource(*of, 2);
        Clause::RemovesOneOf(of) => "remove up to {} from any player", or(&each(of, |(it, most)| resources(most.into(), it)));
        Clause::StealsOneOf(of) => "steal up to {} from any player", or(&each(of, |(it, most)| resources(most.into(), it)));
        Clause::Looks(_, Looked::OneBought) => "look at the top card of the deck; buy it or discard it";
        Clause::Looks(number, Looked::AnyBought) => "look at the top {} of the deck; buy any of them and discard the rest", cards((*number).into());
        Clause::Looks(1, Looked::Kept(kept)) => "look at the top card of the deck; keep {kept} and discard the rest";
        Clause::Looks(number, Looked::Kept(kept)) => "look at the top {} of the deck; keep {kept} and discard the rest", cards((*number).into());
        Clause::Times(times, effect) => (step(effect, *times, card));
    }
}

/// "42 M€ and 3 plants".
pub(super) fn gained(gains: &[(Resource, Amount)], card: &Card) -> String {
    and(&each(gains, |(of, amount)| amount_of(amount, Noun::of_resource(of), card)))
}

fn productions(changes: &[(Resource, Amount)], card: &Card) -> String {
    let said = |negative: bool| -> Vec<String> {
        let one = |(of, size): &(Vec<Resource>, Amount)| {
            let each_of_them = if of.len() > 1 { " each" } else { "" };
            let names = and(&each(of, |it| resource(it, 1)));
            format!("your {names} production {}{each_of_them}", amount_of(*size, Noun::Step, card))
        };
        by_size(changes, |amount| is_negative(amount) == negative).iter().map(one).collect()
    };
    let (up, down) = (said(false), said(true));
    let comma = if up.len() + down.len() > 2 { "," } else { "" };
    say! { (up.as_slice(), down.as_slice());
        (up, []) => "increase {}", and(up);
        ([], down) => "decrease {}", and(down);
        (up, down) if changes.first().is_some_and(|(_, amount)| is_negative(*amount)) => "decrease {}{comma} and increase {}", and(down), and(up);
        (up, down) => "increase {}{comma} and decrease {}", and(up), and(down);
    }
}

/// One step, so many times.
fn step(effect: &Effect, times: u8, card: &Card) -> String {
    let number_of = |amount: Amount, of: Noun| amount_of(amount, of, card);
    say! { *effect;
        Effect::Gain(resource, amount) => "gain {}", gained(&[(resource, amount)], card);
        Effect::Produce(resource, amount) => (productions(&[(resource, amount)], card));
        Effect::Pay(of, amount, []) => "pay {}", number_of(amount, Noun::of_resource(of));
        Effect::Pay(of, amount, helpers) => "pay {} ({} may be used)", number_of(amount, Noun::of_resource(of)), and(&each(helpers, |it| resource(it, 2)));
        Effect::ProduceMetal(number) => "increase your production of a metal shown there {}", steps(number.into());
        Effect::ProduceLowest(number) => "increase your lowest production {}", steps(number.into());
        Effect::Reduce(of, number) => "decrease any player’s {} production {}", resource(of, 1), steps(number.into());
        Effect::CopyProduction(of) => "repeat the production changes of one of your cards with {}", a_tag(of);
        Effect::Raise(of, number) => "raise {} {}", parameter(of), steps(number.into());
        Effect::Rate(amount) if is_negative(amount) => "lower your TR {}", number_of(magnitude(amount), Noun::Step);
        Effect::Rate(amount) => "raise your TR {}", number_of(amount, Noun::Step);
        Effect::Place(what, area) => "place {}{}", some_tiles(what, times), place(what, area);
        Effect::ClaimLand => "put your marker on a free area: only you may place a tile there";
        Effect::Remove(Removable::Stock(of), most, Victim::Anyone) => "remove up to {} from any player", resources(most.into(), of);
        Effect::Remove(Removable::Stock(of), most, Victim::Showing(tag)) => "remove up to {} from any player who has {}", resources(most.into(), of), a_tag(tag);
        Effect::Remove(Removable::Stock(of), most, Victim::NeighbourOfPlaced) => "remove up to {} from an opponent who owns a tile adjacent to it", resources(most.into(), of);
        Effect::Remove(Removable::Card(of), most, Victim::Anyone) => "remove up to {} from any card", stored(most.into(), of);
        Effect::Remove(Removable::Card(of), most, Victim::Showing(tag)) => "remove up to {} from a card of any player who has {}", stored(most.into(), of), a_tag(tag);
        Effect::Remove(Removable::Card(of), most, Victim::NeighbourOfPlaced) => "remove up to {} from a card of an opponent who owns a tile adjacent to it", stored(most.into(), of);
        Effect::Steal(of, most) => "steal up to {} from any player", resources(most.into(), of);
        Effect::Add(what, amount, Recipient::This) => "add {} to this card", added(what, amount, card);
        Effect::Add(what, amount, Recipient::Own) => "add {} to one of your cards", added(what, amount, card);
        Effect::Add(what @ Stored::Kind(_), amount, Recipient::OwnHolding) => "add {} to one of your cards that already has some", added(what, amount, card);
        Effect::Add(what @ Stored::OneOf(_), amount, Recipient::OwnHolding) => "add {} to one of your cards that already has one", added(what, amount, card);
        Effect::Add(what, amount, Recipient::Tagged(of)) => "add {} to one of your cards with {}", added(what, amount, card), a_tag(of);
        Effect::Add(what, amount, Recipient::Played) => "add {} to the card played", added(what, amount, card);
        Effect::Add(what, amount, Recipient::Every) => "add {} to each of your cards that can store them", added(what, amount, card);
        Effect::Add(what, amount, Recipient::EveryHolding) => "add {} to each of your cards that already has some", added(what, amount, card);
        Effect::Take(kind, amount, Source::This) => "remove {} from this card", number_of(amount, Noun::of_card_resource(kind));
        Effect::Take(kind, amount, Source::Own) => "remove {} from one of your cards", number_of(amount, Noun::of_card_resource(kind));
        Effect::Take(kind, amount, Source::Anyone) => "remove {} from any card", number_of(amount, Noun::of_card_resource(kind));
        Effect::Draw(number) => "draw {}", number_of(number, Noun::Card);
        Effect::Settle(Settling::Usual) => "build a colony";
        Effect::Settle(Settling::Again) => "build a colony, even where you have one";
        Effect::Fleet(1) => "gain a trade fleet";
        Effect::Fleet(number) => "gain {number} trade fleets";
        Effect::Trade => "trade with a colony tile for free";
        Effect::OpenColony => "add a colony tile that is not in play";
        Effect::ColonyBonuses => "gain the colony bonus of each of your colonies";
        Effect::ShiftColonies => "move the marker of a colony tile up 1 step and another one down 1 step";
        Effect::Lose(of, amount) => "lose {}", number_of(amount, Noun::of_resource(of));
        Effect::GainAny(amount) => "gain {} of any type", number_of(amount, Noun::Resource);
        Effect::SetBack(SetBack::Lower(of, number)) => "lower {} {}", parameter(of), steps(number.into());
        Effect::SetBack(SetBack::RemoveOcean) => "remove an ocean tile";
        Effect::Delegates(DelegateMove::Send(1)) => "send a delegate to a party";
        Effect::Delegates(DelegateMove::Send(number)) => "send {number} delegates to one party";
        Effect::Delegates(DelegateMove::Recall) => "remove a delegate that does not lead its party";
        Effect::Delegates(DelegateMove::Replace) => "replace a neutral delegate that does not lead its party with one of yours";
        Effect::Delegates(DelegateMove::SeizeChair) => "replace the neutral chairman with one of your delegates";
        Effect::OthersDraw(number) => "each opponent draws {}", cards(number.into());
        Effect::Look(..) => (breath(core::slice::from_ref(effect), card));
        Effect::Reveal(_) => "reveal and discard the top card of the deck";
        Effect::DrawUntil(Sought::Tag(of), 1) => "reveal cards from the deck until one has {}; keep it and discard the others", a_tag(of);
        Effect::DrawUntil(Sought::Tag(of), number) => "reveal cards from the deck until {number} have {}; keep these and discard the others", a_tag(of);
        Effect::DrawUntil(Sought::Icon(of), 1) => "reveal cards from the deck until one has {} icon; keep it and discard the others", an(card_resource(of, 1));
        Effect::DrawUntil(Sought::Icon(of), number) => "reveal cards from the deck until {number} have {} icon; keep these and discard the others", an(card_resource(of, 1));
        Effect::PlayNow { discount: 0, leeway: 0 } => "play a card from your hand now";
        Effect::PlayNow { discount, leeway: 0 } => "play a card from your hand now; it costs you {discount} M€ less";
        Effect::PlayNow { discount: 0, leeway: WITHOUT_LIMITS } => "play a card from your hand now; its temperature, oxygen and ocean requirements do not count";
        Effect::PlayNow { discount, leeway: WITHOUT_LIMITS } => "play a card from your hand now; it costs you {discount} M€ less, and its temperature, oxygen and ocean requirements do not count";
        Effect::PlayNow { discount: 0, leeway: number } => "play a card from your hand now; it {}", leeway(number);
        Effect::PlayNow { discount, leeway: number } => "play a card from your hand now; it costs you {discount} M€ less, and it {}", leeway(number);
        Effect::PlayPrelude(number) => "draw {number} preludes, play one and discard the rest";
        Effect::RepeatAction => "use a card action again that you have used this generation";
        Effect::FundAward => "fund an award for free";
        Effect::Discard if times > 1 => "discard {} from your hand", cards(times.into());
        Effect::Discard => "discard a card from your hand";
        Effect::MayDiscard => "you may discard a card from your hand";
        Effect::Choose(lists) => (each(lists, |list| breath(list, card)).join(", or "));
        Effect::MayChoose(lists) => "you may {}", each(lists, |list| breath(list, card)).join(", or ");
        Effect::ChooseAmount(Count::Stock(it), then) => "choose any amount of your {}: {}", resource(it, 2), breath(then, card);
        Effect::ChooseAmount(of @ Count::Production(_), then) => "choose any number of {}: {}", counted(parts(of, card), 2), breath(then, card);
        Effect::ChooseAmount(of, then) => "choose a number up to that of the {}: {}", counted(parts(of, card), 2), breath(then, card);
        Effect::If(requirement, then, []) => "if {}, {}", condition(requirement), breath(then, card);
        Effect::If(requirement, then, otherwise) => "if {}, {}; otherwise {}", condition(requirement), breath(then, card), breath(otherwise, card);
        Effect::NextCardDiscount { discount, leeway: 0 } => "the next card you play this generation costs {discount} M€ less";
        Effect::NextCardDiscount { discount: 0, leeway: number } => "the next card you play this generation {}", leeway(number);
        Effect::NextCardDiscount { discount, leeway: number } => "the next card you play this generation costs {discount} M€ less and {}", leeway(number);
        Effect::Then(first @ Effect::Reveal(of), then) => "{}; if it has {}, {}", step(first, 1, card), a_tag(*of), breath(then, card);
        Effect::Then(first @ Effect::MayDiscard, then) => "{}; if you do, {}", step(first, 1, card), breath(then, card);
        Effect::Then(first, then) => "{}, then {}", step(first, 1, card), breath(then, card);
    }
}

/// "an ocean tile", "2 ocean tiles", "the Capital tile".
pub(super) fn some_tiles(what: Tile, number: u8) -> String {
    say! { number;
        1 if card_of_tile(what).is_none() => "{} tile", an(tile(what));
        1 => "the {} tile", tile(what);
        _ => "{number} {} tiles", tile(what);
    }
}

/// Where a tile goes, if that has to be said.
pub(super) fn place(what: Tile, area: PlacementRule) -> String {
    say! { area;
        PlacementRule::Usual => "";
        PlacementRule::Land if what == Tile::Ocean => " on an area not reserved for ocean";
        PlacementRule::Land => " on any free land";
        PlacementRule::OceanReserved => " on an area reserved for ocean";
        PlacementRule::CitySite => " where a city may go";
        PlacementRule::Isolated => " on an area with no tile adjacent to it";
        PlacementRule::Volcanic => " on a volcanic area";
        PlacementRule::Metal => " on an area that shows steel or titanium";
        PlacementRule::MetalBesideOwn => " on an area that shows steel or titanium, adjacent to one of your tiles";
        PlacementRule::BesideTwoCities => " adjacent to at least 2 city tiles";
        PlacementRule::BesideCity => " adjacent to a city tile";
        PlacementRule::BesideGreenery => " adjacent to a greenery tile";
        PlacementRule::Reserved(name) => " on the area reserved for {}", reserved(name);
    }
}

/// What is added: "2 microbes", "1 animal or microbe".
pub(super) fn added(what: Stored, amount: Amount, card: &Card) -> String {
    say! { what;
        Stored::Kind(kind) => (amount_of(amount, Noun::of_card_resource(kind), card));
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => (amount_of(amount, Noun::Resource, card));
        Stored::OneOf(kinds) => "{} {}", numbered(HowMany::of(amount, card), |_| "").trim_end(), or(&each(kinds, |it| card_resource(it, 1)));
    }
}
