//! Answers, as labels of buttons.

use super::terms::{
    capital, card_resource, name, of_payer, party, project, reserved, resource, resources, steps,
};
use crate::kit::Seat;
use crate::mars::cards::{
    CONVERSIONS, Card, CardId, Conversion, Effect, Kind, PROJECTS, Party, Removable, Resource,
    StandardProject, card,
};
use crate::mars::maps::{Hex, Map};
use crate::mars::{Choice, Discounts, Question, Why, price};
use crate::text::asked::{Asked, asked};
use crate::text::{Areas, TableText};

/// See [`TableText::choice`].
pub(crate) fn choice(speaker: &TableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
    let (facts, why) = (speaker.facts, question.why);
    let terms = || Discounts::of(facts, seat);
    let for_money =
        || price(facts, seat, choice).map_or_else(String::new, |price| format!(" ({} M€)", price.amount));
    match choice {
        Choice::Play(id) => format!("Play {} ({} M€)", name(card(id)), terms().price(card(id))),
        Choice::Project(it @ StandardProject::SellPatents) => project(it).to_owned(),
        Choice::Project(it) => {
            let does = super::effect::breath(PROJECTS[it as usize].play, &Card::BLANK);
            capital(&format!("{does} for {} M€", terms().project(it)))
        }
        Choice::Claim(place) => {
            let claimed = facts.milestone(place).map_or("a milestone", |it| it.name);
            format!("Claim {claimed}{}", for_money())
        }
        Choice::Fund(place) => {
            let funded = facts.award(place).map_or("an award", |it| it.name);
            let price = if matches!(why, Why::Turn { .. }) { for_money() } else { String::new() };
            format!("Fund {funded}{price}")
        }
        Choice::Act { card: id, which } => act(card(id), which),
        Choice::Convert(it) => convert(it, terms().greenery),
        Choice::Trade { tile, with } => {
            let price = price(facts, seat, choice).map_or(0, |price| price.amount);
            format!("Trade with {} ({})", name(card(tile)), resources(price.into(), with))
        }
        Choice::Lobby(it) => {
            let price = price(facts, seat, choice).map_or(0, |price| price.amount);
            if price == 0 {
                format!("Send a delegate to {} (from the lobby)", party(it))
            } else {
                format!("Send a delegate to {} ({price} M€)", party(it))
            }
        }
        Choice::FirstAction => {
            let corporation = card(facts.players[seat].corporation);
            format!("First action: {}", super::effect::breath(corporation.first, corporation))
        }
        Choice::EndTurn => "End your turn".to_owned(),
        Choice::Pass => "Pass for this generation".to_owned(),
        Choice::Card(id) => chosen(id, why),
        Choice::TableauCard(id) if card(id).kind == Kind::Colony => name(card(id)).to_owned(),
        Choice::TableauCard(id) => holder(speaker, seat, id),
        Choice::Space(it) => area(speaker, it, why),
        Choice::Seat(it) => player(speaker, seat, it, why),
        Choice::Neutral => "The neutral opponent".to_owned(),
        Choice::Amount(number) => amount(number, why),
        Choice::Option(place) if matches!(why, Why::Traded { .. }) => traded(speaker, seat, place),
        Choice::Option(place) if matches!(why, Why::Recall { .. }) => match Seat::new(place) {
            Some(whose) => speaker.player(whose),
            None => "A neutral delegate".to_owned(),
        },
        Choice::Option(place) => option(place, why),
        Choice::First(place) => format!("Another step first ({})", place + 1),
        Choice::Done => done(why).to_owned(),
        Choice::Reopen => "Change your choice".to_owned(),
    }
}

/// See [`TableText::first`].
pub(crate) fn first(id: CardId, effect: &'static Effect) -> String {
    let step = super::effect::breath(core::slice::from_ref(effect), card(id));
    if id == CardId::HIDDEN { format!("First: {step}") } else { format!("First {}: {step}", name(card(id))) }
}

/// See [`crate::text::Translation::then`].
pub(crate) fn then(id: CardId, effect: &'static Effect) -> String {
    format!("Then: {}", super::effect::breath(core::slice::from_ref(effect), card(id)))
}

