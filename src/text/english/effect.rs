//! Effects as clauses in the imperative.

use super::amount::{amount_of, condition, counted, numbered, phrase, steps_of};
use super::terms::{
    and, article, card_resource, cards, is_common, or, parameter, plural, reserved, resource, resources,
    sentence, steps, stored, tag, tile,
};
use crate::mars::cards::{
    Amount, Card, CardResource, Count, DelegateMove, Effect, PROJECTS, PlacementRule, Recipient, Removable,
    Resource, SetBack, Settling, Sought, Source, StandardProject, Stored, Tile, Victim, WITHOUT_LIMITS,
};
use crate::text::plan::Noun;
use crate::text::plan::mars::{
    Clause, HowMany, Looked, Quantity, Thing, by_size, clauses, is_negative, magnitude, parts,
};
use crate::text::say::say;

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

/// One clause.
pub(super) fn clause(clause: &Clause<'_>, card: &Card) -> String {
    match clause {
        Clause::Productions(changes) => productions(changes, card),
        Clause::Gains(gains) => format!("gain {}", gained(gains, card)),
        Clause::LosesAll(of) => format!("lose all your {}", resource(*of, 2)),
        Clause::RemovesOneOf(of) => format!("remove up to {} from any player", one_of(of)),
        Clause::StealsOneOf(of) => format!("steal up to {} from any player", one_of(of)),
        Clause::Looks(number, looked) => look(*number, *looked),
        Clause::Times(times, effect) => step(effect, *times, card),
    }
}

/// "42 M€ and 3 plants".
pub(super) fn gained(gains: &[(Resource, Amount)], card: &Card) -> String {
    let items: Vec<String> =
        gains.iter().map(|&(resource, amount)| amount_of(resource, amount, card)).collect();
    and(&items)
}

