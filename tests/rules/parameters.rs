//! Global parameters (BASE-PARAM).
