//! What the ledger says of the cost of a play beside what a copy says on which it is tried, for tests.

use super::can::CostRange;
use core::cell::RefCell;

/// What the ledger says, where it can tell, and what the copy says, where a way leads through.
pub type Trial = (Option<(i32, i32)>, Option<i32>);

thread_local! {
    static TRIALS: RefCell<Option<Vec<Trial>>> = const { RefCell::new(None) };
}

/// Notes what both say, where that is recorded.
pub(super) fn note(told: Option<CostRange>, tried: impl FnOnce() -> Option<i32>) {
    TRIALS.with_borrow_mut(|trials| {
        if let Some(trials) = trials {
            trials.push((told.map(|cost| (cost.least, cost.most)), tried()));
        }
    });
}

/// Everything that both say of the plays that are judged on the way.
pub fn trials(judge: impl FnOnce()) -> Vec<Trial> {
    TRIALS.set(Some(Vec::new()));
    judge();
    TRIALS.take().unwrap_or_default()
}
