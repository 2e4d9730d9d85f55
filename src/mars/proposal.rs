//! A game to come, as somebody proposes it: what the form of a new game holds, as the last part of an address.
//!
//! The text is `setup=2`, the version, and then what was filled in, as a form is sent: who sits where, by kind; each name that somebody
//! typed; the boxes and options; the map; the cards left out, each by its English name. Seats are counted from 0; in version 1 they
//! were counted from 1. What is not said is as in the usual game.

use crate::kit::{BySeat, SEATS, Seat};
use crate::mars::cards;
use crate::mars::maps::MAPS;
use crate::mars::{SWITCHES, Setup, Switches};
use crate::table::{Bot, Colour, Colours, Controller, Name, PastBots, Seating};
use form_urlencoded::Serializer;

/// The most bytes of a text: every card of every box can be left out in it.
pub const MOST_BYTES: usize = 1 << 15;

/// The versions of the text, today's first, with the number of the first seat in each.
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

/// What the colours are called in a text.
const COLOURS: [(Colour, &str); 5] = [
    (Colour::Sky, "sky"),
    (Colour::Violet, "violet"),
    (Colour::Bone, "bone"),
    (Colour::Coral, "coral"),
    (Colour::Amber, "amber"),
];

/// A game that has not begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Which game.
    pub setup: Setup,
    /// Whether its map is as the seed has it, whatever the set-up says.
    pub any_map: bool,
    /// Who sits where; an empty name is nobody's own.
    pub seating: Seating,
    /// A number or other words; empty for chance.
    pub seed: String,
}

/// Why a text is no proposal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproposed {
    /// The text has more than [`MOST_BYTES`].
    TooLong,
    /// The text is of another version.
    Version,
    /// The text says something that this release does not know: the beginning of that.
    Word(Name),
}

impl Proposal {
    /// Whether a text says that it is one, whole or not.
    pub fn is_meant(text: &str) -> bool {
        text.starts_with("setup=")
    }

    /// The text.
    ///
    /// ```
    /// use viriditas::mars::Setup;
    /// use viriditas::mars::proposal::Proposal;
    /// use viriditas::table::Seating;
    ///
    /// let (setup, seating) = (Setup::new(2), Seating::default());
    /// let proposal = Proposal { setup, any_map: false, seating, seed: String::new() };
    /// let text = proposal.to_text();
    /// assert_eq!(text, "setup=2&seats=human%2Chuman&with=corporate-era&map=Tharsis");
    /// assert_eq!(Proposal::from_text(&text), Ok(proposal));
    /// ```
    pub fn to_text(&self) -> String {
        let Setup { players, on, beginners, first, map, ref banned } = self.setup;
        let Seating { players: kinds, names, colours, past_bots } = &self.seating;
        let seats = || Seat::ALL.into_iter().take(players.into());
        let mut text = Serializer::new(String::new());
        text.append_pair("setup", VERSIONS[0].0);
        text.append_pair("seats", &listed(seats().map(|seat| word(&CONTROLLERS, &kinds[seat]))));
        for seat in seats().filter(|&seat| !names[seat].as_str().is_empty()) {
            text.append_pair(&format!("name{}", seat.number()), names[seat].as_str());
        }
        if !beginners.is_empty() {
            let numbers: Vec<_> = beginners.iter().map(|seat| seat.number().to_string()).collect();
            text.append_pair("beginners", &numbers.join(","));
        }
        if let Some(seat) = first {
            text.append_pair("first", &seat.number().to_string());
        }
        let rows = SWITCHES.iter().filter(|row| on.has(row.switch));
        text.append_pair("with", &listed(rows.map(|row| row.key)));
        let name = MAPS.get(usize::from(map)).map_or("any", |map| map.name);
        text.append_pair("map", if self.any_map { "any" } else { name });
        banned.each(|id| {
            text.append_pair("without", cards::card(id).name);
        });
        if *colours != Colours::default() {
            text.append_pair("colours", &listed(Seat::ALL.map(|seat| word(&COLOURS, &colours.of(seat)))));
        }
        if *past_bots != PastBots::default() {
            text.append_pair("undo", word(&PAST_BOTS, past_bots));
        }
        if !self.seed.is_empty() {
            text.append_pair("seed", &self.seed);
        }
        text.finish()
    }

    /// Reads a text. A proposal may still be impossible: [`Setup::faults`] tells.
    ///
    /// # Errors
    /// What is wrong with it; nothing of it is to be taken over.
    pub fn from_text(text: &str) -> Result<Self, Unproposed> {
        if text.len() > MOST_BYTES {
            return Err(Unproposed::TooLong);
        }
        let mut said = form_urlencoded::parse(text.as_bytes());
        let (key, version) = said.next().unwrap_or_default();
        if key != "setup" {
            return Err(Unproposed::Word(Name::new(&key)));
        }
        let version = VERSIONS.into_iter().find(|(name, _)| *name == version);
        let (_, first) = version.ok_or(Unproposed::Version)?;
        let mut proposal =
            Self { setup: Setup::new(2), any_map: false, seating: Seating::default(), seed: String::new() };
        for (key, value) in said {
            let unknown = || Unproposed::Word(Name::new(&format!("{key}={value}")));
            proposal.take(&key, &value, first).ok_or_else(unknown)?;
        }
        Ok(proposal)
    }

    /// Takes over one thing that is said, where seats are counted from that number; `None` if it means nothing.
    fn take(&mut self, key: &str, value: &str, from: u8) -> Option<()> {
        let seat = |number: &str| Seat::new(number.parse::<u8>().ok()?.checked_sub(from)?);
        let Self { setup, any_map, seating, seed } = self;
        match key {
            "seats" => {
                let kinds: Option<Vec<_>> = value.split(',').map(|kind| meant(&CONTROLLERS, kind)).collect();
                let kinds = kinds.filter(|kinds| kinds.len() <= SEATS)?;
                setup.players = kinds.len() as u8;
                Seat::ALL.into_iter().zip(kinds).for_each(|(seat, kind)| seating.players[seat] = kind);
            }
            "beginners" => setup.beginners = value.split(',').map(seat).collect::<Option<_>>()?,
            "first" => setup.first = Some(seat(value)?),
            "with" => {
                setup.on = Switches::NONE;
                for word in value.split(',').filter(|word| !word.is_empty()) {
                    let row = SWITCHES.iter().find(|row| row.key == word)?;
                    setup.on = setup.on.with(row.switch);
                }
            }
            "map" => {
                *any_map = value == "any";
                let place = MAPS.iter().position(|map| map.name == value).or(any_map.then_some(0))?;
                setup.map = place as u8;
            }
            "without" => setup.banned.insert(cards::named(value)?.id),
            "colours" => {
                let colours: Option<Vec<_>> =
                    value.split(',').map(|colour| meant(&COLOURS, colour)).collect();
                seating.colours = Colours::new(BySeat(colours?.try_into().ok()?))?;
            }
            "undo" => seating.past_bots = meant(&PAST_BOTS, value)?,
            "seed" => value.clone_into(seed),
            _ => seating.names[seat(key.strip_prefix("name")?)?] = Name::new(value),
        }
        Some(())
    }
}

fn listed<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().collect::<Vec<_>>().join(",")
}

/// What something is called.
fn word<T: PartialEq>(called: &[(T, &'static str)], it: &T) -> &'static str {
    called.iter().find(|(other, _)| other == it).map_or("", |&(_, word)| word)
}

/// What is called so.
fn meant<T: Copy>(called: &[(T, &'static str)], word: &str) -> Option<T> {
    called.iter().find(|&&(_, other)| other == word).map(|&(it, _)| it)
}
