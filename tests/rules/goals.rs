//! Milestones and awards (BASE-MILE, BASE-AWARD).
