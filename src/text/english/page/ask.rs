//! Questions and their answers.

use crate::cards::card;
use crate::mars::{Payer, Price, Share};
use crate::text::english::choice;
use crate::text::english::terms::{self, capital, name};
use crate::text::page::Ask;
use crate::text::{Term, Words};
use crate::words::Resource;

/// See [`crate::text::Language::ask`].
pub(crate) fn ask(words: Ask<'_>) -> Words {
    let words = match words {
        Ask::Back => "Back",
        Ask::EscapeKey => "Esc",
        Ask::ChooseAction => "Choose a card of your hand, a project, a milestone or an action.",
        Ask::KeepMoney => "A hint: income is thin at first, so keep some M€ for what you need soon.",
        Ask::OneActionBuysTime => "A hint: one action a turn buys time, and two at once can surprise.",
        Ask::MilestonesAreFew => "A hint: only three milestones can be claimed, so do not wait too long.",
        Ask::ChooseToSell => "Choose cards of your hand to sell",

        Ask::LookCloselyAt(id) => return format!("Look closely at {}", name(card(id))).into(),
        Ask::Chosen => "chosen",
        Ask::ChooseCard => "Choose a card",
        Ask::BackToCards => "Back to the cards",
        Ask::InsteadOfIt(money) => return format!("You gain {money} M€ instead.").into(),
        Ask::YourPreludes => "Your preludes",
        Ask::YouBeginWith => "You begin with",
        Ask::CardsPaid(paid) => return cards(paid.into()).into(),
        Ask::WouldFizzle(id) => return format!("{} fizzles", name(card(id))).into(),
        Ask::MayDiffer => "It depends on what is asked and drawn on the way.",
        Ask::ChosenAlready(chosen) => return format!("{} chosen already.", cards(chosen)).into(),
        Ask::OneMoreCosts { price, has } => {
            return format!("One more costs {price} M€ in all; you have {has}.").into();
        }
        Ask::MoneyLeft => "M€ left",
        Ask::EachCosts(price) => return format!("Each card costs {price} M€.").into(),
        Ask::Keep { chosen, of } => return format!("Keep {chosen} of {of}").into(),
        Ask::Buy { cards: bought, price } => return format!("Buy {} for {price} M€", cards(bought)).into(),
        Ask::Sell { cards: sold, price } => return format!("Sell {} for {price} M€", cards(sold)).into(),

        Ask::YourProjectCards => "Your project cards",
        Ask::ToBuyFrom(dealt) => return format!("Your {}, to buy from next", cards(dealt)).into(),
        Ask::YourCorporation => "Your corporation",
        Ask::KeptSoFar(kept) => return format!("Kept so far: {kept}").into(),
        Ask::YourTags => "Your tags",
        Ask::Ready => "Ready:",
        Ask::Passed { from, to } => return format!("From {from} to you, then to {to}").into(),
        Ask::You => "you",

        Ask::PlayableFor(price) => return format!("Playable now for {price} M€.").into(),
        Ask::YouHave(number, tag) => {
            return format!("You have {}.", terms::counted(number, Term::Tag(tag))).into();
        }
        Ask::OpponentsHave(number, tag) => {
            return format!("Opponents have {}.", terms::counted(number, Term::Tag(tag))).into();
        }
        Ask::TilesNow(number, class) => {
            return format!("{} now.", terms::counted(number, Term::TileClass(class))).into();
        }
        Ask::EventsPlayed(1) => "1 event is played.",
        Ask::EventsPlayed(number) => return format!("{number} events are played.").into(),
        Ask::MayPay { with, has, worth } => {
            return format!("{}: {has}, worth {worth} M€ each.", called(with)).into();
        }

        Ask::PaymentOf(Price { unit, amount }) => {
            return format!("Payment of {amount} {}", resource(unit)).into();
        }
        Ask::PaidWith(part, unit) => return paid_with(part, unit).into(),
        Ask::LessPaidWith(part, unit) => return format!("Less {}", paid_with(part, unit)).into(),
        Ask::MorePaidWith(part, unit) => return format!("More {}", paid_with(part, unit)).into(),
        Ask::PaidForNothing { with, amount } => {
            return format!("{amount} {} less would pay it too.", called(with)).into();
        }
        Ask::Taxed(money) => {
            return format!("Your rating that rises is taxed: {money} M€ beside the price.").into();
        }
        Ask::TradeWith(name) => return format!("Trade with {name}").into(),
        Ask::Pay(parts) => {
            let parts: Vec<String> =
                parts.iter().map(|&(with, amount)| format!("{amount} {}", called(with))).collect();
            return format!("Pay {}", parts.join(", ")).into();
        }
        Ask::Number => "number",
        Ask::LowerNumber => "Less number",
        Ask::HigherNumber => "More number",

        Ask::AreasLit(areas) => {
            let lit = if areas == 1 { "One area is".to_owned() } else { format!("{areas} areas are") };
            return format!("{lit} lit on the map: point at one to see what it brings.").into();
        }
        Ask::Area { map, space } => return capital(&choice::space(map, space)).into(),
        Ask::ClaimHere => "Claim this area",
        Ask::PlaceHere(tile) => return format!("Place {} here", terms::tile(tile)).into(),
        Ask::AreasAsList => "Areas as a list",

        Ask::HappensForCertain => "What happens for certain",
        Ask::OnlyTakesFromYou => "You only lose by this.",
        Ask::StepLost(step) => return format!("Brings nothing any more: {step}").into(),
        Ask::CannotBeUndone => "It shows hidden cards: no undo after it.",
        Ask::InVain => "You gain nothing by it now.",
        Ask::ProductionOf(of) => return format!("{} production", resource(of)).into(),
        Ask::CardsInHand => "Cards in hand",
    };
    words.into()
}

/// "1 card", "2 cards".
fn cards(number: usize) -> String {
    terms::cards(number as i32)
}

/// A resource as it stands alone.
const fn resource(resource: Resource) -> &'static str {
    terms::term(Term::Resource(resource))
}

/// What something that pays is called: a resource, or those on a card.
fn called(with: Payer) -> String {
    match with {
        Payer::Stock(it) => resource(it).to_owned(),
        Payer::Card(id) => {
            let of = card(id);
            let held = of.holds.map_or("Resource", |kind| terms::term(Term::CardResource(kind)));
            format!("{held} on {}", name(of))
        }
    }
}

/// The same with what one of it is worth.
fn paid_with(part: Share, unit: Resource) -> String {
    format!("{}, worth {} {} each", called(part.with), part.worth, resource(unit))
}
