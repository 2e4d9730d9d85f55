//! Amounts, counts and conditions.

use super::noun::{much, noun};
use super::terms::{
    and, article, card_resource, cards, kind, party, plural, resource, resources, signed, steps, tag, tiles,
};
use crate::mars::cards::{
    Amount, Bound, Card, CardResource, Chair, Count, End, Ground, Kind, Parameter, Ranking, Requirement,
    Resource, Tag, Tally, Whose,
};
use crate::mars::maps::{Award, Milestone};
use crate::text::plan::Noun;
use crate::text::plan::mars::{HowMany, Quantity, Range, Thing, Times, parts};
use crate::text::say::say;

/// A quantity: "2 steel", "1 M€ for each city tile on Mars", "that much energy".
pub(in crate::text) fn phrase(of: Quantity) -> String {
    match of.number {
        HowMany::ThatMany => format!("that {} {}", much(of.of), noun(of.of, 2)),
        HowMany::Exactly(_) | HowMany::Each { .. } | HowMany::ByRank { .. } => {
            numbered(of.number, |number| noun(of.of, number))
        }
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

/// An amount of a resource.
pub(super) fn amount_of(resource: Resource, amount: Amount, card: &Card) -> String {
    phrase(Quantity::of(amount, Noun::of_resource(resource), card))
}

/// A number of steps.
pub(super) fn steps_of(amount: Amount, card: &Card) -> String {
    phrase(Quantity::of(amount, Noun::Step, card))
}

/// "most influence, building tags and city tiles together", "lowest TR".
fn extreme(ranking: &Ranking) -> String {
    let counts: Vec<String> = ranking.of.iter().map(|&of| most_of(of)).collect();
    let together = if counts.len() > 1 { " together" } else { "" };
    let end = match ranking.end {
        End::Highest => "most",
        End::Lowest => "lowest",
    };
    format!("{end} {}{together}", and(&counts))
}

/// " for each …", with what limits it and what influence makes of it.
pub(super) fn for_each(times: Times) -> String {
    let by_influence = match times.influence {
        0 => "",
        1.. => ", plus your influence",
        _ => ", minus your influence",
    };
    let Some((thing, range)) = times.of else { return format!(", {} times{by_influence}", times.base) };
    let every = if times.per == 1 { "each".to_owned() } else { format!("every {}", times.per) };
    let start = match times.base {
        0 => String::new(),
        base @ 1.. => format!(" beyond {base} more"),
        base => format!(" beyond the first {}", base.unsigned_abs()),
    };
    let this = if times.includes_this { ", including this" } else { "" };
    let limit = times.most.map_or_else(String::new, |most| format!(", at most {most}"));
    format!(" for {every} {}{start}{this}{limit}{by_influence}", counted(thing, range, times.per))
}

/// What is counted, without the number.
pub(super) fn counted(thing: Thing, range: Range, number: i32) -> String {
    let steps = || noun(Noun::Step, number);
    let noun = match thing {
        Thing::Tag(it) => tag_noun(it, number).to_owned(),
        Thing::Tile(class) => tiles(class, number).to_owned(),
        Thing::Resource(it) => resource(it, number).to_owned(),
        Thing::Held(kind) => noun(kind.map_or(Noun::Resource, Noun::of_card_resource), number).to_owned(),
        Thing::Colony => noun(Noun::Colony, number).to_owned(),
        Thing::Tagless => {
            return format!("{} of yours without tags", plural(number, "card", "cards"));
        }
        Thing::Event => {
            return format!("{} anyone has played", plural(number, kind(Kind::Event), "events"));
        }
        Thing::Card => return format!("{} in your hand", plural(number, "card", "cards")),
        Thing::Rating => return format!("{} of your TR", steps()),
        Thing::Rise => return format!("{} of TR gained this generation", steps()),
        Thing::Production(it) => return format!("{} of your {} production", steps(), resource(it, 1)),
        Thing::Level(Parameter::Temperature) => return "°C".to_owned(),
        Thing::Level(Parameter::Oxygen) => return "% oxygen".to_owned(),
        Thing::Level(Parameter::Oceans) => {
            return format!("{} on Mars", plural(number, "ocean tile", "ocean tiles"));
        }
        Thing::Level(Parameter::Venus) => return "% of Venus".to_owned(),
        Thing::Chosen => return plural(number, "one chosen", "chosen").to_owned(),
        Thing::Goal(of) => return tally(of, number),
        Thing::Influence => "influence".to_owned(),
        Thing::Rank(ranking) => return format!("place in the {}", extreme(ranking)),
        Thing::RatingSet(over) => return format!("full 5 steps of your TR over {over}"),
        Thing::Favour(it) => return format!("favour of {}", party(it)),
        Thing::Led => return format!("{} that you lead", plural(number, "party", "parties")),
        Thing::Chair(_) => return "chairman".to_owned(),
        Thing::Party => {
            return format!("{} in which you have a delegate", plural(number, "party", "parties"));
        }
    };
    let whose = match (range, thing) {
        (Range::Own, Thing::Tile(_)) => "you own",
        (Range::Own, _) => "you have",
        (Range::OwnOnMars, _) => "you own on Mars",
        (Range::Opponents, _) => "your opponents have",
        (Range::InPlay, _) => "in play",
        (Range::OnMars | Range::Planet, _) => "on Mars",
        (Range::BesideThisTile, _) => "adjacent to this tile",
        (Range::OnThisCard, _) => "on this card",
    };
    format!("{noun} {whose}")
}

const fn tag_noun(it: Tag, number: i32) -> &'static str {
    noun(Noun::of_tag(it), number)
}

/// A count with its number, as a goal or a limit: "2 science tags", "9 % oxygen", "a TR of 35".
pub(super) fn level(of: Count, number: i32) -> String {
    let (thing, range) = parts(of, &Card::BLANK);
    say! { (thing, range);
        (Thing::Tag(it), Range::Opponents) => "{number} {} of opponents", tag_noun(it, number);
        (Thing::Tag(it), Range::InPlay) => "{number} {} in play", tag_noun(it, number);
        (Thing::Tag(it), _) => "{number} {}", tag_noun(it, number);
        (Thing::Colony, range) => {
            let whose = if range.is_own() { "" } else { " in play" };
            format!("{number} {}{whose}", plural(number, "colony", "colonies"))
        };
        (Thing::Tagless, _) => "{} without tags", cards(number);
        (Thing::Tile(class), Range::BesideThisTile) => "{number} adjacent {}", tiles(class, number);
        (Thing::Tile(class), _) => {
            let whose = match range {
                Range::Own => " of your own",
                Range::OwnOnMars => " of your own on Mars",
                Range::Opponents => " of opponents",
                Range::InPlay | Range::BesideThisTile | Range::OnThisCard => " in play",
                Range::OnMars | Range::Planet => " on Mars",
            };
            format!("{number} {}{whose}", tiles(class, number))
        };
        (Thing::Held(_), _) => "{number} {} on the card", plural(number, "resource", "resources");
        (Thing::Event, _) => "{number} {}", plural(number, "played event", "played events");
        (Thing::Card, _) => "{} in hand", cards(number);
        (Thing::Rating, _) => "a TR of {number}";
        (Thing::Rise, _) => "{} of TR gained this generation", steps(number);
        (Thing::Production(it), _) => "{} of {} production", steps(number), resource(it, 1);
        (Thing::Resource(it), _) => (resources(number, it));
        (Thing::Level(Parameter::Temperature), _) => "{} °C", signed(number);
        (Thing::Level(Parameter::Oxygen), _) => "{number} % oxygen";
        (Thing::Level(Parameter::Oceans), _) => "{number} {}", plural(number, "ocean tile", "ocean tiles");
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
        (Thing::Led, _) => "{number} {} that you lead", plural(number, "party", "parties");
        (Thing::Chair(Chair::Own), _) => "the chairman";
        (Thing::Chair(Chair::Neutral), _) => "a neutral chairman";
        (Thing::Party, _) => "delegates in {number} {}", plural(number, "party", "parties");
    }
}

/// A kind of card before the word.
const fn colour(kind: Kind) -> &'static str {
    match kind {
        Kind::Automated => "automated",
        Kind::Active => "active",
        Kind::Event => "event",
        Kind::Corporation | Kind::BeginnerCorporation => "corporation",
        Kind::Prelude => "prelude",
        Kind::Colony => "colony",
        Kind::Party => "party",
        Kind::Global => "global event",
    }
}

