//! Why an answer is refused.

use super::amount::{at_least, at_most, needs_track};
use super::terms::{
    agreeing, cards, counted, figures, lacks, many_coloured, numbered, numbered_phase, of_them, of_track,
    stocks, stuff, the_phase, zone,
};
use crate::text::ares::prelude::*;

pub(super) fn refusal(speaker: &AresTableText<'_>, refusal: Refusal) -> String {
    // With the number where it is known who is asked.
    let due = |action: StandardAction, of: Stock| {
        let price = speaker.you.map(|you| speaker.facts.standard_price(you, action).1);
        price.map_or_else(|| stuff(of).to_owned(), |price| stocks(price, of))
    };
    let was = |track: ZoneTrack| of_track(track, ["היה", "הייתה"]);
    say! { refusal;
        Refusal::NotAsked => "ההחלטה אינה שלכם כעת.";
        Refusal::NotOffered => "זו אינה אחת האפשרויות.";
        Refusal::NotInHand => "הקלף הזה אינו בידכם.";
        Refusal::OtherPhase(it) => "קלפים {} אפשר לשחק בשלב {}.", many_coloured(&[it]), numbered_phase(it.phase());
        Refusal::NoMorePlays => "אי אפשר לשחק בשלב הזה עוד קלף בצבע הזה.";
        Refusal::SamePhase(it) => "בחרתם ב{} בסבב הקודם: בחרו שלב אחר.", the_phase(it);
        Refusal::Zone { track, needs, is } if is < needs => "{} {}; בתחילת השלב {} בתחום ה{}.", needs_track(track), at_least(track, needs), was(track), zone(is);
        Refusal::Zone { track, needs, is } => "{} {}; בתחילת השלב {} בתחום ה{}.", needs_track(track), at_most(track, needs), was(track), zone(is);
        Refusal::Oceans { needs, is } if is < needs => "{} {} לפחות; בתחילת השלב {}.", agreeing(needs, Noun::OceanToken, ["נדרש", "נדרש", "נדרשים", "נדרשים"]), counted(needs.into(), AresTerm::Ocean), oceans_were(is);
        Refusal::Oceans { needs, is } => "לכל היותר {}; בתחילת השלב {}.", counted(needs.into(), AresTerm::Ocean), oceans_were(is);
        Refusal::Tags { tag, short } => "{} עוד {}.", lacks(short, Noun::of_ares_tag(tag)), numbered(short, Noun::of_ares_tag(tag));
        Refusal::Rating { short } => "הד״ה שלכם נמוך מדי ב־{}.", figures(short);
        Refusal::Stock { stock: it, short } => "{} לכם {}.", lacks(short, Noun::of_stock(it)), numbered(short, Noun::of_stock(it));
        Refusal::Cards { short } => "{} לכם {}.", lacks(short, Noun::Card), numbered(short, Noun::Card);
        Refusal::NoResources => "באף קלף שלכם אין די משאבים להסרה.";
        Refusal::NoAction => "לקלף שבמשחק אין פעולה כזאת.";
        Refusal::Used => "כבר הופעל בשלב הזה.";
        Refusal::AtMaximum => "זה כבר היה ברמה המרבית בתחילת השלב.";
        Refusal::Compulsory(it @ StandardAction::PlantsToForest) => "לפני סיום השלב עליכם להמיר {} ליער.", due(it, Stock::Plants);
        Refusal::Compulsory(it @ StandardAction::HeatToTemperature) => "לפני סיום השלב עליכם להמיר {} ולהעלות את הטמפרטורה.", due(it, Stock::Heat);
        Refusal::Compulsory(it @ StandardAction::BuyForest) => "לפני סיום השלב עליכם לשלם {} על יער.", due(it, Stock::MegaCredits);
        Refusal::Compulsory(it @ StandardAction::BuyTemperature) => "לפני סיום השלב עליכם לשלם {} ולהעלות את הטמפרטורה.", due(it, Stock::MegaCredits);
        Refusal::Compulsory(it @ StandardAction::BuyOcean) => "לפני סיום השלב עליכם לשלם {} ולהפוך אסימון אוקיינוס.", due(it, Stock::MegaCredits);
        Refusal::HandLimit { over } => "מותר להשאיר ביד עד {}: השליכו עוד {}.", cards(HAND_LIMIT), of_them(over);
        Refusal::Amount { least, most } => "בחרו מספר מ־{} עד {}.", figures(least), figures(most);
    }
}

/// How many oceans there were: «היה אחד», «היו 3».
fn oceans_were(number: u8) -> String {
    if number == 1 { "היה אחד".to_owned() } else { format!("היו {}", figures(number)) }
}
