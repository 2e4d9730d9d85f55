//! Saved games: records, tables and the store.

mod games;
mod hostile;
mod measure;
mod round_trip;
mod specimen;
mod stores;
mod tables;
