//! Laws of Ares Expedition over whole games of chance, of every mode and number of players; those of any game in them are in
//! `tests/laws/any_game.rs`.

use crate::laws::any_game::{Chanced, each_game, play};
use crate::laws::checker::any_game::{Lawful, Verdict, hold};
use viriditas::ares::bot;
use viriditas::ares::cards::{
    self, Card, CardColour, CardId, CardSet, Cost, Passive, Phase, Stock, ZoneTrack,
};
use viriditas::ares::scenario::{Rest, Scenario, table};
use viriditas::ares::{
    Ares, Choice, Event, Facts, HAND_LIMIT, LAST_ROUND, Level, Mode, Origin, Outcome, PlayedBy, Question,
    Setup, Stage, StandardAction,
};
use viriditas::kit::{EventLog, Rng, Rules, Seat, Seated, Seed, View};
use viriditas::table::{Bot, Seating, Table};

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
            for cards in [player.hand, player.board.played, player.playing, player.phase_state.discarded] {
                places.extend(cards.iter());
            }
            places.extend(player.phase_state.looked.iter());
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
        hold("what is given was there", is_there, || format!("{event:?}"))?;
        hold("a card is played by a right", has_right(facts, event), || format!("{event:?}"))
    }

    fn any_choice(_: Choice, rng: &mut Rng) -> Choice {
        any_choice(rng)
    }
}