fn productions(changes: &[(Resource, Amount)], card: &Card) -> String {
    let said = |negative: bool| -> Vec<String> {
        by_size(changes, |amount| is_negative(amount) == negative)
            .iter()
            .map(|(resources, size)| {
                let names: Vec<&str> = resources.iter().map(|&it| resource(it, 1)).collect();
                let each = if names.len() > 1 { " each" } else { "" };
                format!("your {} production {}{each}", and(&names), steps_of(*size, card))
            })
            .collect()
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
    say! { *effect;
        Effect::Gain(resource, amount) => "gain {}", gained(&[(resource, amount)], card);
        Effect::Produce(resource, amount) => (productions(&[(resource, amount)], card));
        Effect::Pay(of, amount, helpers) => {
            let names: Vec<&str> = helpers.iter().map(|&it| resource(it, 2)).collect();
            let help =
                if names.is_empty() { String::new() } else { format!(" ({} may be used)", and(&names)) };
            format!("pay {}{help}", amount_of(of, amount, card))
        };
        Effect::ProduceMetal(number) => "increase your production of a metal shown there {}", steps(i32::from(number));
        Effect::ProduceLowest(number) => "increase your lowest production {}", steps(i32::from(number));
        Effect::Reduce(of, number) => "decrease any player’s {} production {}", resource(of, 1), steps(i32::from(number));
        Effect::CopyProduction(of) => "repeat the production changes of one of your cards with {} {} tag", article(tag(of)), tag(of);
        Effect::Raise(of, number) => "raise {} {}", parameter(of), steps(i32::from(number));
        Effect::Rate(amount) => {
            let verb = if is_negative(amount) { "lower" } else { "raise" };
            format!("{verb} your TR {}", steps_of(magnitude(amount), card))
        };
        Effect::Place(what, area) => "place {}{}", some_tiles(what, times), place(what, area);
        Effect::ClaimLand => "put your marker on a free area: only you may place a tile there";
        Effect::Remove(what, most, victim) => "remove up to {} from {}", removed(what, most), whom(what, victim);
        Effect::Steal(of, most) => "steal up to {} from any player", resources(i32::from(most), of);
        Effect::Add(what, amount, holder) => "add {} to {}", added(what, amount, card), onto(what, holder);
        Effect::Take(kind, amount, source) => {
            let from = match source {
                Source::This => "this card",
                Source::Own => "one of your cards",
                Source::Anyone => "any card",
            };
            let number = phrase(Quantity::of(amount, Noun::of_card_resource(kind), card));
            format!("remove {number} from {from}")
        };
        Effect::Draw(number) => "draw {}", phrase(Quantity::of(number, Noun::Card, card));
        Effect::Settle(Settling::Usual) => "build a colony";
        Effect::Settle(Settling::Again) => "build a colony, even where you have one";
        Effect::Fleet(1) => "gain a trade fleet";
        Effect::Fleet(number) => "gain {number} trade fleets";
        Effect::Trade => "trade with a colony tile for free";
        Effect::OpenColony => "add a colony tile that is not in play";
        Effect::ColonyBonuses => "gain the colony bonus of each of your colonies";
        Effect::ShiftColonies => "move the marker of a colony tile up 1 step and another one down 1 step";
        Effect::Lose(of, amount) => "lose {}", amount_of(of, amount, card);
        Effect::GainAny(amount) => {
            let number = phrase(Quantity::of(amount, Noun::Resource, card));
            format!("gain {number} of any type")
        };
        Effect::SetBack(SetBack::Lower(of, number)) => "lower {} {}", parameter(of), steps(i32::from(number));
        Effect::Delegates(DelegateMove::Send(1)) => "send a delegate to a party";
        Effect::Delegates(DelegateMove::Send(number)) => "send {number} delegates to one party";
        Effect::Delegates(DelegateMove::Recall) => "remove a delegate that does not lead its party";
        Effect::Delegates(DelegateMove::Replace) => "replace a neutral delegate that does not lead its party with one of yours";
        Effect::Delegates(DelegateMove::SeizeChair) => "replace the neutral chairman with one of your delegates";
        Effect::SetBack(SetBack::RemoveOcean) => "remove an ocean tile";
        Effect::OthersDraw(number) => "each opponent draws {}", cards(i32::from(number));
        Effect::Look(..) => (breath(core::slice::from_ref(effect), card));
        Effect::Reveal(_) => "reveal and discard the top card of the deck";
        Effect::DrawUntil(of, number) => {
            let found = match number {
                1 => "one has".to_owned(),
                _ => format!("{number} have"),
            };
            let kept = if number == 1 { "it" } else { "these" };
            let (name, mark) = match of {
                Sought::Tag(of) => (tag(of), "tag"),
                Sought::Icon(of) => (card_resource(of, 1), "icon"),
            };
            let with = article(name);
            format!(
                "reveal cards from the deck until {found} {with} {name} {mark}; keep {kept} and discard the others"
            )
        };
        Effect::PlayNow { discount, leeway } => (play_now(discount, leeway));
        Effect::PlayPrelude(number) => "draw {number} preludes, play one and discard the rest";
        Effect::RepeatAction => "use a card action again that you have used this generation";
        Effect::FundAward => "fund an award for free";
        Effect::Discard => "discard a card from your hand";
        Effect::MayDiscard => "you may discard a card from your hand";
        Effect::Choose(lists) => (alternatives(lists, card));
        Effect::MayChoose(lists) => "you may {}", alternatives(lists, card);
        Effect::ChooseAmount(of, then) => "choose {}: {}", range(of, card), breath(then, card);
        Effect::If(requirement, then, otherwise) => {
            let then = format!("if {}, {}", condition(requirement), breath(then, card));
            if otherwise.is_empty() { then } else { format!("{then}; otherwise {}", breath(otherwise, card)) }
        };
        Effect::NextCardDiscount { discount, leeway } => (ease(discount, leeway));
        Effect::Then(first, then) => {
            let link = match *first {
                Effect::Reveal(of) => format!("; if it has {} {} tag, ", article(tag(of)), tag(of)),
                Effect::MayDiscard => "; if you do, ".to_owned(),
                _ => ", then ".to_owned(),
            };
            format!("{}{link}{}", step(first, 1, card), breath(then, card))
        };
    }
}

/// "an ocean tile", "2 ocean tiles", "the Capital tile".
pub(super) fn some_tiles(what: Tile, number: u8) -> String {
    match (number, is_common(what)) {
        (1, true) => format!("{} {} tile", article(tile(what)), tile(what)),
        (1, false) => format!("the {} tile", tile(what)),
        _ => format!("{number} {} {}", tile(what), plural(i32::from(number), "tile", "tiles")),
    }
}

/// Where a tile goes, if that has to be said.
pub(super) fn place(what: Tile, area: PlacementRule) -> String {
    say! { area;
        PlacementRule::Usual => (String::new());
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

/// What is removed: "3 plants".
pub(super) fn removed(what: Removable, most: u8) -> String {
    match what {
        Removable::Stock(of) => resources(i32::from(most), of),
        Removable::Card(kind) => stored(i32::from(most), kind),
    }
}

fn whom(what: Removable, victim: Victim) -> String {
    let whom = match (what, victim) {
        (Removable::Stock(_), Victim::Anyone) => "any player",
        (Removable::Card(_), Victim::Anyone) => "any card",
        (Removable::Stock(_), Victim::Showing(of)) => {
            return format!("any player who has {} {} tag", article(tag(of)), tag(of));
        }
        (Removable::Card(_), Victim::Showing(of)) => {
            return format!("a card of any player who has {} {} tag", article(tag(of)), tag(of));
        }
        (Removable::Stock(_), Victim::NeighbourOfPlaced) => "an opponent who owns a tile adjacent to it",
        (Removable::Card(_), Victim::NeighbourOfPlaced) => {
            "a card of an opponent who owns a tile adjacent to it"
        }
    };
    whom.to_owned()
}

/// What is added: "2 microbes", "1 animal or microbe".
pub(super) fn added(what: Stored, amount: Amount, card: &Card) -> String {
    match what {
        Stored::Kind(kind) => phrase(Quantity::of(amount, Noun::of_card_resource(kind), card)),
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => {
            phrase(Quantity::of(amount, Noun::Resource, card))
        }
        Stored::OneOf(kinds) => {
            let names: Vec<&str> = kinds.iter().map(|&kind| card_resource(kind, 1)).collect();
            format!("{} {}", numbered(HowMany::of(amount, card), |_| "").trim_end(), or(&names))
        }
    }
}

fn onto(what: Stored, holder: Recipient) -> String {
    let card = match (holder, what) {
        (Recipient::This, _) => "this card",
        (Recipient::Own, _) => "one of your cards",
        (Recipient::OwnHolding, Stored::Kind(_)) => "one of your cards that already has some",
        (Recipient::OwnHolding, Stored::OneOf(_)) => "one of your cards that already has one",
        (Recipient::Tagged(of), _) => {
            return format!("one of your cards with {} {} tag", article(tag(of)), tag(of));
        }
        (Recipient::Played, _) => "the card played",
        (Recipient::Every, _) => "each of your cards that can store them",
        (Recipient::EveryHolding, _) => "each of your cards that already has some",
    };
    card.to_owned()
}

fn look(number: u8, looked: Looked) -> String {
    let top = match number {
        1 => "look at the top card of the deck".to_owned(),
        _ => format!("look at the top {} of the deck", cards(i32::from(number))),
    };
    match looked {
        Looked::OneBought => format!("{top}; buy it or discard it"),
        Looked::AnyBought => format!("{top}; buy any of them and discard the rest"),
        Looked::Kept(kept) => format!("{top}; keep {kept} and discard the rest"),
    }
}

/// "3 plants or 2 heat".
fn one_of(of: &[(Resource, u8)]) -> String {
    let items: Vec<String> =
        of.iter().map(|&(resource, most)| resources(i32::from(most), resource)).collect();
    or(&items)
}

/// "gain 3 plants, or add 2 animals to one of your cards".
fn alternatives(lists: &[&[Effect]], card: &Card) -> String {
    let all: Vec<String> = lists.iter().map(|list| breath(list, card)).collect();
    all.join(", or ")
}

/// From what a number is chosen.
pub(super) fn range(of: Count, card: &Card) -> String {
    match parts(of, card) {
        (Thing::Resource(it), _) => format!("any amount of your {}", resource(it, 2)),
        (thing @ Thing::Production(_), range) => format!("any number of {}", counted(thing, range, 2)),
        (thing, range) => format!("a number up to that of the {}", counted(thing, range, 2)),
    }
}

fn play_now(discount: u8, leeway: u8) -> String {
    let cheaper = format!("it costs you {discount} M€ less");
    let looser = match leeway {
        WITHOUT_LIMITS => "its temperature, oxygen and ocean requirements do not count".to_owned(),
        _ => format!("it {}", super::terms::leeway(leeway)),
    };
    let what = match (discount, leeway) {
        (0, 0) => String::new(),
        (_, 0) => format!("; {cheaper}"),
        (0, _) => format!("; {looser}"),
        (_, _) => format!("; {cheaper}, and {looser}"),
    };
    format!("play a card from your hand now{what}")
}

fn ease(discount: u8, leeway: u8) -> String {
    let cheaper = format!("costs {discount} M€ less");
    let looser = super::terms::leeway(leeway);
    let what = match (discount, leeway) {
        (_, 0) => cheaper,
        (0, _) => looser,
        (_, _) => format!("{cheaper} and {looser}"),
    };
    format!("the next card you play this generation {what}")
}
