//! The faces of all cards as one file to read, and that nothing a card has is missing on its face.

use crate::words::cards::compare;
use core::fmt::Write;
use viriditas::ares::cards::{
    Amount, Capacity, Card, Cause, Charge, Condition, Cost, Count, Effect, Filter, Lowering, Passive, Phase,
    Production, Requirement, SpecialResource, Stock, all,
};
use viriditas::ares::face::{self, Bound, Glyph, Number, Picture, Row, RowKind, Sign};

fn bound(bound: Bound) -> &'static str {
    match bound {
        Bound::AtLeast => "min",
        Bound::AtMost => "max",
    }
}

fn picture(picture: Picture) -> String {
    match picture {
        Picture::Stock(it) => format!("{it:?}"),
        Picture::Special(it) => format!("{it:?}Cube"),
        Picture::AnySpecial => "AnyCube".to_owned(),
        Picture::Tag(it) => format!("{it:?}Tag"),
        Picture::Capacity(it) => format!("{it:?}"),
        Picture::Rating => "TR".to_owned(),
        Picture::Points => "VP".to_owned(),
        Picture::CardOf(it) => format!("{it:?}Card"),
        Picture::Phase(it) => format!("{it:?}Phase"),
        Picture::Chosen => "X".to_owned(),
        Picture::Card
        | Picture::Shown
        | Picture::Kept
        | Picture::Play
        | Picture::Limits
        | Picture::Zone
        | Picture::Forest
        | Picture::Ocean
        | Picture::Action
        | Picture::StandardAction => format!("{picture:?}"),
    }
}

/// A glyph in ASCII.
fn ascii(glyph: &Glyph) -> String {
    match glyph {
        Glyph::Picture(it) => picture(*it),
        Glyph::Amount(sign, number, of) => {
            let sign = match sign {
                Sign::None => "",
                Sign::Plus => "+",
                Sign::Minus => "-",
                Sign::Either => "+-",
            };
            let number = match number {
                Number::Printed(number) => number.to_string(),
                Number::Chosen => "X".to_owned(),
            };
            format!("{sign}{number} {}", picture(*of))
        }
        Glyph::Rise(track, steps) => format!("{track:?} up {steps}"),
        Glyph::Zone { track, bound: its, zone, level } => {
            format!("{track:?} {} {zone:?} ({level})", bound(*its))
        }
        Glyph::Limit(its, number, of) => {
            let of = of.map(|of| format!(" {}", picture(of))).unwrap_or_default();
            format!("{} {number}{of}", bound(*its))
        }
        Glyph::Per(many) => format!("/ {many}"),
        Glyph::Arrow => "->".to_owned(),
        Glyph::Colon => ":".to_owned(),
        Glyph::Slash => "|".to_owned(),
        Glyph::Asterisk => "*".to_owned(),
        Glyph::Group(inside) => format!("({})", line(inside)),
        Glyph::Choice(lists) => {
            let lists: Vec<String> = lists.iter().map(|list| line(list)).collect();
            format!("[{}]", lists.join(" or "))
        }
    }
}

fn line(glyphs: &[Glyph]) -> String {
    glyphs.iter().map(ascii).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_faces_of_all_cards_are_those_of_the_golden() {
    let mut now = String::new();
    for card in all() {
        let colour = card.colour.map_or("Corporation".to_owned(), |colour| format!("{colour:?}"));
        let (number, name, cost, tags) = (card.id.number(), card.name, card.cost, card.tags);
        writeln!(now, "{number} {name} · {colour} · {cost} M€ · {tags:?}").unwrap();
        for Row { kind, glyphs } in face::rows(card) {
            writeln!(now, "  {:<11} {}", format!("{kind:?}"), line(&glyphs)).unwrap();
        }
        writeln!(now).unwrap();
    }
    compare("ares/faces.txt", &now);
}

/// What a face must show: a number and its thing, a rise, or a thing alone.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Wanted {
    Many(u16, Picture),
    Chosen(Picture),
    Thing(Picture),
    Rise(viriditas::ares::cards::ZoneTrack, u8),
    Most(u16),
}

