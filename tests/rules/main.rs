//! The rulebooks as tests, a file a chapter. A test is a sentence of the book; its doc line names the rules
//! that it proves.

mod actions;
mod anatomy;
mod awkward;
mod board;
mod corporate_era;
mod corporations;
mod deck;
mod draft;
mod ending;
mod foreseen;
mod generations;
mod goal;
mod goals;
mod heat;
mod help;
mod known;
mod maps;
mod nobody;
mod order;
mod parameters;
mod paying;
mod placement;
mod player_board;
mod playing;
mod preludes;
mod production;
mod projects;
mod runs;
mod setup;
mod solo;
mod symbols;
mod unusual;
mod wild;