/// What milestones and awards count, to follow a number or "the most".
fn tally(of: Tally, number: i32) -> String {
    let card = plural(number, "card", "cards");
    let tile = plural(number, "tile", "tiles");
    say! { of;
        Tally::Tags(kinds) => {
            let kinds: Vec<&str> = kinds.iter().map(|&kind| tag(kind)).collect();
            format!("{} among {}", plural(number, "tag", "tags"), and(&kinds))
        };
        Tally::KindsOfTag => "{} of tags", plural(number, "kind", "kinds");
        Tally::Cards(&[Kind::Event]) => (plural(number, "event played", "events played").to_owned());
        Tally::Cards(&[Kind::Automated, Kind::Active, Kind::Event]) => "project {card} played";
        Tally::Cards(kinds) => {
            let kinds: Vec<&str> = kinds.iter().map(|&it| colour(it)).collect();
            format!("{} {card}", and(&kinds))
        };
        Tally::Costly(least) => {
            let kinds = and(&[colour(Kind::Automated), colour(Kind::Active)]);
            format!("{kinds} {card} that cost {} or more", resources(i32::from(least), Resource::MegaCredits))
        };
        Tally::Limited => "{card} with a requirement, events not counted";
        Tally::Raised => "{} above their start", plural(number, "production", "productions");
        Tally::Highest => "of one production";
        Tally::Lowest => "of each resource";
        Tally::Productions(of) => {
            let kinds: Vec<&str> = of.iter().map(|&it| resource(it, 1)).collect();
            format!("{} of {} production", plural(number, "step", "steps"), and(&kinds))
        };
        Tally::KindsOfResource => "{} of resources", plural(number, "kind", "kinds");
        Tally::OnCards(kinds) if kinds.len() == CardResource::ALL.len() => "{} on your cards", plural(number, "resource", "resources");
        Tally::OnCards(kinds) => {
            let kinds: Vec<&str> = kinds.iter().map(|&kind| card_resource(kind, number)).collect();
            format!("{} on your cards", and(&kinds))
        };
        Tally::LowestRows(rows) => "{tile} in the {rows} lowest rows";
        Tally::EmptyBesideOwn => "empty {} next to your tiles", plural(number, "area", "areas");
        Tally::BesideOceans => "{tile} next to oceans";
        Tally::AwayFromOceans => "{tile} not next to an ocean";
        Tally::BesideVolcanoes => "{tile} on or next to volcanic areas";
        Tally::LargestGroup => "{tile} in one group";
        Tally::KindsOfTile => "kinds of city, greenery and special tile";
        Tally::Delegates => "{} in parties or on the chair", plural(number, "delegate", "delegates");
    }
}

