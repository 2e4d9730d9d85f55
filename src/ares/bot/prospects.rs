//! What is still to come of a game, and what a resource is worth for that.

use super::weights::Weights;
use crate::ares::cards::{Capacity, CardColour, Filter, Stock, Tag, ZoneTrack};
use crate::ares::state::facts::Facts;
use crate::ares::state::planet::{OCEANS, most_steps};
use crate::ares::state::setup::Mode;
use crate::kit::Seat;

/// The steps of all tracks and the oceans.
const ALL_STEPS: i32 = 14 + 19 + OCEANS as i32;

/// How many of 208 project cards have a tag, in the order of [`Tag::ALL`].
const TAGGED: [i32; 10] = [67, 42, 27, 32, 12, 23, 27, 18, 8, 38];

/// How many of 208 project cards have a colour, in the order of [`CardColour::ALL`].
const COLOURED: [i32; 3] = [106, 64, 38];

/// What a seat has to expect. Numbers of rounds and phases are in hundredths, values in hundredths of a M€.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospects {
    /// The rounds that are left, this one among them.
    pub(super) rounds: i32,
    /// The production phases that are left.
    pub(super) collects: i32,
    /// Production phases among these that bring nothing of use any more.
    useless: i32,
    /// The action phases that are left.
    pub(super) acts: i32,
    /// The cards that the seat will play.
    pub(super) plays: i32,
    /// The seats that raise the tracks.
    pub(super) raisers: i32,
    pub(super) money: i32,
    pub(super) heat: i32,
    pub(super) plants: i32,
    /// A card that is not known, in the hand, and what playing it would bring.
    pub(super) card: i32,
    pub(super) card_gain: i32,
    pub(super) point: i32,
    pub(super) rating: i32,
    /// What a step is worth beyond its rating: oxygen, temperature, oceans.
    pub(super) steps: [i32; 3],
    /// Of what is produced of heat and plants, the part that is of use, in percent.
    pub(super) useful: [i32; 2],
}

impl Prospects {
    pub(super) fn of(facts: &Facts, seat: Seat, weights: &Weights) -> Self {
        let left = steps_left(facts);
        let all_left: i32 = left.iter().sum();
        let until_last = 100 * (i32::from(facts.last_round()) + 1 - i32::from(facts.round));
        let rounds = match facts.setup.mode {
            Mode::Competitive => rounds_left(facts, all_left, weights),
            Mode::Solo(_) => until_last.min(rounds_left(facts, all_left, weights)),
            Mode::Cooperative => until_last,
        };
        let point = weights.point + weights.late_point * (ALL_STEPS - all_left) / ALL_STEPS;
        let collects = rounds * weights.often / 100;
        // M€ bring more while there is time.
        let money = 100 + (rounds * weights.patience / 100 / 100).min(60)
            - (200 - rounds).max(0) * weights.idle / 200;
        let card_gain = (rounds * weights.card / 100).min(weights.most_card);
        let rating = point + money * collects / 100;
        let step =
            |place: usize, price: i32| if left[place] > 0 { price * weights.hurry[place] / 100 } else { 0 };
        let steps = [step(0, 2000), step(1, 1400), step(2, 1500)];
        let is_open = |place: usize| i32::from(left[place] > 0);
        let heat = if left[1] > 0 { (rating + steps[1]) * weights.heat / 800 } else { 10 };
        let heat = if facts.pays_with_heat(seat) { heat.max(money) } else { heat };
        let plants = (point + is_open(0) * (rating + steps[0])) * weights.plants / 800;
        Self {
            rounds,
            collects,
            acts: rounds * weights.acts / 100,
            plays: rounds * weights.plays / 100,
            raisers: facts.seats().len() as i32,
            money,
            heat,
            plants,
            card: 3 * money + card_gain * weights.unknown / 100,
            card_gain,
            useless: weights.useless,
            point,
            rating,
            steps,
            useful: [if facts.pays_with_heat(seat) { 100 } else { (left[1] * 15).min(100) }, 100],
        }
    }

    /// A resource in stock.
    pub(super) const fn stock(&self, stock: Stock) -> i32 {
        match stock {
            Stock::MegaCredits => self.money,
            Stock::Heat => self.heat,
            Stock::Plants => self.plants,
        }
    }

