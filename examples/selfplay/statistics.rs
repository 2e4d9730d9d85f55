//! What is counted, and its JSON.
#![expect(clippy::cast_precision_loss, reason = "counts stay far below 2 to the 52")]

use viriditas::kit::{Rules, Seats};
use viriditas::mars::{Mars, Outcome, outcome, score};
use viriditas::save::digest;

/// Sums over all games.
#[derive(Clone, Debug)]
pub(crate) struct Statistics {
    players: u8,
    games: u64,
    choices: u64,
    offers: u64,
    generations: u64,
    deepest_agenda: usize,
    most_offers: usize,
    scores: [i64; 5],
    wins: [u64; 5],
    digest: u64,
}

impl Statistics {
    pub(crate) const fn new(players: u8) -> Self {
        Self {
            players,
            games: 0,
            choices: 0,
            offers: 0,
            generations: 0,
            deepest_agenda: 0,
            most_offers: 0,
            scores: [0; 5],
            wins: [0; 5],
            digest: 0,
        }
    }

    /// A question with so many offers, so deep an agenda.
    pub(crate) fn question(&mut self, offers: usize, owed: usize) {
        self.choices += 1;
        self.offers += offers as u64;
        self.most_offers = self.most_offers.max(offers);
        self.deepest_agenda = self.deepest_agenda.max(owed);
    }

    /// A finished game.
    pub(crate) fn game(&mut self, game: &Mars) {
        let facts = game.facts();
        self.games += 1;
        self.generations += u64::from(facts.generation);
        let winners = match outcome(facts) {
            Outcome::Won(seats) => seats,
            Outcome::Lost => Seats::NONE,
        };
        for seat in Seats::first(self.players).iter() {
            self.scores[seat.index()] += i64::from(score(facts, seat).total());
            self.wins[seat.index()] += u64::from(winners.contains(seat));
        }
        self.digest = self.digest.rotate_left(1) ^ digest(game);
    }

    /// One object, with members of others; what depends on the machine ends in `_per_second`.
    pub(crate) fn json(&self, others: &str, seconds: f64) -> String {
        let mean = |sum: f64| sum / (self.games as f64).max(1.0);
        let players = usize::from(self.players);
        let scores: Vec<String> =
            self.scores[..players].iter().map(|&sum| format!("{:.3}", mean(sum as f64))).collect();
        let wins: Vec<String> = self.wins[..players].iter().map(u64::to_string).collect();
        let rate = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        format!(
            "{{\"players\":{},\"games\":{},\"choices_per_game\":{:.3},\"branching\":{:.3},\
             \"most_offers\":{},\"generations\":{:.3},\"scores\":[{}],\"wins\":[{}],\
             {others}\"deepest_agenda\":{},\"digest\":\"{:016x}\",\"games_per_second\":{:.0},\
             \"choices_per_second\":{:.0}}}",
            self.players,
            self.games,
            mean(self.choices as f64),
            self.offers as f64 / (self.choices as f64).max(1.0),
            self.most_offers,
            mean(self.generations as f64),
            scores.join(","),
            wins.join(","),
            self.deepest_agenda,
            self.digest,
            rate(self.games),
            rate(self.choices),
        )
    }
}
