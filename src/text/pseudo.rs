//! A language that nobody speaks (cargo feature `synthetic`), made from English by rule: from right to left, half again as
//! long, with three plurals and two genders. What a page shows in it that is still English was not asked of the language.

use super::ares::{AresLine, AresScoreLine, AresTableText, AresTerm, AresTranslation, AresWords};
use super::translation::Translation;
use super::{AppError, Language, Line, ScoreLine, TableText, Term, Text};
use crate::ares;
use crate::ares::cards::{Phase, Zone, ZoneTrack};
use crate::ares::face::AresExplained;
use crate::ares::proposal::SetupOption;
use crate::ares::view::log::Collected;
use crate::ares::{Mode, OceanReward, StandardAction};
use crate::kit::Seat;
use crate::mars::cards::{Card, CardId, Effect, Parameter, StandardProject};
use crate::mars::face::Explained;
use crate::mars::maps::{Award, Hex, Map, Milestone};
use crate::mars::view::Income;
use crate::mars::{Choice, Event, Fault, Fixed, Origin, Outcome, Question, Refusal, Switch};
use crate::table::UndoRefusal;
use crate::text::common::{BarWords, ExplainWords, Explanation, HomeWords, SaveMark, ShareWords};
use crate::text::mars::{AskWords, FaceWords, PlanetWords, TableWords};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The language.
pub(super) struct Pseudo;

/// What it is made from.
const FROM: Language = Language::English;

/// Names stand between these: they are taken over as they are, and read in their own direction.
const ISOLATE: char = '\u{2068}';
const POP: char = '\u{2069}';

/// A letter for each of the alphabet.
const LETTERS: [char; 26] = [
    'א', 'ב', 'צ', 'ד', 'ע', 'פ', 'ג', 'ה', 'י', 'ח', 'ק', 'ל', 'מ', 'נ', 'ו', 'ז', 'ך', 'ר', 'ש', 'ט', 'ם',
    'ן', 'ף', 'ץ', 'ת', 'כ',
];

/// Signs of money and of degrees are no words.
const SIGNS: [&str; 2] = ["M€", "°C"];

/// English words in this language: each letter has another, and each word is half again as long.
fn made(words: &str) -> String {
    let mut made = String::with_capacity(words.len() * 2);
    let mut left = words;
    while let Some(first) = left.chars().next() {
        let kept = if first == ISOLATE {
            left.find(POP).map_or(left.len(), |end| end + POP.len_utf8())
        } else {
            SIGNS.iter().find(|sign| left.starts_with(**sign)).map_or(0, |sign| sign.len())
        };
        if kept > 0 {
            made.push_str(&left[..kept]);
            left = &left[kept..];
            continue;
        }
        if let Some(len) = amount(left, made.chars().next_back()) {
            made.push_str(&isolated(&left[..len]));
            left = &left[len..];
            continue;
        }
        let len = left.bytes().take_while(u8::is_ascii_alphabetic).count();
        if len == 0 {
            made.push(first);
            left = &left[first.len_utf8()..];
            continue;
        }
        let letter = |byte: u8| LETTERS[usize::from(byte.to_ascii_lowercase() - b'a')];
        let word = left[..len].bytes();
        made.extend(word.clone().chain(word.take(len.div_ceil(2))).map(letter));
        left = &left[len..];
    }
    made
}

/// Words between marks that keep their direction apart from the sentence around them.
fn isolated(words: &str) -> String {
    format!("{ISOLATE}{words}{POP}")
}

/// The length of a number with its sign and unit, where one begins the words.
fn amount(words: &str, before: Option<char>) -> Option<usize> {
    let is_within = before.is_some_and(|letter| letter.is_alphanumeric() || letter == POP);
    let unsigned = words.strip_prefix(['+', '−', '-', '±']).filter(|_| !is_within).unwrap_or(words);
    let after = unsigned.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if after.len() == unsigned.len() {
        return None;
    }
    let spaced = after.strip_prefix([' ', '\u{a0}', '\u{202f}']).unwrap_or(after);
    let unit = ["M€", "°C", "%"].iter().find_map(|unit| spaced.strip_prefix(unit));
    Some(words.len() - unit.unwrap_or(after).len())
}