/// What a count is now, to follow [`level`] in the same sentence.
pub(super) fn now(of: Count, number: i32) -> String {
    let number = signed(number);
    match parts(of, &Card::BLANK) {
        (Thing::Level(Parameter::Temperature), _) => format!("now {number} °C"),
        (Thing::Level(Parameter::Oxygen | Parameter::Venus), _) => format!("now {number} %"),
        (Thing::Chosen, _) => format!("now {number}"),
        (Thing::Rating, _) => format!("yours is {number}"),
        (Thing::Rise, _) => format!("so far {number}"),
        (_, range) if range.is_own() => format!("you have {number}"),
        _ => format!("now {number}"),
    }
}

/// A condition as a noun: what a card requires.
pub(in crate::text) fn requirement(requirement: Requirement) -> String {
    let Requirement { of, bound } = requirement;
    say! { (of, bound);
        (Count::Track(Parameter::Temperature), Bound::AtLeast(least)) => "{} or warmer", level(of, i32::from(least));
        (Count::Track(Parameter::Temperature), Bound::AtMost(most)) => "{} or colder", level(of, i32::from(most));
        (Count::Track(Parameter::Oxygen | Parameter::Venus), Bound::AtLeast(least)) => "{} or more", level(of, i32::from(least));
        (Count::Track(Parameter::Oxygen | Parameter::Venus), Bound::AtMost(most)) => "{} or less", level(of, i32::from(most));
        (Count::Leads, Bound::AtLeast(1)) => "that you lead a party";
        (Count::Tags(it), Bound::AtLeast(1)) => "{} {} tag", article(tag(it)), tag(it);
        (Count::Colonies(Whose::Own), Bound::AtLeast(1)) => "a colony";
        (Count::Production(it), Bound::AtLeast(1)) => "{} production", resource(it, 1);
        (Count::Tiles(class, Whose::Own, Ground::Anywhere), Bound::AtLeast(1)) => "{} {} of your own", article(tiles(class, 1)), tiles(class, 1);
        (_, Bound::AtLeast(least)) => (level(of, i32::from(least)));
        (_, Bound::AtMost(most)) => "{} or fewer", level(of, i32::from(most));
    }
}