    /// One more of a resource in each production phase to come.
    pub(super) const fn production(&self, stock: Stock) -> i32 {
        let collects = self.collects - self.useless;
        let collects = if collects < 0 { 0 } else { collects };
        match stock {
            Stock::MegaCredits => self.money * collects / 100,
            Stock::Heat => self.heat * collects / 100 * self.useful[0] / 100,
            Stock::Plants => self.plants * collects / 100 * self.useful[1] / 100,
        }
    }

    /// How many of 208 cards a filter means.
    pub(super) fn meant(filter: Filter) -> i32 {
        match filter {
            Filter::Any => 208,
            Filter::Tagged(tags) => tags.iter().map(|&tag| TAGGED[tag as usize]).sum(),
            Filter::Coloured(colours) => colours.iter().map(|&colour| COLOURED[colour as usize]).sum(),
            Filter::Costing(least) => (208 - i32::from(least) * 8).max(10),
        }
    }

    /// How many of 208 cards have this tag.
    pub(super) const fn tagged(tag: Tag) -> i32 {
        TAGGED[tag as usize]
    }

    /// The cards to play that a filter means, in hundredths.
    pub(super) fn plays_of(&self, filter: Filter) -> i32 {
        self.plays * Self::meant(filter) / 208
    }

    /// One more steel or titanium, of which each takes so many M€ off.
    pub(super) fn capacity(&self, capacity: Capacity, worth: i32) -> i32 {
        let tags: &'static [Tag] = match capacity {
            Capacity::Steel => &[Tag::Building],
            Capacity::Titanium => &[Tag::Space],
        };
        self.plays_of(Filter::Tagged(tags)) * worth * self.money / 100
    }

    /// A step of a track, or an ocean at place 2: its rating and what is beyond.
    pub(super) const fn step(&self, place: usize) -> i32 {
        self.rating + self.steps[place]
    }
}

/// The rounds that are left: by how many steps are left, and by how long a game usually is.
fn rounds_left(facts: &Facts, all_left: i32, weights: &Weights) -> i32 {
    let by_steps = (all_left * weights.length * 100 / ALL_STEPS).max(50) + 50;
    let fastest = all_left * 1_000 / weights.fastest.max(10);
    let by_time = (100 * (weights.length - i32::from(facts.round))).max(fastest).max(50) + 50;
    let usual = by_steps + (by_time - by_steps) * weights.pace / 100;
    if weights.pressure == 0 {
        return usual;
    }
    let beyond = (usual - rounds_at_least(facts, all_left)).max(0);
    usual - beyond * weights.pressure / 100
}

/// In how many rounds, in hundredths, all seats could make the steps left, by what all see: heat and plants in stock, and what half of the
/// rounds bring. A step takes 8 heat or plants, or 16 M€.
fn rounds_at_least(facts: &Facts, all_left: i32) -> i32 {
    let steps = |heat: i32, plants: i32, money: i32| (heat + plants) * 100 / 8 + money * 100 / 16;
    let (mut at_once, mut each_round) = (0, 0);
    for seat in facts.seats().iter() {
        let stock = &facts.players[seat].board.stock;
        let income = facts.collected(seat);
        let [money, heat, plants] = Stock::ALL.map(|it| i32::from(stock[it]));
        at_once += steps(heat, plants, money);
        each_round += steps(income.heat.into(), income.plants.into(), income.money.into()) / 2;
    }
    (all_left * 100 - at_once).max(0) * 100 / each_round.max(50) + 100
}

/// The steps that oxygen and temperature have left, and the oceans.
pub fn steps_left(facts: &Facts) -> [i32; 3] {
    let left = |track| i32::from(most_steps(track)) - i32::from(facts.planet.steps(track));
    let [oxygen, temperature] = ZoneTrack::ALL.map(left);
    [oxygen, temperature, i32::from(OCEANS) - i32::from(facts.planet.oceans())]
}

const _: () = assert!(
    CardColour::Green as usize == 0 && CardColour::Blue as usize == 1 && CardColour::Red as usize == 2
);
