//! The page's words around explanations and rules.

use std::borrow::Cow;

/// What the page says around explanations and rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplainWords<'a> {
    /// The button that asks what the next thing pressed is; also the title of the answer.
    WhatIsThis,
    /// What to do once that button is pressed.
    PressAnything,
    /// The button that explains everything that the screen shows.
    Everything,
    /// The button that leaves the question.
    Leave,
    /// The answer where nothing pressed has an explanation.
    Nothing,
    /// The button that opens the rules at the rule of an explanation.
    Rule,
    /// That button for people who hear the page.
    RuleOf(&'a str),
    /// The name of the reason why something cannot be done.
    WhyNot,

    /// The rules: a title and a button.
    Rules,
    /// The field that searches the rules.
    Search,
    /// The number of places that a search has found.
    Found(usize),
    /// The rules are being fetched.
    Loading,
    /// The rules could not be fetched.
    Unavailable,
    /// The link to the rules as a page of their own.
    AsPage,
    /// The list of chapters.
    Chapters,
}

/// What a thing is, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The name of the thing.
    pub name: Cow<'static, str>,
    /// What the thing is and what it is good for: one to three sentences.
    pub about: Cow<'static, str>,
}
