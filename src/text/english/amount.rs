//! Amounts, counts and conditions.

use super::noun::{much, noun};
use super::terms::{
    and, article, card_resource, cards, party, plural, resource, resources, signed, steps, tag, tiles,
};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::parts;

/// The words of each of several.
pub(super) fn each<T: Copy, S>(of: &[T], words: impl FnMut(T) -> S) -> Vec<S> {
    of.iter().copied().map(words).collect()
}

/// "a city tile", "an ocean tile".
pub(super) fn an(noun: &str) -> String {
    format!("{} {noun}", article(noun))
}

/// "a science tag", "an Earth tag".
pub(super) fn a_tag(of: Tag) -> String {
    an(noun(Noun::of_tag(of), 1))
}

/// What a card stores; resources, where it stores nothing yet.
pub(super) fn held(on: &Card, number: i32) -> &'static str {
    noun(on.holds.map_or(Noun::Resource, Noun::of_card_resource), number)
}

/// A quantity: "2 steel", "1 M€ for each city tile on Mars", "that much energy".
pub(in crate::text) fn phrase(of: Quantity) -> String {
    say! { of.number;
        HowMany::ThatMany => "that {} {}", much(of.of), noun(of.of, 2);
        HowMany::Exactly(_) | HowMany::Each { .. } | HowMany::ByRank { .. } => (numbered(of.number, |number| noun(of.of, number)));
    }
}

/// A number of something that has forms of its own.
pub(super) fn numbered(number: HowMany, noun: impl Fn(i32) -> &'static str) -> String {
    let plainly = |number: i32| format!("{} {}", signed(number), noun(number));
    say! { number;
        HowMany::Exactly(number) => (plainly(number));
        HowMany::ThatMany => "that many {}", noun(2);
        HowMany::Each { each, times } => "{}{}", plainly(each), for_each(times);
        HowMany::ByRank { first, second, ranking } => "{} for the {}, {} for the second", plainly(first), extreme(ranking), plainly(second);
    }
}

/// An amount that a card shows.
pub(super) fn amount_of(amount: Amount, of: Noun, card: &Card) -> String {
    phrase(Quantity::of(amount, of, card))
}

/// "most influence, building tags and city tiles together", "lowest TR".
fn extreme(ranking: &Ranking) -> String {
    let counts = and(&each(ranking.of, most_of));
    let together = if ranking.of.len() > 1 { " together" } else { "" };
    say! { ranking.end;
        End::Highest => "most {counts}{together}";
        End::Lowest => "lowest {counts}{together}";
    }
}

/// " for each …", with what limits it and what influence makes of it.
pub(super) fn for_each(times: Times) -> String {
    let by_influence = words! { times.influence;
        0 => "";
        1.. => ", plus your influence";
        _ => ", minus your influence";
    };
    let Some(counts) = times.of else { return format!(", {} times{by_influence}", times.base) };
    let every = if times.per == 1 { "each".to_owned() } else { format!("every {}", times.per) };
    let start: String = say! { times.base;
        0 => "";
        base @ 1.. => " beyond {base} more";
        base => " beyond the first {}", base.unsigned_abs();
    };
    let this = if times.includes_this { ", including this" } else { "" };
    let limit = times.most.map_or_else(String::new, |most| format!(", at most {most}"));
    format!(" for {every} {}{start}{this}{limit}{by_influence}", counted(counts, times.per))
}

