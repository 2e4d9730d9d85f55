//! A language that nobody speaks (cargo feature `synthetic`), made from English by rule: from right to left, half again as
//! long, with three plurals and two genders. What a page shows in it that is still English was not asked of the language.

use super::ares::AresTranslation;
use super::translation::Translation;
use super::{Language, Line};
use crate::text::said::Explanation;
use std::cell::RefCell;
use std::collections::BTreeMap;

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

/// What it says of the board game, and beside any game.
pub(super) static MARS: Translation = Translation {
    tag: || "qps-plocm",
    own_name: || "עברעברע",
    is_from_the_right: || true,
    card_name: |card| lasting(FROM.card_name(card)),
    card_text: |card| {
        let lines = FROM.card_text(card).into_iter();
        lines.map(|line| Line { words: made(&line.words), ..line }).collect()
    },
    card_head: |card| made(&FROM.card_head(card)),
    steps: |effects| made(&FROM.steps(effects)),
    project_text: |project| made(&FROM.project_text(project)),
    term: |term| lasting(FROM.term(term)),
    number: |number| FROM.number(number),
    signed: |number| isolated(&FROM.signed(number)),
    level: |parameter, level| made(&FROM.level(parameter, level)),
    ago: |seconds| made(&FROM.ago(seconds)),
    map_name: |map| lasting(FROM.map_name(map)),
    milestone_name: |milestone| lasting(FROM.milestone_name(milestone)),
    milestone_text: |milestone| made(&FROM.milestone_text(milestone)),
    award_name: |award| lasting(FROM.award_name(award)),
    award_text: |award| made(&FROM.award_text(award)),
    score_line: |line| lasting(FROM.score_line(line)),
    area: |map, space| made(&FROM.area(map, space)),
    switch_name: |switch| lasting(FROM.switch_name(switch)),
    switch_about: |switch| lasting(FROM.switch_about(switch)),
    fixed: |why| made(&FROM.fixed(why)),
    fault: |fault| made(&FROM.fault(fault)),
    trouble: |trouble| made(&FROM.trouble(trouble)),
    origin: |of| FROM.origin(of).map(|words| made(&words)),
    listed: |words| words.join("، "),
    first: |card, effect| made(&FROM.first(card, effect)),
    then: |card, effect| made(&FROM.then(card, effect)),
    idle: |label| made(&FROM.idle(label)),
    named: |name| if name.is_empty() || name.starts_with(ISOLATE) { name.to_owned() } else { isolated(name) },
    you: || lasting(FROM.you()),
    nameless: |seat| made(&FROM.nameless(seat)),
    home: |words| made(&FROM.home(words)).into(),
    bar: |words| made(&FROM.bar(words)).into(),
    table: |words| made(&FROM.table(words)).into(),
    ask: |words| made(&FROM.ask(words)).into(),
    planet: |words| made(&FROM.planet(words)).into(),
    share: |words| made(&FROM.share(words)).into(),
    face: |words| made(&FROM.face(words)).into(),
    explain: |words| made(&FROM.explain(words)).into(),
    explained: |what| retold(FROM.explained(what)),
    save_mark: |mark| retold(FROM.save_mark(mark)),
    question: |speaker, question| made(&(FROM.translation().question)(speaker, question)),
    choice: |speaker, seat, question, choice| {
        made(&(FROM.translation().choice)(speaker, seat, question, choice))
    },
    event: |speaker, event| made(&(FROM.translation().event)(speaker, event)),
    income: |speaker, income| made(&(FROM.translation().income)(speaker, income)),
    taken_back: |speaker, seat| made(&(FROM.translation().taken_back)(speaker, seat)),
    refusal: |speaker, refusal| made(&(FROM.translation().refusal)(speaker, refusal)),
    no_effect: |speaker, why| made(&(FROM.translation().no_effect)(speaker, why)),
    stays: |speaker, why| made(&(FROM.translation().stays)(speaker, why)),
    outcome: |speaker, outcome| made(&(FROM.translation().outcome)(speaker, outcome)),
};

/// What it says of Ares Expedition.
pub(super) static ARES: AresTranslation = AresTranslation {
    card_name: |card| lasting(FROM.ares().card_name(card)),
    card_text: |card| {
        let lines = FROM.ares().card_text(card).into_iter();
        lines.map(|line| Line { words: made(&line.words), ..line }).collect()
    },
    card_head: |card| made(&FROM.ares().card_head(card)),
    term: |term| lasting(FROM.ares().term(term)),
    counted: |number, term| {
        let noun = FROM.ares().term(term);
        format!("{}{} {}", made(noun), ending(number, noun), isolated(&FROM.number(number)))
    },
    level: |track, steps| made(&FROM.ares().level(track, steps)),
    zone: |track, zone| made(&FROM.ares().zone(track, zone)),
    phase_name: |phase| lasting(FROM.ares().phase_name(phase)),
    phase_number: |phase| lasting(FROM.ares().phase_number(phase)),
    phase_text: |phase| made(&FROM.ares().phase_text(phase)),
    phase_bonus: |phase| made(&FROM.ares().phase_bonus(phase)),
    ocean_reward: |reward| made(&FROM.ares().ocean_reward(reward)),
    standard_action: |action| made(&FROM.ares().standard_action(action)),
    mode_name: |mode| lasting(FROM.ares().mode_name(mode)),
    mode_about: |mode| made(&FROM.ares().mode_about(mode)),
    option_name: |option| lasting(FROM.ares().option_name(option)),
    option_about: |option| made(&FROM.ares().option_about(option)),
    fault: |fault| made(&FROM.ares().fault(fault)),
    score_line: |line| lasting(FROM.ares().score_line(line)),
    origin: |of| FROM.ares().origin(of).map(|words| made(&words)),
    words: |words| made(&FROM.ares().words(words)).into(),
    explained: |what| retold(FROM.ares().explained(what)),
    question: |speaker, question| made(&(FROM.ares().translation().question)(speaker, question)),
    choice: |speaker, seat, question, choice| {
        made(&(FROM.ares().translation().choice)(speaker, seat, question, choice))
    },
    event: |speaker, event| made(&(FROM.ares().translation().event)(speaker, event)),
    income: |speaker, seat, income| made(&(FROM.ares().translation().income)(speaker, seat, income)),
    collected: |speaker, collected| made(&(FROM.ares().translation().collected)(speaker, collected)),
    refusal: |speaker, refusal| made(&(FROM.ares().translation().refusal)(speaker, refusal)),
    stays: |speaker, why| made(&(FROM.ares().translation().stays)(speaker, why)),
    outcome: |speaker, outcome| made(&(FROM.ares().translation().outcome)(speaker, outcome)),
};

#[cfg(test)]
mod tests {
    use super::made;

    #[test]
    fn words_are_half_again_as_long_and_names_stay() {
        assert_eq!(made("Gain 2 M€."), "גאינגא \u{2068}2 M€\u{2069}.");
        assert_eq!(made("−5 is"), format!("\u{2068}−5\u{2069} {}", made("is")), "a sign stays in front");
        assert_eq!(made("+3 M€"), "\u{2068}+3 M€\u{2069}");
        assert_eq!(made("1-2"), "\u{2068}1\u{2069}-\u{2068}2\u{2069}", "a dash between numbers is no sign");
        assert_eq!(made("\u{2068}Ada\u{2069} wins"), format!("\u{2068}Ada\u{2069} {}", made("wins")));
        assert_eq!(made(&made("oxygen")), made("oxygen"), "what is made is not made again");
    }
}