/// Everything that a face shows, with what stands within groups and choices.
fn shown(glyphs: &[Glyph], all: &mut Vec<Wanted>) {
    for glyph in glyphs {
        match glyph {
            Glyph::Picture(it) => all.push(Wanted::Thing(*it)),
            Glyph::Amount(_, Number::Printed(number), of) => {
                all.extend([Wanted::Many(*number, *of), Wanted::Thing(*of)]);
            }
            Glyph::Amount(_, Number::Chosen, of) => all.extend([Wanted::Chosen(*of), Wanted::Thing(*of)]),
            Glyph::Rise(track, steps) => all.push(Wanted::Rise(*track, *steps)),
            Glyph::Limit(bound, number, of) => {
                if *bound == Bound::AtMost {
                    all.push(Wanted::Most(*number));
                }
                all.extend(of.iter().flat_map(|&of| [Wanted::Many(*number, of), Wanted::Thing(of)]));
            }
            Glyph::Group(inside) => shown(inside, all),
            Glyph::Choice(lists) => lists.iter().for_each(|list| shown(list, all)),
            Glyph::Zone { .. }
            | Glyph::Per(_)
            | Glyph::Arrow
            | Glyph::Colon
            | Glyph::Slash
            | Glyph::Asterisk => {}
        }
    }
}

fn counted(of: Count, card: &Card) -> Picture {
    match of {
        Count::Tags(tag) => Picture::Tag(tag),
        Count::Capacity(it) => Picture::Capacity(it),
        Count::Forests => Picture::Forest,
        Count::Cards => Picture::Card,
        Count::CardsOf(colour) => Picture::CardOf(colour),
        Count::ResourcesHere => Picture::Special(card.holds.expect("a card that counts what lies on it")),
        Count::Paid => Picture::Chosen,
    }
}

fn amount(amount: Amount, of: Picture, card: &Card, all: &mut Vec<Wanted>) {
    match amount {
        Amount::Exactly(number) => all.push(Wanted::Many(number.unsigned_abs().into(), of)),
        Amount::Per { of: Count::Paid, .. } => all.push(Wanted::Chosen(of)),
        Amount::Per { each, of: it, .. } => {
            all.extend([Wanted::Many(each.unsigned_abs().into(), of), Wanted::Thing(counted(it, card))]);
        }
    }
}

fn condition(condition: Condition, card: &Card, all: &mut Vec<Wanted>) {
    match condition {
        Condition::Chose(phase) => all.push(Wanted::Thing(Picture::Phase(phase))),
        Condition::Has(least, of) => all.push(Wanted::Many(least.into(), counted(of, card))),
    }
}

fn specials(kinds: &[SpecialResource], number: u8, all: &mut Vec<Wanted>) {
    if kinds.len() == SpecialResource::ALL.len() {
        all.push(Wanted::Many(number.into(), Picture::AnySpecial));
        return;
    }
    all.push(Wanted::Many(number.into(), Picture::Special(kinds[0])));
    all.extend(kinds.iter().map(|&kind| Wanted::Thing(Picture::Special(kind))));
}

fn charge(charge: Charge, of: Picture, card: &Card, all: &mut Vec<Wanted>) {
    match charge {
        Charge::Exactly(number) => all.push(Wanted::Many(number.into(), of)),
        Charge::Chosen { least, most } => {
            assert_eq!(least, 1, "{}: the face does not tell another least number", card.name);
            all.push(Wanted::Chosen(of));
            all.extend(most.map(|most| Wanted::Most(most.into())));
        }
        Charge::Lowered { base, less } => {
            all.push(Wanted::Many(base.into(), of));
            match less {
                Lowering::Each(off, it) => {
                    all.extend([Wanted::Many(off.into(), of), Wanted::Thing(counted(it, card))]);
                }
                Lowering::If(off, when) => {
                    all.push(Wanted::Many(off.into(), of));
                    condition(when, card, all);
                }
            }
        }
    }
}

