//! What happened: the log, the news of a turn, reasons of bots, a game played again, and the table as it was before.

pub(crate) mod log;
pub(crate) mod look_back;
pub(crate) mod moved;
pub(crate) mod recap;
pub(crate) mod replay;
pub(crate) mod why;
