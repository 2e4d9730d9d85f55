//! A forger: valid inputs of every kind altered again and again, the same ones for a seed, mostly under checksums that fit, and
//! all of them handed to whoever reads them.

mod alter;
pub(crate) mod input;
mod pool;
pub(crate) mod tally;

pub(crate) use input::Input;
pub(crate) use pool::Pool;
pub(crate) use tally::name_inputs_in_panics;
pub(crate) use tally::try_on_all;

use super::letters::{Fields, sealed, text_of};
use viriditas::kit::{Rng, Seed};
use viriditas::save::MOST_ANSWERS;

/// Keeps the inputs of one seed apart from those of the next.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// One who alters what is in a pool.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forger<'p> {
    pub(crate) pool: &'p Pool,
    pub(crate) seed: u64,
}

/// One of a row that is not empty.
fn one_of<'t, T>(row: &'t [T], rng: &mut Rng) -> &'t T {
    &row[rng.below(row.len() as u32) as usize]
}

/// Whether one in so many comes out.
fn once_in(many: u32, rng: &mut Rng) -> bool {
    rng.below(many) == 0
}

impl<'p> Forger<'p> {
    /// The input with this number.
    pub(crate) fn input(self, number: u64) -> Input {
        let rng = &mut Rng::new(Seed(self.seed.wrapping_mul(SPREAD) ^ number));
        match rng.below(22) {
            0..=4 => Input::Record(self.text(rng)),
            5..=9 => {
                let to = *one_of(&["", "", "", "", "1.", "2.", "5.", "6.", "0.", "é."], rng);
                Input::Link(to.to_owned() + &self.text(rng))
            }
            10 | 11 => Input::Summary(self.text(rng)),
            12 => Input::Request(self.request(rng)),
            13 => Input::Answer(self.scribbled(one_of::<String>(&self.pool.answers, rng), rng)),
            14 => Input::Kept(self.strings(&self.pool.kept, rng)),
            15 | 16 => Input::Lines {
                found: self.strings(&self.pool.lines, rng),
                kept: if once_in(3, rng) { self.strings(&self.pool.kept, rng) } else { Vec::new() },
            },
            17 | 18 => Input::Message(self.message(rng)),
            19 | 20 => Input::File {
                text: self.file(rng),
                kept: if once_in(3, rng) { self.strings(&self.pool.kept, rng) } else { Vec::new() },
            },
            _ => {
                let words = *one_of(&["7", "18446744073709551615", "Ada and Беата", ""], rng);
                Input::Seed(self.scribbled(words, rng))
            }
        }
    }