fn cost(cost: Cost, card: &Card, all: &mut Vec<Wanted>) {
    match cost {
        Cost::Stock(stock, much) => charge(much, Picture::Stock(stock), card, all),
        Cost::Rating(number) => all.push(Wanted::Many(number.into(), Picture::Rating)),
        Cost::Cards(much) => charge(much, Picture::Card, card, all),
        Cost::Resources(kinds, number, _) => specials(kinds, number, all),
    }
}

fn filter(filter: Filter, all: &mut Vec<Wanted>) {
    match filter {
        Filter::Any => all.push(Wanted::Thing(Picture::Card)),
        Filter::Tagged(tags) => all.extend(tags.iter().map(|&tag| Wanted::Thing(Picture::Tag(tag)))),
        Filter::Coloured(colours) => {
            all.extend(colours.iter().map(|&colour| Wanted::Thing(Picture::CardOf(colour))));
        }
        Filter::Costing(least) => all.push(Wanted::Many(least.into(), Picture::Stock(Stock::MegaCredits))),
    }
}

fn effects(list: &[Effect], card: &Card, all: &mut Vec<Wanted>) {
    for effect in list {
        match *effect {
            Effect::Gain(stock, number) => amount(number, Picture::Stock(stock), card, all),
            Effect::Rate(number) => amount(number, Picture::Rating, card, all),
            Effect::Draw(number) => amount(number, Picture::Card, card, all),
            Effect::Discard(number) => all.push(Wanted::Many(number.into(), Picture::Card)),
            Effect::Look { draw, keep } => all.extend([
                Wanted::Many(draw.into(), Picture::Shown),
                Wanted::Many(keep.into(), Picture::Kept),
            ]),
            Effect::Exchange { draw, tag, draw_for_tag } => all.extend([
                Wanted::Many(draw.into(), Picture::Card),
                Wanted::Thing(Picture::Tag(tag)),
                Wanted::Many(draw_for_tag.into(), Picture::Card),
            ]),
            Effect::Reveal { cards, take, each_discarded } => {
                all.push(Wanted::Many(cards.into(), Picture::Shown));
                filter(take, all);
                effects(each_discarded, card, all);
            }
            Effect::RevealUntil(sought) => {
                all.push(Wanted::Chosen(Picture::Shown));
                filter(sought, all);
            }
            Effect::Raise(track, steps) => all.push(Wanted::Rise(track, steps)),
            Effect::FlipOceans(number) => all.push(Wanted::Many(number.into(), Picture::Ocean)),
            Effect::TakeForests(number) => all.push(Wanted::Many(number.into(), Picture::Forest)),
            Effect::Add(kinds, number, _) => specials(kinds, number, all),
            Effect::Pay(price) => cost(price, card, all),
            Effect::Choose(lists) => lists.iter().for_each(|list| effects(list, card, all)),
            Effect::If(when, then) => {
                condition(when, card, all);
                effects(then, card, all);
            }
            Effect::ExtraPlay(colours) => {
                all.push(Wanted::Thing(Picture::Play));
                all.extend(colours.iter().map(|&colour| Wanted::Thing(Picture::CardOf(colour))));
            }
            Effect::FreePlay { cost, .. } => {
                all.extend([Wanted::Thing(Picture::Play), Wanted::Most(cost.into())]);
            }
            Effect::DiscountNext(off) => {
                all.push(Wanted::Many(off.into(), Picture::Stock(Stock::MegaCredits)));
            }
            Effect::FlexNext => all.push(Wanted::Thing(Picture::Limits)),
        }
    }
}

