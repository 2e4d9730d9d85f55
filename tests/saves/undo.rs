//! What stays although a person would take it back, and what a table remembers of moves taken back all the same.

use crate::saves::games::setup;
use crate::saves::tables::{entries, redo, step, table, table_where};
use viriditas::ares;
use viriditas::games::{AresTable, Game, MarsTable};
use viriditas::kit::{Rng, Seat, Seated, Seats, Seed, Shows};
use viriditas::mars::cards::{
    BUSINESS_EMPIRE, CardId, GALILEAN_MINING, HUGE_ASTEROID, INTERPLANETARY_CINEMATICS, Kind, MINING_GUILD,
    PHOBOLOG, SEARCH_FOR_LIFE, StandardProject, VALLEY_TRUST, all,
};
use viriditas::mars::{Choice, Event, Mars, Phase, Setup, Switch, Why};
use viriditas::table::{Bot, Controller, Name, PastBots, Seating, TakenBack, UndoRefusal};

const FIRST: Seat = Seat::ALL[0];
const SECOND: Seat = Seat::ALL[1];
const THIRD: Seat = Seat::ALL[2];

fn copy(table: &MarsTable) -> MarsTable {
    MarsTable::from_text(&table.to_text()).expect("a table's text is whole")
}

fn people(table: &MarsTable) -> usize {
    Seats::first(table.setup().players).iter().filter(|&seat| table.player(seat) == Controller::Human).count()
}

/// Whether an undo of this table may go past a card that a bot played, by the words of the setting.
fn goes_past(table: &MarsTable) -> bool {
    match table.past_bots() {
        PastBots::Always => true,
        PastBots::UntilShown => false,
        PastBots::ByPeople => people(table) == 1,
    }
}

/// Whose card from hand this event shows to a seat.
fn hand_shown(event: Event, seat: Seat) -> Option<Seat> {
    match event {
        Event::Played { seat: of, .. } | Event::PreludeFailed { seat: of, .. } => {
            Some(of).filter(|&of| of != seat)
        }
        _ => None,
    }
}

/// Plays random games of all settings, with one to three people among bots, and calls this at their questions with a
/// table and a person at it: at some of whole games of all boxes, and at each of their preludes in many more.
fn at_questions(mut each: impl FnMut(&MarsTable, Seat)) {
    for number in 0..24_u64 {
        let players = 2 + (number % 4) as u8;
        let bots: Vec<Seat> = Seats::first(players).iter().skip(1 + (number / 4 % 2) as usize).collect();
        let past_bots = PastBots::ALL[(number % 3) as usize];
        let plain = Setup::new(players);
        let on = [(5, Switch::Draft), (2, Switch::Prelude), (3, Switch::Venus), (7, Switch::Colonies)];
        let in_turn = |setup: Setup, (every, switch)| {
            if number % every == 0 { setup.with(switch) } else { setup }
        };
        let setup = on.into_iter().fold(plain, in_turn);
        let mut one = table_where(setup, number, &bots, past_bots);
        let mut rng = Rng::new(Seed(number));
        while step(&mut one, &mut rng).is_some() {
            if rng.below(10) == 0 {
                let seat = if rng.below(2) == 0 { FIRST } else { SECOND };
                if one.player(seat) == Controller::Human {
                    each(&one, seat);
                }
            }
        }
    }
    for number in 0..120_u64 {
        let past_bots = PastBots::ALL[(number % 3) as usize];
        let setup = Setup::new(2 + (number % 3) as u8).with(Switch::Prelude);
        let mut one = table_where(setup, number, &[SECOND], past_bots);
        let mut rng = Rng::new(Seed(number));
        while matches!(one.view(None).facts().phase, Phase::Setup | Phase::Preludes) {
            step(&mut one, &mut rng);
            each(&one, FIRST);
        }
    }
}

