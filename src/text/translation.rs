//! What a language has to say of the first game and beside any game: one list, from which come the table that each language
//! fills in and the functions that the page calls.

use super::app_error::AppError;
use super::language::Language;
use super::said::{Explanation, Line, ScoreLine, Term, Text};
use super::table_text::TableText;
use super::translations::translations;
use crate::kit::Seat;
use crate::mars::cards::{Card, CardId, Effect, Parameter, StandardProject};
use crate::mars::face::Explained;
use crate::mars::maps::{Award, Hex, Map, Milestone};
use crate::mars::view::Income;
use crate::mars::{Choice, Event, Fault, Fixed, Origin, Outcome, Question, Refusal, Switch};
use crate::table::UndoRefusal;
use crate::text::common::{BarWords, ExplainWords, HomeWords, SaveMark, ShareWords};
use crate::text::mars::{AskWords, FaceWords, PlanetWords, TableWords};

translations! {
    /// Everything that a language says of the first game, and beside any game: one that lacks anything does not compile.
    Translation;
    language Language {
        /// A card's name; "a card" in the language's words for a hidden one.
        fn card_name(card: &Card) -> &'static str;
        /// Everything a card says, line by line.
        fn card_text(card: &Card) -> Vec<Line>;
        /// Form and tags of a card, in one line.
        fn card_head(card: &Card) -> String;
        /// A list of effects that belongs to no card, as whole sentences: of a project, a conversion or an area.
        fn steps(effects: &[Effect]) -> String;
        /// What a standard project brings, as a sentence; its price is told where it is asked for.
        fn project_text(project: StandardProject) -> String;

        /// The name of a thing, as it stands alone.
        fn term(term: Term) -> &'static str;
        /// A number.
        fn number(number: i32) -> String;
        /// A number with its sign, as productions have it.
        fn signed(number: i32) -> String;
        /// A value in the unit of its parameter.
        fn level(parameter: Parameter, level: i8) -> String;
        /// How long ago something was, from the seconds since then.
        fn ago(seconds: u64) -> String;

        /// The name of a map.
        fn map_name(map: &Map) -> &'static str;
        /// The name of a milestone.
        fn milestone_name(milestone: &Milestone) -> &'static str;
        /// What a milestone asks for.
        fn milestone_text(milestone: &Milestone) -> String;
        /// The name of an award.
        fn award_name(award: &Award) -> &'static str;
        /// What an award counts.
        fn award_text(award: &Award) -> String;
        /// The name of a line of the score.
        fn score_line(line: ScoreLine) -> &'static str;
        /// An area of a map, by row and position, both from 1, or by its name.
        fn area(map: &Map, space: Hex) -> String;

        /// The name of a box or an option.
        fn switch_name(switch: Switch) -> &'static str;
        /// What a box brings or an option changes, as a sentence.
        fn switch_about(switch: Switch) -> &'static str;
        /// Why a box or an option cannot be turned, as a sentence.
        fn fixed(why: Fixed) -> String;
        /// One thing wrong with a set-up, as a sentence.
        fn fault(fault: Fault) -> String;
        /// What went wrong beside a game, as a sentence.
        fn trouble(trouble: &AppError) -> String;

        /// What an event comes from, in a few words that stand in brackets behind it; `None` for the course of the game.
        fn origin(of: Origin) -> Option<String>;

        /// Several things about one, one after the other.
        fn listed(words: &[String]) -> String;
        /// The label of [`Choice::First`] where it is known which step waits there (see `Mars::waiting`).
        fn first(card: CardId, effect: &'static Effect) -> String;
        /// A step of a card (hidden: of none) that comes after what was told, when it is asked about.
        fn then(card: CardId, effect: &'static Effect) -> String;
        /// The label of an answer that would do nothing now, with a warning.
        fn idle(label: &str) -> String;
        /// A player's name as it stands in a sentence.
        fn named(name: &str) -> String;
        /// What the player who listens is called within a sentence.
        fn you() -> &'static str;
        /// What a player without a name is called.
        fn nameless(seat: Seat) -> String;

        /// The page's own words, where no game is open.
        fn home(words: HomeWords<'_>) -> Text;
        /// The page's words at its top, and beside any game.
        fn bar(words: BarWords<'_>) -> Text;
        /// The page's words round a game.
        fn table(words: TableWords<'_>) -> Text;
        /// The page's words around questions.
        fn ask(words: AskWords<'_>) -> Text;
        /// The page's words on the map.
        fn planet(words: PlanetWords<'_>) -> Text;
        /// The page's words for a game that is shared or replayed.
        fn share(words: ShareWords<'_>) -> Text;
        /// The page's words on the faces of cards.
        fn face(words: FaceWords) -> Text;
        /// The page's words around explanations and rules.
        fn explain(words: ExplainWords<'_>) -> Text;
        /// What a sign, a term or a figure of the board game is.
        fn explained(what: Explained) -> Explanation;
        /// What a state of the mark of a kept game means.
        fn save_mark(mark: SaveMark) -> Explanation;
    }
    table TableText {
        /// What a seat is asked, as a sentence.
        fn question(question: &Question) -> String;
        /// The label of an answer to this question by this seat.
        fn choice(seat: Seat, question: &Question, choice: Choice) -> String;
        /// What happened, as a sentence. Nothing but names and the map is read off the table, so that a log reads the
        /// same at any later time.
        fn event(event: Event) -> String;
        /// What a production phase brought a player, as a sentence for the log.
        fn income(income: &Income) -> String;
        /// That a move was taken back although a bot had shown a card since, as a sentence for the log.
        fn taken_back(seat: Seat) -> String;
        /// Why an answer is refused, as a sentence to whoever tried it.
        fn refusal(refusal: Refusal) -> String;
        /// That nothing comes of an answer but what it costs, and why, as a sentence.
        fn no_effect(why: Refusal) -> String;
        /// Why a move stays, as a sentence.
        fn stays(why: UndoRefusal) -> String;
        /// How the game came out, as a sentence.
        fn outcome(outcome: Outcome) -> String;
    }
}
