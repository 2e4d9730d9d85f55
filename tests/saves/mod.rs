//! Saved games: records, tables and the store.

mod copies;
mod files;
mod forged;
mod forger;
mod fresh;
mod games;
mod hostile;
mod letters;
mod links;
mod matches;
mod measure;
mod overflow;
mod past;
mod receive;
mod revision;
mod round_trip;
mod seating;
mod shown;
mod specimen;
mod stores;
mod tables;
mod together;
mod undo;
mod windows;
mod worker;
