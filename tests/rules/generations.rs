//! Turn order, research and action phases (BASE-GEN, BASE-RES, BASE-ACT).