fn cause(cause: Cause, all: &mut Vec<Wanted>) {
    match cause {
        Cause::Plays { cards, .. } => filter(cards, all),
        Cause::PlaysCapacity(it) => all.push(Wanted::Thing(Picture::Capacity(it))),
        Cause::FlipsOcean => all.push(Wanted::Thing(Picture::Ocean)),
        Cause::Raises(track) => all.push(Wanted::Rise(track, 1)),
        Cause::TakesForest => all.push(Wanted::Thing(Picture::Forest)),
        Cause::UsesAction => all.push(Wanted::Thing(Picture::Action)),
    }
}

fn passive(passive: Passive, card: &Card, all: &mut Vec<Wanted>) {
    let money = |number: u8| Wanted::Many(number.into(), Picture::Stock(Stock::MegaCredits));
    match passive {
        Passive::Discount { off, cards, .. } => {
            all.push(money(off));
            filter(cards, all);
        }
        Passive::Research { draw, keep } => {
            all.push(Wanted::Thing(Picture::Phase(Phase::Research)));
            all.extend((draw > 0).then_some(Wanted::Many(draw.into(), Picture::Shown)));
            all.extend((keep > 0).then_some(Wanted::Many(keep.into(), Picture::Kept)));
        }
        Passive::PaysOnce { with, worth } => {
            cost(with, card, all);
            all.push(money(worth));
        }
        Passive::ZoneFlex => all.extend([Wanted::Thing(Picture::Limits), Wanted::Many(1, Picture::Zone)]),
        Passive::CapacityValue(it, more) => all.extend([Wanted::Thing(Picture::Capacity(it)), money(more)]),
        Passive::SaleValue(more) => all.extend([Wanted::Thing(Picture::Card), money(more)]),
        Passive::StandardDiscount(off) => {
            all.extend([Wanted::Thing(Picture::StandardAction), money(off)]);
        }
        Passive::HeatAsMegaCredits => {
            all.extend([Wanted::Many(1, Picture::Stock(Stock::Heat)), money(1)]);
        }
        Passive::ForestDiscount(off) => all.extend([
            Wanted::Thing(Picture::Forest),
            Wanted::Many(off.into(), Picture::Stock(Stock::Plants)),
        ]),
        Passive::BuysRating { cost, gain } => {
            all.extend([money(cost), Wanted::Many(gain.into(), Picture::Rating)]);
        }
    }
}

/// The requirement as the rulebook's card shows it, against the glyph of the face.
fn is_shown(requirement: Requirement, glyph: &Glyph) -> bool {
    let zone_of = |its: Bound, of, in_zone| matches!(*glyph, Glyph::Zone { track, bound, zone, .. } if (track, bound, zone) == (of, its, in_zone));
    let limit_of = |its: Bound, number: u8, of| *glyph == Glyph::Limit(its, number.into(), Some(of));
    match requirement {
        Requirement::AtLeast(track, zone) => zone_of(Bound::AtLeast, track, zone),
        Requirement::AtMost(track, zone) => zone_of(Bound::AtMost, track, zone),
        Requirement::OceansAtLeast(least) => limit_of(Bound::AtLeast, least, Picture::Ocean),
        Requirement::OceansAtMost(most) => limit_of(Bound::AtMost, most, Picture::Ocean),
        Requirement::HasTags(tag, least) => limit_of(Bound::AtLeast, least, Picture::Tag(tag)),
        Requirement::HasRating(least) => limit_of(Bound::AtLeast, least, Picture::Rating),
    }
}

