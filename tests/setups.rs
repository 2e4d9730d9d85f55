//! Set-ups as data: what the table of boxes and options says, and what follows from it.

use viriditas::games::GameProposal;
use viriditas::kit::{BySeat, EventLog, Rng, Rules, Seat, Seats, Seed};
use viriditas::mars::cards::{
    Card, CardId, CardSet, Kind, Module, Parameter, Resource, TABLES, all, card, named,
};
use viriditas::mars::maps::MAPS;
use viriditas::mars::proposal::Proposal;
use viriditas::mars::{Fault, Fixed, Mars, Pile, SWITCHES, Setup, Switch, SwitchSpec, SwitchState, Switches};
use viriditas::table::{
    CONTROLLERS, Colour, Colours, MOST_PROPOSED_BYTES, Name, PAST_BOTS, ProposalError, Seating,
};

const ERA: Switch = Switch::CorporateEra;
const DRAFT: Switch = Switch::Draft;

/// A line of a table that is not this one.
const fn line() -> SwitchSpec {
    SwitchSpec::new(DRAFT, "draft")
}

fn faults(row: &SwitchSpec, on: Switches, players: u8) -> Vec<Fault> {
    row.faults(on, players, 0).collect()
}

/// Every set of the switches there are.
fn subsets() -> Vec<Switches> {
    SWITCHES.iter().fold(vec![Switches::NONE], |sets, row| {
        let with = sets.iter().map(|on| on.with(row.switch)).collect();
        [sets, with].concat()
    })
}

/// Saved games hold these numbers for ever.
#[test]
fn each_switch_has_its_bit() {
    assert_eq!(Switches::NONE.with(ERA).bits(), 1);
    assert_eq!(Switches::NONE.with(DRAFT).bits(), 2);
    assert_eq!(Setup::new(3).on, Switches::NONE.with(ERA));
    assert_eq!(Switches::from_bits(3), Some(Switches::NONE.with(ERA).with(DRAFT)));
    let others = [Switch::Prelude, Switch::UndealtPreludes, Switch::Tr63];
    assert_eq!(others.map(|switch| Switches::NONE.with(switch).bits()), [4, 8, 16]);
    let others = [Switch::Venus, Switch::NoWorldGovernment, Switch::VenusEnds, Switch::LongVenus];
    assert_eq!(others.map(|switch| Switches::NONE.with(switch).bits()), [32, 64, 128, 256]);
    assert_eq!(Switches::NONE.with(Switch::Colonies).bits(), 512);
    let others = [Switch::Turmoil, Switch::MoreEvents, Switch::WorldGovernment];
    assert_eq!(others.map(|switch| Switches::NONE.with(switch).bits()), [1024, 2048, 4096]);
    assert_eq!(Switches::NONE.with(Switch::ShortGame).bits(), 8192);
    assert_eq!(Switches::from_bits(16384), None);
}

/// The option is of this program, not of a rulebook.
#[test]
fn a_short_game_begins_with_a_part_of_each_track_done_and_every_production_two_higher() {
    let begun =
        |setup: Setup| Mars::begin(&setup, Seed(5), &mut EventLog::nothing()).expect("it is possible");
    let base = Setup::new(2).without(ERA);
    for setup in [base, base.with(Switch::Venus), Setup { map: 4, ..base }, Setup::new(5)] {
        let (usual, short) = (begun(setup), begun(setup.with(Switch::ShortGame)));
        for parameter in Parameter::ALL {
            let Some(track) = usual.facts().track(parameter) else { continue };
            let steps = track.steps_to(short.facts().level(parameter));
            assert_eq!(u16::from(steps), u16::from(track.steps()) * 4 / 10, "{parameter:?}");
        }
        let oceans = short.facts().board.oceans;
        assert_eq!(oceans.len() as i8, short.facts().level(Parameter::Oceans));
        assert!(oceans.but(short.facts().map().ocean).is_empty());
        for seat in usual.facts().order() {
            let (before, now) = (&usual.facts().players[seat], &short.facts().players[seat]);
            for resource in Resource::ALL {
                assert_eq!(now.production[resource], before.production[resource] + 2, "{resource:?}");
                assert_eq!(now.stock[resource], before.stock[resource], "{resource:?}");
            }
            assert_eq!((now.rating, now.raised), (before.rating, before.raised));
            assert_eq!(now.dealt, before.dealt);
        }
    }
    let alone = Setup::new(1);
    let mut told = [EventLog::all(), EventLog::all()];
    for (setup, told) in [alone, alone.with(Switch::ShortGame)].iter().zip(&mut told) {
        Mars::begin(setup, Seed(5), told).expect("it is possible");
    }
    assert_eq!(told[0].events(), told[1].events(), "alone it makes no difference");
}

