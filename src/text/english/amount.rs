//! Amounts, counts and conditions.

use super::terms::{
    and, article, card_resource, cards, kind, plural, resource, resources, signed, steps, tag, tiles,
};
use crate::cards::{Amount, Bound, Card, Count, Ground, Kind, Requirement, Whose};
use crate::mars::maps::{Award, Milestone};
use crate::words::{Parameter, Resource, Tag};

/// So much of a resource: "2 steel", "1 M€ for each city tile on Mars", "that much energy".
pub(super) fn amount_of(resource: Resource, amount: Amount, card: &Card) -> String {
    match amount {
        Amount::Exactly(number) => resources(i32::from(number), resource),
        Amount::Per { each: 1, per: 1, of: Count::Chosen, .. } => {
            format!("that {} {}", super::terms::much(resource), super::terms::resource(resource, 2))
        }
        Amount::Per { each, per, of, most } => {
            format!("{}{}", resources(i32::from(each), resource), for_each(of, per, most, card))
        }
    }
}

/// So many of something with a plural of its own.
pub(super) fn number_of(amount: Amount, noun: impl Fn(i32) -> &'static str, card: &Card) -> String {
    match amount {
        Amount::Exactly(number) => format!("{} {}", signed(i32::from(number)), noun(i32::from(number))),
        Amount::Per { each: 1, per: 1, of: Count::Chosen, .. } => format!("that many {}", noun(2)),
        Amount::Per { each, per, of, most } => {
            let each = i32::from(each);
            format!("{} {}{}", signed(each), noun(each), for_each(of, per, most, card))
        }
    }
}

/// So many steps.
pub(super) fn steps_of(amount: Amount, card: &Card) -> String {
    number_of(amount, |number| plural(number, "step", "steps"), card)
}

/// " for each …", with what limits it.
pub(super) fn for_each(of: Count, per: u8, most: u8, card: &Card) -> String {
    let every = if per == 1 { "each".to_owned() } else { format!("every {per}") };
    let limit = if most == u8::MAX { String::new() } else { format!(", {most} of them at most") };
    format!(" for {every} {}{}{limit}", counted(of, i32::from(per), card), this_included(of, card))
}

/// A card's own tags count when it is played; who reads it should not have to remember that.
fn this_included(of: Count, card: &Card) -> &'static str {
    match of {
        Count::Tags(tag) if card.tags.contains(&tag) => ", this one included",
        Count::Tags(_)
        | Count::OpponentsTags(_)
        | Count::Tiles(..)
        | Count::BesideThis(_)
        | Count::ResourcesHere
        | Count::EventsOfAll
        | Count::Hand
        | Count::Rating
        | Count::RatingRaised
        | Count::Production(_)
        | Count::Stock(_)
        | Count::Track(_)
        | Count::Chosen => "",
    }
}

/// What is counted, without the number.
pub(super) fn counted(of: Count, number: i32, card: &Card) -> String {
    match of {
        Count::Tags(it) => format!("{} you have", tag_noun(it, number)),
        Count::OpponentsTags(it) => format!("{} your opponents have", tag_noun(it, number)),
        Count::Tiles(class, whose, ground) => {
            let whose = match (whose, ground) {
                (Whose::Own, Ground::Anywhere) => "you own",
                (Whose::Own, Ground::Mars) => "you own on Mars",
                (Whose::Anyone, Ground::Anywhere) => "in play",
                (Whose::Anyone, Ground::Mars) => "on Mars",
            };
            format!("{} {whose}", tiles(class, number))
        }
        Count::BesideThis(class) => format!("{} adjacent to this tile", tiles(class, number)),
        Count::ResourcesHere => {
            let held =
                card.holds.map_or(plural(number, "resource", "resources"), |it| card_resource(it, number));
            format!("{held} on this card")
        }
        Count::EventsOfAll => {
            format!("{} anyone has played", plural(number, kind(Kind::Event), "events"))
        }
        Count::Hand => format!("{} in your hand", plural(number, "card", "cards")),
        Count::Rating => format!("{} of your TR", plural(number, "step", "steps")),
        Count::RatingRaised => {
            format!("{} your TR rose this generation", plural(number, "step", "steps"))
        }
        Count::Production(it) => {
            format!("{} of your {} production", plural(number, "step", "steps"), resource(it, 1))
        }
        Count::Stock(it) => format!("{} you have", resource(it, number)),
        Count::Track(Parameter::Temperature) => "°C".to_owned(),
        Count::Track(Parameter::Oxygen) => "% of oxygen".to_owned(),
        Count::Track(Parameter::Oceans) => format!("{} on Mars", plural(number, "ocean tile", "ocean tiles")),
        Count::Track(Parameter::Venus) => "% of Venus".to_owned(),
        Count::Chosen => plural(number, "one chosen", "chosen").to_owned(),
    }
}