/// Words that last as long as the program, in the made-up language; made once.
fn lasting(words: &'static str) -> &'static str {
    thread_local! {
        static MADE: RefCell<BTreeMap<&'static str, &'static str>> = const { RefCell::new(BTreeMap::new()) };
    }
    MADE.with_borrow_mut(|all| *all.entry(words).or_insert_with(|| made(words).leak()))
}

/// An explanation in this language.
fn retold(Explanation { name, about }: Explanation) -> Explanation {
    Explanation { name: made(&name).into(), about: made(&about).into() }
}

/// The ending of a noun that is counted: one, some or many, of one of two genders.
fn ending(number: i32, noun: &str) -> &'static str {
    let is_first = noun.len().is_multiple_of(2);
    match (number.unsigned_abs(), is_first) {
        (1, true) => "ה",
        (1, false) => "ן",
        (2..=4, true) => "תא",
        (2..=4, false) => "נא",
        (_, true) => "ות",
        (_, false) => "ים",
    }
}

impl Translation for Pseudo {
    fn tag(&self) -> &'static str {
        "qps-plocm"
    }
    fn own_name(&self) -> &'static str {
        "עברעברע"
    }
    fn is_from_the_right(&self) -> bool {
        true
    }
    fn card_name(&self, card: &Card) -> &'static str {
        lasting(FROM.card_name(card))
    }
    fn card_text(&self, card: &Card) -> Vec<Line> {
        let lines = FROM.card_text(card).into_iter();
        lines.map(|line| Line { words: made(&line.words), ..line }).collect()
    }
    fn card_head(&self, card: &Card) -> String {
        made(&FROM.card_head(card))
    }
    fn steps(&self, effects: &[Effect]) -> String {
        made(&FROM.steps(effects))
    }
    fn project_text(&self, project: StandardProject) -> String {
        made(&FROM.project_text(project))
    }
    fn term(&self, term: Term) -> &'static str {
        lasting(FROM.term(term))
    }
    fn counted(&self, number: i32, term: Term) -> String {
        let noun = made(FROM.term(term));
        format!("{}{} {}", noun, ending(number, FROM.term(term)), isolated(&self.number(number)))
    }
    fn number(&self, number: i32) -> String {
        FROM.number(number)
    }
    fn signed(&self, number: i32) -> String {
        isolated(&FROM.signed(number))
    }
    fn level(&self, parameter: Parameter, level: i8) -> String {
        made(&FROM.level(parameter, level))
    }
    fn ago(&self, seconds: u64) -> String {
        made(&FROM.ago(seconds))
    }
    fn map_name(&self, map: &Map) -> &'static str {
        lasting(FROM.map_name(map))
    }
    fn milestone_name(&self, milestone: &Milestone) -> &'static str {
        lasting(FROM.milestone_name(milestone))
    }
    fn milestone_text(&self, milestone: &Milestone) -> String {
        made(&FROM.milestone_text(milestone))
    }
    fn award_name(&self, award: &Award) -> &'static str {
        lasting(FROM.award_name(award))
    }
    fn award_text(&self, award: &Award) -> String {
        made(&FROM.award_text(award))
    }
    fn score_line(&self, line: ScoreLine) -> &'static str {
        lasting(FROM.score_line(line))
    }
    fn area(&self, map: &Map, space: Hex) -> String {
        made(&FROM.area(map, space))
    }
    fn switch_name(&self, switch: Switch) -> &'static str {
        lasting(FROM.switch_name(switch))
    }
    fn switch_about(&self, switch: Switch) -> &'static str {
        lasting(FROM.switch_about(switch))
    }
    fn fixed(&self, why: Fixed) -> String {
        made(&FROM.fixed(why))
    }
    fn fault(&self, fault: Fault) -> String {
        made(&FROM.fault(fault))
    }
    fn trouble(&self, trouble: &AppError) -> String {
        made(&FROM.trouble(trouble))
    }
    fn origin(&self, of: Origin) -> Option<String> {
        FROM.origin(of).map(|words| made(&words))
    }
    fn listed(&self, words: &[String]) -> String {
        words.join("، ")
    }
    fn first(&self, card: CardId, effect: &'static Effect) -> String {
        made(&FROM.first(card, effect))
    }
    fn then(&self, card: CardId, effect: &'static Effect) -> String {
        made(&FROM.then(card, effect))
    }
    fn idle(&self, label: &str) -> String {
        made(&FROM.idle(label))
    }
    fn named(&self, name: &str) -> String {
        if name.is_empty() || name.starts_with(ISOLATE) { name.to_owned() } else { isolated(name) }
    }
    fn you(&self) -> &'static str {
        lasting(FROM.you())
    }
    fn nameless(&self, seat: Seat) -> String {
        made(&FROM.nameless(seat))
    }
    fn home(&self, words: HomeWords<'_>) -> Text {
        made(&FROM.home(words)).into()
    }
    fn bar(&self, words: BarWords<'_>) -> Text {
        made(&FROM.bar(words)).into()
    }
    fn table(&self, words: TableWords<'_>) -> Text {
        made(&FROM.table(words)).into()
    }
    fn ask(&self, words: AskWords<'_>) -> Text {
        made(&FROM.ask(words)).into()
    }
    fn planet(&self, words: PlanetWords<'_>) -> Text {
        made(&FROM.planet(words)).into()
    }
    fn share(&self, words: ShareWords<'_>) -> Text {
        made(&FROM.share(words)).into()
    }
    fn face(&self, words: FaceWords) -> Text {
        made(&FROM.face(words)).into()
    }
    fn explain(&self, words: ExplainWords<'_>) -> Text {
        made(&FROM.explain(words)).into()
    }
    fn explained(&self, what: Explained) -> Explanation {
        retold(FROM.explained(what))
    }
    fn save_mark(&self, mark: SaveMark) -> Explanation {
        retold(FROM.save_mark(mark))
    }
    // A table's names are its own, and what this language calls areas stays as it is.
    fn question(&self, speaker: &TableText<'_>, question: &Question) -> String {
        made(&FROM.tongue().question(speaker, question))
    }
    fn choice(&self, speaker: &TableText<'_>, seat: Seat, question: &Question, choice: Choice) -> String {
        made(&FROM.tongue().choice(speaker, seat, question, choice))
    }
    fn event(&self, speaker: &TableText<'_>, event: Event) -> String {
        made(&FROM.tongue().event(speaker, event))
    }
    fn income(&self, speaker: &TableText<'_>, income: &Income) -> String {
        made(&FROM.tongue().income(speaker, income))
    }
    fn taken_back(&self, speaker: &TableText<'_>, seat: Seat) -> String {
        made(&FROM.tongue().taken_back(speaker, seat))
    }
    fn refusal(&self, speaker: &TableText<'_>, refusal: Refusal) -> String {
        made(&FROM.tongue().refusal(speaker, refusal))
    }
    fn no_effect(&self, speaker: &TableText<'_>, why: Refusal) -> String {
        made(&FROM.tongue().no_effect(speaker, why))
    }
    fn stays(&self, speaker: &TableText<'_>, why: UndoRefusal) -> String {
        made(&FROM.tongue().stays(speaker, why))
    }
    fn outcome(&self, speaker: &TableText<'_>, outcome: Outcome) -> String {
        made(&FROM.tongue().outcome(speaker, outcome))
    }
}

