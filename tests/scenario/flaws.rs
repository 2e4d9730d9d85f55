//! Each flaw of a position, alone: a check that is deleted fails its test here.

use viriditas::kit::{EventLog, Rules, Seats, Seed};
use viriditas::mars::cards::*;
use viriditas::mars::cards::{Parameter, Resource};
use viriditas::mars::maps::MAPS;
use viriditas::mars::scenario::{Flaw, Goal, Moment, Play, Scenario, seat, table};
use viriditas::mars::{Choice, Delegate, Fault, Mars, Pile, Refusal, Setup, Switch};

fn flaws(position: Scenario) -> Vec<Flaw> {
    position.try_start().expect_err("a position that could never be")
}

fn at(row: usize, position: usize) -> viriditas::mars::maps::Hex {
    MAPS[0].at(row, position).expect("an area of Tharsis")
}

/// A table that drafts, in generation 2.
fn drafting() -> Scenario {
    Scenario::new(Setup::new(2).with(Switch::Draft)).generation(2)
}

fn newcomer() -> Scenario {
    Scenario::new(Setup { beginners: Seats::only(seat(0)), ..Setup::new(2) })
}

/// Nothing is wrong with any part of this position, which has something of all.
#[test]
fn a_position_with_something_of_all_is_accepted() {
    let position = table(3)
        .seat(0)
        .corporation(THARSIS_REPUBLIC)
        .first_action_due()
        .hand(&[BIRDS])
        .played(&[FISH, MINING_RIGHTS, COMET])
        .on_card(FISH, 3)
        .on_card(MINING_RIGHTS, 2)
        .tile(Tile::MiningRights, 7, 5)
        .claim(2, 2)
        .eased(8, 2)
        .seat(1)
        .corporation(CREDICOR)
        .played(&[ANTS])
        .used(&[ANTS])
        .production(Resource::MegaCredits, -5)
        .rating(0)
        .raised(2)
        .passed()
        .milestone(0)
        .award(4)
        .tile_on(Tile::City, Reserved::NoctisCity)
        .oceans(4)
        .discard(&[GRASS])
        .deck(&[TREES]);
    let game = position.generation(100).temperature(-28).oxygen(3).seat(2).turn(1).try_start();
    assert!(game.is_ok(), "{:?}", game.err());
}

#[test]
fn all_flaws_are_told_at_once() {
    let position = table(2).seat(5).hand(&[BIRDS, BIRDS]).rating(-1).generation(0).tile(Tile::City, 9, 0);
    let all = [
        Flaw::Seat { number: 5 },
        Flaw::Twice { card: BIRDS.id },
        Flaw::Rating { seat: seat(0), rating: -1 },
        Flaw::NoArea { row: 9, position: 0 },
        Flaw::Generation { generation: 0 },
    ];
    assert_eq!(flaws(position), all);
}

#[test]
fn every_flaw_is_a_sentence() {
    let position = table(2).seat(7).hand(&[BIRDS, BIRDS]).production(Resource::Steel, -1).oxygen(15);
    let sentences = [
        "Nobody sits at seat 7.",
        "Birds is in two places.",
        "Seat 0 cannot produce -1 steel.",
        "The oxygen is never 15.",
        "There cannot be 10 oceans.",
        "Somebody has milestone 3 already.",
    ];
    let told = flaws(position.oceans(10).milestone(3).milestone(3));
    assert_eq!(told.iter().map(Flaw::to_string).collect::<Vec<_>>(), sentences);
    let error: Box<dyn core::error::Error> = Box::new(told[0]);
    assert_eq!(error.to_string(), sentences[0]);
}

#[test]
fn a_table_that_cannot_be_set_up() {
    assert_eq!(flaws(table(6)), [Flaw::Setup(Fault::Players { asked: 6 })]);
}

#[test]
fn a_seat_where_nobody_sits() {
    assert_eq!(flaws(table(3).seat(3)), [Flaw::Seat { number: 3 }]);
}

