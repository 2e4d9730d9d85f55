//! The rulebooks as tests, a file a chapter. A test is a sentence of the book; its doc line names the rules
//! that it proves.

mod help;
mod placement;
