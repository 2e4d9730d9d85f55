//! Draft (DRAFT).
