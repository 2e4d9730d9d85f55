//! Corporations of the box.

use super::*;

/// Valley Trust at its turn, with these preludes on top of what is left of them.
fn valley_trust(money: u16, pile: &[Card]) -> Mars {
    let position = table(2).corporation(VALLEY_TRUST).first_action_due().money(money);
    position.prelude_pile(pile).turn(0).start()
}

/// Ruling: Q-MOD-01, Q-MOD-02.
/// Rules: PREL-13, MIX-06.
#[test]
fn valley_trust_draws_three_preludes_as_its_first_action_and_plays_one() {
    let mut game = valley_trust(0, &[ALLIED_BANK, DONATION, BIOLAB]);
    assert_eq!(game.all_offers(), [Choice::FirstAction, Choice::Pass]);
    assert_eq!(game.refusal(Choice::Project(StandardProject::Asteroid)), Refusal::FirstActionDue);
    let before = game.facts().decks[Pile::Preludes].len();
    game.answer(Choice::FirstAction);
    assert_eq!(game.question(seat(KIM)).map(|it| it.why), Some(Why::Prelude { drawn: true }));
    assert_eq!(game.facts().decks[Pile::Preludes].len(), before - 3);
    let seen = game.blanked(Some(seat(LEE)));
    assert_eq!(seen.facts().players[seat(KIM)].dealt[..], [CardId::HIDDEN; 3], "others do not see them");
    play(&mut game, DONATION);
    assert_eq!((money(&game, KIM), game.facts().discarded[Pile::Preludes]), (21, 2));
    assert!(game.offers(Choice::EndTurn), "one action is taken and another one may be");
    assert!(game.facts().players[seat(KIM)].dealt.is_empty());
}

/// Rules: PREL-13.a.
#[test]
fn with_five_players_twelve_preludes_are_left_and_valley_trust_has_three() {
    let mut position = round(5).corporation(VALLEY_TRUST).first_action_due().preludes(&[LOAN, DONATION]);
    let others =
        [[ALLIED_BANK, BIOFUELS], [BIOLAB, DOME_FARMING], [MOHOLE, METALS_COMPANY], [SUPPLIER, SUPPLY_DROP]];
    for (number, preludes) in (1..).zip(others) {
        position = position.seat(number).preludes(&preludes);
    }
    let mut game = position.start();
    while game.facts().phase == Phase::Preludes {
        let offer = game.all_offers()[0];
        game.answer(offer);
    }
    // Ten were dealt and not kept: they lie in no pile of this position.
    assert_eq!(game.facts().decks[Pile::Preludes].len(), 15 + 10);
    game.answer(Choice::FirstAction);
    assert_eq!(game.facts().decks[Pile::Preludes].len(), 12 + 10);
    let offer = game.all_offers()[0];
    game.answer(offer);
    let open = game.facts().players[seat(KIM)].played.iter().filter(|&id| card(id).kind == Kind::Prelude);
    let fizzled = usize::from(game.facts().discarded[Pile::Preludes] == 3);
    assert_eq!(open.count(), 3 - fizzled);
}

/// Rules: PREL-13.b.
#[test]
fn of_three_that_fizzle_whichever_is_chosen_brings_15_money() {
    for chosen in [GALILEAN_MINING, HUGE_ASTEROID, BUSINESS_EMPIRE] {
        let mut game = valley_trust(0, &[GALILEAN_MINING, HUGE_ASTEROID, BUSINESS_EMPIRE]);
        game.answer(Choice::FirstAction);
        play(&mut game, chosen);
        assert_eq!((money(&game, KIM), game.temperature()), (15, -30));
        assert_eq!(game.facts().discarded[Pile::Preludes], 3);
    }
}

/// Rules: PREL-13.c.
#[test]
fn valley_trust_pays_two_less_for_each_science_tag() {
    let game = table(2).corporation(VALLEY_TRUST).start();
    assert_eq!(Discounts::of(game.facts(), seat(KIM)).price(&RESEARCH), 7);
}

