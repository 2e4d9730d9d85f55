//! What is asked, what is offered, and why not more.

pub(crate) mod bill;
pub(crate) mod offers;
mod reason;
pub(crate) mod steps;
pub(crate) mod vain;