/// Whether a card that is played is one that the phase, a card or a bonus lets be played; by the bonus of phase II, a blue or red one
/// (ARES-PHASE-06, ARES-PHASE-08, ARES-PHASE-09).
fn has_right(facts: &Facts, event: Event) -> bool {
    let Event::Played { seat, card, by } = event else { return true };
    let colour = cards::card(card).colour.expect("a project card");
    match by {
        PlayedBy::Permission => facts.players[seat].phase_state.plays.iter().any(|of| of.contains(colour)),
        PlayedBy::Bonus => {
            colour != CardColour::Green
                && facts.stage == Stage::Resolving(Phase::Construction)
                && facts.has_bonus_left(seat)
        }
        PlayedBy::Effect => true,
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

/// What lies in the deck and in the discard pile, as the events of an answer tell it.
struct Piles {
    deck: u32,
    discards: u32,
    /// How many cards each seat has taken off its pile in the running phase.
    drawn: [u32; 4],
    discarded: u32,
}

impl Piles {
    fn of(facts: &Facts) -> Self {
        let drawn = [0, 1, 2, 3].map(|seat| facts.players[Seat::ALL[seat]].phase_state.drawn.into());
        let discarded = Seat::ALL.map(|seat| facts.players[seat].phase_state.discarded.len() as u32);
        let (deck, discards) = (facts.cards.deck.into(), facts.cards.discards().into());
        Self { deck, discards, drawn, discarded: discarded.iter().sum() }
    }

    fn hear(&mut self, event: Event, players: u32) {
        match event {
            Event::Drawn { seat, .. } | Event::Looked { seat, .. } => self.drawn[seat.index()] += 1,
            Event::Revealed { seat, taken, .. } => {
                self.drawn[seat.index()] += 1;
                self.discarded += u32::from(!taken);
            }
            Event::Sold { .. } | Event::Discarded { .. } | Event::PassedUp { .. } => self.discarded += 1,
            Event::Ended => {
                let last = |(seat, &drawn): (u32, &u32)| drawn.checked_sub(1).map(|it| seat + players * it);
                let is_past = (0..).zip(&self.drawn).filter_map(last).any(|place| place >= self.deck);
                let in_all = if is_past { self.deck + self.discards } else { self.deck };
                self.deck = in_all - self.drawn.iter().sum::<u32>();
                self.discards = self.discarded + if is_past { 0 } else { self.discards };
                (self.drawn, self.discarded) = ([0; 4], 0);
            }
            _ => {}
        }
    }
}

/// The deck shrinks by the cards that are drawn and the discard pile grows by those that are discarded; where somebody draws past the
/// deck, the discards are the deck (ARES-PHASE-16, ARES-CARD-02, Q-ARES-05).
#[test]
fn deck_and_discard_pile_are_as_large_as_what_is_told_makes_them() {
    let mut ended = 0;
    each_game::<Ares>(|game, seat, choice, _| {
        let (mut after, mut heard) = (game.clone(), EventLog::all());
        after.play(seat, choice, &mut heard).expect("an offer is accepted");
        let mut piles = Piles::of(game.facts());
        heard.events().iter().for_each(|&event| piles.hear(event, game.facts().setup.players.into()));
        let cards = &after.facts().cards;
        let (deck, discards) = (u32::from(cards.deck), u32::from(cards.discards()));
        assert_eq!((deck, discards), (piles.deck, piles.discards), "{choice:?}");
        ended += u32::from(heard.events().contains(&Event::Ended));
    });
    assert!(ended > 1_000, "{ended} phases ended");
}

/// What the next card costs less, it costs less alone, whatever lets it be played (ARES-PLAY-01).
#[test]
fn a_discount_is_gone_with_the_next_card() {
    let mut gone = 0;
    each_game::<Ares>(|game, seat, choice, _| {
        let (mut after, mut heard) = (game.clone(), EventLog::all());
        after.play(seat, choice, &mut heard).expect("an offer is accepted");
        let mut off = u16::from(game.facts().players[seat].phase_state.off);
        for event in heard.events() {
            match *event {
                Event::Discounted { off: more, .. } => off += u16::from(more),
                Event::Played { .. } => {
                    gone += u32::from(off > 0);
                    off = 0;
                }
                Event::Ended => return,
                _ => {}
            }
        }
        assert_eq!(u16::from(after.facts().players[seat].phase_state.off), off, "{choice:?}");
    });
    assert!(gone > 10, "{gone} discounts");
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

/// Carries out an answer of the first seat and whatever it asks, by lot; what was answered and what happened, with what it came from.
fn carried_out(game: &mut Ares, choice: Choice, rng: &mut Rng) -> (Vec<(Question, Choice)>, EventLog<Event>) {
    let (seat, mut heard, mut answers) = (Seat::default(), EventLog::all(), Vec::new());
    game.play(seat, choice, &mut heard).expect("it is offered");
    loop {
        let question = game.question(seat).expect("the phase goes on");
        if matches!(question, Question::Phase | Question::Finished) {
            return (answers, heard);
        }
        let offers: Vec<Choice> = game.choices(seat).filter(|choice| *choice != Choice::Decline).collect();
        let offers = if offers.is_empty() { game.choices(seat).collect() } else { offers };
        let choice = offers[rng.below(offers.len() as u32) as usize];
        answers.push((question, choice));
        game.play(seat, choice, &mut heard).expect("it is offered");
    }
}

/// All cards that some game has.
fn all_cards() -> impl Iterator<Item = &'static Card> {
    let synthetic = cards::SYNTHETIC_CARDS.iter().chain(cards::SYNTHETIC_CORPORATION_CARDS);
    cards::all().chain(synthetic)
}

/// An action says that it is in vain where nothing comes of it, whatever is answered on the way, and there alone (Q-ARES-14). In open and
/// complete Mars, with and without cards to draw, with and without cards that hold resources.
#[test]
fn an_action_is_in_vain_where_it_says_so_and_nowhere_else() {
    let (mut rng, mut in_vain, mut others) = (Rng::new(Seed(5)), 0, 0);
    let holders = ["Tardigrades", "Fish", "Physics Complex"];
    let holders: Vec<Card> = cards::all().filter(|card| holders.contains(&card.name)).copied().collect();
    for of in all_cards().filter(|card| !card.actions.is_empty()) {
        for kind in 0..8 {
            let mut position = table(2).phase(Phase::Action).money(30).heat(9).plants(9).rating(20);
            position = if of.colour.is_some() { position.played(&[*of]) } else { position.corporation(of) };
            if kind & 1 > 0 {
                position = position.oxygen(14).temperature(8).face_down(&[]);
            }
            if kind & 2 > 0 {
                position = position.rest(Rest::Nowhere);
            }
            if kind & 4 > 0 {
                let more: Vec<Card> = holders.iter().filter(|card| card.id != of.id).copied().collect();
                position = position.played(&more);
                position = more.iter().fold(position, |position, card| position.stored(card, 3));
            }
            position = if of.holds.is_some() { position.stored(of, 3) } else { position };
            let start = position.hand(&[cards::MINE, cards::LICHEN, cards::BUSHES]).start();
            for way in 0..of.actions.len() as u8 {
                let choice = Choice::Act { card: of.id, way };
                let view = View::of(&start, Some(Seat::default()));
                let Ok(forecast) = view.foresee(Seat::default(), choice) else { continue };
                let (_, heard) = carried_out(&mut start.clone(), choice, &mut rng);
                let told = heard.events().iter().zip(heard.origins());
                let is_price = |event: &Event| {
                    matches!(
                        event,
                        Event::Used { .. }
                            | Event::Paid { .. }
                            | Event::Removed { .. }
                            | Event::Sold { .. }
                            | Event::Discarded { .. }
                            | Event::Rated { change: ..0, .. }
                    )
                };
                let brought = told.filter(|(event, origin)| {
                    !is_price(event) && !matches!(origin, Origin::Effect(card) if *card != of.id)
                });
                let brought: Vec<_> = brought.collect();
                *if forecast.vain.is_some() { &mut in_vain } else { &mut others } += 1;
                // Cards that no price asks for are discarded by the action itself.
                let takes_cards =
                    of.actions[usize::from(way)].cost.iter().any(|it| matches!(it, Cost::Cards(_)));
                let discards = heard.events().iter().any(|event| matches!(event, Event::Discarded { .. }));
                let is_loss = discards && !takes_cards && forecast.vain.is_none();
                let is_in_vain = brought.is_empty() && !is_loss;
                assert_eq!(
                    forecast.vain.is_some(),
                    is_in_vain,
                    "{} {}, {kind}: {brought:?}",
                    of.name,
                    of.id.number()
                );
            }
        }
    }
    assert!(in_vain > 50 && others > 300, "{in_vain} in vain, {others} others");
}

/// What a card of the hand costs beside M€ of the kinds that could stand in for M€ too.
fn spent(card: &Card, stock: Stock, facts: &Facts) -> u16 {
    let seat = Seat::default();
    let has_tags = |tag| facts.tags(seat, tag) + card.tags_of(tag) as u8;
    let spends = card.spends.iter().map(|&spend| match spend {
        Cost::Stock(of, charge) if of == stock => match charge {
            cards::Charge::Exactly(amount) => amount.into(),
            cards::Charge::Lowered {
                base,
                less: cards::Lowering::If(less, cards::Condition::Has(least, cards::Count::Tags(tag))),
            } => u16::from(base - if has_tags(tag) >= least { less } else { 0 }),
            other => panic!("a spend of another kind: {other:?}"),
        },
        _ => 0,
    });
    spends.sum()
}

/// A card that is offered is paid in full, whatever is answered on the way: its price in M€, heat as M€ and stand-ins, and its spends beside
/// it (ARES-PLAY-01, ARES-PLAY-06). In positions of chance in which little is there.
#[test]
fn an_offered_card_of_ares_expedition_is_paid_in_full() {
    let mut rng = Rng::new(Seed(8));
    let (mut played, mut with_stand_ins) = (0, 0);
    let worth = |id: CardId| {
        let passives = cards::card(id).passives.iter();
        passives
            .map(|&it| if let Passive::PaysOnce { worth, .. } = it { u16::from(worth) } else { 0 })
            .sum::<u16>()
    };
    let stands_in = |card: &&Card| worth(card.id) > 0;
    let stand_ins: Vec<&Card> = all_cards().filter(stands_in).collect();
    let (spending, others): (Vec<&Card>, Vec<&Card>) = all_cards()
        .filter(|card| card.colour.is_some() && !stands_in(card))
        .partition(|card| !card.spends.is_empty());
    assert!(stand_ins.len() >= 4 && spending.len() >= 8);
    for _ in 0..4_000 {
        let mut some = |of: &[&'static Card], most: u32| {
            let mut of = of.to_vec();
            rng.shuffle(&mut of);
            of.truncate(rng.below(most + 1) as usize);
            of.into_iter().copied().collect::<Vec<Card>>()
        };
        let (own, hand) = (some(&stand_ins, 3), [some(&spending, 2), some(&others, 2)].concat());
        let mut below = |most: u32| rng.below(most) as u16;
        let phase = if below(2) == 0 { Phase::Development } else { Phase::Construction };
        let mut position: Scenario = table(2).phase(phase).oceans(below(10) as u8).oxygen(below(15) as u8);
        position = position
            .money(below(12))
            .heat(below(5))
            .plants(below(5))
            .rating(below(7))
            .hand(&hand)
            .played(&own);
        if below(3) == 0 {
            position = position.corporation(&cards::HELION);
        }
        for card in own.iter().filter(|card| card.holds.is_some()) {
            position = position.stored(card, below(4) as u8);
        }
        let start = position.start();
        for choice in start.choices(Seat::default()) {
            let Choice::Play(id) = choice else { continue };
            let (card, facts) = (cards::card(id), start.facts());
            let price = facts.price(Seat::default(), id);
            let (answers, heard) = carried_out(&mut start.clone(), choice, &mut rng);
            let paid = |stock: Stock| -> u16 {
                let told = heard.events().iter().zip(heard.origins());
                let paid = told.map(|(event, origin)| match *event {
                    Event::Paid { stock: of, amount, .. } if of == stock && *origin == Origin::Price => {
                        amount
                    }
                    _ => 0,
                });
                paid.sum()
            };
            let used: Vec<u16> = answers
                .iter()
                .filter_map(|answer| match *answer {
                    (Question::StandIn { .. }, Choice::Card(id)) => Some(worth(id)),
                    _ => None,
                })
                .collect();
            let heat = paid(Stock::Heat).checked_sub(spent(card, Stock::Heat, facts)).expect("heat is spent");
            let in_money = paid(Stock::MegaCredits) + heat;
            let in_all = in_money + used.iter().sum::<u16>();
            let is_exact = if used.is_empty() {
                in_all == price
            } else {
                in_all >= price && (in_money == 0 || in_all == price)
            };
            assert!(is_exact, "{}: {in_money} M€ and {used:?} for {price}", card.name);
            played += 1;
            with_stand_ins += u32::from(!used.is_empty());
        }
    }
    assert!(played > 1_000 && with_stand_ins > 200, "{played} cards, {with_stand_ins} with stand-ins");
}

/// No level answers with what is in vain, but where own cards hear of it and it takes nothing (Q-ARES-14).
#[test]
fn no_bot_of_ares_expedition_does_what_is_in_vain() {
    let seat = Seat::default();
    let full = || table(2).phase(Phase::Action).oxygen(14).temperature(8).face_down(&[]);
    let played = [
        cards::AQUIFER_PUMPING,
        cards::DEVELOPED_INFRASTRUCTURE,
        cards::IRONWORKS,
        cards::SYMBIOTIC_FUNGUS,
        cards::CONSERVED_BIOME,
    ];
    for (position, may_act) in [(full(), false), (full().played(&[cards::ASSEMBLY_LINES]), true)] {
        let start = position.played(&played).money(20).heat(7).plants(7).start();
        for level in Bot::ALL {
            for seed in 0..if level == Bot::Expert { 4 } else { 40 } {
                let mut game = start.clone();
                while game.asked().contains(seat) && game.question(seat) == Some(Question::Phase) {
                    let view = View::of(&game, Some(seat));
                    let chosen =
                        bot::choose(&view, seat, level, Seed(seed)).expect("the seat is asked").choice;
                    let money = game.facts().players[seat].board.stock[Stock::MegaCredits];
                    let is_in_vain = view.vain(seat, chosen).is_some();
                    game.play(seat, chosen, &mut EventLog::nothing()).expect("it is offered");
                    let more = game.facts().players[seat].board.stock[Stock::MegaCredits] > money;
                    assert!(!is_in_vain || may_act && more, "{level:?}: {chosen:?}");
                    if game.question(seat) != Some(Question::Phase) {
                        break;
                    }
                }
            }
        }
    }
}