fn tag_noun(it: Tag, number: i32) -> String {
    format!("{} {}", tag(it), plural(number, "tag", "tags"))
}

/// A count with its number, as a goal or a limit: "2 science tags", "9 % oxygen", "a TR of 35".
pub(super) fn level(of: Count, number: i32) -> String {
    match of {
        Count::Tags(it) => format!("{number} {}", tag_noun(it, number)),
        Count::OpponentsTags(it) => format!("{number} {} of opponents", tag_noun(it, number)),
        Count::Tiles(class, whose, ground) => {
            let whose = match (whose, ground) {
                (Whose::Own, Ground::Anywhere) => " of your own",
                (Whose::Own, Ground::Mars) => " of your own on Mars",
                (Whose::Anyone, Ground::Anywhere) => " in play",
                (Whose::Anyone, Ground::Mars) => " on Mars",
            };
            format!("{number} {}{whose}", tiles(class, number))
        }
        Count::BesideThis(class) => format!("{number} adjacent {}", tiles(class, number)),
        Count::ResourcesHere => format!("{number} {} on the card", plural(number, "resource", "resources")),
        Count::EventsOfAll => format!("{number} {}", plural(number, "played event", "played events")),
        Count::Hand => format!("{} in hand", cards(number)),
        Count::Rating => format!("a TR of {number}"),
        Count::RatingRaised => format!("a rise of your TR by {} this generation", steps(number)),
        Count::Production(it) => format!("{} of {} production", steps(number), resource(it, 1)),
        Count::Stock(it) => resources(number, it),
        Count::Track(Parameter::Temperature) => format!("{} °C", signed(number)),
        Count::Track(Parameter::Oxygen) => format!("{number} % oxygen"),
        Count::Track(Parameter::Oceans) => {
            format!("{number} {}", plural(number, "ocean tile", "ocean tiles"))
        }
        Count::Track(Parameter::Venus) => format!("{number} % on Venus"),
        Count::Chosen => format!("a choice of {number}"),
    }
}

/// What a count is now, to follow [`level`] in the same sentence.
pub(super) fn now(of: Count, number: i32) -> String {
    let number_with_sign = signed(number);
    match of {
        Count::Track(Parameter::Temperature) => format!("now {number_with_sign} °C"),
        Count::Track(Parameter::Oxygen | Parameter::Venus) => format!("now {number_with_sign} %"),
        Count::Track(Parameter::Oceans)
        | Count::OpponentsTags(_)
        | Count::Tiles(_, Whose::Anyone, _)
        | Count::BesideThis(_)
        | Count::ResourcesHere
        | Count::EventsOfAll
        | Count::Chosen => format!("now {number_with_sign}"),
        Count::Rating => format!("yours is {number_with_sign}"),
        Count::RatingRaised => format!("so far {number_with_sign}"),
        Count::Tags(_)
        | Count::Tiles(_, Whose::Own, _)
        | Count::Hand
        | Count::Production(_)
        | Count::Stock(_) => format!("you have {number_with_sign}"),
    }
}

