//! Inputs tried out one after the other, and what came of them.

use super::{Forger, Input};
use core::cell::RefCell;
use core::ops::Range;
use std::time::Instant;

/// What reading one input should take of the processor at most, in seconds.
const MOST_SECONDS: f64 = 0.05;

/// What came of many inputs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// By reader, how many inputs there were and how many were accepted.
    inputs: [(u64, u64); Input::NAMES.len()],
    /// The seconds of the input that took longest, and its number.
    slowest: (f64, u64),
    /// The inputs that took too long.
    pub(crate) late: Vec<u64>,
    pub(crate) most_answers: u32,
}

impl Tally {
    /// What came of these inputs as well.
    fn and(mut self, other: &Self) -> Self {
        for (own, others) in self.inputs.iter_mut().zip(other.inputs) {
            *own = (own.0 + others.0, own.1 + others.1);
        }
        if other.slowest.0 > self.slowest.0 {
            self.slowest = other.slowest;
        }
        self.late.extend(&other.late);
        self.most_answers = self.most_answers.max(other.most_answers);
        self
    }

    /// How many inputs were tried, and how many of them were accepted.
    pub(crate) fn sums(&self) -> (u64, u64) {
        self.inputs.iter().fold((0, 0), |sums, it| (sums.0 + it.0, sums.1 + it.1))
    }

    /// All of it in a line.
    pub(crate) fn line(&self) -> String {
        let readers = Input::NAMES.iter().zip(self.inputs);
        let readers: Vec<String> =
            readers.map(|(name, (inputs, accepted))| format!("{name} {accepted} of {inputs}")).collect();
        format!(
            "{} inputs, accepted: {}; slowest {:.2} ms (input {}), most answers replayed {}, over {} ms: {}",
            self.sums().0,
            readers.join(", "),
            self.slowest.0 * 1e3,
            self.slowest.1,
            self.most_answers,
            MOST_SECONDS * 1e3,
            self.late.len(),
        )
    }
}

thread_local! {
    static NOW: RefCell<Option<(u64, Input)>> = const { RefCell::new(None) };
}

/// Lets a panic say which input it was.
pub(crate) fn name_inputs_in_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        before(panic);
        NOW.with_borrow(|now| {
            if let Some((number, input)) = now {
                eprintln!("{panic}\nat input {number}: {input:?}");
            }
        });
    }));
}

/// Hands inputs to their readers.
fn try_out(forger: Forger<'_>, numbers: impl Iterator<Item = u64>) -> Tally {
    let mut tally = Tally::default();
    for number in numbers {
        let input = forger.input(number);
        NOW.set(Some((number, input.clone())));
        let timed = || {
            let begun = Instant::now();
            (input.read(), begun.elapsed().as_secs_f64())
        };
        let (read, mut seconds) = timed();
        // Another program may have had the processor meanwhile.
        for _ in 0..4 {
            if seconds > MOST_SECONDS / 4.0 {
                seconds = seconds.min(timed().1);
            }
        }
        let reader = &mut tally.inputs[input.reader()];
        *reader = (reader.0 + 1, reader.1 + u64::from(read.is_accepted));
        if seconds > tally.slowest.0 {
            tally.slowest = (seconds, number);
        }
        if seconds > MOST_SECONDS {
            tally.late.push(number);
        }
        tally.most_answers = tally.most_answers.max(read.answers);
    }
    NOW.set(None);
    tally
}

/// Hands inputs to their readers on all processors. Panics when one of them has.
pub(crate) fn try_on_all(forger: Forger<'_>, numbers: &Range<u64>) -> Tally {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let begin = |part| {
            let numbers = numbers.clone().skip(part).step_by(threads);
            scope.spawn(move || try_out(forger, numbers))
        };
        let parts: Vec<_> = (0..threads).map(begin).collect();
        let tallies = parts.into_iter().map(|part| part.join().expect("no input makes a reader panic"));
        tallies.fold(Tally::default(), |sum, tally| sum.and(&tally))
    })
}
