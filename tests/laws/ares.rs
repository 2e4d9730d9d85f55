//! Laws of Ares Expedition over whole games of chance, of every mode and number of players; those of any game in them are in
//! `tests/laws/any_game.rs`.

use crate::laws::any_game::{Chanced, play};
use crate::laws::checker::any_game::{Lawful, Verdict, hold};
use viriditas::ares::cards::{self, CardId, CardSet, Phase, ZoneTrack};
use viriditas::ares::{
    Ares, Choice, Event, Facts, HAND_LIMIT, LAST_ROUND, Level, Mode, Outcome, Setup, Stage, StandardAction,
};
use viriditas::kit::{Rng, Rules, Seat, Seated, Seed};
use viriditas::table::{Seating, Table};

/// Every mode, number of players and option.
fn all_setups() -> Vec<Setup> {
    let plain = [2, 3, 4].map(Setup::new);
    let solo = Level::ALL.map(|level| Setup { mode: Mode::Solo(level), ..Setup::new(1) });
    let cooperative = Setup { mode: Mode::Cooperative, ..Setup::new(2) };
    let options = [
        Setup { first_game: true, ..Setup::new(3) },
        Setup { mulligan: true, promotional: true, ..Setup::new(4) },
        Setup { promotional: true, ..Setup::new(2) },
        Setup { mulligan: true, ..solo[0] },
        Setup { promotional: true, mulligan: true, ..cooperative },
        Setup { synthetic: true, ..Setup::new(2) },
        Setup { synthetic: true, promotional: true, ..Setup::new(4) },
        Setup { synthetic: true, mulligan: true, ..solo[2] },
        Setup { synthetic: true, ..cooperative },
    ];
    plain.into_iter().chain(solo).chain([cooperative]).chain(options).collect()
}

impl Chanced for Ares {
    fn setups() -> Vec<Setup> {
        all_setups()
    }

    const GAMES: u64 = 20;

    /// Seldom a sale.
    fn by_lot(offers: &[Choice], rng: &mut Rng) -> Choice {
        let is_sale = |choice: &Choice| matches!(choice, Choice::Sell(_));
        let kept: Vec<Choice> = offers.iter().copied().filter(|choice| !is_sale(choice)).collect();
        let sells = kept.is_empty() || (rng.below(12) == 0 && kept.len() < offers.len());
        let from = if sells { offers } else { &kept };
        from[rng.below(from.len() as u32) as usize]
    }

    /// Until the phase ends, what an answer tells is its seat's.
    fn own(events: &[Event]) -> Option<Vec<Event>> {
        Some(events.iter().copied().take_while(|event| *event != Event::Ended).collect())
    }
}

impl Lawful for Ares {
    fn is_over(&self) -> bool {
        self.facts().outcome().is_some()
    }

    fn cards_are_in_one_place(&self) -> Verdict {
        const NAME: &str = "each card is in exactly one place";
        let facts = self.facts();
        let mut places: Vec<CardId> = facts.cards.lying().collect();
        for seat in self.seats().iter() {
            let player = &facts.players[seat];
            for cards in [player.hand, player.board.played, player.playing, player.doings.discarded] {
                places.extend(cards.iter());
            }
            places.extend(player.doings.looked.iter());
            let size = player.hand.len();
            hold(NAME, size == usize::from(player.board.hand_size), || {
                format!("{seat:?} holds {size} cards")
            })?;
        }
        let (all, projects) = (places.iter().copied().collect::<CardSet>(), facts.setup.projects());
        let is_whole = places.len() == projects.len() && all == *projects;
        hold(NAME, is_whole, || format!("{} cards, missing are {:?}", places.len(), projects.but(&all)))
    }

    fn is_there(facts: &Facts, event: Event) -> Verdict {
        let is_there = match event {
            Event::Paid { seat, stock, amount } => facts.players[seat].board.stock[stock] >= amount,
            Event::Removed { seat, card, amount } => facts.players[seat].board.stored.on(card) >= amount,
            Event::Rated { seat, change } => {
                facts.players[seat].board.rating.checked_add_signed(change.into()).is_some()
            }
            Event::Sold { seat, card, .. }
            | Event::Discarded { seat, card }
            | Event::Played { seat, card, .. } => facts.players[seat].hand.contains(card),
            _ => true,
        };
        hold("what is given was there", is_there, || format!("{event:?}"))
    }

    fn any_choice(_: Choice, rng: &mut Rng) -> Choice {
        any_choice(rng)
    }
}