/// What is counted, without the number.
pub(super) fn counted((thing, range): (Thing, Range), number: i32) -> String {
    let noun = |of: Noun| noun(of, number);
    let whose = words! { (range, thing);
        (Range::Own, Thing::Tile(_)) => "you own";
        (Range::Own, _) => "you have";
        (Range::OwnOnMars, _) => "you own on Mars";
        (Range::Opponents, _) => "your opponents have";
        (Range::InPlay, _) => "in play";
        (Range::OnMars | Range::Planet, _) => "on Mars";
        (Range::BesideThisTile, _) => "adjacent to this tile";
        (Range::OnThisCard, _) => "on this card";
    };
    say! { thing;
        Thing::Tag(it) => "{} {whose}", noun(Noun::of_tag(it));
        Thing::Tile(class) => "{} {whose}", noun(Noun::of_tiles(class));
        Thing::Resource(it) => "{} {whose}", noun(Noun::of_resource(it));
        Thing::Held(kind) => "{} {whose}", noun(kind.map_or(Noun::Resource, Noun::of_card_resource));
        Thing::Colony => "{} {whose}", noun(Noun::Colony);
        Thing::Tagless => "{} of yours without tags", noun(Noun::Card);
        Thing::Event => "{} anyone has played", noun(Noun::Event);
        Thing::Card => "{} in your hand", noun(Noun::Card);
        Thing::Rating => "{} of your TR", noun(Noun::Step);
        Thing::Rise => "{} of TR gained this generation", noun(Noun::Step);
        Thing::Production(it) => "{} of your {} production", noun(Noun::Step), resource(it, 1);
        Thing::Level(Parameter::Temperature) => "°C";
        Thing::Level(Parameter::Oxygen) => "% oxygen";
        Thing::Level(Parameter::Oceans) => "{} on Mars", noun(Noun::OceanTile);
        Thing::Level(Parameter::Venus) => "% of Venus";
        Thing::Chosen => (plural(number, "one chosen", "chosen"));
        Thing::Goal(of) => (tally(of, number));
        Thing::Influence => "influence {whose}";
        Thing::Rank(ranking) => "place in the {}", extreme(ranking);
        Thing::RatingSet(over) => "full 5 steps of your TR over {over}";
        Thing::Favour(it) => "favour of {}", party(it);
        Thing::Led => "{} that you lead", noun(Noun::Party);
        Thing::Chair(_) => "chairman";
        Thing::Party => "{} in which you have a delegate", noun(Noun::Party);
    }
}

/// A count with its number, as a goal or a limit: "2 science tags", "9 % oxygen", "a TR of 35".
pub(super) fn level(of: Count, number: i32) -> String {
    let noun = |of: Noun| noun(of, number);
    say! { parts(of, &Card::BLANK);
        (Thing::Tag(it), Range::Opponents) => "{number} {} of opponents", noun(Noun::of_tag(it));
        (Thing::Tag(it), Range::InPlay) => "{number} {} in play", noun(Noun::of_tag(it));
        (Thing::Tag(it), _) => "{number} {}", noun(Noun::of_tag(it));
        (Thing::Colony, range) if range.is_own() => "{number} {}", noun(Noun::Colony);
        (Thing::Colony, _) => "{number} {} in play", noun(Noun::Colony);
        (Thing::Tagless, _) => "{} without tags", cards(number);
        (Thing::Tile(class), Range::BesideThisTile) => "{number} adjacent {}", tiles(class, number);
        (Thing::Tile(class), Range::Own) => "{number} {} of your own", tiles(class, number);
        (Thing::Tile(class), Range::OwnOnMars) => "{number} {} of your own on Mars", tiles(class, number);
        (Thing::Tile(class), Range::Opponents) => "{number} {} of opponents", tiles(class, number);
        (Thing::Tile(class), Range::InPlay | Range::OnThisCard) => "{number} {} in play", tiles(class, number);
        (Thing::Tile(class), Range::OnMars | Range::Planet) => "{number} {} on Mars", tiles(class, number);
        (Thing::Held(_), _) => "{number} {} on the card", noun(Noun::Resource);
        (Thing::Event, _) => "{number} played {}", noun(Noun::Event);
        (Thing::Card, _) => "{} in hand", cards(number);
        (Thing::Rating, _) => "a TR of {number}";
        (Thing::Rise, _) => "{} of TR gained this generation", steps(number);
        (Thing::Production(it), _) => "{} of {} production", steps(number), resource(it, 1);
        (Thing::Resource(it), _) => (resources(number, it));
        (Thing::Level(Parameter::Temperature), _) => "{} °C", signed(number);
        (Thing::Level(Parameter::Oxygen), _) => "{number} % oxygen";
        (Thing::Level(Parameter::Oceans), _) => "{number} {}", noun(Noun::OceanTile);
        (Thing::Level(Parameter::Venus), _) => "{number} % on Venus";
        (Thing::Chosen, _) => "a choice of {number}";
        (Thing::Goal(Tally::Highest), _) => "a production of {number}";
        (Thing::Goal(Tally::Lowest), _) => "{number} of each resource";
        (Thing::Goal(Tally::KindsOfTile), _) => "{number} of: city, greenery, special tile";
        (Thing::Goal(of), _) => "{number} {}", tally(of, number);
        (Thing::Influence, _) => "{number} influence";
        (Thing::Rank(ranking), _) => "the {}", extreme(ranking);
        (Thing::RatingSet(over), _) => "{number} full 5 steps of your TR over {over}";
        (Thing::Favour(it), _) => "{} in power, or two of your delegates there", party(it);
        (Thing::Led, _) => "{number} {} that you lead", noun(Noun::Party);
        (Thing::Chair(Chair::Own), _) => "the chairman";
        (Thing::Chair(Chair::Neutral), _) => "a neutral chairman";
        (Thing::Party, _) => "delegates in {number} {}", noun(Noun::Party);
    }
}

