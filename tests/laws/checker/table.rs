//! Counts agree with a recount, and nothing is out of bounds.

use super::{Verdict, hold};
use std::fmt::Debug;
use viriditas::mars::cards::{ByTag, CardId, Kind, Parameter, Resource, Tile, TileClass, card};
use viriditas::mars::maps::{Hex, HexSet};
use viriditas::mars::{Event, Facts, LAST_GENERATION, Payer, Phase, Pile, Switch};

/// The lines in which two values differ, each with the field it belongs to.
pub(crate) fn difference<T: Debug>(one: &T, other: &T) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let mut fields: Vec<(usize, &str)> = Vec::new();
    let mut found = Vec::new();
    for (line, against) in one.lines().zip(other.lines()) {
        let depth = line.len() - line.trim_start().len();
        fields.retain(|&(above, _)| above < depth);
        fields.push((depth, line.trim()));
        if line != against {
            let path: Vec<&str> = fields.iter().map(|&(_, name)| name).collect();
            found.push(format!("{} / {}", path.join(" "), against.trim()));
        }
    }
    found.truncate(20);
    found.join("; ")
}

/// Everything that is kept beside what it follows from.
pub(crate) fn recounts(facts: &Facts, live: &[CardId]) -> Verdict {
    const NAME: &str = "counts agree with a recount";
    for (seat, player) in facts.players.0.iter().enumerate() {
        hold(NAME, usize::from(player.hand_size) == player.hand.len(), || format!("hand of {seat}"))?;
        let events = player.played.iter().filter(|&id| card(id).kind == Kind::Event).count();
        hold(NAME, usize::from(player.events) == events, || format!("events of {seat}"))?;
        let mut tags: ByTag<u8> = ByTag::default();
        for id in player.played.iter().filter(|id| card(*id).kind != Kind::Event || live.contains(id)) {
            card(id).tags.iter().for_each(|&tag| tags[tag] += 1);
        }
        hold(NAME, tags == player.tags, || format!("tags of {seat}: {:?}, recounted {tags:?}", player.tags))?;
    }
    for pile in Pile::ALL {
        let there = facts.discard.iter().filter(|&id| pile.has(id)).count();
        hold(NAME, usize::from(facts.discarded[pile]) == there, || format!("discards of {pile:?}"))?;
    }
    board(facts)
}

fn board(facts: &Facts) -> Verdict {
    const NAME: &str = "sets of areas agree with the tiles";
    let board = &facts.board;
    let mut seen: Vec<Tile> = Vec::new();
    let mut claims = HexSet::NONE;
    for number in 0..board.tiles.len() as u8 {
        let space = Hex(number);
        let tile = board.tile(space);
        for class in
            [TileClass::Ocean, TileClass::Greenery, TileClass::City, TileClass::Any, TileClass::Owned]
        {
            let fits = board.of(class).contains(space) == tile.is_some_and(|tile| tile.is(class));
            hold(NAME, fits, || format!("{tile:?} at {number}: {class:?}"))?;
        }
        let owners = board.owned.0.iter().filter(|owned| owned.contains(space)).count();
        let may_be_owned = tile.is_some_and(|tile| tile != Tile::Ocean);
        hold(NAME, owners <= usize::from(may_be_owned), || {
            format!("{tile:?} at {number} has {owners} owners")
        })?;
        let neutral = may_be_owned && owners == 0;
        hold(NAME, !neutral || facts.is_solo(), || format!("{tile:?} at {number} is nobody's"))?;
        if let Some(tile) = tile {
            let is_special = !matches!(tile, Tile::Ocean | Tile::Greenery | Tile::City);
            hold(NAME, !is_special || !seen.contains(&tile), || format!("two of {tile:?}"))?;
            seen.push(tile);
        }
    }
    for claimed in board.claimed.0 {
        let fits = claimed.and(board.occupied).is_empty() && claimed.and(claims).is_empty();
        hold(NAME, fits, || format!("claims {claimed:?}"))?;
        claims = claims.or(claimed);
    }
    Ok(())
}

/// Nothing is given that is not there: a number below 0 would wrap round.
pub(crate) fn is_there(facts: &Facts, event: Event) -> Verdict {
    let there = match event {
        Event::Paid { seat, with: Payer::Stock(resource), amount }
        | Event::Lost { seat, resource, amount, .. } => {
            facts.players[seat].stock[resource].checked_sub(amount).is_some()
        }
        Event::EnergyBecameHeat { seat, amount } => {
            facts.players[seat].stock[Resource::Energy].checked_sub(amount).is_some()
        }
        Event::Paid { with: Payer::Card(card), amount, .. } => {
            u16::from(facts.on_card[card.index()]).checked_sub(amount).is_some()
        }
        Event::Taken { card, amount, .. } => facts.on_card[card.index()].checked_sub(amount).is_some(),
        _ => true,
    };
    hold("what is given was there", there, || format!("{event:?}"))
}

/// Tracks, productions, ratings, goals.
pub(crate) fn within_bounds(facts: &Facts) -> Verdict {
    const NAME: &str = "everything is within its bounds";
    let is_on_track = |parameter| match facts.track(parameter) {
        Some(track) => track.marks.contains(&facts.level(parameter)),
        None => facts.level(parameter) == 0,
    };
    let tracks = Parameter::ALL.into_iter().all(is_on_track);
    hold(NAME, tracks, || format!("{:?}", facts.levels))?;
    let oceans = facts.board.oceans.len();
    hold(NAME, facts.level(Parameter::Oceans) == oceans as i8, || {
        format!("{oceans} oceans, but {:?}", facts.levels)
    })?;
    let has_preludes = facts.options.has(Switch::Prelude) && !facts.options.has(Switch::UndealtPreludes);
    let generations = match (facts.is_solo(), has_preludes) {
        (true, true) => 12,
        (true, false) => 14,
        (false, _) => LAST_GENERATION,
    };
    hold(NAME, (1..=generations).contains(&facts.generation), || format!("generation {}", facts.generation))?;
    for (seat, player) in facts.players.0.iter().enumerate() {
        for resource in Resource::ALL {
            let least = if resource == Resource::MegaCredits { -5 } else { 0 };
            let production = player.production[resource];
            hold(NAME, production >= least, || format!("seat {seat} produces {production} {resource:?}"))?;
        }
        hold(NAME, player.rating >= 0, || format!("seat {seat} has rating {}", player.rating))?;
    }
    let owned = |id: CardId| facts.owner(id).is_some();
    hold(NAME, facts.used.iter().all(owned), || "a card nobody has was used".into())?;
    let resources = (0..facts.on_card.len()).filter(|&id| facts.on_card[id] > 0);
    let all_owned = resources
        .clone()
        .all(|id| facts.players.0.iter().any(|it| it.played.iter().any(|it| it.index() == id)));
    hold(NAME, all_owned, || "resources lie on a card nobody has".into())?;
    let milestones = facts.milestones.iter().flatten().count();
    hold(NAME, milestones <= 3 && (milestones == 0 || !facts.is_solo()), || {
        format!("{milestones} milestones")
    })?;
    let awards: Vec<u8> = facts.awards.iter().map(|&(award, _)| award).collect();
    let twice = awards.iter().enumerate().any(|(place, award)| awards[..place].contains(award));
    hold(NAME, !twice && (awards.is_empty() || !facts.is_solo()), || format!("awards {awards:?}"))?;
    hold(NAME, facts.phase != Phase::Production, || "a question amid production".into())
}