/// Ruling Q-BASE-30, and the setting of the table.
#[test]
fn an_undo_goes_past_a_card_that_a_bot_played_only_where_the_table_says_so() {
    let (mut past, mut stopped) = (0, 0);
    at_questions(|one, seat| {
        let mut other = copy(one);
        match other.undo(seat) {
            Ok(()) => {
                let shown =
                    one.heard_since(other.told(), Some(seat)).find_map(|event| hand_shown(event, seat));
                assert!(shown.is_none() || goes_past(one), "{:?}", one.past_bots());
                past += u32::from(shown.is_some());
            }
            Err(UndoRefusal::Shown { by }) => {
                assert!(!goes_past(one), "{:?} with {} people", one.past_bots(), people(one));
                assert!(one.heard_since(0, Some(seat)).any(|event| hand_shown(event, seat) == Some(by)));
                assert_ne!(one.player(by), Controller::Human, "what a person did is a decision");
                stopped += 1;
            }
            Err(UndoRefusal::Nothing | UndoRefusal::Reveal | UndoRefusal::Decision { .. }) => {}
        }
    });
    assert!(past > 10 && stopped > 10, "{past} and {stopped}");
}

#[test]
fn the_log_tells_what_was_taken_back_past_what_a_bot_had_shown_and_nothing_else() {
    let mut times_noted = 0;
    at_questions(|one, seat| {
        let mut other = copy(one);
        if other.undo(seat).is_err() {
            assert_eq!(other.taken_back(), one.taken_back());
            return;
        }
        let had_shown =
            one.heard_since(other.told(), Some(seat)).any(|event| hand_shown(event, seat).is_some());
        let note = TakenBack { by: seat, told: other.told() as u32 };
        assert_eq!(other.taken_back(), if had_shown { vec![note] } else { Vec::new() });
        assert_eq!(copy(&other).taken_back(), other.taken_back());
        times_noted += u32::from(had_shown);
        while other.undo(seat).is_ok() {
            let kept = other.taken_back();
            assert!(kept.is_sorted_by_key(|note| note.told));
            assert!(kept.iter().all(|note| note.told as usize <= other.told()), "a note behind the log");
        }
    });
    assert!(times_noted > 10, "{times_noted}");
}

/// Whether an undo of the first seat would go past what a bot has shown.
fn would_go_past(one: &MarsTable) -> bool {
    let told = one.undo_to(FIRST);
    told.is_ok_and(|told| one.heard_since(told, Some(FIRST)).any(|event| hand_shown(event, FIRST).is_some()))
}

/// A person who tries again and again makes no text without end.
#[test]
fn a_table_remembers_the_latest_moves_taken_back_in_the_order_of_the_log() {
    let mut one = table_where(Setup::new(2), 5, &[SECOND], PastBots::Always);
    let mut rng = Rng::new(Seed(5));
    let mut times_noted = 0;
    while step(&mut one, &mut rng).is_some() {
        if !would_go_past(&one) {
            continue;
        }
        let all = entries(&one.record());
        let times = if times_noted == 5 { 40 } else { 1 };
        for time in 0..times {
            one.undo(FIRST).expect("it was said to be possible");
            times_noted += 1;
            if time + 1 < times {
                let left = one.answers();
                all[left..].iter().for_each(|&entry| redo(&mut one, entry));
            }
        }
        let kept = one.taken_back();
        assert_eq!(kept.len(), times_noted.min(32));
        assert!(kept.is_sorted_by_key(|note| note.told));
        assert!(kept.iter().all(|note| note.told as usize <= one.told() && note.by == FIRST));
        assert_eq!(copy(&one).taken_back(), kept);
    }
    assert!(times_noted > 45, "{times_noted}");
}

