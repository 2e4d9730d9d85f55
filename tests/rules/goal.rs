//! Aim of the game and components (BASE-GOAL, BASE-COMP).
