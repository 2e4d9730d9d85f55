//! What a language has to say of Ares Expedition: one list, from which come the trait that each language fills in and the
//! functions that the page calls.

use super::page::AresWords;
use super::said::{AresScoreLine, AresTerm};
use super::table_text::AresTableText;
use crate::ares::cards::{Card, Phase, Zone, ZoneTrack};
use crate::ares::face::AresExplained;
use crate::ares::proposal::SetupOption;
use crate::ares::view::log::Collected;
use crate::ares::{
    Choice, Event, Fault, Income, Mode, OceanReward, Origin, Outcome, Question, Refusal, StandardAction,
};
use crate::kit::Seat;
use crate::table::UndoRefusal;
use crate::text::language::Language;
use crate::text::said::{Explanation, Line, Text};
use crate::text::translations::translations;

/// A language that speaks of Ares Expedition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AresText(pub(in crate::text) Language);

translations! {
    /// Everything that a language says of Ares Expedition: one that lacks anything does not compile.
    AresTranslation;
    language AresText {
        /// A card's name; "a card" in the language's words for a hidden one.
        fn card_name(card: &Card) -> &'static str;
        /// Everything a card says, line by line.
        fn card_text(card: &Card) -> Vec<Line>;
        /// Colour and tags of a card, in one line.
        fn card_head(card: &Card) -> String;

        /// The name of a thing, as it stands alone.
        fn term(term: AresTerm) -> &'static str;
        /// A number of things, in the right number: "1 plant", "3 science tags".
        fn counted(number: i32, term: AresTerm) -> String;
        /// What a track reads after this number of steps: "9 %", "−10 °C".
        fn level(track: ZoneTrack, steps: u8) -> String;
        /// A zone of a track with its limits, as a label.
        fn zone(track: ZoneTrack, zone: Zone) -> String;

        /// The name of a phase.
        fn phase_name(phase: Phase) -> &'static str;
        /// The number of a phase, as cards show it.
        fn phase_number(phase: Phase) -> &'static str;
        /// What a phase brings every player, as a sentence.
        fn phase_text(phase: Phase) -> String;
        /// What a phase brings beyond that a player who has chosen it, as a sentence.
        fn phase_bonus(phase: Phase) -> String;
        /// The reward of an ocean token, as a label.
        fn ocean_reward(reward: OceanReward) -> String;
        /// What a standard action does, as a sentence without its price.
        fn standard_action(action: StandardAction) -> String;

        /// The name of a mode; of a solo game, of its level.
        fn mode_name(mode: Mode) -> &'static str;
        /// Who plays in a mode and what wins, as sentences.
        fn mode_about(mode: Mode) -> String;
        /// The name of an option.
        fn option_name(option: SetupOption) -> &'static str;
        /// What an option changes, as a sentence.
        fn option_about(option: SetupOption) -> String;
        /// One thing wrong with a set-up, as a sentence.
        fn fault(fault: Fault) -> String;
        /// The name of a line of the score.
        fn score_line(line: AresScoreLine) -> &'static str;

        /// What an event comes from, in a few words that stand in brackets behind it; `None` where what was done says it.
        fn origin(of: Origin) -> Option<String>;

        /// The page's own words.
        fn words(words: AresWords<'_>) -> Text;
        /// What a sign, a term or a figure is.
        fn explained(what: AresExplained) -> Explanation;
    }
    table AresTableText {
        /// What a seat is asked, as sentences.
        fn question(question: &Question) -> String;
        /// The label of an answer to this question by this seat.
        fn choice(seat: Seat, question: &Question, choice: Choice) -> String;
        /// What happened, as a sentence. Nothing but names is read off the table, so that a log reads the same at any later
        /// time.
        fn event(event: Event) -> String;
        /// What a production phase brings a player, as a sentence for the log.
        fn income(seat: Seat, income: &Income) -> String;
        /// What a production phase brought a player and from what, as a sentence for the log.
        fn collected(collected: &Collected) -> String;
        /// Why an answer is refused, as a sentence to the player who tried it.
        fn refusal(refusal: Refusal) -> String;
        /// Why a move stays, as a sentence.
        fn stays(why: UndoRefusal) -> String;
        /// How the game came out, as a sentence.
        fn outcome(outcome: Outcome) -> String;
    }
}