/// No card that a seat has seen since its move, or that was dealt to it, is taken back: what an undo leaves shows every
/// card that the seat was told of after it, but for those that bots have played at a table where that is no hindrance.
#[test]
fn nothing_that_an_undo_takes_back_had_shown_a_card() {
    let mut cards = 0;
    at_questions(|one, seat| {
        let mut other = copy(one);
        if other.undo(seat).is_err() {
            return;
        }
        let view = other.view(Some(seat));
        let facts = view.facts();
        let is_known = |id: CardId| {
            facts.players.0.iter().any(|player| {
                player.hand.contains(id)
                    || player.played.contains(id)
                    || player.dealt.contains(&id)
                    || player.drafted.contains(&id)
                    || player.corporations.contains(&id)
                    || player.preludes.contains(&id)
            })
        };
        for event in one.heard_since(other.told(), Some(seat)) {
            let card = match event {
                Event::CorporationDealt { card, .. }
                | Event::CorporationRevealed { card, .. }
                | Event::PreludeDealt { card, .. }
                | Event::Found { card, .. }
                | Event::Dealt { card, .. }
                | Event::Picked { card, .. }
                | Event::Kept { card, .. }
                | Event::Declined { card, .. }
                | Event::Drew { card, .. }
                | Event::Revealed { card }
                | Event::Discarded { card, .. } => card,
                Event::Played { seat: of, card } | Event::PreludeFailed { seat: of, card } if of == seat => {
                    card
                }
                _ => continue,
            };
            assert!(card == CardId::HIDDEN || is_known(card), "{event:?}");
            cards += 1;
        }
    });
    assert!(cards > 100, "{cards}");
}

/// Search for Life shows the top card of the deck and spends one M€ for it: nothing else would keep the move.
#[test]
fn a_card_revealed_stays_revealed() {
    let search = SEARCH_FOR_LIFE.id;
    let mut revealed = 0;
    for seed in 0..200 {
        let mut one = table(Setup::new(1), seed, &[]);
        let dealt = one.view(Some(FIRST)).facts().players[FIRST].dealt;
        if !dealt.contains(&search) {
            continue;
        }
        // The corporation, then this card alone of those dealt.
        let corporation = one.view(Some(FIRST)).choices(FIRST).next().expect("two are dealt");
        let act = Choice::Act { card: search, which: 0 };
        for choice in [corporation, Choice::Card(search), Choice::Done, Choice::Play(search), act] {
            if !one.view(Some(FIRST)).choices(FIRST).any(|offer| offer == choice) {
                break;
            }
            let told = one.told();
            one.play(FIRST, choice).expect("it is offered");
            if one.heard_since(told, None).any(|event| matches!(event, Event::Revealed { .. })) {
                revealed += 1;
                assert_eq!(one.undo(FIRST), Err(UndoRefusal::Reveal));
            }
        }
    }
    assert!(revealed > 2, "{revealed}");
}

/// Preludes that ask for M€.
const COSTLY: [CardId; 3] = [BUSINESS_EMPIRE.id, GALILEAN_MINING.id, HUGE_ASTEROID.id];

/// Corporations that can spend almost everything on first cards, and one that draws preludes.
const CORPORATIONS: [CardId; 4] =
    [INTERPLANETARY_CINEMATICS.id, MINING_GUILD.id, PHOBOLOG.id, VALLEY_TRUST.id];

/// A set-up for two with these corporations and few preludes, among them those that ask for M€.
fn few_preludes() -> Setup {
    let mut setup = Setup { first: Some(FIRST), ..Setup::new(2) }.with(Switch::Prelude);
    let cheap = all().filter(|card| card.kind == Kind::Prelude && !COSTLY.contains(&card.id));
    let others = all().filter(|card| card.kind == Kind::Corporation && !CORPORATIONS.contains(&card.id));
    setup.banned = cheap.skip(9).chain(others).map(|card| card.id).collect();
    setup
}

/// What the second seat answers to have no money left for its preludes; the first does what comes first, and passes.
fn spends(offers: &[Choice], seat: Seat) -> Choice {
    let is_liked = |choice: &Choice| match *choice {
        Choice::Card(id) => id == VALLEY_TRUST.id || COSTLY.contains(&id),
        Choice::FirstAction | Choice::Pass => true,
        _ => false,
    };
    let liked = offers.iter().copied().filter(is_liked).filter(|_| seat == SECOND);
    let passes =
        offers.iter().copied().filter(|&choice| matches!(choice, Choice::FirstAction | Choice::Pass));
    liked.chain(passes).next().unwrap_or(offers[0])
}

