//! Corporate Era (CORP-ERA).
