//! Everything that must hold, natively and in one program: `cargo test --features synthetic`, or of one folder or test
//! `cargo test --features synthetic --test all rules::board`. What a browser must show is a program of its own.

mod bots;
mod cards;
mod compared;
mod laws;
mod live;
mod perft;
mod plain;
mod plain_analysis;
mod plain_ares;
mod playthroughs;
mod rules;
mod saves;
mod scenario;
mod setups;
mod sources;
mod view;
mod words;