#[test]
fn each_line_of_the_table_speaks_of_lines_above_it() {
    for (place, row) in SWITCHES.iter().enumerate() {
        let above = &SWITCHES[..place];
        let is_above = |switch: &Switch| above.iter().any(|other| other.switch == *switch);
        assert!(row.needs.is_empty() || row.needs.iter().any(is_above), "{}", row.key);
        assert!(row.excludes.iter().all(is_above), "{}", row.key);
        assert!(above.iter().all(|other| other.key != row.key && other.switch != row.switch), "{}", row.key);
        let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        assert!(row.key.chars().all(is_plain), "{}", row.key);
    }
}

#[test]
fn every_module_of_a_card_comes_with_one_box() {
    for card in TABLES.iter().flat_map(|table| table.iter()) {
        let boxes = SWITCHES.iter().filter(|row| row.brings.contains(&card.module)).count();
        assert_eq!(boxes, usize::from(card.module != Module::Base), "{}", card.name);
    }
}

#[test]
fn what_some_must_have_and_others_cannot_is_a_fault() {
    let row = SwitchSpec { alone: SwitchState::Always, together: SwitchState::Never, ..line() };
    let (on, off) = (Switches::NONE.with(DRAFT), Switches::NONE);
    assert_eq!(faults(&row, on, 1), []);
    assert_eq!(faults(&row, off, 1), [Fault::Without { switch: DRAFT, players: 1 }]);
    assert_eq!(faults(&row, on, 2), [Fault::With { switch: DRAFT, players: 2 }]);
    assert_eq!(faults(&row, off, 2), []);
    assert_eq!(row.fixed(on, 1, 0), Some(Fixed::Otherwise(Fault::Without { switch: DRAFT, players: 1 })));
    assert_eq!(row.fixed(off, 2, 0), Some(Fixed::Otherwise(Fault::With { switch: DRAFT, players: 2 })));
    let idle = SwitchSpec { together: SwitchState::Idle, ..line() };
    assert_eq!((faults(&idle, on, 5), faults(&idle, off, 5)), (vec![], vec![]));
    assert_eq!(idle.fixed(on, 5, 0), Some(Fixed::Idle { switch: DRAFT, players: 5 }));
    assert_eq!((line().fixed(on, 5, 0), line().fixed(off, 1, 0)), (None, None));
}

#[test]
fn what_needs_or_excludes_another_is_a_fault_only_while_it_is_on() {
    let (both, alone) = (Switches::NONE.with(DRAFT).with(ERA), Switches::NONE.with(DRAFT));
    let needs = SwitchSpec { needs: &[ERA], ..line() };
    assert_eq!(faults(&needs, both, 3), []);
    assert_eq!(faults(&needs, alone, 3), [Fault::Needs { switch: DRAFT, needs: &[ERA] }]);
    assert_eq!(faults(&needs, Switches::NONE, 3), []);
    let fixed = Fixed::Otherwise(Fault::Needs { switch: DRAFT, needs: &[ERA] });
    assert_eq!(needs.fixed(Switches::NONE, 3, 0), Some(fixed));
    assert_eq!(needs.fixed(Switches::NONE.with(ERA), 3, 0), None);
    let excludes = SwitchSpec { excludes: &[ERA], ..line() };
    assert_eq!(faults(&excludes, both, 3), [Fault::Excludes { switch: DRAFT, excludes: ERA }]);
    assert_eq!(faults(&excludes, alone, 3), []);
    assert_eq!(faults(&excludes, Switches::NONE.with(ERA), 3), []);
}

