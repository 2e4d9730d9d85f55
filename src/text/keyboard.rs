//! Which letter a key is, on keyboards of any language.

/// What a key writes, but where that is a letter of another script than the Latin one, the letter or sign of its place.
/// A Hebrew keyboard writes two signs where others have letters. Any other sign on the place of a letter belongs to a
/// Latin keyboard that has moved its letters, as Dvorak's does: it stays a sign.
#[must_use]
pub fn letter_of(key: String, code: &str) -> String {
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return key };
    let is_latin = matches!(letter, '\u{0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}');
    let is_hebrew_sign = matches!((letter, code), ('/', "KeyQ") | ('\'', "KeyW"));
    let is_elsewhere = is_hebrew_sign || (!is_latin && letter.is_alphabetic());
    if !is_elsewhere {
        return key;
    }
    let place = match code {
        "Comma" => ",",
        "Period" => ".",
        _ => code.strip_prefix("Key").unwrap_or_default(),
    };
    match place {
        "" => key,
        place if letter.is_uppercase() => place.to_owned(),
        place => place.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::letter_of;

    #[test]
    fn a_shortcut_is_the_latin_letter_that_a_key_writes_or_else_the_one_of_its_place() {
        for (layout, key, code, letter) in [
            ("English", "q", "KeyQ", "q"),
            ("Ukrainian", "й", "KeyQ", "q"),
            ("Ukrainian", "і", "KeyS", "s"),
            ("Ukrainian with Shift", "Й", "KeyQ", "Q"),
            ("Ukrainian", "?", "Digit7", "?"),
            ("Ukrainian", "ю", "Period", "."),
            ("Hebrew", "/", "KeyQ", "q"),
            ("Hebrew", "'", "KeyW", "w"),
            ("Hebrew", "ש", "KeyA", "a"),
            ("Hebrew", "ת", "Comma", ","),
            ("Hebrew", "?", "Slash", "?"),
            ("French", "a", "KeyQ", "a"),
            ("French", "q", "KeyA", "q"),
            ("French", "m", "Semicolon", "m"),
            ("French", ",", "KeyM", ","),
            ("French", "?", "KeyM", "?"),
            ("French", "é", "Digit2", "é"),
            ("Dvorak", "'", "KeyQ", "'"),
            ("Dvorak", ",", "KeyW", ","),
            ("Dvorak", "x", "KeyB", "x"),
            ("any", "Escape", "Escape", "Escape"),
            ("any", "Dead", "BracketLeft", "Dead"),
            ("one without codes", "й", "", "й"),
        ] {
            assert_eq!(letter_of(key.to_owned(), code), letter, "{key} of {code}, {layout}");
        }
    }
}