/// A condition as a clause, to follow "if".
pub(super) fn condition(it: Requirement) -> String {
    let fragment = match (it.of, it.bound) {
        (Count::Tags(_) | Count::Tiles(..), Bound::AtLeast(2..)) => format!("at least {}", requirement(it)),
        _ => requirement(it),
    };
    match parts(it.of, &Card::BLANK) {
        (Thing::Held(_), _) if it.bound == Bound::AtLeast(1) => "this card has any resource".to_owned(),
        (Thing::Rise, _) => "you raised your TR this generation".to_owned(),
        (Thing::Rating, _) => format!("your TR is {fragment}"),
        (Thing::Favour(of), _) => format!("{} are in power or you have two delegates there", party(of)),
        (Thing::Chair(Chair::Own), _) => "the chairman is yours".to_owned(),
        (Thing::Chair(Chair::Neutral), _) => "the chairman is neutral".to_owned(),
        (Thing::Led, _) => "you lead a party".to_owned(),
        (Thing::Level(Parameter::Temperature), _) => format!("the temperature is {fragment}"),
        (_, range) if range.is_own() => format!("you have {fragment}"),
        _ => format!("there are {fragment}"),
    }
}

pub(crate) fn milestone(milestone: &Milestone) -> String {
    format!("Have {}.", level(milestone.of, i32::from(milestone.at_least)))
}

pub(in crate::text) fn award(award: &Award) -> String {
    let counts: Vec<String> = award.of.iter().map(|&of| most_of(of)).collect();
    format!("Have the most {}.", and(&counts))
}

/// A count to follow "the most".
fn most_of(of: Count) -> String {
    match parts(of, &Card::BLANK) {
        (Thing::Tag(it), Range::Own) => tag_noun(it, 2).to_owned(),
        (Thing::Tile(class), Range::Own) => tiles(class, 2).to_owned(),
        (Thing::Colony, Range::Own) => plural(2, "colony", "colonies").to_owned(),
        (Thing::Production(it), _) => format!("{} production", resource(it, 1)),
        (Thing::Resource(it), _) => resource(it, 2).to_owned(),
        (Thing::Rating, _) => "terraform rating".to_owned(),
        (Thing::Card, _) => "cards in hand".to_owned(),
        (Thing::Influence, _) => "influence".to_owned(),
        (Thing::Goal(of), _) => tally(of, 2),
        (thing, range) => counted(thing, range, 2),
    }
}