/// One choice of each kind, of any card.
fn any_choice(rng: &mut Rng) -> Choice {
    let number = rng.below(220) as usize;
    let synthetic = &cards::SYNTHETIC_CARDS[number % cards::SYNTHETIC_CARDS.len()];
    let printed = cards::all().nth(number).expect("a card of that many");
    let card = if rng.below(3) == 0 { synthetic.id } else { printed.id };
    match rng.below(16) {
        0 => Choice::Phase(Phase::ALL[number % 5]),
        1 => Choice::Card(card),
        2 => Choice::Play(card),
        3 => Choice::Act { card, way: (number % 2) as u8 },
        4 => Choice::Standard(StandardAction::ALL[number % 5]),
        5 => Choice::DrawBonus,
        6 => Choice::BuyRating,
        7 => Choice::Sell(card),
        8 => Choice::Branch((number % 3) as u8),
        9 => Choice::Amount((number % 9) as u16),
        10 => Choice::Track(ZoneTrack::ALL[number % 2]),
        11 => Choice::MoneyCube,
        12 => Choice::SwapCube,
        13 => Choice::Decline,
        14 => Choice::Done,
        _ => Choice::Reopen,
    }
}

/// ARES-END-01, ARES-COOP-06, ARES-SOLO-06.
#[test]
fn games_end() {
    for setup in all_setups() {
        for seed in 0..Ares::GAMES {
            let mut rounds = 1;
            let end = play::<Ares>(&setup, seed, |game, _, _, _| {
                let facts = game.facts();
                assert!(facts.round == rounds || facts.round == rounds + 1);
                rounds = facts.round;
                if facts.stage == Stage::Planning && facts.round > 1 {
                    let hands = game.seats().iter().map(|seat| facts.players[seat].board.hand_size);
                    assert!(hands.max() <= Some(HAND_LIMIT));
                }
            });
            let facts = end.facts();
            println!("{setup:?}: {} rounds, {:?}", facts.round, facts.outcome());
            match (setup.mode, facts.outcome().expect("the game is over")) {
                (Mode::Competitive, Outcome::Winners(winners)) => {
                    assert!(!winners.is_empty());
                    assert!(facts.planet.is_terraformed() || facts.round == LAST_ROUND);
                }
                (Mode::Solo(_), outcome) => {
                    assert_eq!(outcome == Outcome::Won, facts.planet.is_terraformed());
                    assert!(outcome == Outcome::Won || facts.round == 25);
                }
                (Mode::Cooperative, Outcome::Won | Outcome::Lost) => {
                    assert_eq!((facts.round, facts.cubes.money, facts.cubes.swaps), (15, 0, 0));
                }
                (mode, outcome) => panic!("{outcome:?} in {mode:?}"),
            }
        }
    }
}

/// How often a seat that has finished a phase goes on with it.
#[test]
fn who_goes_on_with_a_phase_leaves_no_trace_of_having_finished_it() {
    let mut reopened = 0;
    for setup in all_setups() {
        let mut table =
            Table::<Ares>::new(setup, Seed(3), Seating::default()).expect("the set-up is possible");
        let mut rng = Rng::new(Seed(3));
        for _ in 0..150 {
            let Some(seat) = table.asked().iter().next() else { break };
            let choice = Ares::by_lot(table.offers(seat), &mut rng);
            let (before, asked) = (table.to_text(), table.asked());
            table.play(seat, choice).expect("an offer is accepted");
            if table.asked() == asked.without(seat) && table.offers(seat).contains(&Choice::Reopen) {
                reopened += 1;
                table.play(seat, Choice::Reopen).expect("it is offered");
                assert_eq!(table.to_text(), before);
                table.play(seat, choice).expect("it is offered again");
            }
        }
    }
    assert!(reopened > 50, "{reopened} phases");
}

/// Games with synthetic cards are long enough for each of them.
#[test]
fn every_synthetic_card_of_ares_expedition_is_played() {
    let mut played = CardSet::NONE;
    for seed in 0..60 {
        let setup = Setup { synthetic: true, ..Setup::new(4) };
        let end = play::<Ares>(&setup, 100 + seed, |_, _, _, _| {});
        for seat in Seat::ALL {
            let board = &end.facts().players[seat].board;
            played = played.or(&board.played);
            played.insert(board.corporation);
        }
    }
    let all = cards::SYNTHETIC_CARDS.iter().chain(cards::SYNTHETIC_CORPORATION_CARDS);
    let left: Vec<_> =
        all.filter(|card| !played.contains(card.id)).map(|card| (card.name, card.id)).collect();
    assert!(left.is_empty(), "{left:?}");
}
