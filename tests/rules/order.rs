//! Order of effects (Q-BASE-03), and what may be put first.
