//! Playing a card (BASE-PLAY).