/// A condition as a noun: what a card requires.
pub(super) fn requirement(requirement: Requirement) -> String {
    let Requirement { of, bound } = requirement;
    match (of, bound) {
        (Count::Track(Parameter::Temperature), Bound::AtLeast(least)) => {
            format!("{} or warmer", level(of, i32::from(least)))
        }
        (Count::Track(Parameter::Temperature), Bound::AtMost(most)) => {
            format!("{} or colder", level(of, i32::from(most)))
        }
        (Count::Track(Parameter::Oxygen | Parameter::Venus), Bound::AtLeast(least)) => {
            format!("{} or more", level(of, i32::from(least)))
        }
        (Count::Track(Parameter::Oxygen | Parameter::Venus), Bound::AtMost(most)) => {
            format!("{} or less", level(of, i32::from(most)))
        }
        (Count::Tags(it), Bound::AtLeast(1)) => format!("{} {} tag", article(tag(it)), tag(it)),
        (Count::Production(it), Bound::AtLeast(1)) => format!("{} production", resource(it, 1)),
        (Count::Tiles(class, Whose::Own, Ground::Anywhere), Bound::AtLeast(1)) => {
            format!("{} {} of your own", article(tiles(class, 1)), tiles(class, 1))
        }
        (_, Bound::AtLeast(least)) => level(of, i32::from(least)),
        (_, Bound::AtMost(most)) => format!("{} or fewer", level(of, i32::from(most))),
    }
}

/// A condition as a clause, to follow "if".
pub(super) fn condition(it: Requirement) -> String {
    let fragment = match (it.of, it.bound) {
        (Count::Tags(_) | Count::Tiles(..), Bound::AtLeast(2..)) => format!("at least {}", requirement(it)),
        _ => requirement(it),
    };
    match it.of {
        Count::RatingRaised => "your TR was raised this generation".to_owned(),
        Count::Rating => format!("your TR is {fragment}"),
        Count::Track(Parameter::Temperature) => format!("the temperature is {fragment}"),
        Count::Track(_)
        | Count::Tiles(_, Whose::Anyone, _)
        | Count::OpponentsTags(_)
        | Count::BesideThis(_)
        | Count::ResourcesHere
        | Count::EventsOfAll => format!("there are {fragment}"),
        Count::Tags(_)
        | Count::Tiles(_, Whose::Own, _)
        | Count::Hand
        | Count::Production(_)
        | Count::Stock(_)
        | Count::Chosen => format!("you have {fragment}"),
    }
}

/// See [`crate::text::milestone_text`].
pub(crate) fn milestone(milestone: &Milestone) -> String {
    format!("Have {}.", level(milestone.of, i32::from(milestone.at_least)))
}

/// See [`crate::text::award_text`].
pub(crate) fn award(award: &Award) -> String {
    let counts: Vec<String> = award.of.iter().map(|&of| most_of(of)).collect();
    format!("Have the most {}.", and(&counts))
}

/// A count to follow "the most".
fn most_of(of: Count) -> String {
    match of {
        Count::Tags(it) => tag_noun(it, 2),
        Count::Tiles(class, Whose::Own, Ground::Anywhere) => tiles(class, 2).to_owned(),
        Count::Production(it) => format!("{} production", resource(it, 1)),
        Count::Stock(it) => resource(it, 2).to_owned(),
        Count::Rating => "terraform rating".to_owned(),
        Count::Hand => "cards in hand".to_owned(),
        Count::Tiles(..)
        | Count::OpponentsTags(_)
        | Count::BesideThis(_)
        | Count::ResourcesHere
        | Count::EventsOfAll
        | Count::RatingRaised
        | Count::Track(_)
        | Count::Chosen => counted(of, 2, &Card::BLANK),
    }
}
