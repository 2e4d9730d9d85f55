//! How words are strung together.

/// A preposition or conjunction of one letter before a word: «במאדים», «ב־3».
pub(super) fn attached(letter: &str, word: &str) -> String {
    let is_hebrew = word.starts_with(|first| matches!(first, 'א'..='ת'));
    format!("{letter}{}{word}", if is_hebrew { "" } else { "־" })
}

/// «א, ב וג».
pub(super) fn and<S: AsRef<str>>(items: &[S]) -> String {
    join(items, |end| attached("ו", end))
}

/// «א, ב או ג».
pub(super) fn or<S: AsRef<str>>(items: &[S]) -> String {
    join(items, |end| format!("או {end}"))
}

fn join<S: AsRef<str>>(items: &[S], last: impl Fn(&str) -> String) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [before @ .., end] => format!("{} {}", listed(before), last(end.as_ref())),
    }
}

/// Items one after the other: "a, b, c".
pub(super) fn listed<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    let items: Vec<S> = items.into_iter().collect();
    items.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(", ")
}