#[test]
fn whatever_is_wished_for_what_is_in_force_can_be_played() {
    for (players, map) in [1, 2, 5].into_iter().flat_map(|players| [0, 4].map(|map| (players, map))) {
        for wish in subsets() {
            let on = wish.in_force(players, map);
            assert_eq!(Setup { on, map, ..Setup::new(players) }.faults(), []);
            assert_eq!(on.in_force(players, map), on);
            for row in SWITCHES {
                let turned = if on.has(row.switch) { on.without(row.switch) } else { on.with(row.switch) };
                assert_eq!(
                    row.fixed(on, players, map).is_none(),
                    turned.in_force(players, map).has(row.switch) != on.has(row.switch)
                );
            }
        }
    }
}

/// Q-MOD-19.
#[test]
fn the_longer_track_of_venus_lies_on_amazonis_alone() {
    let long = Setup::new(2).with(Switch::Venus).with(Switch::LongVenus);
    assert_eq!(long.faults(), [Fault::Elsewhere { switch: Switch::LongVenus, map: "Amazonis Planitia" }]);
    assert!(!long.in_force().has(Switch::LongVenus));
    let there = Setup { map: 4, ..long };
    assert_eq!(there.faults(), []);
    assert!(there.in_force().has(Switch::LongVenus));
}

#[test]
fn alone_corporate_era_is_fixed_and_the_draft_makes_no_difference() {
    for (wish, row) in [(Switches::NONE, &SWITCHES[0]), (Switches::NONE.with(DRAFT), &SWITCHES[1])] {
        let on = wish.in_force(1, 0);
        assert!(on.has(ERA) && !on.has(DRAFT));
        assert!(row.fixed(on, 1, 0).is_some());
        assert_eq!(wish.in_force(2, 0), wish);
        assert_eq!(row.fixed(wish, 2, 0), None);
    }
}

/// The cards of the game and of Prelude that this says yes to.
fn without(banned: impl Fn(CardId, Kind) -> bool) -> CardSet {
    all().filter(|card| banned(card.id, card.kind)).map(|card| card.id).collect()
}

fn too_few(setup: &Setup) -> Vec<(Pile, u16, u16)> {
    let few = |fault: Fault| match fault {
        Fault::TooFew { pile, left, needs } => (pile, left, needs),
        fault => panic!("{fault:?}"),
    };
    setup.faults().into_iter().map(few).collect()
}

/// All but this many of a kind.
fn all_but(kept: usize, kind: Kind) -> CardSet {
    let is_in = |card: &&Card| {
        card.kind == kind && ![Module::Venus, Module::Colonies, Module::Turmoil].contains(&card.module)
    };
    let skipped: CardSet = all().filter(is_in).take(kept).map(|card| card.id).collect();
    without(|id, its| its == kind && !skipped.contains(id))
}

#[test]
fn too_few_corporations_are_a_fault_and_beginners_need_none() {
    let setup = Setup { banned: all_but(5, Kind::Corporation), ..Setup::new(3).with(Switch::Prelude) };
    assert_eq!(too_few(&setup), [(Pile::Corporations, 5, 6)]);
    let beginners = Seats::first(3).iter().skip(2).collect();
    assert_eq!(too_few(&Setup { beginners, ..setup }), []);
    assert_eq!(too_few(&Setup { banned: all_but(6, Kind::Corporation), ..setup }), []);
}

/// Valley Trust draws three more.
#[test]
fn too_few_preludes_are_a_fault_only_where_preludes_are_dealt_or_drawn() {
    let trust = named("Valley Trust").expect("a corporation of Prelude").id;
    let setup = Setup { banned: all_but(10, Kind::Prelude), ..Setup::new(2).with(Switch::Prelude) };
    assert_eq!(too_few(&setup), [(Pile::Preludes, 10, 11)]);
    let mut both = setup;
    both.banned.insert(trust);
    assert_eq!(too_few(&both), []);
    assert_eq!(too_few(&Setup { players: 3, ..both }), [(Pile::Preludes, 10, 12)]);
    let undealt = Setup { banned: all_but(2, Kind::Prelude), ..setup.with(Switch::UndealtPreludes) };
    assert_eq!(too_few(&undealt), [(Pile::Preludes, 2, 3)]);
    assert_eq!(too_few(&Setup { banned: all_but(0, Kind::Prelude), ..Setup::new(5) }), []);
}

