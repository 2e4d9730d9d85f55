//! The unusual answers: declined, partial, self-targeted, overpaid, impossible.
