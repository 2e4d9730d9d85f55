//! The embedding API: versioned, plain values in and out.