#[test]
fn everything_that_a_card_has_is_on_its_face_in_the_row_of_its_kind() {
    for card in all() {
        let rows = face::rows(card);
        assert!(!rows.is_empty() && rows.iter().all(|row| !row.glyphs.is_empty()), "{}", card.name);
        let of = |kind| {
            let mut all = Vec::new();
            rows.iter().filter(|row| row.kind == kind).for_each(|row| shown(&row.glyphs, &mut all));
            all
        };
        let check = |kind, wanted: Vec<Wanted>| {
            let mut shown = of(kind);
            assert_eq!(wanted.is_empty(), shown.is_empty(), "{}: {kind:?}", card.name);
            for thing in wanted {
                let place = shown.iter().position(|&other| other == thing);
                // What stands once on the face stands for one thing of the card.
                let place = place.unwrap_or_else(|| panic!("{}: {thing:?} in {kind:?}", card.name));
                if matches!(kind, RowKind::Immediate | RowKind::Production) {
                    shown.swap_remove(place);
                }
            }
        };
        let wanted = |fill: &dyn Fn(&mut Vec<Wanted>)| {
            let mut all = Vec::new();
            fill(&mut all);
            all
        };
        check(RowKind::Spend, wanted(&|all| card.spends.iter().for_each(|&it| cost(it, card, all))));
        let money = Wanted::Many(card.money.into(), Picture::Stock(Stock::MegaCredits));
        check(RowKind::Start, (card.money > 0).then_some(money).into_iter().collect());
        check(RowKind::Immediate, wanted(&|all| effects(card.play, card, all)));
        check(
            RowKind::Production,
            wanted(&|all| {
                for &it in card.production {
                    match it {
                        Production::Gain(stock, much) => amount(much, Picture::Stock(stock), card, all),
                        Production::Draw(much) => amount(much, Picture::Card, card, all),
                    }
                }
            }),
        );
        check(
            RowKind::Action,
            wanted(&|all| {
                for action in card.actions {
                    action.cost.iter().for_each(|&it| cost(it, card, all));
                    effects(action.gain, card, all);
                }
            }),
        );
        check(
            RowKind::Effect,
            wanted(&|all| {
                for trigger in card.triggers {
                    cause(trigger.cause, all);
                    effects(trigger.steps, card, all);
                }
                card.passives.iter().for_each(|&it| passive(it, card, all));
            }),
        );
        check(
            RowKind::Points,
            wanted(&|all| {
                if card.points != Amount::Exactly(0) {
                    amount(card.points, Picture::Points, card, all);
                }
            }),
        );
        for it in Capacity::ALL {
            let shown = of(RowKind::Capacity);
            let many = shown.iter().filter(|&&other| other == Wanted::Thing(Picture::Capacity(it)));
            assert_eq!(many.count(), usize::from(card.capacity(it)), "{}: {it:?}", card.name);
        }
        let required = rows.iter().filter(|row| row.kind == RowKind::Requirement);
        let required: Vec<&Glyph> = required.flat_map(|row| &row.glyphs).collect();
        assert_eq!(required.len(), card.requirements.len(), "{}", card.name);
        for (&requirement, glyph) in card.requirements.iter().zip(required) {
            assert!(is_shown(requirement, glyph), "{}: {requirement:?} as {glyph:?}", card.name);
        }
        let actions = rows.iter().filter(|row| row.kind == RowKind::Action).count();
        assert_eq!(actions, card.actions.len(), "{}", card.name);
    }
}

/// A zone is told with the level at its edge: −8 °C for yellow or higher, −20 °C for purple or lower.
///
/// Rules: ARES-BOARD-01, Q-ARES-01.
#[test]
fn a_zone_is_told_with_the_level_at_its_edge() {
    let level = |card: &Card| match face::rows(card)[0].glyphs[0] {
        Glyph::Zone { level, .. } => level,
        ref other => panic!("{}: {other:?}", card.name),
    };
    assert_eq!(level(&viriditas::ares::cards::LIVESTOCK), 7);
    assert_eq!(level(&viriditas::ares::cards::CARETAKER_CONTRACT), -8);
    assert_eq!(level(&viriditas::ares::cards::ARCHAEBACTERIA), -20);
    assert_eq!(level(&viriditas::ares::cards::COLONIZER_TRAINING_CAMP), 6);
}
