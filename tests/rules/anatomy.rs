//! Card anatomy (BASE-CARD).
