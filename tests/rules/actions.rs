//! Blue-card actions and conversions (BASE-BLUE, BASE-CONV).