/// A kind of card before the word.
const fn colour(kind: Kind) -> &'static str {
    words! { kind;
        Kind::Automated => "automated";
        Kind::Active => "active";
        Kind::Event => "event";
        Kind::Corporation | Kind::BeginnerCorporation => "corporation";
        Kind::Prelude => "prelude";
        Kind::Colony => "colony";
        Kind::Party => "party";
        Kind::Global => "global event";
    }
}

/// What milestones and awards count, to follow a number or "the most".
fn tally(of: Tally, number: i32) -> String {
    let (card, tile) = (plural(number, "card", "cards"), plural(number, "tile", "tiles"));
    say! { of;
        Tally::Tags(kinds) => "{} among {}", plural(number, "tag", "tags"), and(&each(kinds, tag));
        Tally::KindsOfTag => "{} of tags", plural(number, "kind", "kinds");
        Tally::Cards(&[Kind::Event]) => "{} played", plural(number, "event", "events");
        Tally::Cards(&[Kind::Automated, Kind::Active, Kind::Event]) => "project {card} played";
        Tally::Cards(kinds) => "{} {card}", and(&each(kinds, colour));
        Tally::Costly(least) => "automated and active {card} that cost {least} M€ or more";
        Tally::Limited => "{card} with a requirement, events not counted";
        Tally::Raised => "{} above their start", plural(number, "production", "productions");
        Tally::Highest => "of one production";
        Tally::Lowest => "of each resource";
        Tally::Productions(of) => "{} of {} production", plural(number, "step", "steps"), and(&each(of, |it| resource(it, 1)));
        Tally::KindsOfResource => "{} of resources", plural(number, "kind", "kinds");
        Tally::OnCards(kinds) if kinds.len() == CardResource::ALL.len() => "{} on your cards", noun(Noun::Resource, number);
        Tally::OnCards(kinds) => "{} on your cards", and(&each(kinds, |kind| card_resource(kind, number)));
        Tally::LowestRows(rows) => "{tile} in the {rows} lowest rows";
        Tally::EmptyBesideOwn => "empty {} next to your tiles", plural(number, "area", "areas");
        Tally::BesideOceans => "{tile} next to oceans";
        Tally::AwayFromOceans => "{tile} not next to an ocean";
        Tally::BesideVolcanoes => "{tile} on or next to volcanic areas";
        Tally::LargestGroup => "{tile} in one group";
        Tally::KindsOfTile => "kinds of city, greenery and special tile";
        Tally::Delegates => "{} in parties or on the chair", noun(Noun::Delegate, number);
    }
}

