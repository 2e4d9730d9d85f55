//! What every set-up that somebody proposes holds of its table, as text: who sits where, their names and colours, the seed.
//!
//! The text of a proposal is written as a form is sent. It begins with `setup=` and the version; the rest are words of the game
//! and those of this file. Seats are counted from 0; in version 1 they were counted from 1.

use super::{Bot, Colour, Colours, Controller, Name, PastBots, Seating};
use crate::kit::{BySeat, SEATS, Seat};
use form_urlencoded::Serializer;

/// The most bytes of the text of a proposal.
pub const MOST_PROPOSED_BYTES: usize = 1 << 15;

/// The versions of the text, the newest first, with the number of the first seat in each.
const VERSIONS: [(&str, u8); 2] = [("2", 0), ("1", 1)];

/// Who can play, and what that is called in a text and in the form.
pub const CONTROLLERS: [(Controller, &str); 1 + Bot::ALL.len()] = {
    let mut all = [(Controller::Human, "human"); 1 + Bot::ALL.len()];
    let mut place = 0;
    while place < Bot::ALL.len() {
        let bot = Bot::ALL[place];
        all[1 + place] = (Controller::Bot(bot), bot.key());
        place += 1;
    }
    all
};

/// How far an undo may go past bots, and what that is called in a text and in the form.
pub const PAST_BOTS: [(PastBots, &str); 3] =
    [(PastBots::ByPeople, "by-people"), (PastBots::Always, "always"), (PastBots::UntilShown, "until-shown")];

/// What a text says where nobody may ask the coach.
const NO_COACH: &str = "no";

/// What the colours are called in a text.
const COLOURS: [(Colour, &str); 5] = [
    (Colour::Sky, "sky"),
    (Colour::Violet, "violet"),
    (Colour::Bone, "bone"),
    (Colour::Coral, "coral"),
    (Colour::Amber, "amber"),
];

/// Why a text is no proposal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProposalError {
    /// The text has more than [`MOST_PROPOSED_BYTES`].
    TooLong,
    /// The text is of another version.
    Version,
    /// The text says something that this release does not know: the beginning of that.
    Word(Name),
}

/// Who sits at a table to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProposedSeating {
    /// The number of players.
    pub players: u8,
    /// Who sits where; an empty name is nobody's own.
    pub seating: Seating,
    /// A number or other words; empty for chance.
    pub seed: String,
}

impl Default for ProposedSeating {
    fn default() -> Self {
        Self { players: 2, seating: Seating::default(), seed: String::new() }
    }
}

impl ProposedSeating {
    /// Begins the text of a proposal.
    pub(crate) fn begin_text() -> Serializer<'static, String> {
        let mut text = Serializer::new(String::new());
        text.append_pair("setup", VERSIONS[0].0);
        text
    }

    /// Writes who plays, and under which name.
    pub(crate) fn write_players(&self, text: &mut Serializer<'static, String>) {
        let Seating { players, names, .. } = &self.seating;
        let seats = || Seat::ALL.into_iter().take(self.players.into());
        text.append_pair("seats", &listed(seats().map(|seat| called(&CONTROLLERS, &players[seat]))));
        for seat in seats().filter(|&seat| !names[seat].as_str().is_empty()) {
            text.append_pair(&format!("name{}", seat.number()), names[seat].as_str());
        }
    }

    /// Writes the rest, at the end of the text.
    pub(crate) fn write_rest(&self, text: &mut Serializer<'static, String>) {
        let Seating { colours, past_bots, without_coach, .. } = &self.seating;
        if *colours != Colours::default() {
            text.append_pair("colours", &listed(Seat::ALL.map(|seat| called(&COLOURS, &colours.of(seat)))));
        }
        if *past_bots != PastBots::default() {
            text.append_pair("undo", called(&PAST_BOTS, past_bots));
        }
        if *without_coach {
            text.append_pair("coach", NO_COACH);
        }
        if !self.seed.is_empty() {
            text.append_pair("seed", &self.seed);
        }
    }

    /// Takes over one thing that is said, where seats are counted from that number; `None` if it means nothing.
    pub(crate) fn take(&mut self, key: &str, value: &str, from: u8) -> Option<()> {
        let Self { players, seating, seed } = self;
        match key {
            "seats" => {
                let kinds: Option<Vec<_>> = value.split(',').map(|kind| meant(&CONTROLLERS, kind)).collect();
                let kinds = kinds.filter(|kinds| kinds.len() <= SEATS)?;
                *players = kinds.len() as u8;
                Seat::ALL.into_iter().zip(kinds).for_each(|(seat, kind)| seating.players[seat] = kind);
            }
            "colours" => {
                let colours: Option<Vec<_>> =
                    value.split(',').map(|colour| meant(&COLOURS, colour)).collect();
                seating.colours = Colours::new(BySeat(colours?.try_into().ok()?))?;
            }
            "undo" => seating.past_bots = meant(&PAST_BOTS, value)?,
            "coach" if value == NO_COACH => seating.without_coach = true,
            "coach" => return None,
            "seed" => value.clone_into(seed),
            _ => seating.names[seat_said(key.strip_prefix("name")?, from)?] = Name::new(value),
        }
        Some(())
    }
}

/// Whether a text says that it is a proposal, whole or not.
pub(crate) fn is_proposal(text: &str) -> bool {
    text.starts_with("setup=")
}

/// Reads the text of a proposal: each key with its value and the number of the first seat is taken over, or means nothing.
///
/// # Errors
/// What is wrong with it; nothing of it is to be taken over.
pub(crate) fn read_proposal(
    text: &str,
    mut take: impl FnMut(&str, &str, u8) -> Option<()>,
) -> Result<(), ProposalError> {
    if text.len() > MOST_PROPOSED_BYTES {
        return Err(ProposalError::TooLong);
    }
    let mut said = form_urlencoded::parse(text.as_bytes());
    let (key, version) = said.next().unwrap_or_default();
    if key != "setup" {
        return Err(ProposalError::Word(Name::new(&key)));
    }
    let version = VERSIONS.into_iter().find(|(name, _)| *name == version);
    let (_, first) = version.ok_or(ProposalError::Version)?;
    for (key, value) in said {
        let unknown = || ProposalError::Word(Name::new(&format!("{key}={value}")));
        take(&key, &value, first).ok_or_else(unknown)?;
    }
    Ok(())
}

/// The seat with this number, counted from that one.
pub(crate) fn seat_said(number: &str, from: u8) -> Option<Seat> {
    Seat::new(number.parse::<u8>().ok()?.checked_sub(from)?)
}

/// Words with commas between them.
pub(crate) fn listed<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().collect::<Vec<_>>().join(",")
}

/// What something is called.
pub(crate) fn called<T: PartialEq>(names: &[(T, &'static str)], it: &T) -> &'static str {
    names.iter().find(|(other, _)| other == it).map_or("", |&(_, word)| word)
}

/// What is called so.
pub(crate) fn meant<T: Copy>(names: &[(T, &'static str)], word: &str) -> Option<T> {
    names.iter().find(|&&(_, other)| other == word).map(|&(it, _)| it)
}
