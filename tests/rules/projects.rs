//! Standard projects (BASE-SP).
