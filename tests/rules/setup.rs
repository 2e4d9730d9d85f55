//! Set-up of the standard game (BASE-SETUP).
