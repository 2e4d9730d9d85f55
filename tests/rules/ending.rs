//! End of the game and final scoring (BASE-END, BASE-SCORE).
