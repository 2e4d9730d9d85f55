//! Questions and their answers.

use crate::mars::cards::card;
use crate::mars::view::Vain;
use crate::mars::{Payer, Price, Share};
use crate::text::english::choice;
use crate::text::english::terms::{self, capital, name, parameter};
use crate::text::page::Ask;
use crate::text::{Term, Words};
use crate::words::{Parameter, Resource};

/// See [`crate::text::Language::ask`].
pub(crate) fn ask(words: Ask<'_>) -> Words {
    let words = match words {
        Ask::Back => "Back",
        Ask::EscapeKey => "Esc",
        Ask::ChooseAction => "Play a card or pick an action.",
        Ask::KeepMoney => "Tip: money is tight early. Only buy cards you can play soon.",
        Ask::OneActionBuysTime => "Tip: one action per turn lets you wait; two can beat a rival to a spot.",
        Ask::MilestonesAreFew => "Tip: only three milestones can be claimed. Don’t wait too long.",
        Ask::ChooseToSell => "Choose cards to sell",

        Ask::LookCloselyAt(id) => return format!("Enlarge {}", name(card(id))).into(),
        Ask::Chosen => "chosen",
        Ask::ChooseCard => "Choose a card",
        Ask::BackToCards => "Back to the cards",
        Ask::InsteadOfIt(money) => return format!("You gain {money} M€ instead.").into(),
        Ask::YourPreludes => "Your preludes",
        Ask::YouBeginWith => "You start with",
        Ask::CardsPaid(paid) => return cards(paid.into()).into(),
        Ask::WouldFizzle(id) => return format!("{} has no effect", name(card(id))).into(),
        Ask::MayDiffer => "Choices and draws may change this.",
        Ask::ChosenAlready(chosen) => return format!("{} chosen already.", cards(chosen)).into(),
        Ask::OneMoreCosts { price, has } => {
            return format!("One more makes {price} M€; you have {has}.").into();
        }
        Ask::MoneyLeft => "M€ left",
        Ask::EachCosts(price) => return format!("Each card costs {price} M€.").into(),
        Ask::Keep { chosen, of } => return format!("Keep {chosen} of {of}").into(),
        Ask::Buy { cards: bought, price } => return format!("Buy {} for {price} M€", cards(bought)).into(),
        Ask::Sell { cards: sold, price } => return format!("Sell {} for {price} M€", cards(sold)).into(),

        Ask::YourProjectCards => "Your project cards",
        Ask::ToBuyFrom(dealt) => return format!("Your {} to buy from next", cards(dealt)).into(),
        Ask::YourCorporation => "Your corporation",
        Ask::KeptSoFar(kept) => return format!("Kept so far: {kept}").into(),
        Ask::YourTags => "Your tags",
        Ask::Ready => "Ready:",
        Ask::Passed { from, to } => return format!("From {from} to you, then to {to}").into(),
        Ask::You => "You",

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
        Ask::EventsPlayed(1) => "1 event played.",
        Ask::EventsPlayed(number) => return format!("{number} events played.").into(),
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
            return format!("You pay {amount} {} more than needed.", called(with)).into();
        }
        Ask::Taxed(money) => {
            return format!("Reds: your TR gain costs {money} M€ extra.").into();
        }
        Ask::TradeWith(name) => return format!("Trade with {name}").into(),
        Ask::Pay(parts) => {
            let parts: Vec<String> =
                parts.iter().map(|&(with, amount)| format!("{amount} {}", called(with))).collect();
            return format!("Pay {}", parts.join(", ")).into();
        }
        Ask::Number => "number",
        Ask::LowerNumber => "Lower number",
        Ask::HigherNumber => "Higher number",

        Ask::AreasLit(areas) => {
            let lit = if areas == 1 { "One area is".to_owned() } else { format!("{areas} areas are") };
            return format!("{lit} highlighted on the map. Point at one to see what it brings.").into();
        }
        Ask::Area { map, space } => return capital(&choice::space(map, space)).into(),
        Ask::ClaimHere => "Claim this area",
        Ask::PlaceHere(tile) => return format!("Place {} here", terms::tile(tile)).into(),
        Ask::AreasAsList => "Areas as a list",

        Ask::HappensForCertain => "What happens",
        Ask::OnlyTakesFromYou => "You only lose from this.",
        Ask::StepLost(step) => return format!("No effect: {step}").into(),
        Ask::CannotBeUndone => "Shows hidden cards: can’t be undone.",
        Ask::InVain(Vain::AtGoal(Parameter::Oceans)) => "No effect: all oceans are placed.",
        Ask::InVain(Vain::AtGoal(it)) => {
            return format!("No effect: {} is at its maximum.", parameter(it)).into();
        }
        Ask::InVain(Vain::Now) => "No effect right now.",
        Ask::LeftAtPass { cards: left, money } => {
            return format!("You can still play {} and have {money} M€ left.", cards(left)).into();
        }
        Ask::AwardNow(standing) => {
            let standing: Vec<String> =
                standing.iter().map(|&(name, count)| format!("{name} {}", terms::signed(count))).collect();
            return format!("Now: {}. It is scored at the end of the game.", standing.join(", ")).into();
        }
        Ask::IncomeAbout => {
            "Each generation you gain your TR + M€ production in M€, and your other productions. Unused energy becomes heat."
        }
        Ask::Aim => {
            "Raise the temperature, oxygen and oceans: each step you raise is 1 TR, which is income every generation and a point at the end. The game ends with the generation in which all three are complete. Most points win: TR, cities, greenery, cards, milestones and awards."
        }
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

/// What pays a part of a price, with what one of it is worth.
fn paid_with(part: Share, unit: Resource) -> String {
    format!("{}, worth {} {} each", called(part.with), part.worth, resource(unit))
}
