//! How long a test waits: until it comes, however busy the machine is. One limit ends what hangs.

use std::{
    thread,
    time::{Duration, Instant},
};

/// How long anything may take that a test waits for, far above what it takes on a machine that has much else to do.
pub(crate) const LIMIT: Duration = Duration::from_mins(2);

/// Tries until there is something; `None` where nothing came within the limit.
pub(crate) fn tried<T>(mut attempt: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        let found = attempt();
        if found.is_some() || begun.elapsed() > LIMIT {
            return found;
        }
        thread::sleep(Duration::from_millis(10));
    }
}