impl AresTranslation for Pseudo {
    fn card_name(&self, card: &ares::cards::Card) -> &'static str {
        lasting(FROM.ares().card_name(card))
    }
    fn card_text(&self, card: &ares::cards::Card) -> Vec<AresLine> {
        let lines = FROM.ares().card_text(card).into_iter();
        lines.map(|line| AresLine { words: made(&line.words), ..line }).collect()
    }
    fn card_head(&self, card: &ares::cards::Card) -> String {
        made(&FROM.ares().card_head(card))
    }
    fn term(&self, term: AresTerm) -> &'static str {
        lasting(FROM.ares().term(term))
    }
    fn counted(&self, number: i32, term: AresTerm) -> String {
        let noun = FROM.ares().term(term);
        format!("{}{} {}", made(noun), ending(number, noun), isolated(&FROM.number(number)))
    }
    fn level(&self, track: ZoneTrack, steps: u8) -> String {
        made(&FROM.ares().level(track, steps))
    }
    fn zone(&self, track: ZoneTrack, zone: Zone) -> String {
        made(&FROM.ares().zone(track, zone))
    }
    fn phase_name(&self, phase: Phase) -> &'static str {
        lasting(FROM.ares().phase_name(phase))
    }
    fn phase_number(&self, phase: Phase) -> &'static str {
        lasting(FROM.ares().phase_number(phase))
    }
    fn phase_text(&self, phase: Phase) -> String {
        made(&FROM.ares().phase_text(phase))
    }
    fn phase_bonus(&self, phase: Phase) -> String {
        made(&FROM.ares().phase_bonus(phase))
    }
    fn ocean_reward(&self, reward: OceanReward) -> String {
        made(&FROM.ares().ocean_reward(reward))
    }
    fn standard_action(&self, action: StandardAction) -> String {
        made(&FROM.ares().standard_action(action))
    }
    fn mode_name(&self, mode: Mode) -> &'static str {
        lasting(FROM.ares().mode_name(mode))
    }
    fn mode_about(&self, mode: Mode) -> String {
        made(&FROM.ares().mode_about(mode))
    }
    fn option_name(&self, option: SetupOption) -> &'static str {
        lasting(FROM.ares().option_name(option))
    }
    fn option_about(&self, option: SetupOption) -> String {
        made(&FROM.ares().option_about(option))
    }
    fn fault(&self, fault: ares::Fault) -> String {
        made(&FROM.ares().fault(fault))
    }
    fn score_line(&self, line: AresScoreLine) -> &'static str {
        lasting(FROM.ares().score_line(line))
    }
    fn origin(&self, of: ares::Origin) -> Option<String> {
        FROM.ares().origin(of).map(|words| made(&words))
    }
    fn words(&self, words: AresWords<'_>) -> Text {
        made(&FROM.ares().words(words)).into()
    }
    fn explained(&self, what: AresExplained) -> Explanation {
        retold(FROM.ares().explained(what))
    }
    fn question(&self, speaker: &AresTableText<'_>, question: &ares::Question) -> String {
        made(&FROM.ares().tongue().question(speaker, question))
    }
    fn choice(
        &self,
        speaker: &AresTableText<'_>,
        seat: Seat,
        question: &ares::Question,
        choice: ares::Choice,
    ) -> String {
        made(&FROM.ares().tongue().choice(speaker, seat, question, choice))
    }
    fn event(&self, speaker: &AresTableText<'_>, event: ares::Event) -> String {
        made(&FROM.ares().tongue().event(speaker, event))
    }
    fn income(&self, speaker: &AresTableText<'_>, seat: Seat, income: &ares::Income) -> String {
        made(&FROM.ares().tongue().income(speaker, seat, income))
    }
    fn collected(&self, speaker: &AresTableText<'_>, collected: &Collected) -> String {
        made(&FROM.ares().tongue().collected(speaker, collected))
    }
    fn refusal(&self, speaker: &AresTableText<'_>, refusal: ares::Refusal) -> String {
        made(&FROM.ares().tongue().refusal(speaker, refusal))
    }
    fn stays(&self, speaker: &AresTableText<'_>, why: UndoRefusal) -> String {
        made(&FROM.ares().tongue().stays(speaker, why))
    }
    fn outcome(&self, speaker: &AresTableText<'_>, outcome: ares::Outcome) -> String {
        made(&FROM.ares().tongue().outcome(speaker, outcome))
    }
}

