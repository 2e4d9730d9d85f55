//! What is said, before it has words: every language reads its sentences off these values, and works out no rule for them.
//!
//! A sentence comes about in three steps. The plan of a game (`mars`, `ares`) reads a card, a question or an answer and decides
//! what is said: which steps are one clause, how much of what, what a trigger is fired by, what an answer stands for. A thing that
//! has a number is a [`Noun`], which both games share. A language gives each value its words.

pub(super) mod ares;
pub(super) mod mars;
mod noun;

pub(super) use noun::Noun;