    /// The parts of a game.
    fn game(self, rng: &mut Rng) -> &'p [Vec<u8>] {
        let games = if once_in(400, rng) { &self.pool.long } else { &self.pool.games };
        one_of::<Vec<_>>(games, rng)
    }

    /// A text, most often of altered parts, now and then altered as a text; or noise.
    fn text(self, rng: &mut Rng) -> String {
        let noise = match rng.below(80) {
            0 => Some(Vec::new()),
            1 => Some(alter::noise(300, rng)),
            2 => return text_of(&[alter::noise(300, rng)]),
            _ => None,
        };
        if let Some(noise) = noise {
            return String::from_utf8_lossy(&noise).into_owned();
        }
        let mut parts = self.game(rng).to_vec();
        if !once_in(8, rng) {
            for place in 0..parts.len() {
                parts[place] = match (rng.below(8), place) {
                    (0, _) => one_of(self.game(rng), rng).clone(),
                    (1..=4, 0) => self.altered_record(&parts[0], rng),
                    (1..=4, _) => {
                        let other = self.game(rng).last().map_or(&[][..], Vec::as_slice);
                        altered(parts[place].clone(), other, rng)
                    }
                    _ => continue,
                };
            }
        }
        if once_in(20, rng) {
            parts.truncate(rng.below(3) as usize);
        }
        let text = text_of(&parts);
        if once_in(4, rng) { self.scribbled(&text, rng) } else { text }
    }

    /// A whole record with its insides altered, or altered as bytes.
    fn altered_record(self, record: &[u8], rng: &mut Rng) -> Vec<u8> {
        let other = &self.game(rng)[0];
        match Fields::of(record) {
            Some(fields) if !once_in(3, rng) => altered_fields(fields, other, rng).record(),
            _ => altered(record.to_vec(), other, rng),
        }
    }

    /// What a page says to a worker, about a game that may be none.
    fn request(self, rng: &mut Rng) -> String {
        let (seat, bot) = (rng.below(6), one_of(&["greedy", "random"], rng));
        let share = one_of(&["100", "100", "37", "0", "255", "256"], rng);
        let request = format!("1 7 {seat} {bot} {share} {}", self.text(rng));
        if once_in(3, rng) { self.scribbled(&request, rng) } else { request }
    }

    /// What a store holds, some of it altered or lost; texts of games are altered as such.
    fn strings(self, strings: &[(String, String)], rng: &mut Rng) -> Vec<(String, String)> {
        let mut all = Vec::new();
        for (key, string) in strings {
            let (head, text) = match string.rsplit_once('\n') {
                Some((head, text)) => (format!("{head}\n"), text),
                None => (String::new(), string.as_str()),
            };
            let is_game = text.starts_with('V');
            let text = match rng.below(4) {
                0 => continue,
                1 if is_game => self.text(rng),
                1 => self.scribbled(text, rng),
                _ => text.to_owned(),
            };
            let head = if once_in(3, rng) { self.scribbled(&head, rng) } else { head };
            let key = if once_in(8, rng) { self.scribbled(key, rng) } else { key.clone() };
            all.push((key, head + &text));
        }
        all
    }

    /// What a window says, about a game that may be none.
    fn message(self, rng: &mut Rng) -> String {
        let message = one_of::<String>(&self.pool.messages, rng);
        let (head, text) = message.split_once('\n').unwrap_or((message, ""));
        let head = if once_in(2, rng) { self.scribbled(head, rng) } else { head.to_owned() };
        let text = if once_in(2, rng) { self.text(rng) } else { text.to_owned() };
        format!("{head}\n{text}")
    }

    /// Some games with what is told of them, a line each.
    fn file(self, rng: &mut Rng) -> String {
        let mut file = String::from("Viriditas 1\n");
        for _ in 0..rng.below(4) {
            let about = self.scribbled("# 1700000000 Ada and Беата", rng);
            file.extend([about.as_str(), "\n", &self.text(rng), "\n"]);
        }
        if once_in(4, rng) { self.scribbled(&file, rng) } else { file }
    }

    /// A text that was altered as such.
    fn scribbled(self, text: &str, rng: &mut Rng) -> String {
        let other = text_of(one_of::<Vec<_>>(&self.pool.games, rng));
        (0..rng.below(4)).fold(text.to_owned(), |text, _| alter::letters(&text, &other, rng))
    }
}

/// The fields of a record, one to three of them altered.
fn altered_fields(mut fields: Fields, other: &[u8], rng: &mut Rng) -> Fields {
    let others = Fields::of(other).unwrap_or_else(|| fields.clone());
    for _ in 0..=rng.below(3) {
        match rng.below(9) {
            0..=2 => alter::bytes(&mut fields.journal, &others.journal, rng),
            3 => alter::bytes(&mut fields.digest, &others.digest, rng),
            4 => alter::bytes(&mut fields.head, &others.head, rng),
            5 => fields.journal.clone_from(&others.journal),
            6 => fields.answers = rng.below(MOST_ANSWERS + MOST_ANSWERS / 8).into(),
            7 => fields.answers = (fields.answers + u64::from(rng.below(3))).saturating_sub(1),
            // Answers that cost no byte, as many as there may be.
            _ => {
                fields.journal.truncate(rng.below(fields.journal.len() as u32 + 1) as usize);
                fields.generations = 1 + rng.below(40) as u8;
                fields.answers = u64::from(MOST_ANSWERS).min(u64::from(fields.generations) * 100);
            }
        }
    }
    fields
}

/// Bytes altered one to four times, and mostly sealed again.
fn altered(mut bytes: Vec<u8>, other: &[u8], rng: &mut Rng) -> Vec<u8> {
    for _ in 0..=rng.below(4) {
        alter::bytes(&mut bytes, other, rng);
    }
    if once_in(12, rng) { bytes } else { sealed(bytes) }
}
