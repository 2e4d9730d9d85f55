//! Production phase (BASE-PROD).
