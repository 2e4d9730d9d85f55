//! Tags, symbols and courtesies (BASE-SYM, BASE-UX).
