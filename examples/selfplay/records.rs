//! The records of finished games: their letters beside the fewest that could say as much, and how long they take.
#![expect(clippy::cast_precision_loss, reason = "letters and bits stay far below 2 to the 52")]

use viriditas::games::MarsRecord;
use viriditas::kit::{EventLog, Seat, Seed};
use viriditas::mars::Fault;
use viriditas::mars::{Choice, Mars, Refusal, Setup};
use viriditas::save::{Broken, Journal};

/// The most letters that a finished game may take.
const MOST_LETTERS: usize = 2_000;
/// What encoding and decoding may take each, and playing again, in milliseconds.
const MOST_MILLISECONDS: [f64; 3] = [5.0, 5.0, 1.0];

/// The bits of a letter.
const LETTER: f64 = 6.0;

/// One who writes down what is answered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scribe {
    journal: Journal<Mars>,
    /// What the answers say, each in as many bits as its offers need.
    bits: f64,
}

impl Scribe {
    /// Plays an answer that is one of so many offers.
    pub(crate) fn write(
        &mut self,
        game: &mut Mars,
        seat: Seat,
        choice: Choice,
        offers: usize,
    ) -> Result<(), Refusal> {
        self.bits += (offers as f64).log2();
        self.journal.play(game, seat, choice, &mut EventLog::nothing())
    }

    /// Measures the record of the game that was played; `clock` tells seconds.
    pub(crate) fn measured(
        &self,
        setup: &Setup,
        seed: Seed,
        game: &Mars,
        clock: impl Fn() -> f64,
    ) -> Result<Measured, Broken<Fault>> {
        let record = MarsRecord::of(setup, seed, &self.journal, game);
        let mut milliseconds = [f64::INFINITY; 3];
        // The shortest of three times is the one in which nothing else had the processor.
        for _ in 0..3 {
            let begun = clock();
            let text = MarsRecord::of(setup, seed, &self.journal, game).to_text();
            let encoded = clock();
            let record = MarsRecord::from_text(&text)?;
            let decoded = clock();
            record.replay(&mut EventLog::nothing())?;
            let seconds = [encoded - begun, decoded - encoded, clock() - decoded];
            milliseconds.iter_mut().zip(seconds).for_each(|(least, it)| *least = least.min(it * 1e3));
        }
        Ok(Measured { letters: record.to_text().len(), fewest: (self.bits / LETTER).ceil(), milliseconds })
    }
}

/// What one record came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    letters: usize,
    /// As many letters say no more than what was answered.
    fewest: f64,
    /// To encode, to decode, and to play again.
    milliseconds: [f64; 3],
}

impl Measured {
    /// Whether it has at most a twentieth and forty letters more than what was answered, and no more than any record may have.
    pub(crate) fn is_short(&self) -> bool {
        self.letters <= MOST_LETTERS && self.letters as f64 <= self.fewest * 1.05 + 40.0
    }
}

/// What many came to, as one JSON object: `[median, most, how many above the bar]` of each.
pub(crate) fn json(all: &[Measured]) -> String {
    let row = |what: fn(&Measured) -> f64, over: &dyn Fn(&Measured) -> bool| {
        let mut numbers: Vec<f64> = all.iter().map(what).collect();
        numbers.sort_unstable_by(f64::total_cmp);
        let median = numbers.get(numbers.len() / 2).copied().unwrap_or_default();
        let most = numbers.last().copied().unwrap_or_default();
        format!("[{median:.3},{most:.3},{}]", all.iter().filter(|it| over(it)).count())
    };
    let late = |place: usize| move |it: &Measured| it.milliseconds[place] > MOST_MILLISECONDS[place];
    format!(
        "{{\"letters\":{},\"above_fewest\":{},\"encode_ms\":{},\"decode_ms\":{},\"replay_ms\":{}}}",
        row(|it| it.letters as f64, &|it| it.letters > MOST_LETTERS),
        row(|it| it.letters as f64 - it.fewest, &|it| !it.is_short()),
        row(|it| it.milliseconds[0], &late(0)),
        row(|it| it.milliseconds[1], &late(1)),
        row(|it| it.milliseconds[2], &late(2)),
    )
}
