//! How a language writes its sentences: tables with a line for each value.

use std::fmt::{self, Arguments};

/// A sentence: borrowed where it is written out, made where something stands in it.
pub(super) fn sentence<T: From<&'static str> + From<String>>(words: Arguments<'_>) -> T {
    match words.as_str() {
        Some(words) => words.into(),
        None => fmt::format(words).into(),
    }
}

/// A `match` that says something of each value: a format string with its arguments, an expression in brackets that has the words
/// already, or a block. What comes out is a [`Text`](super::Text) or a `String`.
macro_rules! say {
    ($of:expr; $($(#[$attribute:meta])* $pattern:pat $(if $guard:expr)? => $head:tt $(, $value:expr)*;)*) => {
        match $of { $($(#[$attribute])* $pattern $(if $guard)? => $crate::text::say::said!($head $(, $value)*),)* }
    };
}

/// One sentence of [`say!`].
macro_rules! said {
    ($words:literal $(, $value:expr)*) => { $crate::text::say::sentence(format_args!($words $(, $value)*)) };
    (($words:expr)) => { From::from($words) };
    ($words:block) => { From::from($words) };
}

/// A `match` that explains each value: its name, then a sentence as in [`say!`].
macro_rules! explain {
    ($of:expr; $($pattern:pat => $name:tt, $about:tt $(, $value:expr)*;)*) => {
        match $of {
            $($pattern => $crate::text::Explanation {
                name: $crate::text::say::said!($name),
                about: $crate::text::say::said!($about $(, $value)*),
            },)*
        }
    };
}

/// A `match` whose words are known when the program is built.
macro_rules! words {
    ($of:expr; $($(#[$attribute:meta])* $pattern:pat $(if $guard:expr)? => $words:expr;)*) => {
        match $of { $($(#[$attribute])* $pattern $(if $guard)? => $words,)* }
    };
}

pub(super) use {explain, said, say, words};