#[test]
fn too_few_projects_are_a_fault() {
    let is_project = |kind| Pile::of(kind) == Some(Pile::Projects);
    let banned = without(|id, kind| is_project(kind) && id.number() > 30);
    let left = |era: bool| {
        all()
            .filter(|card| {
                is_project(card.kind) && card.id.number() <= 30 && (era || card.module == Module::Base)
            })
            .count() as u16
    };
    let setup = Setup { banned, ..Setup::new(3) };
    assert_eq!(too_few(&setup), [(Pile::Projects, left(true), 3 * 14 + 4)]);
}

#[test]
fn leaving_out_what_is_not_in_the_game_changes_nothing() {
    let setup = Setup::new(2);
    let banned = without(|_, kind| kind == Kind::Prelude);
    let hands = |setup: &Setup| {
        let Ok(game) = Mars::begin(setup, Seed(5), &mut EventLog::nothing()) else {
            panic!("it can be played")
        };
        game.facts().players.0.each_ref().map(|player| player.hand)
    };
    assert_eq!(hands(&setup), hands(&Setup { banned, ..setup }));
}

/// What never existed may share names.
fn is_synthetic(id: CardId) -> bool {
    SWITCHES.iter().any(|row| row.key == "synthetic" && row.brings.contains(&card(id).module))
}

fn proposal(number: u64) -> Proposal {
    let mut rng = Rng::new(Seed(number));
    let mut one_of = |number: usize| rng.below(number as u32) as usize;
    let players = 1 + one_of(5) as u8;
    let seats = || Seat::ALL.into_iter().take(players.into());
    let mut seating =
        Seating { past_bots: PAST_BOTS[one_of(3)].0, without_coach: one_of(2) == 1, ..Seating::default() };
    for seat in seats() {
        seating.players[seat] = CONTROLLERS[one_of(3)].0;
        seating.names[seat] = Name::new(["", "Ada", "a=b&c, d+e%2C#", "ל״ה", "Bø"][one_of(5)]);
        seating.colours.give(seat, Colour::ALL[one_of(5)]);
    }
    let wish = SWITCHES.iter().filter(|_| one_of(2) == 0).fold(Switches::NONE, |on, row| on.with(row.switch));
    let any_map = one_of(6) == 0;
    let setup = Setup {
        on: wish.in_force(players, 0),
        beginners: seats().filter(|_| one_of(3) == 0).collect(),
        first: seats().find(|_| one_of(8) == 0),
        map: if any_map { 0 } else { one_of(MAPS.len()) as u8 },
        banned: if one_of(2) == 0 {
            CardSet::NONE
        } else {
            without(|id, _| id.number() % 9 == 4 && !is_synthetic(id))
        },
        ..Setup::new(players)
    };
    let seed = ["", "7", "forty two & more", "\u{202e}אב"][one_of(4)].to_owned();
    Proposal { setup, any_map, seating, seed }
}

#[test]
fn a_proposal_comes_back_from_its_text_which_an_address_can_hold() {
    for number in 0..500 {
        let proposal = proposal(number);
        let text = proposal.to_text();
        assert!(GameProposal::is_meant(&text) && text.len() <= MOST_PROPOSED_BYTES);
        assert!(
            text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"=&+%*-._".contains(&byte)),
            "{text}"
        );
        assert_eq!(Proposal::from_text(&text), Ok(proposal), "{text}");
    }
}

#[test]
fn every_card_of_every_box_can_be_left_out_in_a_proposal() {
    let banned = without(|id, _| !is_synthetic(id));
    let proposal = Proposal { setup: Setup { banned, ..Setup::new(5) }, ..proposal(1) };
    assert_eq!(Proposal::from_text(&proposal.to_text()), Ok(proposal));
}

#[test]
fn what_a_proposal_does_not_say_is_as_usual() {
    let usual =
        Proposal { setup: Setup::new(2), any_map: false, seating: Seating::default(), seed: String::new() };
    assert_eq!(Proposal::from_text("setup=1"), Ok(usual.clone()));
    let said = Proposal::from_text("setup=1&map=any&name2=&without=birds");
    let banned = named("Birds").into_iter().map(|card| card.id).collect();
    assert_eq!(said.is_ok(), named("birds").is_some(), "names are as the module has them");
    let said = Proposal::from_text("setup=1&map=any&name2=&without=Birds&without=Birds");
    assert_eq!(said, Ok(Proposal { setup: Setup { banned, ..usual.setup }, any_map: true, ..usual }));
}