/// See [`TableText::idle`].
pub(crate) fn idle(label: &str) -> String {
    format!("{label} (no effect now)")
}

/// "row 3, position 4", or the name of an area that has one.
pub(crate) fn space(map: &Map, space: Hex) -> String {
    match (map.kept_for(space), map.position(space)) {
        (Some(name), _) => format!("the {} area", reserved(name)),
        (None, Some((row, position))) => format!("row {}, position {}", row + 1, position + 1),
        (None, None) => "an area off the map".to_owned(),
    }
}

fn act(of: &Card, which: u8) -> String {
    match of.actions {
        [_] | [] => format!("Use {}", name(of)),
        [..] => {
            let said =
                of.actions.get(usize::from(which)).map_or_else(String::new, |it| super::card::action(it, of));
            format!("Use {}: {said}", name(of))
        }
    }
}

fn convert(it: Conversion, greenery: u8) -> String {
    match it {
        Conversion::Plants => {
            format!("Convert {} into a greenery tile", resources(i32::from(greenery), it.resource()))
        }
        Conversion::Heat => {
            let heat = CONVERSIONS[it as usize].cost;
            format!(
                "Convert {} to raise the temperature {}",
                resources(i32::from(heat), it.resource()),
                steps(1)
            )
        }
    }
}

/// A card from hand or of those dealt.
fn chosen(id: CardId, why: Why) -> String {
    let name = name(card(id));
    match why {
        Why::Corporation | Why::Prelude { .. } => format!("Play {name}"),
        Why::Buy { .. } => format!("Buy {name}"),
        Why::Draft | Why::Keep { .. } | Why::Preludes { .. } => format!("Keep {name}"),
        Why::Sell => format!("Sell {name}"),
        Why::Effect { effect, .. }
            if matches!(asked(&effect), Some(Asked::Discarded | Asked::DiscardedIfAny)) =>
        {
            format!("Discard {name}")
        }
        Why::Effect { effect, .. } if asked(&effect) == Some(Asked::Played) => format!("Play {name}"),
        Why::Effect { .. }
        | Why::Turn { .. }
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
        | Why::Waiting => capital(name),
    }
}

/// What of a trade comes first.
fn traded(speaker: &TableText<'_>, seat: Seat, place: u8) -> String {
    match place.checked_sub(1).and_then(Seat::new) {
        None => "Trade income".to_owned(),
        Some(owner) if owner == seat => "Your colony bonus".to_owned(),
        Some(owner) => format!("{}’s colony bonus", speaker.player(owner)),
    }
}

/// A card on the table, with whose it is and what lies on it.
fn holder(speaker: &TableText<'_>, seat: Seat, id: CardId) -> String {
    let (facts, of) = (speaker.facts, card(id));
    let whose = facts.owner(id).filter(|&owner| owner != seat).map(|owner| speaker.player(owner));
    let held = of.holds.map(|kind| {
        let number = i32::from(facts.on_card[id.index()]);
        format!("{number} {}", card_resource(kind, number))
    });
    let more: Vec<String> = whose.into_iter().chain(held).collect();
    if more.is_empty() { name(of).to_owned() } else { format!("{} ({})", name(of), more.join(", ")) }
}

/// An area, with what it gives.
fn area(speaker: &TableText<'_>, it: Hex, why: Why) -> String {
    let bonus = bonus_of(speaker, it);
    let is_claim = matches!(why, Why::Effect { effect: Effect::ClaimLand, .. });
    if speaker.areas == Areas::Shown && speaker.facts.map().kept_for(it).is_none() {
        return format!("{}{bonus}", if is_claim { "Claim this area" } else { "Place here" });
    }
    let place = speaker.space(it);
    match why {
        Why::Effect { effect: Effect::ClaimLand, .. } => format!("Claim {place}{bonus}"),
        Why::Effect { .. }
        | Why::Turn { .. }
        | Why::Corporation
        | Why::Preludes { .. }
        | Why::Prelude { .. }
        | Why::Buy { .. }
        | Why::Draft
        | Why::Pay { .. }
        | Why::Remove { .. }
        | Why::Steal { .. }
        | Why::RemoveFromCard { .. }
        | Why::Again { .. }
        | Why::Keep { .. }
        | Why::Sell
        | Why::Conversion
        | Why::Approach { .. }
        | Why::Traded { .. }
        | Why::Lower { .. }
        | Why::Close
        | Why::Recall { .. }
        | Why::Waiting => format!("Place on {place}{bonus}"),
    }
}