/// Ruling: Q-MOD-04.
/// Rules: PREL-13.
#[test]
fn without_the_deal_valley_trust_still_draws_three_of_all_preludes() {
    let setup = with_preludes(2).with(Switch::UndealtPreludes);
    let (mut game, events) = begun(setup, 9);
    assert!(!events.iter().any(|event| matches!(event, Event::PreludeDealt { .. })));
    finish_set_up(&mut game);
    assert_eq!(game.facts().phase, Phase::Action, "no prelude round");
    let position = Scenario::new(setup).seat(KIM).corporation(VALLEY_TRUST).first_action_due();
    let mut game = position.prelude_pile(&[LOAN, MOHOLE, BIOLAB]).turn(0).start();
    assert_eq!(game.facts().decks[Pile::Preludes].len(), 35);
    game.answer(Choice::FirstAction);
    play(&mut game, MOHOLE);
    assert_eq!((game.stock(KIM, Heat), game.production(KIM, Heat)), (3, 3));
}

/// Rules: PREL-13.
#[test]
fn a_prelude_that_is_played_later_needs_no_relief_and_takes_none_away() {
    // Indentured Workers made the next card cheaper: a prelude is no such card.
    let position = table(2).corporation(VALLEY_TRUST).first_action_due().eased(8, 0);
    let mut game = position.prelude_pile(&[LOAN, MOHOLE, BIOLAB]).turn(0).start();
    game.answer(Choice::FirstAction);
    play(&mut game, LOAN);
    assert_eq!(game.facts().players[seat(KIM)].discount, 8);
}

/// Ruling: Q-MOD-01, Q-MOD-06.
/// Rules: PREL-14, PREL-14.a.
#[test]
fn vitor_funds_an_award_without_paying_and_the_next_costs_the_next_price() {
    let vitor = || table(3).corporation(VITOR).first_action_due().money(60);
    let mut game = vitor().turn(0).start();
    game.answer(Choice::FirstAction);
    assert_eq!(game.question(seat(KIM)).map(|it| it.shape), Some(Shape::Award));
    assert_eq!(game.all_offers(), [0, 1, 2, 3, 4].map(Choice::Fund));
    game.answer(Choice::Fund(2));
    assert_eq!((money(&game, KIM), game.facts().awards[..].to_vec()), (60, vec![(2, seat(KIM))]));
    game.answer(Choice::Fund(0));
    assert_eq!(money(&game, KIM), 46);

    let mut game = vitor().seat(LEE).award(0).award(1).seat(KIM).turn(0).start();
    game.answer(Choice::FirstAction);
    assert_eq!(game.all_offers(), [2, 3, 4].map(Choice::Fund));
    assert_eq!(game.refusal(Choice::Fund(1)), Refusal::Taken { by: seat(LEE) });
    game.answer(Choice::Fund(4));
    assert_eq!(money(&game, KIM), 60);
    assert_eq!(game.refusal(Choice::Fund(3)), Refusal::AllTaken { most: 3 });

    let game = vitor().seat(LEE).award(0).award(1).award(2).seat(KIM).turn(0).start();
    assert!(!game.facts().first_action_due.contains(seat(KIM)), "it is waived");
    assert!(game.offers(Choice::Project(StandardProject::Asteroid)));
}

/// Ruling: Q-MOD-06.
/// Rules: PREL-15, PREL-15.a.
#[test]
fn vitor_gains_three_for_each_own_card_with_points_that_are_not_negative() {
    let game = {
        let position =
            Scenario::new(with_preludes(2)).at(Moment::SetUp).seat(KIM).corporations(VITOR, HELION);
        let mut game = position.start();
        game.answer_for(KIM, Choice::Card(VITOR.id));
        let preludes = game.facts().players[seat(KIM)].preludes.to_vec();
        game.answer_for(KIM, Choice::Card(preludes[0]));
        game.answer_for(KIM, Choice::Card(preludes[1]));
        for id in game.facts().players[seat(KIM)].dealt {
            game.answer_for(KIM, Choice::Card(id));
        }
        game.answer_for(KIM, Choice::Done);
        let told = lee_chooses(&mut game);
        let gained = |amount| Event::Gained { seat: seat(KIM), resource: MegaCredits, amount };
        assert!(told.contains(&gained(45)) && told.contains(&gained(3)));
        game
    };
    assert_eq!(money(&game, KIM), 18);

    let brings = |card: Card| {
        let position = table(2).corporation(VITOR).money(60).hand(&[card]).temperature(2).oxygen(8);
        let mut game =
            position.seat(LEE).production(Plants, 2).production(Energy, 2).seat(KIM).turn(0).start();
        let price = Discounts::of(game.facts(), seat(KIM)).price(&card);
        game.play_card(card);
        i32::from(money(&game, KIM)) - 60 + i32::from(price)
    };
    assert_eq!(brings(FISH), 3, "1 VP for each animal");
    assert_eq!(brings(NUCLEAR_ZONE), 0, "−2 VP");
    assert_eq!(brings(MINE), 0, "no icon");
    assert!(VITOR.shows_points() && !NUCLEAR_ZONE.shows_points() && !MINE.shows_points());
}