#[test]
fn a_card_in_two_places() {
    let twice = |position: Scenario| assert_eq!(flaws(position), [Flaw::Twice { card: BIRDS.id }]);
    twice(table(2).hand(&[BIRDS, BIRDS]));
    twice(table(2).hand(&[BIRDS]).seat(1).hand(&[BIRDS]));
    twice(table(2).hand(&[BIRDS]).seat(1).played(&[BIRDS]));
    twice(table(2).deck(&[BIRDS, ANTS, BIRDS]));
    twice(table(2).discard(&[BIRDS]).deck(&[BIRDS]));
    twice(table(2).discard(&[BIRDS, BIRDS]));
    twice(drafting().at(Moment::Draft).dealt(&[BIRDS]).seat(1).dealt(&[BIRDS]));
}

#[test]
fn a_corporation_at_two_seats() {
    let twice = [Flaw::Twice { card: HELION.id }];
    assert_eq!(flaws(table(2).seat(0).corporation(HELION).seat(1).corporation(HELION)), twice);
    let offered = table(2).at(Moment::SetUp).corporations(HELION, CREDICOR);
    assert_eq!(flaws(offered.corporation_pile(&[HELION])), twice);
}

#[test]
fn two_corporations_at_a_seat() {
    let position = table(2).seat(1).corporation(HELION).corporation(CREDICOR);
    assert_eq!(flaws(position), [Flaw::TwoCorporations { seat: seat(1) }]);
}

#[test]
fn a_card_that_is_not_in_this_game() {
    let standard = || Scenario::new(Setup::new(2).without(Switch::CorporateEra));
    assert_eq!(flaws(standard().hand(&[RESEARCH])), [Flaw::NotInGame { card: RESEARCH.id }]);
    assert_eq!(flaws(standard().corporation(TERACTOR)), [Flaw::NotInGame { card: TERACTOR.id }]);
    assert!(standard().hand(&[BIRDS]).corporation(HELION).try_start().is_ok());
}

#[test]
fn a_card_of_another_kind_than_its_place() {
    assert_eq!(flaws(table(2).hand(&[HELION])), [Flaw::WrongKind { card: HELION.id }]);
    assert_eq!(flaws(table(2).corporation(BIRDS)), [Flaw::WrongKind { card: BIRDS.id }]);
    assert_eq!(
        flaws(table(2).at(Moment::SetUp).corporation_pile(&[BIRDS])),
        [Flaw::WrongKind { card: BIRDS.id }]
    );
}

#[test]
fn a_newcomer_with_a_corporation_of_others_or_the_other_way_round() {
    let flaw = [Flaw::Beginner { seat: seat(0) }];
    assert_eq!(flaws(newcomer().corporation(HELION)), flaw);
    assert_eq!(flaws(table(2).corporation(BEGINNER_CORPORATION)), flaw);
    assert!(newcomer().corporation(BEGINNER_CORPORATION).try_start().is_ok());
}

#[test]
fn a_first_action_that_the_corporation_does_not_have() {
    let flaw = [Flaw::NoFirstAction { seat: seat(0) }];
    assert_eq!(flaws(table(2).corporation(HELION).first_action_due()), flaw);
    assert_eq!(flaws(table(2).first_action_due()), flaw);
    let early = table(2).first_action_due().corporation(THARSIS_REPUBLIC).start();
    assert!(early.facts().first_action_due.contains(seat(0)), "the order of words makes no difference");
}

#[test]
fn something_on_a_card_that_is_not_on_that_table() {
    let flaw = [Flaw::NotOnTable { card: BIRDS.id }];
    assert_eq!(flaws(table(2).on_card(BIRDS, 1)), flaw);
    assert_eq!(flaws(table(2).hand(&[BIRDS]).on_card(BIRDS, 1)), flaw);
    assert_eq!(flaws(table(2).seat(1).played(&[BIRDS]).seat(0).on_card(BIRDS, 1)), flaw);
    assert_eq!(flaws(table(2).seat(1).played(&[BIRDS]).seat(0).used(&[BIRDS])), flaw);
    assert!(table(2).on_card(BIRDS, 1).played(&[BIRDS]).try_start().is_ok(), "in either order");
}

