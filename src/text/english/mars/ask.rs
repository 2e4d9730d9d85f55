//! Questions and their answers.

use crate::text::english::effect::sentences;
use crate::text::english::terms::{capital, counted, listed, name};
use crate::text::english::who::called;
use crate::text::english::{choice, terms};
use crate::text::mars::prelude::*;

pub(crate) fn ask(words: AskWords<'_>) -> Text {
    say! { words;
        AskWords::Back => "Back";
        AskWords::EscapeKey => "Esc";
        AskWords::ChooseAction => "Play a card or pick an action.";
        AskWords::KeepMoney => "Tip: money is tight early. Only buy cards you can play soon.";
        AskWords::OneActionBuysTime => "Tip: one action per turn lets you wait; two can beat a rival to a spot.";
        AskWords::MilestonesAreFew => "Tip: only three milestones can be claimed. Don’t wait too long.";
        AskWords::ChooseToSell => "Choose cards to sell";
        AskWords::ChooseTrade => "Choose a colony tile to trade with.";
        AskWords::LookCloselyAt(id) => "Enlarge {}", name(card(id));
        AskWords::Chosen => "chosen";
        AskWords::ChooseCard => "Choose a card";
        AskWords::BackToCards => "Back to the cards";
        AskWords::InsteadOfIt(money) => "You gain {money} M€ instead.";
        AskWords::YourPreludes => "Your preludes";
        AskWords::YouBeginWith => "You start with";
        AskWords::CardsPaid(paid) => (cards(paid.into()));
        AskWords::PreludeWouldFail(id) => "{} has no effect", name(card(id));
        AskWords::MayDiffer => "Choices and draws may change this.";
        AskWords::ChosenAlready(chosen) => "{} chosen already.", cards(chosen);
        AskWords::OneMoreCosts { price, has } => "One more makes {price} M€; you have {has}.";
        AskWords::MoneyLeft => "M€ left";
        AskWords::EachCosts(price) => "Each card costs {price} M€.";
        AskWords::Keep { chosen, of } => "Keep {chosen} of {of}";
        AskWords::Buy { cards: bought, price } => "Buy {} for {price} M€", cards(bought);
        AskWords::Sell { cards: sold, price } => "Sell {} for {price} M€", cards(sold);
        AskWords::YourProjectCards => "Your project cards";
        AskWords::ToBuyFrom(dealt) => "Your {} to buy from next", cards(dealt);
        AskWords::YourCorporation => "Your corporation";
        AskWords::KeptSoFar(kept) => "Kept so far: {kept}";
        AskWords::YourTags => "Your tags";
        AskWords::Ready => "Ready:";
        AskWords::Passed { from, to } => "From {} to you, then to {}", called(from), called(to);
        AskWords::You => "You";
        AskWords::PlayableFor(price) => "Playable now for {price} M€.";
        AskWords::YouHave(number, tag) => "You have {}.", counted(number, Noun::of_tag(tag));
        AskWords::OpponentsHave(number, tag) => "Opponents have {}.", counted(number, Noun::of_tag(tag));
        AskWords::TilesNow(number, class) => "{} now.", counted(number, Noun::of_tiles(class));
        AskWords::EventsPlayed(1) => "1 event played.";
        AskWords::EventsPlayed(number) => "{number} events played.";
        AskWords::MayPay { with, has, worth } => "{}: {has}, worth {worth} M€ each.", payer(with);
        AskWords::PaymentOf(Price { unit, amount }) => "Payment of {amount} {}", resource(unit);
        AskWords::PaidWith(part, unit) => (paid_with(part, unit));
        AskWords::LessPaidWith(part, unit) => "Less {}", paid_with(part, unit);
        AskWords::MorePaidWith(part, unit) => "More {}", paid_with(part, unit);
        AskWords::PaidForNothing { with, amount } => "You pay {amount} {} more than needed.", payer(with);
        AskWords::KeptMetal { with, least: 0 } => "You keep your {} (Settings).", payer(with);
        AskWords::KeptMetal { with, least } => "You keep your {} (Settings), but this takes at least {least}.", payer(with);
        AskWords::Taxed(money) => "Reds: your TR gain costs {money} M€ extra.";
        AskWords::TradeWith(tile) => "Trade with {}", terms::name(card(tile));
        AskWords::Pay(parts) => "Pay {}", listed(parts.iter().map(|&(with, amount)| format!("{amount} {}", payer(with))));
        AskWords::Number => "number";
        AskWords::LowerNumber => "Lower number";
        AskWords::HigherNumber => "Higher number";
        AskWords::AreasLit(1) => "One area is highlighted on the map. Point at it to see what it brings.";
        AskWords::AreasLit(areas) => "{areas} areas are highlighted on the map. Point at one to see what it brings.";
        AskWords::Area { map, space } => (capital(&choice::space(map, space)));
        AskWords::ClaimHere => "Claim this area";
        AskWords::PlaceHere(tile) => "Place {} here", terms::tile(tile);
        AskWords::AreasAsList => "Areas as a list";
        AskWords::HappensForCertain => "What happens";
        AskWords::OnlyTakesFromYou => "You only lose from this.";
        AskWords::StepLost(step) => "No effect: {}", sentences(core::slice::from_ref(step), &Card::BLANK);
        AskWords::CannotBeUndone => "Reveals cards: can’t be undone.";
        AskWords::LeftAtPass { cards: left, money } => "You can still play {} and have {money} M€ left.", cards(left);
        AskWords::AwardNow(standing) => "Now: {}. It is scored at the end of the game.", listed(standing.iter().map(|&(name, count)| format!("{}: {}", called(name), terms::signed(count))));
        AskWords::LastProduction => "Last production phase.";
        AskWords::IncomeAbout => "Each generation you gain your TR + M€ production in M€, and your other productions. Unused energy becomes heat.";
        AskWords::Aim(GameAim::Points { with_venus }) => "Raise the temperature, oxygen{}: each step you raise is 1 TR, which is income every generation and a point at the end. The game ends with the generation in which all {} are complete. Most points win: TR, cities, greenery, cards, milestones and awards.", if with_venus { ", oceans and Venus" } else { " and oceans" }, if with_venus { "four" } else { "three" };
        AskWords::Aim(GameAim::Terraforming { last, with_venus }) => "Raise the temperature, oxygen{} to their goals by the end of generation {last}: then you win. Each step you raise is 1 TR, which is income every generation and a point at the end.", if with_venus { ", oceans and Venus" } else { " and oceans" };
        AskWords::Aim(GameAim::Rating { last }) => "Reach a terraform rating of {RATING_TO_WIN} by the end of generation {last}: then you win. Each step of the temperature, oxygen and oceans that you raise is 1 TR, which is income every generation.";
        AskWords::ProductionOf(of) => "{} production", resource(of);
        AskWords::CardsInHand => "Cards in hand";
    }
}

/// "1 card", "2 cards".
fn cards(number: usize) -> String {
    terms::cards(number as i32)
}

fn resource(resource: Resource) -> &'static str {
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