/// The first fizzling of a prelude of the second seat, which was dealt or drawn later, just after it happened.
fn just_fizzled(seed: u64, past_bots: PastBots, bots: &[Seat]) -> Option<(MarsTable, Phase)> {
    let mut one = table_where(few_preludes(), seed, bots, past_bots);
    for _ in 0..60 {
        let phase = one.view(None).facts().phase;
        let seat = one.asked().iter().next()?;
        let told = one.told();
        let choice = spends(&one.view(Some(seat)).choices(seat).collect::<Vec<_>>(), seat);
        one.play(seat, choice).expect("it is offered");
        let fizzled = |event| matches!(event, Event::PreludeFailed { seat: SECOND, .. });
        if seat == SECOND && one.heard_since(told, None).any(fizzled) {
            // What chance shows with it stays anyway.
            let is_chance = |event: Event| event.about().shows == Shows::Chance;
            let is_alone = !one.heard_since(told, None).any(is_chance);
            return is_alone.then_some((one, phase));
        }
    }
    None
}

/// A prelude that fails is shown like one that is played: where what a bot shows stays, nothing before it is taken back. Of
/// those drawn amid a turn the others leave the game with it, which stays at every table.
#[test]
fn a_prelude_that_fizzled_was_shown() {
    let (mut dealt, mut drawn) = (0, 0);
    for seed in 0..150 {
        let after = |past_bots, bots: &[Seat]| just_fizzled(seed, past_bots, bots);
        let Some((one, phase)) = after(PastBots::UntilShown, &[SECOND]) else { continue };
        let (past, _) = after(PastBots::Always, &[SECOND]).expect("it was the same");
        let (people, _) = after(PastBots::UntilShown, &[]).expect("it was the same");
        assert_eq!(people.may_undo(FIRST), Err(UndoRefusal::Decision { by: SECOND }), "seed {seed}");
        if phase == Phase::Action {
            drawn += 1;
            assert_eq!(
                [&one, &past].map(|it| it.may_undo(FIRST)),
                [Err(UndoRefusal::Reveal); 2],
                "seed {seed}"
            );
        } else {
            dealt += 1;
            assert_eq!(one.may_undo(FIRST), Err(UndoRefusal::Shown { by: SECOND }), "seed {seed}");
        }
    }
    assert!(dealt > 3 && drawn > 3, "{dealt} dealt, {drawn} drawn");
}

/// Two beginners in their second research phase, of whom the first has bought this many cards.
fn bought(number: usize) -> MarsTable {
    let mut one = table(Setup { first: Some(FIRST), beginners: Seats::first(2), ..Setup::new(2) }, 3, &[]);
    let mut play = |seat, choice| one.play(seat, choice).map(|_| ()).expect("it is offered");
    play(FIRST, Choice::Pass);
    play(SECOND, Choice::Pass);
    let dealt = one.view(Some(FIRST)).facts().players[FIRST].dealt;
    for &card in dealt.iter().take(number) {
        one.play(FIRST, Choice::Card(card)).expect("it can be paid");
    }
    one.play(FIRST, Choice::Done).expect("it is offered");
    one
}

/// Whether all cards are bought or none: what others took and what they left each show what they did.
#[test]
fn who_has_seen_what_others_bought_does_not_buy_again() {
    for number in [0, 1, 4] {
        let mut one = bought(number);
        assert_eq!(one.view(None).facts().phase, Phase::Research);
        assert_eq!(one.may_undo(FIRST), Ok(()), "the other has not answered yet");
        one.play(SECOND, Choice::Done).expect("it is offered");
        assert_eq!(one.view(None).facts().phase, Phase::Action);
        assert_eq!(one.undo(SECOND), Err(UndoRefusal::Reveal), "{number} bought");
        assert_eq!(one.undo(FIRST), Err(UndoRefusal::Decision { by: SECOND }));
    }
}