/// What a count is now, to follow [`level`] in the same sentence.
pub(super) fn now(of: Count, number: i32) -> String {
    let number = signed(number);
    say! { parts(of, &Card::BLANK);
        (Thing::Level(Parameter::Temperature), _) => "now {number} °C";
        (Thing::Level(Parameter::Oxygen | Parameter::Venus), _) => "now {number} %";
        (Thing::Chosen, _) => "now {number}";
        (Thing::Rating, _) => "yours is {number}";
        (Thing::Rise, _) => "so far {number}";
        (_, range) if range.is_own() => "you have {number}";
        _ => "now {number}";
    }
}

/// A condition as a noun: what a card requires.
pub(in crate::text) fn requirement(Requirement { of, bound }: Requirement) -> String {
    say! { (of, bound);
        (Count::Track(Parameter::Temperature), Bound::AtLeast(least)) => "{} or warmer", level(of, least.into());
        (Count::Track(Parameter::Temperature), Bound::AtMost(most)) => "{} or colder", level(of, most.into());
        (Count::Track(Parameter::Oxygen | Parameter::Venus), Bound::AtLeast(least)) => "{} or more", level(of, least.into());
        (Count::Track(Parameter::Oxygen | Parameter::Venus), Bound::AtMost(most)) => "{} or less", level(of, most.into());
        (Count::Leads, Bound::AtLeast(1)) => "that you lead a party";
        (Count::Tags(it), Bound::AtLeast(1)) => (a_tag(it));
        (Count::Colonies(Whose::Own), Bound::AtLeast(1)) => "a colony";
        (Count::Production(it), Bound::AtLeast(1)) => "{} production", resource(it, 1);
        (Count::Tiles(class, Whose::Own, Ground::Anywhere), Bound::AtLeast(1)) => "{} of your own", an(tiles(class, 1));
        (_, Bound::AtLeast(least)) => (level(of, least.into()));
        (_, Bound::AtMost(most)) => "{} or fewer", level(of, most.into());
    }
}

/// A condition as a clause, to follow "if".
pub(super) fn condition(it: Requirement) -> String {
    let fragment: String = say! { (it.of, it.bound);
        (Count::Tags(_) | Count::Tiles(..), Bound::AtLeast(2..)) => "at least {}", requirement(it);
        _ => (requirement(it));
    };
    say! { parts(it.of, &Card::BLANK);
        (Thing::Held(_), _) if it.bound == Bound::AtLeast(1) => "this card has any resource";
        (Thing::Rise, _) => "you raised your TR this generation";
        (Thing::Rating, _) => "your TR is {fragment}";
        (Thing::Favour(of), _) => "{} are in power or you have two delegates there", party(of);
        (Thing::Chair(Chair::Own), _) => "the chairman is yours";
        (Thing::Chair(Chair::Neutral), _) => "the chairman is neutral";
        (Thing::Led, _) => "you lead a party";
        (Thing::Level(Parameter::Temperature), _) => "the temperature is {fragment}";
        (_, range) if range.is_own() => "you have {fragment}";
        _ => "there are {fragment}";
    }
}

pub(crate) fn milestone(milestone: &Milestone) -> String {
    format!("Have {}.", level(milestone.of, milestone.at_least.into()))
}

pub(in crate::text) fn award(award: &Award) -> String {
    format!("Have the most {}.", and(&each(award.of, most_of)))
}

/// A count to follow "the most".
fn most_of(of: Count) -> String {
    say! { parts(of, &Card::BLANK);
        (Thing::Tag(it), Range::Own) => (noun(Noun::of_tag(it), 2));
        (Thing::Tile(class), Range::Own) => (tiles(class, 2));
        (Thing::Colony, Range::Own) => (noun(Noun::Colony, 2));
        (Thing::Production(it), _) => "{} production", resource(it, 1);
        (Thing::Resource(it), _) => (resource(it, 2));
        (Thing::Rating, _) => "terraform rating";
        (Thing::Card, _) => "cards in hand";
        (Thing::Influence, _) => "influence";
        (Thing::Goal(of), _) => (tally(of, 2));
        other => (counted(other, 2));
    }
}
