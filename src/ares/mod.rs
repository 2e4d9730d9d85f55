//! Terraforming Mars: Ares Expedition, a card game with rules of its own.

pub mod cards;
