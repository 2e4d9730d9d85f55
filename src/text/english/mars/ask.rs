//! Questions and their answers.

use crate::mars::cards::{Card, Resource, card};
use crate::mars::{Payer, PaymentLine, Price};
use crate::text::english::choice;
use crate::text::english::effect::sentences;
use crate::text::english::terms::{self, capital, name};
use crate::text::english::who::called;
use crate::text::mars::AskWords;
use crate::text::{Term, Text};

/// See [`crate::text::Language::ask`].
pub(crate) fn ask(words: AskWords<'_>) -> Text {
    let words = match words {
        AskWords::Back => "Back",
        AskWords::EscapeKey => "Esc",
        AskWords::ChooseAction => "Play a card or pick an action.",
        AskWords::KeepMoney => "Tip: money is tight early. Only buy cards you can play soon.",
        AskWords::OneActionBuysTime => {
            "Tip: one action per turn lets you wait; two can beat a rival to a spot."
        }
        AskWords::MilestonesAreFew => "Tip: only three milestones can be claimed. Don’t wait too long.",
        AskWords::ChooseToSell => "Choose cards to sell",

        AskWords::LookCloselyAt(id) => return format!("Enlarge {}", name(card(id))).into(),
        AskWords::Chosen => "chosen",
        AskWords::ChooseCard => "Choose a card",
        AskWords::BackToCards => "Back to the cards",
        AskWords::InsteadOfIt(money) => return format!("You gain {money} M€ instead.").into(),
        AskWords::YourPreludes => "Your preludes",
        AskWords::YouBeginWith => "You start with",
        AskWords::CardsPaid(paid) => return cards(paid.into()).into(),
        AskWords::PreludeWouldFail(id) => return format!("{} has no effect", name(card(id))).into(),
        AskWords::MayDiffer => "Choices and draws may change this.",
        AskWords::ChosenAlready(chosen) => return format!("{} chosen already.", cards(chosen)).into(),
        AskWords::OneMoreCosts { price, has } => {
            return format!("One more makes {price} M€; you have {has}.").into();
        }
        AskWords::MoneyLeft => "M€ left",
        AskWords::EachCosts(price) => return format!("Each card costs {price} M€.").into(),
        AskWords::Keep { chosen, of } => return format!("Keep {chosen} of {of}").into(),
        AskWords::Buy { cards: bought, price } => {
            return format!("Buy {} for {price} M€", cards(bought)).into();
        }
        AskWords::Sell { cards: sold, price } => {
            return format!("Sell {} for {price} M€", cards(sold)).into();
        }

        AskWords::YourProjectCards => "Your project cards",
        AskWords::ToBuyFrom(dealt) => return format!("Your {} to buy from next", cards(dealt)).into(),
        AskWords::YourCorporation => "Your corporation",
        AskWords::KeptSoFar(kept) => return format!("Kept so far: {kept}").into(),
        AskWords::YourTags => "Your tags",
        AskWords::Ready => "Ready:",
        AskWords::Passed { from, to } => {
            return format!("From {} to you, then to {}", called(from), called(to)).into();
        }
        AskWords::You => "You",

        AskWords::PlayableFor(price) => return format!("Playable now for {price} M€.").into(),
        AskWords::YouHave(number, tag) => {
            return format!("You have {}.", terms::counted(number, Term::Tag(tag))).into();
        }
        AskWords::OpponentsHave(number, tag) => {
            return format!("Opponents have {}.", terms::counted(number, Term::Tag(tag))).into();
        }
        AskWords::TilesNow(number, class) => {
            return format!("{} now.", terms::counted(number, Term::TileClass(class))).into();
        }
        AskWords::EventsPlayed(1) => "1 event played.",
        AskWords::EventsPlayed(number) => return format!("{number} events played.").into(),
        AskWords::MayPay { with, has, worth } => {
            return format!("{}: {has}, worth {worth} M€ each.", payer(with)).into();
        }

        AskWords::PaymentOf(Price { unit, amount }) => {
            return format!("Payment of {amount} {}", resource(unit)).into();
        }
        AskWords::PaidWith(part, unit) => return paid_with(part, unit).into(),
        AskWords::LessPaidWith(part, unit) => return format!("Less {}", paid_with(part, unit)).into(),
        AskWords::MorePaidWith(part, unit) => return format!("More {}", paid_with(part, unit)).into(),
        AskWords::PaidForNothing { with, amount } => {
            return format!("You pay {amount} {} more than needed.", payer(with)).into();
        }
        AskWords::KeptMetal { with, least: 0 } => {
            return format!("You keep your {} (Settings).", payer(with)).into();
        }
        AskWords::KeptMetal { with, least } => {
            return format!("You keep your {} (Settings), but this takes at least {least}.", payer(with))
                .into();
        }
        AskWords::Taxed(money) => {
            return format!("Reds: your TR gain costs {money} M€ extra.").into();
        }
        AskWords::TradeWith(tile) => return format!("Trade with {}", terms::name(card(tile))).into(),
        AskWords::Pay(parts) => {
            let parts: Vec<String> =
                parts.iter().map(|&(with, amount)| format!("{amount} {}", payer(with))).collect();
            return format!("Pay {}", parts.join(", ")).into();
        }
        AskWords::Number => "number",
        AskWords::LowerNumber => "Lower number",
        AskWords::HigherNumber => "Higher number",

        AskWords::AreasLit(areas) => {
            let lit = if areas == 1 { "One area is".to_owned() } else { format!("{areas} areas are") };
            return format!("{lit} highlighted on the map. Point at one to see what it brings.").into();
        }
        AskWords::Area { map, space } => return capital(&choice::space(map, space)).into(),
        AskWords::ClaimHere => "Claim this area",
        AskWords::PlaceHere(tile) => return format!("Place {} here", terms::tile(tile)).into(),
        AskWords::AreasAsList => "Areas as a list",

        AskWords::HappensForCertain => "What happens",
        AskWords::OnlyTakesFromYou => "You only lose from this.",
        AskWords::StepLost(step) => {
            let step = sentences(core::slice::from_ref(step), &Card::BLANK);
            return format!("No effect: {step}").into();
        }
        AskWords::CannotBeUndone => "Shows hidden cards: can’t be undone.",
        AskWords::LeftAtPass { cards: left, money } => {
            return format!("You can still play {} and have {money} M€ left.", cards(left)).into();
        }
        AskWords::AwardNow(standing) => {
            let standing: Vec<String> = standing
                .iter()
                .map(|&(name, count)| format!("{} {}", called(name), terms::signed(count)))
                .collect();
            return format!("Now: {}. It is scored at the end of the game.", standing.join(", ")).into();
        }
        AskWords::IncomeAbout => {
            "Each generation you gain your TR + M€ production in M€, and your other productions. Unused energy becomes heat."
        }
        AskWords::Aim => {
            "Raise the temperature, oxygen and oceans: each step you raise is 1 TR, which is income every generation and a point at the end. The game ends with the generation in which all three are complete. Most points win: TR, cities, greenery, cards, milestones and awards."
        }
        AskWords::ProductionOf(of) => return format!("{} production", resource(of)).into(),
        AskWords::CardsInHand => "Cards in hand",
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
fn payer(with: Payer) -> String {
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
fn paid_with(part: PaymentLine, unit: Resource) -> String {
    format!("{}, worth {} {} each", payer(part.with), part.worth, resource(unit))
}