#[test]
fn resources_on_a_card_that_stores_none_and_a_memory_of_what_is_no_metal() {
    let on = |card: Card, number| flaws(table(2).played(&[card]).on_card(card, number));
    assert_eq!(on(TREES, 1), [Flaw::NothingLiesThere { card: TREES.id, number: 1 }]);
    assert_eq!(on(MINING_RIGHTS, 3), [Flaw::NothingLiesThere { card: MINING_RIGHTS.id, number: 3 }]);
}

#[test]
fn a_used_card_without_an_action() {
    assert_eq!(flaws(table(2).played(&[TREES]).used(&[TREES])), [Flaw::NoAction { card: TREES.id }]);
}

#[test]
fn a_production_below_its_floor() {
    let low = |resource, amount| flaws(table(2).seat(1).production(resource, amount));
    let flaw = |resource, amount| [Flaw::Production { seat: seat(1), resource, amount }];
    assert_eq!(low(Resource::Heat, -1), flaw(Resource::Heat, -1));
    assert_eq!(low(Resource::MegaCredits, -6), flaw(Resource::MegaCredits, -6));
}

#[test]
fn a_rating_below_zero() {
    assert_eq!(flaws(table(2).rating(-5)), [Flaw::Rating { seat: seat(0), rating: -5 }]);
}

#[test]
fn a_level_that_is_not_on_its_track() {
    let flaw = |parameter, level| [Flaw::Level { parameter, level }];
    assert_eq!(flaws(table(2).temperature(-29)), flaw(Parameter::Temperature, -29));
    assert_eq!(flaws(table(2).temperature(10)), flaw(Parameter::Temperature, 10));
    assert_eq!(flaws(table(2).temperature(-32)), flaw(Parameter::Temperature, -32));
    assert_eq!(flaws(table(2).oxygen(15)), flaw(Parameter::Oxygen, 15));
    assert_eq!(flaws(table(2).oxygen(-1)), flaw(Parameter::Oxygen, -1));
}

#[test]
fn oceans_beyond_nine_fewer_than_lie_or_without_an_area() {
    assert_eq!(flaws(table(2).oceans(10)), [Flaw::Oceans { asked: 10 }]);
    assert_eq!(flaws(table(2).oceans(5).oceans(3)), [Flaw::Oceans { asked: 3 }]);
    assert_eq!(flaws(table(2).oceans(9).tile(Tile::Ocean, 2, 2)), [Flaw::Oceans { asked: 10 }]);
    let ocean = MAPS[0].ocean.iter().filter_map(|space| MAPS[0].position(space));
    let built =
        ocean.take(4).fold(table(2), |game, (row, position)| game.tile(Tile::Greenery, row, position));
    assert_eq!(flaws(built.oceans(9)), [Flaw::Oceans { asked: 9 }]);
}

#[test]
fn an_area_that_is_not_on_the_map() {
    let flaw = |row, position| [Flaw::NoArea { row, position }];
    assert_eq!(flaws(table(2).tile(Tile::City, 0, 5)), flaw(0, 5));
    assert_eq!(flaws(table(2).neutral(Tile::City, 9, 0)), flaw(9, 0));
    assert_eq!(flaws(table(2).claim(4, 9)), flaw(4, 9));
    assert_eq!(flaws(table(2).no_land_but(&[(4, 9)])), flaw(4, 9));
}

#[test]
fn a_tile_on_a_tile() {
    let flaw = [Flaw::Occupied { space: at(2, 2) }];
    assert_eq!(flaws(table(2).tile(Tile::City, 2, 2).neutral(Tile::Greenery, 2, 2)), flaw);
}