/// Rules: PREL-16, PREL-16.a, MIX-05.
#[test]
fn point_luna_draws_for_its_own_earth_tag_before_the_next_player_reveals() {
    let position = Scenario::new(with_preludes(2)).at(Moment::SetUp);
    let mut game = position.seat(KIM).corporations(POINT_LUNA, HELION).start();
    game.answer_for(KIM, Choice::Card(POINT_LUNA.id));
    let preludes = game.facts().players[seat(KIM)].preludes.to_vec();
    game.answer_for(KIM, Choice::Card(preludes[0]));
    game.answer_for(KIM, Choice::Card(preludes[1]));
    for id in game.facts().players[seat(KIM)].dealt.iter().copied().take(5).collect::<Vec<_>>() {
        game.answer_for(KIM, Choice::Card(id));
    }
    game.answer_for(KIM, Choice::Done);
    let told = lee_chooses(&mut game);
    let drawn =
        told.iter().position(|event| matches!(event, Event::Drew { seat: of, .. } if *of == seat(KIM)));
    let next = told
        .iter()
        .position(|event| matches!(event, Event::CorporationRevealed { seat: of, .. } if *of == seat(LEE)));
    assert!(drawn.is_some() && drawn < next);
    assert_eq!((money(&game, KIM), game.facts().players[seat(KIM)].hand_size), (23, 6));
    assert_eq!(game.production(KIM, Titanium), 1);

    let mut game = table(2).corporation(POINT_LUNA).money(30).hand(&[SPONSORS]).turn(0).start();
    game.play_card(SPONSORS);
    assert_eq!(game.facts().players[seat(KIM)].hand_size, 1);
}

/// Rules: PREL-17, PREL-17.a.
#[test]
fn robinson_industries_raise_the_lowest_production() {
    let act = Choice::Act { card: ROBINSON_INDUSTRIES.id, which: 0 };
    let robinson = |productions: &[(Resource, i16)]| {
        let mut position = table(2).corporation(ROBINSON_INDUSTRIES).money(4);
        for &(resource, amount) in productions {
            position = position.production(resource, amount);
        }
        let mut game = position.turn(0).start();
        game.answer(act);
        game
    };
    let game = robinson(&[(MegaCredits, -1)]);
    assert_eq!((game.production(KIM, MegaCredits), money(&game, KIM)), (0, 0));

    let mut game = robinson(&[]);
    assert_eq!(game.all_offers(), [0, 1, 2, 3, 4, 5].map(Choice::Option));
    let card = ROBINSON_INDUSTRIES.id;
    let means = AnswerSubject::Production { card, resource: Plants };
    assert_eq!(game.meaning(seat(KIM), Choice::Option(Plants as u8)), Some(means));
    game.answer(Choice::Option(Plants as u8));
    assert_eq!(game.production(KIM, Plants), 1);

    let game = robinson(&[(Steel, 2), (MegaCredits, 1), (Plants, 1), (Energy, 1)]);
    assert_eq!(game.all_offers(), [Titanium, Heat].map(|it| Choice::Option(it as u8)));
    let game = robinson(&[(MegaCredits, -5), (Steel, 0)]);
    assert_eq!(game.production(KIM, MegaCredits), -4);
}

/// Rules: PREL-13, PREL-16.
#[test]
fn cheung_shing_mars_pays_two_less_for_each_of_two_building_tags() {
    let two = PRINTED.iter().flat_map(|table| table.iter()).find(|card| {
        card.tags.iter().filter(|&&tag| tag == Tag::Building).count() == 2 && card.kind != Kind::Corporation
    });
    let game = table(2).corporation(CHEUNG_SHING_MARS).start();
    let terms = Discounts::of(game.facts(), seat(KIM));
    assert_eq!(terms.price(&MINE), 2);
    if let Some(card) = two {
        assert_eq!(terms.price(card), u16::from(card.cost).saturating_sub(4));
    }
    let twice = Card { tags: &[Tag::Building, Tag::Building], cost: 9, ..MINE };
    assert_eq!(terms.price(&twice), 5);
}