fn bonus_of(speaker: &TableText<'_>, it: Hex) -> String {
    match speaker.facts.map().spot(it) {
        Some(spot) if !spot.bonus.is_empty() => {
            format!(" ({})", super::effect::breath(spot.bonus, &Card::BLANK))
        }
        Some(_) | None => String::new(),
    }
}

/// A player, with how much there is of what is asked about.
fn player(speaker: &TableText<'_>, seat: Seat, it: Seat, why: Why) -> String {
    let name = if it == seat { "Yourself".to_owned() } else { speaker.player(it) };
    let side = &speaker.facts.players[it];
    let Why::Effect { effect, .. } = why else { return name };
    match *effect.itself() {
        Effect::Reduce(of, _) => {
            format!(
                "{name} ({} production {})",
                resource(of, 1),
                super::terms::signed(side.production[of].into())
            )
        }
        Effect::Remove(Removable::Stock(of), ..) | Effect::Steal(of, _) => {
            format!("{name} ({})", resources(i32::from(side.stock[of]), of))
        }
        _ => name,
    }
}

fn amount(number: u16, why: Why) -> String {
    let number = i32::from(number);
    match why {
        Why::Pay { with, .. } => format!("Pay {number} {}", of_payer(with, number, "from")),
        Why::Approach { .. } if number == 0 => "Leave the marker".to_owned(),
        Why::Approach { .. } => format!("Move the marker up {}", steps(number)),
        Why::Remove { resource, .. } => format!("Remove {}", resources(number, resource)),
        Why::Steal { resource, .. } => format!("Steal {}", resources(number, resource)),
        Why::RemoveFromCard { card: id } => {
            let held = card(id).holds.map_or("resources", |kind| card_resource(kind, number));
            format!("Remove {number} {held}")
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
        | Why::Waiting => number.to_string(),
    }
}

/// The metals that a step may ask to choose between, in the order of its options.
const METALS: [Resource; 2] = [Resource::Steel, Resource::Titanium];

fn option(place: u8, why: Why) -> String {
    let said = match why {
        Why::Effect { card: id, effect } => option_of(&effect, usize::from(place), card(id)),
        Why::Again { card: id } => Some(act(card(id), place)),
        _ => None,
    };
    said.unwrap_or_else(|| format!("Option {}", place + 1))
}

fn option_of(effect: &Effect, place: usize, of: &Card) -> Option<String> {
    match effect {
        Effect::Choose(lists) | Effect::MayChoose(lists) => {
            lists.get(place).map(|list| super::card::label(list, of))
        }
        Effect::ProduceMetal(_) => {
            METALS.get(place).map(|&metal| format!("{} production", capital(resource(metal, 1))))
        }
        Effect::ProduceLowest(_) => {
            Resource::ALL.get(place).map(|&it| format!("{} production", capital(resource(it, 1))))
        }
        Effect::GainAny(_) => Resource::ALL.get(place).map(|&it| capital(resource(it, 1))),
        Effect::Delegates(_) => Party::ALL.get(place).map(|&it| party(it).to_owned()),
        Effect::Then(step, _) => option_of(step, place, of),
        _ => None,
    }
}

/// "No more" or "none", in the words of what is declined.
fn done(why: Why) -> &'static str {
    match why {
        Why::Buy { chosen: 0 } => "Buy none",
        Why::Buy { .. } => "Buy no more",
        Why::Sell => "Sell no more",
        Why::Conversion => "Keep the plants",
        Why::Effect { effect, .. } => declined(&effect),
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
        | Why::Waiting => "Done",
    }
}

fn declined(effect: &Effect) -> &'static str {
    match effect {
        Effect::Then(step, _) => declined(step),
        Effect::Remove(..) => "Remove nothing",
        Effect::Steal(..) => "Steal nothing",
        Effect::MayDiscard => "Discard nothing",
        Effect::MayChoose(_) => "None of these",
        Effect::Look(..) => "Look at them now",
        _ => "Done",
    }
}
