//! Cards that are looked at amid a turn, and what of them is kept or bought: whatever is asked then, and however it is paid,
//! others are told of no card that they must not see.

use crate::laws::checker::steps::all_within;
use crate::laws::checker::{Verdict, hidden};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seed};
use viriditas::mars::cards::Resource::Heat;
use viriditas::mars::cards::{BALLOON_CONVOY, Card, ECOLINE, Effect, HELION, Kind, THARSIS_REPUBLIC, all};
use viriditas::mars::scenario::Scenario;
use viriditas::mars::{Choice, Mars, PaymentPurpose, Setup, Switch, Why};

const OWN: Seat = Seat::ALL[0];

/// The cards of all boxes with which cards are looked at.
fn lookers() -> impl Iterator<Item = (&'static Card, bool)> {
    let looks = |steps| all_within(steps).into_iter().any(|step| matches!(step, Effect::Look(..)));
    let projects = all().filter(|card| matches!(card.kind, Kind::Active | Kind::Automated | Kind::Event));
    projects.filter_map(move |card| {
        let acts = card.actions.iter().any(|action| looks(action.gain));
        (acts || looks(card.play)).then_some((card, acts))
    })
}

/// A turn with such a card, of a seat that has more than one thing to pay with.
fn turn(card: Card, acts: bool, seed: u64) -> Mars {
    let setup = [Switch::Prelude, Switch::Venus, Switch::Colonies, Switch::Synthetic]
        .into_iter()
        .fold(Setup::new(3), Setup::with);
    let position = Scenario::new(setup).seed(seed).seat(0).corporation(HELION).money(30).stock(Heat, 5);
    // What holds payers comes last.
    let played = [card, BALLOON_CONVOY];
    let cards = &played[usize::from(!acts)..];
    let position = position.played(cards).on_card(BALLOON_CONVOY, (seed % 3) as u8);
    let position = if acts { position } else { position.hand(&[card]) };
    position.seat(1).corporation(THARSIS_REPUBLIC).seat(2).corporation(ECOLINE).start()
}

/// Every seat's view tells nothing more when what it hides is otherwise, and so do the games that it imagines.
fn nothing_gets_out(game: &Mars, rng: &mut Rng) -> Verdict {
    for who in [Some(OWN), Some(Seat::ALL[1]), Some(Seat::ALL[2]), None] {
        hidden::permuting_changes_nothing(game, who, rng)?;
        hidden::imagined_fits(game, who, rng, false)?;
    }
    Ok(())
}

#[test]
fn of_cards_that_are_looked_at_and_paid_for_others_see_nothing() {
    let (mut paid_for, mut looked) = (0, 0);
    for (card, acts) in lookers() {
        for seed in 0..12 {
            let mut game = turn(*card, acts, seed);
            let mut rng = Rng::new(Seed(seed));
            let begins = |&offer: &Choice| match offer {
                Choice::Act { card: id, .. } | Choice::Play(id) => id == card.id,
                _ => false,
            };
            let Some(mut answer) = game.choices(OWN).find(begins) else { continue };
            looked += 1;
            loop {
                game.play(OWN, answer, &mut EventLog::nothing()).expect("it is offered");
                let why = game.question(OWN).map(|question| question.why);
                let Some(why) = why.filter(|why| !matches!(why, Why::Turn { .. })) else { break };
                paid_for += u32::from(matches!(why, Why::Pay { goods: PaymentPurpose::Dealt(_), .. }));
                if let Err(law) = nothing_gets_out(&game, &mut rng) {
                    panic!("{}, seed {seed}, asked {why:?}: {law:?}", card.name);
                }
                let offers: Vec<Choice> = game.choices(OWN).collect();
                let keeps = offers.iter().find(|offer| matches!(offer, Choice::Card(_)));
                let any = offers[rng.below(offers.len() as u32) as usize];
                answer = keeps.copied().filter(|_| rng.below(4) > 0).unwrap_or(any);
            }
        }
    }
    println!("{looked} looks, {paid_for} payments");
    assert!(looked > 30 && paid_for > 10, "{looked} looks, {paid_for} payments");
}