#[cfg(test)]
mod tests {
    use super::{FROM, Pseudo, made};
    use crate::mars::cards::CardResource;
    use crate::text::Term;
    use crate::text::translation::Translation;
    use std::collections::BTreeSet;

    #[test]
    fn words_are_half_again_as_long_and_names_stay() {
        assert_eq!(made("Gain 2 M€."), "גאינגא \u{2068}2 M€\u{2069}.");
        assert_eq!(made("−5 is"), format!("\u{2068}−5\u{2069} {}", made("is")), "a sign stays in front");
        assert_eq!(made("+3 M€"), "\u{2068}+3 M€\u{2069}");
        assert_eq!(made("1-2"), "\u{2068}1\u{2069}-\u{2068}2\u{2069}", "a dash between numbers is no sign");
        assert_eq!(made("\u{2068}Ada\u{2069} wins"), format!("\u{2068}Ada\u{2069} {}", made("wins")));
        assert_eq!(made(&made("oxygen")), made("oxygen"), "what is made is not made again");
    }

    #[test]
    fn there_are_three_plurals_and_two_genders() {
        let forms: BTreeSet<String> = [CardResource::Microbe, CardResource::Animal]
            .into_iter()
            .flat_map(|kind| [1, 2, 5].map(|number| (kind, number)))
            .map(|(kind, number)| {
                let noun = made(FROM.term(Term::CardResource(kind)));
                Pseudo
                    .counted(number, Term::CardResource(kind))
                    .replace(&noun, "")
                    .replace(char::is_numeric, "")
            })
            .collect();
        assert_eq!(forms.len(), 6, "{forms:?}");
    }
}