#[test]
fn a_tile_where_nothing_lays_it() {
    let wrong = |tile, row, position| flaws(table(2).tile(tile, row, position));
    let flaw = |tile, row, position| [Flaw::NotThere { tile, space: at(row, position) }];
    assert_eq!(wrong(Tile::City, 0, 1), flaw(Tile::City, 0, 1));
    assert_eq!(wrong(Tile::MoholeArea, 2, 2), flaw(Tile::MoholeArea, 2, 2));
    assert_eq!(wrong(Tile::LavaFlows, 2, 2), flaw(Tile::LavaFlows, 2, 2));
    assert_eq!(wrong(Tile::MiningArea, 2, 2), flaw(Tile::MiningArea, 2, 2));
    let noctis = MAPS[0].reserved(Reserved::NoctisCity).expect("an area of that name");
    let (row, position) = MAPS[0].position(noctis).expect("on Mars");
    assert_eq!(wrong(Tile::Greenery, row, position), flaw(Tile::Greenery, row, position));
    let ganymede = MAPS[0].reserved(Reserved::GanymedeColony).expect("an area of that name");
    let off_mars = table(2).tile_on(Tile::Greenery, Reserved::GanymedeColony);
    assert_eq!(flaws(off_mars), [Flaw::NotThere { tile: Tile::Greenery, space: ganymede }]);
    let nobodys = table(1).neutral(Tile::Capital, 2, 2);
    assert_eq!(flaws(nobodys), flaw(Tile::Capital, 2, 2), "special tiles are somebody's");
}

#[test]
fn a_special_tile_twice() {
    let position = table(2).tile(Tile::Capital, 2, 2).seat(1).tile(Tile::Capital, 6, 2);
    assert_eq!(flaws(position), [Flaw::TileTwice { tile: Tile::Capital }]);
}

#[test]
fn a_claim_that_is_not_alone_on_free_land() {
    let flaw = |row, position| [Flaw::Claim { space: at(row, position) }];
    assert_eq!(flaws(table(2).claim(0, 1)), flaw(0, 1), "an ocean area");
    assert_eq!(flaws(table(2).claim(4, 2)), flaw(4, 2), "a reserved one");
    assert_eq!(flaws(table(2).tile(Tile::City, 2, 2).claim(2, 2)), flaw(2, 2));
    assert_eq!(flaws(table(2).claim(2, 2).tile(Tile::City, 2, 2)), flaw(2, 2));
    assert_eq!(flaws(table(2).claim(2, 2).seat(1).claim(2, 2)), flaw(2, 2));
}

#[test]
fn a_milestone_or_award_that_is_not_in_this_game() {
    let flaw = |goal| [Flaw::NoGoal { goal }];
    assert_eq!(flaws(table(2).milestone(5)), flaw(Goal::Milestone(5)));
    assert_eq!(flaws(table(2).award(5)), flaw(Goal::Award(5)));
    assert_eq!(flaws(table(1).milestone(0)), flaw(Goal::Milestone(0)));
    assert_eq!(flaws(table(1).award(0)), flaw(Goal::Award(0)));
}

#[test]
fn a_milestone_or_award_that_somebody_has() {
    let flaw = |goal| [Flaw::GoalTaken { goal }];
    assert_eq!(flaws(table(2).milestone(1).seat(1).milestone(1)), flaw(Goal::Milestone(1)));
    assert_eq!(flaws(table(2).award(1).seat(1).award(1)), flaw(Goal::Award(1)));
}

#[test]
fn a_fourth_milestone_or_award() {
    let flaw = |goal| [Flaw::TooManyGoals { goal }];
    let milestones = (0..4).fold(table(2), Scenario::milestone);
    assert_eq!(flaws(milestones), flaw(Goal::Milestone(3)));
    assert_eq!(flaws((0..4).fold(table(2), Scenario::award)), flaw(Goal::Award(3)));
}

