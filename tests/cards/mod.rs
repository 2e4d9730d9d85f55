//! The tables of cards against the facts, and what the rulebook says of the pool as a whole.

mod ares;
mod facts;
mod names;
mod normal;
mod pool;
mod translate;