/// Set-up, draft and research: the last answer shows what all have decided.
#[test]
fn what_all_answered_together_is_not_taken_back_by_whoever_answered_last() {
    let mut ended = [0; 3];
    for number in 0..40 {
        let mut one = table(setup(number), number, &[]);
        let mut rng = Rng::new(Seed(number));
        let several = one.setup().players > 1;
        loop {
            let phase = one.view(None).facts().phase;
            let told = one.told();
            let together = match phase {
                Phase::Setup => 0,
                Phase::Draft => 1,
                Phase::Research => 2,
                Phase::Preludes
                | Phase::Action
                | Phase::Production
                | Phase::Solar
                | Phase::Conversion
                | Phase::Over => 3,
            };
            let Some(seat) = step(&mut one, &mut rng) else { break };
            if together < 3 && several && one.told() > told {
                assert!(one.may_undo(seat).is_err(), "{phase:?} of game {number}");
                ended[together] += 1;
            }
        }
    }
    assert!(ended.iter().all(|&times| times > 10), "{ended:?}");
}

/// Of two people and a bot, whoever moved before the bot showed a card takes nothing back; who sits alone with bots does.
#[test]
fn a_bot_that_took_over_a_seat_changes_how_far_an_undo_goes() {
    let mut changed = 0;
    for number in 0..20 {
        let mut one = table(Setup::new(3), number, &[THIRD]);
        let mut rng = Rng::new(Seed(number));
        while step(&mut one, &mut rng).is_some() {
            if one.may_undo(FIRST) == Err(UndoRefusal::Shown { by: THIRD }) {
                let name = viriditas::table::Name::default();
                one.seat(SECOND, one.player(THIRD), name.clone());
                changed += u32::from(one.may_undo(FIRST) == Ok(()));
                assert!(!matches!(one.may_undo(FIRST), Err(UndoRefusal::Shown { .. })));
                one.seat(SECOND, Controller::Human, name);
            }
        }
    }
    assert!(changed > 5, "{changed}");
}