/// A table with a committee, in generation 2.
fn committee() -> Scenario {
    Scenario::new(Setup { first: Some(seat(0)), ..Setup::new(2) }.with(Switch::Turmoil)).generation(2)
}

#[test]
fn a_committee_that_does_not_sit_in_this_game() {
    assert_eq!(flaws(table(2).rules(Party::Reds)), [Flaw::NoCommittee]);
    assert_eq!(flaws(table(2).neutral_delegates(Party::Reds, 1)), [Flaw::NoCommittee]);
    assert_eq!(flaws(table(2).chairman()), [Flaw::NoCommittee]);
}

#[test]
fn more_delegates_than_there_are() {
    let flaw = [Flaw::Delegates { whose: Delegate::Of(seat(1)) }];
    assert_eq!(flaws(committee().seat(1).delegates(Party::Reds, 7)), flaw, "one is in the lobby");
    assert_eq!(flaws(committee().seat(1).lobbied(Party::Reds).lobbied(Party::Reds)), flaw);
    assert_eq!(flaws(committee().seat(1).delegates(Party::Reds, 6).chairman()), flaw);
    assert!(committee().seat(1).delegates(Party::Reds, 6).lobbied(Party::Unity).try_start().is_ok());
    let neutral = [Flaw::Delegates { whose: Delegate::Neutral }];
    assert_eq!(flaws(committee().neutral_delegates(Party::Reds, 14)), neutral, "one is chairman");
    let seated = committee().chairman().neutral_delegates(Party::Reds, 14);
    assert!(seated.try_start().is_ok());
}

#[test]
fn a_leader_or_a_dominant_party_with_fewer_delegates_than_another() {
    let reds = || committee().seat(0).delegates(Party::Reds, 2);
    let leader = [Flaw::Leader { party: Party::Reds }];
    assert_eq!(flaws(reds().seat(1).delegates(Party::Reds, 1).leads(Party::Reds)), leader);
    assert_eq!(flaws(committee().leads(Party::Reds)), leader, "nobody is there");
    assert!(reds().seat(1).delegates(Party::Reds, 2).leads(Party::Reds).try_start().is_ok());
    let dominance = [Flaw::Dominance { party: Party::Unity }];
    assert_eq!(flaws(reds().delegates(Party::Unity, 1).dominates(Party::Unity)), dominance);
    assert!(reds().delegates(Party::Unity, 2).dominates(Party::Unity).try_start().is_ok());
}

#[test]
fn an_event_that_cannot_lie_open_there() {
    let flaw = [Flaw::OpenEvent { card: RIOTS.id }];
    assert_eq!(flaws(committee().coming_event(ELECTION).coming_event(RIOTS)), flaw);
    assert_eq!(flaws(committee().generation(1).current_event(RIOTS)), flaw);
    assert_eq!(
        flaws(committee().distant_event(RIOTS).event_pile(&[RIOTS])),
        [Flaw::Twice { card: RIOTS.id }]
    );
    assert_eq!(flaws(committee().current_event(BIRDS)), [Flaw::WrongKind { card: BIRDS.id }]);
    let absent = CLOUD_SOCIETIES;
    assert_eq!(flaws(committee().current_event(absent)), [Flaw::NotInGame { card: absent.id }]);
    assert_eq!(flaws(table(2).generation(2).current_event(RIOTS)), [Flaw::NotInGame { card: RIOTS.id }]);
    let game = committee().current_event(RIOTS).start();
    let committee = &game.facts().committee;
    let open = [committee.coming, committee.distant];
    assert!(open.iter().all(|&event| card(event).kind == Kind::Global), "the others come from the pile");
    assert_eq!(game.facts().decks[Pile::Events].len(), 31 - 3);
    assert!(!game.facts().decks[Pile::Events].contains(&RIOTS.id));
}

