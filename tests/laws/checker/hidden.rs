//! Nobody sees what they must not.

use super::any_game::looks_equal;
use super::{Verdict, cards, hold, play_out};
use viriditas::kit::{Rng, Rules, Seat, View};
use viriditas::mars::cards::{ByParameter, CardId, Kind, card};
use viriditas::mars::{Budget, Choice, Event, Mars, PaymentOffer, Pile, Refusal};

/// A game that differs in what is hidden looks the same, and tells the same of its answers.
pub(crate) fn permuting_changes_nothing(game: &Mars, who: Option<Seat>, rng: &mut Rng) -> Verdict {
    let other = game.permuted(who, rng);
    looks_equal(game, &other, who)?;
    let Some(seat) = who else { return Ok(()) };
    let answers = Answers::of(game, seat);
    let blanked = game.blanked(who);
    for (name, its) in [("permuted", Answers::of(&other, seat)), ("view", Answers::of(&blanked, seat))] {
        hold(TELLS, its == answers, || format!("{who:?}, {name}: {its:?}\nfor {answers:?}"))?;
    }
    Ok(())
}

/// Everything a seat learns from its question.
#[derive(PartialEq, Debug)]
struct Answers {
    budget: Budget,
    payment: Option<PaymentOffer>,
    choices: Vec<Foreseen>,
    refused: Vec<(Choice, Refusal)>,
}

/// An offer, and what is told of it before it is chosen.
#[derive(PartialEq, Debug)]
struct Foreseen {
    choice: Choice,
    payment: Option<PaymentOffer>,
    certain: Vec<Event>,
    levels: ByParameter<i8>,
}

impl Answers {
    fn of(game: &Mars, seat: Seat) -> Self {
        let foreseen = |choice| Foreseen {
            choice,
            payment: game.payment(seat, Some(choice)),
            certain: game.certain(seat, choice),
            levels: game.levels_after(seat, choice),
        };
        Self {
            budget: game.budget(seat),
            payment: game.payment(seat, None),
            choices: game.choices(seat).map(foreseen).collect(),
            refused: game.refused(seat).collect(),
        }
    }
}

const TELLS: &str = "what is hidden changes nothing that is told of answers";
const SHUFFLES: &str = "each imagined game shuffles in its own way";

/// An imagined game is one that the view could be of. What it will shuffle and draw is neither what the view knows, which is
/// nothing, nor what another imagined game will.
pub(crate) fn imagined_fits(game: &Mars, who: Option<Seat>, rng: &mut Rng, to_the_end: bool) -> Verdict {
    let view = View::of(game, who);
    let mut imagined = Mars::imagine(&view, rng);
    looks_equal(game, &imagined, who)?;
    if let Some(seat) = who {
        let (its, real) = (Answers::of(&imagined, seat), Answers::of(game, seat));
        hold(TELLS, its == real, || format!("{who:?}: {its:?}\nfor {real:?}"))?;
    }
    hold(SHUFFLES, imagined.facts().rng != view.facts().rng, || "it shuffles as the view would".into())?;
    if to_the_end {
        let other = Mars::imagine(&view, rng);
        let differs = imagined.facts().rng != other.facts().rng;
        hold(SHUFFLES, differs, || "another one shuffles alike".into())?;
        play_out(&mut imagined, rng)?;
        cards::each_in_one_place(imagined.facts())?;
    }
    Ok(())
}

/// An event names a card only to whom the card is known.
pub(crate) fn told(game: &Mars, who: Option<Seat>, events: &[Event]) -> Verdict {
    for &event in events {
        let Some(told) = Mars::told_to(event, who) else { continue };
        let (card, private) = card_of(told);
        let is_known = match private {
            _ if card == CardId::HIDDEN => true,
            Some(owner) => Some(owner) == who,
            None => game.facts().owner(card).is_some() || is_shown(told),
        };
        hold("events hide what the view hides", is_known, || format!("{who:?} is told {told:?}"))?;
        let is_whole = private.is_none() || private != who || told == event;
        hold("one's own events are told whole", is_whole, || {
            format!("{who:?} is told {told:?} for {event:?}")
        })?;
    }
    Ok(())
}

/// Whether all see the card though it does not lie on a table.
fn is_shown(event: Event) -> bool {
    matches!(event, Event::Revealed { .. } | Event::Found { .. } | Event::PreludeFailed { .. })
        || Pile::Colonies.has(card_of(event).0)
        || Pile::Events.has(card_of(event).0)
        || card(card_of(event).0).kind == Kind::Party
}

/// The card of an event, and whose secret it is.
fn card_of(event: Event) -> (CardId, Option<Seat>) {
    match event {
        Event::CorporationDealt { seat, card }
        | Event::PreludeDealt { seat, card }
        | Event::Dealt { seat, card, .. }
        | Event::Picked { seat, card }
        | Event::Kept { seat, card }
        | Event::Declined { seat, card }
        | Event::Drew { seat, card, .. }
        | Event::Discarded { seat, card } => (card, Some(seat)),
        Event::CorporationRevealed { card, .. }
        | Event::Revealed { card }
        | Event::Found { card, .. }
        | Event::PreludeFailed { card, .. }
        | Event::Played { card, .. }
        | Event::TurnedDown { card, .. }
        | Event::Used { card, .. }
        | Event::Added { card, .. }
        | Event::Taken { card, .. }
        | Event::Remembered { card, .. }
        | Event::ColonyOpened { tile: card, .. }
        | Event::ColonyClosed { tile: card, .. }
        | Event::Settled { tile: card, .. }
        | Event::MarkerMoved { tile: card, .. }
        | Event::EventRevealed(card)
        | Event::EventHappens(card)
        | Event::FleetSent { tile: card, .. } => (card, None),
        Event::FirstPlayer(_)
        | Event::ProjectUsed { .. }
        | Event::Converted { .. }
        | Event::Shuffled(_)
        | Event::Reshuffled(_)
        | Event::PhaseBegan(_)
        | Event::GenerationBegan
        | Event::HandsPassed(_)
        | Event::DraftEnded
        | Event::FirstActionSettled(_)
        | Event::TurnBegan(_)
        | Event::Passed(_)
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Lost { .. }
        | Event::Produced { .. }
        | Event::EnergyBecameHeat { .. }
        | Event::Raised { .. }
        | Event::Rated { .. }
        | Event::Lowered { .. }
        | Event::OceanRemoved { .. }
        | Event::Placed { .. }
        | Event::Claimed { .. }
        | Event::Eased { .. }
        | Event::MilestoneClaimed { .. }
        | Event::AwardFunded { .. }
        | Event::FleetGained(_)
        | Event::FleetsReturned
        | Event::DelegateMoved { .. }
        | Event::LeaderChanged { .. }
        | Event::DominanceMoved(_)
        | Event::PartyRules(_)
        | Event::EventsAdvanced
        | Event::MarkersTaken => (CardId::HIDDEN, None),
    }
}