/// What an event shows that was hidden, by the words of the rules of undo: what chance decides, what somebody answered while others
/// answered too, a card from a hand.
fn shown(event: Event) -> Shows {
    match event {
        Event::Shuffled(_)
        | Event::Reshuffled(_)
        | Event::ColonyOpened { by: None, .. }
        | Event::EventRevealed(_)
        | Event::Revealed { .. }
        | Event::CorporationDealt { .. }
        | Event::PreludeDealt { .. }
        | Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::Found { .. } => Shows::Chance,
        Event::Picked { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Declined { seat, .. }
        | Event::CorporationRevealed { seat, .. } => Shows::Answer(seat),
        Event::Played { seat, .. } | Event::PreludeFailed { seat, .. } => Shows::Hand(seat),
        Event::FirstPlayer(_)
        | Event::PhaseBegan(_)
        | Event::GenerationBegan
        | Event::HandsPassed(_)
        | Event::DraftEnded
        | Event::Discarded { .. }
        | Event::TurnedDown { .. }
        | Event::FirstActionSettled(_)
        | Event::TurnBegan(_)
        | Event::Passed(_)
        | Event::Used { .. }
        | Event::ProjectUsed { .. }
        | Event::Converted { .. }
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Lost { .. }
        | Event::Produced { .. }
        | Event::EnergyBecameHeat { .. }
        | Event::Raised { .. }
        | Event::Lowered { .. }
        | Event::OceanRemoved { .. }
        | Event::Rated { .. }
        | Event::Placed { .. }
        | Event::Claimed { .. }
        | Event::Added { .. }
        | Event::Taken { .. }
        | Event::Remembered { .. }
        | Event::Eased { .. }
        | Event::MilestoneClaimed { .. }
        | Event::AwardFunded { .. }
        | Event::ColonyOpened { by: Some(_), .. }
        | Event::ColonyClosed { .. }
        | Event::Settled { .. }
        | Event::MarkerMoved { .. }
        | Event::FleetSent { .. }
        | Event::FleetGained(_)
        | Event::FleetsReturned
        | Event::DelegateMoved { .. }
        | Event::LeaderChanged { .. }
        | Event::DominanceMoved(_)
        | Event::PartyRules(_)
        | Event::EventHappens(_)
        | Event::EventsAdvanced
        | Event::MarkersTaken => Shows::Nothing,
    }
}

#[test]
fn each_event_shows_what_was_hidden_before_it_and_no_more() {
    let all = crate::words::samples::events();
    let is_there = |is: fn(&Event) -> bool| all.iter().any(is);
    assert!(is_there(|it| matches!(it, Event::EventRevealed(_))));
    assert!(is_there(|it| matches!(it, Event::ColonyOpened { by: None, .. })));
    assert!(is_there(|it| matches!(it, Event::PreludeFailed { .. })));
    for event in all {
        assert_eq!(<Mars as Seated>::shows(event), shown(event), "{event:?}");
    }
}

/// Who plays alone takes a colony tile out and then plays preludes: those are moves of their own.
#[test]
fn a_prelude_is_taken_back_without_what_was_answered_before_it() {
    let mut alone = 0;
    for number in 0..24 {
        let setup = Setup::new(1).with(Switch::Prelude).with(Switch::Colonies);
        let mut one = table(setup, number, &[]);
        let mut rng = Rng::new(Seed(number));
        while one.view(None).facts().phase != Phase::Action {
            let before = one.answers();
            let asked = one.view(Some(FIRST)).question(FIRST).map(|question| question.why);
            let Some(_) = step(&mut one, &mut rng) else { break };
            let mut other = one.clone();
            if asked == Some(Why::Prelude { drawn: false }) && other.undo(FIRST) == Ok(()) {
                assert_eq!(other.answers(), before, "game {number}");
                assert_eq!(other.view(Some(FIRST)).question(FIRST).map(|question| question.why), asked);
                alone += 1;
            }
        }
    }
    assert!(alone > 5, "{alone}");
}

/// In the board game with one person, and nowhere that an undo would be lost with it.
#[test]
fn a_turn_is_ended_unasked_only_where_nobody_loses_an_undo_with_it() {
    let (mut alone, mut several) = (0, 0);
    for (number, bots) in [(1, vec![SECOND]), (2, vec![]), (3, vec![SECOND]), (4, vec![])] {
        let mut table = table(Setup::new(2), number, &bots);
        let mut rng = Rng::new(Seed(number));
        while step(&mut table, &mut rng).is_some() {
            let game = Game::from(copy(&table));
            let Some(place) = game.end_of_spent_turn(FIRST) else { continue };
            assert_eq!(table.offers(FIRST)[usize::from(place)], Choice::EndTurn);
            assert!(table.offers(FIRST).iter().all(|offer| {
                matches!(offer, Choice::EndTurn | Choice::Project(StandardProject::SellPatents))
            }));
            if people(&table) > 1 {
                assert!(table.may_undo(FIRST).is_err(), "an undo would be lost");
                several += 1;
            } else {
                alone += 1;
            }
        }
    }
    assert!(alone > 5, "{alone} and {several} turns");
}

/// In Ares Expedition a phase ends unasked where nothing can be taken back, and not while cards that are sold are points.
#[test]
fn a_phase_of_ares_expedition_is_ended_unasked_where_only_sales_are_left() {
    let mut ended = 0;
    for number in 0..6 {
        let mut table = AresTable::new(ares::Setup::new(2), Seed(number), Seating::default())
            .expect("the set-up is possible");
        table.seat(SECOND, Controller::Bot(Bot::Random), Name::new("Bo"));
        let mut rng = Rng::new(Seed(number));
        while let Some(seat) = table.asked().iter().next() {
            if let Some(place) = Game::from(table.clone()).end_of_spent_turn(FIRST) {
                let offers = table.offers(FIRST);
                assert_eq!(offers[usize::from(place)], ares::Choice::Done);
                assert!(offers.iter().all(|it| matches!(it, ares::Choice::Done | ares::Choice::Sell(_))));
                assert!(table.may_undo(FIRST).is_err() && !table.view(None).facts().sees_the_end(FIRST));
                ended += 1;
            }
            let offers = table.offers(seat);
            let unsold: Vec<_> = offers
                .iter()
                .filter(|it| !matches!(it, ares::Choice::Sell(_) | ares::Choice::Reopen))
                .collect();
            let choice = match unsold[..] {
                [] => offers[0],
                _ => *unsold[rng.below(unsold.len() as u32) as usize],
            };
            table.play(seat, choice).expect("an offer is accepted");
            if table.answers() > 300 {
                break;
            }
        }
    }
    assert!(ended > 5, "{ended} phases");
}