#[test]
fn an_empty_lobby_between_generations() {
    let position = committee().seat(1).lobbied(Party::Reds).at(Moment::Research);
    assert_eq!(flaws(position.clone()), [Flaw::Lobby { seat: seat(1) }]);
    assert!(position.delegates(Party::Reds, 6).try_start().is_ok(), "none is left for it");
}

#[test]
fn neutral_tiles_by_costs_where_several_play() {
    assert_eq!(flaws(table(2).neutral_tiles([1, 2, 3, 4])), [Flaw::NotAlone]);
}

#[test]
fn a_generation_that_is_never_reached() {
    let flaw = |generation| [Flaw::Generation { generation }];
    assert_eq!(flaws(table(2).generation(0)), flaw(0));
    assert_eq!(flaws(table(2).generation(101)), flaw(101));
    assert_eq!(flaws(table(1).generation(15)), flaw(15));
    assert!(table(1).generation(14).try_start().is_ok());
}

#[test]
fn a_turn_after_two_actions() {
    assert_eq!(flaws(table(2).seat(1).turn(2)), [Flaw::Turn { seat: seat(1), taken: 2 }]);
}

#[test]
fn a_turn_of_one_who_has_passed() {
    assert_eq!(flaws(table(2).seat(1).passed().turn(0)), [Flaw::HasPassed { seat: seat(1) }]);
    assert_eq!(
        flaws(table(2).seat(0).passed()),
        [Flaw::HasPassed { seat: seat(0) }],
        "the first player's turn"
    );
}

#[test]
fn cards_dealt_at_a_moment_that_deals_none_or_more_than_are_dealt() {
    let flaw = [Flaw::Dealt { seat: seat(0) }];
    let five = [BIRDS, ANTS, FISH, TREES, GRASS];
    assert_eq!(flaws(table(2).dealt(&[BIRDS])), flaw);
    assert_eq!(flaws(table(2).drafted(&[BIRDS])), flaw);
    assert_eq!(flaws(table(2).corporations(HELION, CREDICOR)), flaw);
    assert_eq!(flaws(table(2).at(Moment::Production).dealt(&[BIRDS])), flaw);
    assert_eq!(flaws(table(2).generation(2).at(Moment::Research).dealt(&five)), flaw);
    assert_eq!(flaws(table(2).generation(2).at(Moment::Research).drafted(&[BIRDS])), flaw);
    assert_eq!(
        flaws(drafting().at(Moment::Draft).drafted(&[ANTS]).seat(1).drafted(&five[1..4]).seat(0)).len(),
        2
    );
    assert_eq!(flaws(drafting().at(Moment::Draft).dealt(&five)), flaw);
    let uneven = drafting().at(Moment::Draft).seat(1).drafted(&[BIRDS]);
    assert_eq!(flaws(uneven), flaw, "seat 0 drafted fewer");
    let third = drafting().at(Moment::Draft).drafted(&five[..1]).dealt(&five[1..]).seat(1).drafted(&[COMET]);
    assert_eq!(flaws(third), flaw, "four in hand, one aside");
    let three = table(2).at(Moment::SetUp).corporations(HELION, CREDICOR).corporations(ECOLINE, PHOBOLOG);
    assert_eq!(flaws(three), [flaw[0], flaw[0]]);
    let many: Vec<Card> = BASE.iter().copied().take(11).collect();
    assert_eq!(flaws(table(2).at(Moment::SetUp).dealt(&many)), flaw, "ten are dealt");
    assert_eq!(flaws(newcomer().at(Moment::SetUp).dealt(&[BIRDS])), flaw, "a newcomer's ten come later");
}

#[test]
fn a_pile_of_corporations_after_set_up() {
    assert_eq!(flaws(table(2).corporation_pile(&[HELION])), [Flaw::NoCorporationsDealt]);
}

