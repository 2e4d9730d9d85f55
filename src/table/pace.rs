//! When a game is likely to end that ends with the last step of its tracks.

/// How much faster than ever before players may still become, in the soonest end that is foreseen, in percent.
const FASTEST: u16 = 150;
/// A track moves at least this part of the way that an average track has moved, in the latest end that is foreseen.
const SLOWEST: f64 = 0.4;
/// The number of generations that tell how fast a track moves.
const RECENT: usize = 3;
/// No end is foreseen before this part of all steps is taken: one in so many.
const TOLD_FROM: u16 = 4;

/// How fast the tracks of a game have moved from generation to generation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrackPace<const TRACKS: usize> {
    /// How many steps each track has.
    all: [u8; TRACKS],
    /// How many were taken when each generation began.
    begun: Vec<[u8; TRACKS]>,
    /// How many are taken now.
    now: [u8; TRACKS],
    /// How much faster than ever before players may still become, in percent.
    fastest: u16,
}

/// The generations of which one is likely to be the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastGeneration {
    /// The first of them.
    pub least: u8,
    /// The last of them.
    pub most: u8,
}

impl<const TRACKS: usize> TrackPace<TRACKS> {
    pub(super) const fn of(all: [u8; TRACKS], begun: Vec<[u8; TRACKS]>, now: [u8; TRACKS]) -> Self {
        Self { all, begun, now, fastest: FASTEST }
    }

    /// This pace of a game whose players may still become so much faster than ever before, in percent.
    pub(crate) fn with_fastest(self, fastest: u16) -> Self {
        Self { fastest, ..self }
    }

    /// How many steps each track lacks.
    pub fn missing(&self) -> [u8; TRACKS] {
        core::array::from_fn(|track| self.all[track].saturating_sub(self.now[track]))
    }

    /// How many steps were taken in each of the generations that are over; none where more were lost, to a global event.
    pub fn taken(&self) -> impl DoubleEndedIterator<Item = u16> {
        self.begun.windows(2).map(|pair| sum(&pair[1]).saturating_sub(sum(&pair[0])))
    }

    /// The generations of which one is likely to be the last; nothing while too few steps are taken to tell.
    ///
    /// The soonest end: steps are taken ever faster, as they were so far (their sum grows with the square of the generations), or
    /// as much faster than in the best of recent times as the game allows, half as fast again unless it says otherwise. The latest end: each track goes on as it did of late. Over games
    /// that bots have played, the last generation lies within in four of five forecasts (`tests/view/standings.rs`).
    pub fn last_generation(&self) -> Option<LastGeneration> {
        let done = sum(self.begun.last()?);
        let all = sum(&self.all);
        let over = self.begun.len() - 1;
        if sum(&self.now) >= all {
            let this = over as u8 + 1;
            return Some(LastGeneration { least: this, most: this });
        }
        if done * TOLD_FROM < all || over == 0 {
            return None;
        }
        let generations = f64::from(over as u8);
        let recent = over.min(RECENT);
        let recently = f64::from(recent as u8);
        let [ago, now] = [&self.begun[over - recent], &self.begun[over]];
        let average = f64::from(done) / generations;
        let fastest = average.max(f64::from(done.saturating_sub(sum(ago))) / recently)
            * f64::from(self.fastest)
            / 100.0;
        let of_track = |track: usize| {
            let own = f64::from(now[track]);
            let of_late = f64::from(now[track].saturating_sub(ago[track])) / recently;
            (own / generations).max(of_late).max(average * SLOWEST)
        };
        let soonest = |left: u16| f64::from(left) / fastest;
        let latest = |steps: &[u8; TRACKS]| {
            let left = |track: usize| f64::from(self.all[track].saturating_sub(steps[track]));
            (0..TRACKS).map(|track| left(track) / of_track(track)).fold(0.0, f64::max)
        };
        let squared = generations * ((f64::from(all) / f64::from(done)).sqrt() - 1.0);
        // Counted from the beginning of this generation, or from now on, where much was done in it already.
        let soon = soonest(all - done).min(squared).min(1.0 + soonest(all - sum(&self.now)));
        let late = latest(now).min(1.0 + latest(&self.now));
        let [least, most] =
            [soon, late].map(|more| (over + (more.ceil() as usize).max(1)).min(u8::MAX.into()) as u8);
        Some(LastGeneration { least, most: most.max(least) })
    }
}

fn sum(steps: &[u8]) -> u16 {
    steps.iter().map(|&steps| u16::from(steps)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_is_foreseen_by_the_steps_so_far() {
        // Six steps a generation, and eighteen are missing.
        let even = TrackPace::of([18, 18], vec![[0, 0], [3, 3], [6, 6], [9, 9]], [9, 9]);
        assert_eq!(even.missing(), [9, 9]);
        assert_eq!(even.taken().collect::<Vec<_>>(), [6, 6, 6]);
        assert_eq!(even.last_generation(), Some(LastGeneration { least: 5, most: 6 }));
        // One track waits, at the pace it had.
        let uneven = TrackPace::of([18, 18], vec![[0, 0], [4, 2], [10, 4], [18, 6]], [18, 6]);
        assert_eq!(uneven.last_generation(), Some(LastGeneration { least: 4, most: 7 }));
    }

    #[test]
    fn nothing_is_foreseen_before_a_quarter_of_the_steps_and_all_is_known_after_the_last() {
        let early = TrackPace::of([18, 18], vec![[0, 0], [4, 4]], [4, 4]);
        assert_eq!(early.last_generation(), None);
        assert_eq!(TrackPace::of([18, 18], vec![[0, 0]], [4, 4]).last_generation(), None);
        let complete = TrackPace::of([18, 18], vec![[0, 0], [4, 4], [9, 9]], [18, 18]);
        assert_eq!(complete.last_generation(), Some(LastGeneration { least: 3, most: 3 }));
    }

    #[test]
    fn what_this_generation_has_brought_so_far_brings_the_end_nearer() {
        let begun = vec![[0, 0], [3, 3], [6, 6]];
        let before = TrackPace::of([24, 24], begun.clone(), [6, 6]).last_generation();
        let after = TrackPace::of([24, 24], begun, [20, 20]).last_generation();
        assert_eq!(before, Some(LastGeneration { least: 4, most: 8 }));
        assert_eq!(after, Some(LastGeneration { least: 4, most: 5 }));
    }
}
