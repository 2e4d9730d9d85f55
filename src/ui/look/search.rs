//! How a search compares letters: without regard to capitals, to marks above and below them, to the form that a letter has at the end of
//! a word, and to which of several apostrophes is typed.

use js_sys::JsString;
use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    // Letters beyond ASCII that were asked for, with what each is compared as.
    static COMPARED: RefCell<BTreeMap<char, char>> = const { RefCell::new(BTreeMap::new()) };
}

/// A text as a search compares it: a letter for each of its letters.
pub(crate) fn folded(text: &str) -> String {
    text.chars().map(compared).collect()
}

/// What somebody looks for, as a search compares it. Marks that were typed behind their letters are joined with them first.
pub(crate) fn sought(text: &str) -> String {
    folded(&String::from(JsString::from(text).normalize("NFC")))
}

fn compared(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    if small.is_ascii() {
        return small;
    }
    COMPARED.with_borrow_mut(|known| *known.entry(small).or_insert_with(|| plain(small)))
}

/// A small letter without its marks, by the canonical decomposition of Unicode; what that leaves apart is listed.
fn plain(letter: char) -> char {
    match letter {
        'ך' => 'כ',
        'ם' => 'מ',
        'ן' => 'נ',
        'ף' => 'פ',
        'ץ' => 'צ',
        'ґ' => 'г',
        '’' | '‘' | 'ʼ' | '׳' => '\'',
        '“' | '”' | '„' | '״' => '"',
        '־' | '‐' | '–' => '-',
        _ => {
            let parts = JsString::from(letter.to_string()).normalize("NFD");
            String::from(parts).chars().next().unwrap_or(letter)
        }
    }
}