#[test]
fn anything_on_the_table_before_the_game() {
    let begun = |position: Scenario| assert_eq!(flaws(position.at(Moment::SetUp)), [Flaw::Begun]);
    begun(table(2).money(1));
    begun(table(2).hand(&[BIRDS]));
    begun(table(2).corporation(HELION));
    begun(table(2).generation(2));
    begun(table(2).oceans(1));
    begun(table(2).discard(&[BIRDS]));
    begun(table(1).neutral_tiles([1, 2, 3, 4]));
}

#[test]
fn research_or_a_draft_in_generation_one() {
    assert_eq!(flaws(table(2).at(Moment::Research)), [Flaw::NoResearch]);
    assert_eq!(flaws(drafting().generation(1).at(Moment::Draft)), [Flaw::NoResearch]);
}

#[test]
fn a_draft_at_a_table_without() {
    assert_eq!(flaws(table(2).generation(2).at(Moment::Draft)), [Flaw::NoDraft]);
}

#[test]
fn markers_between_generations() {
    let research = || table(2).generation(2).at(Moment::Research).seat(0);
    let marked = |position: Scenario| assert_eq!(flaws(position), [Flaw::MarkersLeft]);
    marked(research().passed());
    marked(research().raised(1));
    marked(research().eased(1, 0));
    marked(research().eased(0, 1));
    marked(research().played(&[ANTS]).used(&[ANTS]));
}

#[test]
fn a_generation_after_the_planet_was_finished() {
    let finished =
        |players| table(players).generation(9).temperature(8).oxygen(14).oceans(9).at(Moment::Research);
    assert_eq!(flaws(finished(2)), [Flaw::Ended]);
    assert!(finished(1).try_start().is_ok(), "alone, all fourteen are played");
    let later = committee().temperature(8).oxygen(14).oceans(9).at(Moment::Research);
    assert!(later.try_start().is_ok(), "an event may have finished it");
}

#[test]
fn a_last_conversion_before_the_end() {
    assert_eq!(flaws(table(2).generation(9).at(Moment::Conversion)), [Flaw::NotOver]);
    let alone = |generation| table(1).generation(generation).temperature(8).oxygen(14).oceans(9);
    assert_eq!(flaws(alone(13).at(Moment::Conversion)), [Flaw::NotOver]);
    assert_eq!(flaws(table(1).generation(14).at(Moment::Conversion)), [Flaw::NotOver], "lost");
    assert!(alone(14).at(Moment::Conversion).try_start().is_ok());
    assert!(table(2).generation(100).at(Moment::Conversion).try_start().is_ok(), "the game is stopped");
}

#[test]
fn an_answer_that_is_not_offered() {
    let position = table(2).seat(0).answers(&[Choice::Play(BIRDS.id)]);
    let (choice, refusal) = (Choice::Play(BIRDS.id), Refusal::NotInHand);
    assert_eq!(flaws(position), [Flaw::Answer { seat: seat(0), choice, refusal }]);
}

#[test]
fn a_game_in_the_middle_of_a_move() {
    let mut game = table(2).seat(0).hand(&[COMET]).money(21).seat(1).stock(Resource::Plants, 3).start();
    game.answer(Choice::Play(COMET.id));
    assert!(!game.is_between_moves());
    assert_eq!(flaws(Scenario::of(&game)), [Flaw::Owed]);
}

#[test]
fn a_game_that_is_over() {
    let game = table(2).generation(100).at(Moment::Conversion).start();
    assert!(game.asked().is_empty());
    assert_eq!(flaws(Scenario::of(&game)), [Flaw::Over]);
}

#[test]
fn what_one_seat_sees_of_a_game() {
    let game = Mars::begin(&Setup::new(2), Seed(1), &mut EventLog::nothing()).expect("a table");
    assert_eq!(flaws(Scenario::of(&game.blanked(Some(seat(0))))), [Flaw::Hidden]);
    let dealt_out = table(2).all_else_discarded().seat(1).hand(&[BIRDS]).start();
    assert_eq!(flaws(Scenario::of(&dealt_out.blanked(Some(seat(0))))), [Flaw::Hidden]);
}