/// A link that somebody has sent goes on meaning what it meant: in the first version seats were counted from 1.
#[test]
fn seats_of_a_proposal_are_counted_from_0_and_those_of_the_first_version_from_1() {
    let now = "setup=2&seats=human,human,greedy&name0=Ada&name2=Bo&beginners=0,1&first=2";
    let then = "setup=1&seats=human,human,greedy&name1=Ada&name3=Bo&beginners=1,2&first=3";
    let read = Proposal::from_text(now).expect("it is whole");
    assert_eq!(read.setup.first.map(Seat::number), Some(2));
    assert_eq!(read.seating.names[Seat::ALL[0]].as_str(), "Ada");
    assert_eq!(Proposal::from_text(then), Ok(read));
}

#[test]
fn what_is_no_proposal_says_why_in_one_sentence() {
    let word = |word: &str| ProposalError::Word(Name::new(word));
    let hostile = [
        ("", word("")),
        ("setup", ProposalError::Version),
        ("setup=", ProposalError::Version),
        ("setup=3&venus=1", ProposalError::Version),
        ("setup=01", ProposalError::Version),
        ("map=Tharsis&setup=1", word("map")),
        ("setup=1&setup=1", word("setup=1")),
        ("setup=1&=", word("=")),
        ("setup=1&venus", word("venus=")),
        ("setup=1&seats=", word("seats=")),
        ("setup=1&seats=human,genius", word("seats=human,genius")),
        (
            "setup=1&seats=human,human,human,human,human,human",
            word("seats=human,human,human,human,human,human"),
        ),
        ("setup=1&beginners=0", word("beginners=0")),
        ("setup=2&beginners=5", word("beginners=5")),
        ("setup=2&name5=Ada", word("name5=Ada")),
        ("setup=1&beginners=6", word("beginners=6")),
        ("setup=1&beginners=1,,2", word("beginners=1,,2")),
        ("setup=1&first=99999999999999999999", word("first=99999999999999999999")),
        ("setup=1&with=venus-next", word("with=venus-next")),
        ("setup=1&map=Venus", word("map=Venus")),
        ("setup=1&map=", word("map=")),
        ("setup=1&without=Nothing", word("without=Nothing")),
        ("setup=1&without=", word("without=")),
        ("setup=1&colours=sky,sky,bone,coral,amber", word("colours=sky,sky,bone,coral,amber")),
        ("setup=1&colours=sky", word("colours=sky")),
        ("setup=1&undo=sometimes", word("undo=sometimes")),
        ("setup=1&name=Ada", word("name=Ada")),
        ("setup=1&name6=Ada", word("name6=Ada")),
        ("setup=1&%FF%FE=%00", word("\u{fffd}\u{fffd}=")),
        ("setup=1&<script>=\u{202e}x", word("<script>=x")),
    ];
    for (text, why) in hostile {
        assert_eq!(Proposal::from_text(text), Err(why.clone()), "{text}");
        let sentence = why.to_string();
        assert!(
            sentence.ends_with('.') && sentence.len() < 200 && !sentence.contains('\u{202e}'),
            "{sentence}"
        );
    }
    let long = format!("setup=1&seed={}", "x".repeat(MOST_PROPOSED_BYTES));
    assert_eq!(Proposal::from_text(&long), Err(ProposalError::TooLong));
    let mut rng = Rng::new(Seed(1));
    for number in 0..5_000 {
        let mut text = proposal(number % 50).to_text().into_bytes();
        for _ in 0..=rng.below(4) {
            let place = rng.below(text.len() as u32) as usize;
            text[place] = b"=&+%,0aZ\x00~"[rng.below(10) as usize];
        }
        if let Ok(read) = Proposal::from_text(&String::from_utf8_lossy(&text)) {
            assert_eq!(Proposal::from_text(&read.to_text()), Ok(read));
        }
    }
}

#[test]
fn colours_of_a_proposal_are_those_of_the_table() {
    let colours =
        Colours::new(BySeat([Colour::Amber, Colour::Violet, Colour::Bone, Colour::Coral, Colour::Sky]));
    let text = "setup=1&colours=amber,violet,bone,coral,sky";
    assert_eq!(Proposal::from_text(text).map(|read| Some(read.seating.colours)), Ok(colours));
}
