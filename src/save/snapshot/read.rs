//! Sections into facts. Every one is taken for hostile: what could never lie on a table is refused. What follows from it is
//! written by the rules, as the events that would have brought it there.

use super::cards::read_cards;
use super::numbers;
use super::section::{Section, Sections};
use super::write::{PLAYERS, SHIFT};
use crate::cards::{COLONY_TILES, CardId, CardSet, IDS, Kind, Tile, card};
use crate::kit::{Rng, Rules, Seat, Seats, Seed};
use crate::mars::maps::{SPACES, Space};
use crate::mars::{
    ByPile, Event, Facts, LAST_POSITION, MOST_CLAIMED, Mars, Pile, Rest, Setup, Switch, Switches, Witness,
    final_generation, floor, in_game, may_bear, may_lie, may_play_for, tiles_dealt,
};
use crate::save::broken::Broken;
use crate::save::bytes::Reader;
use crate::words::Parameter;

/// More than any game comes to, and little enough to be counted with.
const MOST_RATING: u64 = 1_000;
const MOST_PRODUCTION: i16 = 10_000;
const MOST_STOCK: u64 = u16::MAX as u64;
const MOST_EASE: u8 = 100;
const MOST_FLEETS: u8 = 100;

/// A section says what could never be.
struct Misfit;

impl From<Broken> for Misfit {
    fn from(_: Broken) -> Self {
        Self
    }
}

/// What comes of reading a section.
type Taken = Result<(), Misfit>;

pub(super) fn read(bytes: &[u8], setup: &Setup, seed: Seed) -> Result<Mars, Broken> {
    let sections = Sections::of(bytes)?;
    let facts = Mars::empty_table(setup, seed).map_err(|faults| Broken::Setup { faults })?;
    let free = ByPile(Pile::ALL.map(|pile| in_game(&facts, pile).collect()));
    let mut table = Table { facts, free, rest: None };
    for section in Section::ALL {
        let misfit = |_| Broken::Position { section: section.number() };
        if let Some(content) = sections.get(section) {
            let mut reader = Reader::new(content);
            table.take(section, &mut reader).map_err(misfit)?;
            if !reader.is_done() {
                return Err(misfit(Misfit));
            }
        }
        table.judge(section).map_err(misfit)?;
    }
    // The section of the turn was judged.
    let turn = Broken::Position { section: Section::Turn.number() };
    Ok(Mars::resumed(table.facts, table.rest.ok_or(turn)?))
}

/// A table on which section after section is laid.
struct Table {
    facts: Facts,
    /// The cards of the game that have no place yet.
    free: ByPile<CardSet>,
    rest: Option<Rest>,
}

impl Table {
    fn take(&mut self, section: Section, reader: &mut Reader<'_>) -> Taken {
        match section {
            Section::Game => self.compare_options(reader),
            Section::Tiles => self.lay_tiles(reader),
            Section::Levels => self.set_levels(reader),
            Section::Claims => self.claim(reader),
            Section::Milestones => self.give_milestones(reader),
            Section::Awards => self.fund_awards(reader),
            Section::Corporations => self.reveal_corporations(reader),
            Section::Played => self.play_cards(reader),
            Section::Hands => self.fill_hands(reader),
            Section::Discards => self.discard(reader),
            Section::Piles => self.lay_piles(reader),
            Section::PassedOn => self.pass_on(reader),
            Section::Ratings => self.rate(reader),
            Section::Stocks => self.stock(reader),
            Section::Productions => self.produce(reader),
            Section::ThisGeneration => self.mark(reader),
            Section::Used => self.use_cards(reader),
            Section::OnCards => self.load_cards(reader),
            Section::Turn => self.turn(reader),
            Section::Chance => self.chance(reader),
            Section::Colonies => self.lay_colonies(reader),
        }
    }

    /// What must hold once a section is laid, whether it was there or not.
    fn judge(&self, section: Section) -> Taken {
        let holds = match section {
            Section::Corporations => {
                self.seats().iter().all(|seat| self.facts.players[seat].corporation != CardId::HIDDEN)
            }
            Section::Turn => self.rest.is_some(),
            Section::Colonies => self.has_its_colonies(),
            Section::Game
            | Section::Tiles
            | Section::Levels
            | Section::Claims
            | Section::Milestones
            | Section::Awards
            | Section::Played
            | Section::Hands
            | Section::Discards
            | Section::Piles
            | Section::PassedOn
            | Section::Ratings
            | Section::Stocks
            | Section::Productions
            | Section::ThisGeneration
            | Section::Used
            | Section::OnCards
            | Section::Chance => true,
        };
        require(holds)
    }

    fn seats(&self) -> Seats {
        Seats::first(self.facts.options.players)
    }

    /// A seat at which somebody sits.
    fn seat(&self, number: u8) -> Result<Seat, Misfit> {
        Seat::new(number).filter(|&seat| self.seats().contains(seat)).ok_or(Misfit)
    }

    /// Seats at which somebody sits, as bits.
    fn some_seats(&self, bits: u8) -> Result<Seats, Misfit> {
        let seats: Seats = self.seats().iter().filter(|seat| bits >> seat.number() & 1 == 1).collect();
        if seats.bits() == bits { Ok(seats) } else { Err(Misfit) }
    }

    fn tell(&mut self, event: Event) {
        Mars::commit(&mut self.facts, event);
    }

    /// Gives a card of a pile a place, which it may have but one.
    fn place(&mut self, id: CardId) -> Result<Pile, Misfit> {
        known(id)?;
        let pile = Pile::of(card(id).kind).ok_or(Misfit)?;
        require(self.free[pile].contains(id))?;
        self.free[pile].remove(id);
        Ok(pile)
    }

    /// The same of cards that stand in ascending order, none of them a corporation or a colony tile.
    fn place_all(&mut self, reader: &mut Reader<'_>) -> Result<Vec<CardId>, Misfit> {
        let cards = read_cards(reader)?;
        require(is_ascending(&cards))?;
        for &id in &cards {
            require(matches!(self.place(id)?, Pile::Projects | Pile::Preludes))?;
        }
        Ok(cards)
    }

    /// The same of project cards.
    fn projects(&mut self, reader: &mut Reader<'_>) -> Result<Vec<CardId>, Misfit> {
        let cards = self.place_all(reader)?;
        require(cards.iter().all(|&id| Pile::Projects.has(id)))?;
        Ok(cards)
    }

    /// The snapshot is of a game that was set up as this one.
    fn compare_options(&mut self, reader: &mut Reader<'_>) -> Taken {
        let options = self.facts.options;
        let number = reader.number()?;
        let on = u32::try_from(number >> PLAYERS).ok().and_then(Switches::from_bits);
        let players = number as u8 & ((1 << PLAYERS) - 1);
        let [beginners] = reader.array()?;
        let map = reader.number()?;
        require(
            (players, on, beginners, map)
                == (options.players, Some(options.on), options.beginners.bits(), u64::from(options.map)),
        )
    }

    fn lay_tiles(&mut self, reader: &mut Reader<'_>) -> Taken {
        let mut last = None;
        while !reader.is_done() {
            let [area, tile, owner] = reader.array()?;
            let space = next_space(&mut last, area)?;
            let tile = numbers::tile_of(tile).ok_or(Misfit)?;
            let by = owner.checked_sub(1).map(|number| self.seat(number)).transpose()?;
            let fits = match (tile, by) {
                (Tile::Ocean, None) => !self.facts.has_all_oceans(),
                (Tile::Greenery | Tile::City, _) => true,
                (Tile::Ocean, Some(_)) | (_, None) => false,
                (_, Some(_)) => self.facts.board.find(tile).is_none(),
            };
            require(fits && may_lie(self.facts.map(), tile, space))?;
            self.tell(Event::Placed { by, tile, space });
        }
        Ok(())
    }

    fn set_levels(&mut self, reader: &mut Reader<'_>) -> Taken {
        let mut last = None;
        while !reader.is_done() {
            let [number, level] = reader.array()?;
            require(last.replace(number) < Some(number))?;
            let parameter = numbers::parameter_of(number).ok_or(Misfit)?;
            let track = self.facts.track(parameter).ok_or(Misfit)?;
            require(parameter != Parameter::Oceans && track.marks.contains(&(level as i8)))?;
            self.facts.levels[parameter] = level as i8;
        }
        Ok(())
    }

    fn claim(&mut self, reader: &mut Reader<'_>) -> Taken {
        let mut last = None;
        while !reader.is_done() {
            let [area, seat] = reader.array()?;
            let (space, seat) = (next_space(&mut last, area)?, self.seat(seat)?);
            require(self.facts.map().land.contains(space) && !self.facts.board.occupied.contains(space))?;
            self.tell(Event::Claimed { seat, space });
        }
        Ok(())
    }

    /// One alone has neither milestones nor awards (SOLO-SETUP-11).
    fn give_milestones(&mut self, reader: &mut Reader<'_>) -> Taken {
        let (mut last, mut count) = (None, 0);
        while !reader.is_done() {
            let [milestone, seat] = reader.array()?;
            let seat = self.seat(seat)?;
            count += 1;
            require(last.replace(milestone) < Some(milestone) && count <= MOST_CLAIMED)?;
            require(self.facts.milestone(milestone).is_some() && !self.facts.is_solo())?;
            self.tell(Event::MilestoneClaimed { seat, milestone });
        }
        Ok(())
    }

    fn fund_awards(&mut self, reader: &mut Reader<'_>) -> Taken {
        while !reader.is_done() {
            let [award, seat] = reader.array()?;
            let seat = self.seat(seat)?;
            let awards = &self.facts.awards;
            require(awards.len() < MOST_CLAIMED && awards.iter().all(|&(place, _)| place != award))?;
            require(self.facts.award(award).is_some() && !self.facts.is_solo())?;
            self.tell(Event::AwardFunded { seat, award });
        }
        Ok(())
    }

    fn reveal_corporations(&mut self, reader: &mut Reader<'_>) -> Taken {
        for seat in self.seats().iter() {
            let id = card_of(reader.number()?)?;
            match card(id).kind {
                // All newcomers play for the same one.
                Kind::BeginnerCorporation => {}
                Kind::Corporation => _ = self.place(id)?,
                Kind::Automated | Kind::Active | Kind::Event | Kind::Prelude | Kind::Colony => {
                    return Err(Misfit);
                }
            }
            require(may_play_for(&self.facts, seat, id))?;
            self.tell(Event::CorporationRevealed { seat, card: id });
        }
        Ok(())
    }

    fn play_cards(&mut self, reader: &mut Reader<'_>) -> Taken {
        for seat in self.seats().iter() {
            for card in self.place_all(reader)? {
                if Pile::Projects.has(card) {
                    self.tell(Event::Drew { seat, pile: Pile::Projects, card });
                }
                self.tell(Event::Played { seat, card });
                if crate::cards::card(card).kind == Kind::Event {
                    self.tell(Event::TurnedDown { seat, card });
                }
            }
        }
        Ok(())
    }

    fn fill_hands(&mut self, reader: &mut Reader<'_>) -> Taken {
        for seat in self.seats().iter() {
            for card in self.projects(reader)? {
                self.tell(Event::Drew { seat, pile: Pile::Projects, card });
            }
        }
        Ok(())
    }

    fn discard(&mut self, reader: &mut Reader<'_>) -> Taken {
        let mut last = None;
        while !reader.is_done() {
            let [number] = reader.array()?;
            require(last.replace(number) < Some(number))?;
            let witness = numbers::witness_of(number).ok_or(Misfit)?;
            if let Witness::Only(seat) = witness {
                self.seat(seat.number())?;
            }
            for id in self.place_all(reader)? {
                let pile = Pile::of(card(id).kind).ok_or(Misfit)?;
                self.facts.discard.insert(id, witness);
                self.facts.discarded[pile] += 1;
            }
        }
        Ok(())
    }

    fn lay_piles(&mut self, reader: &mut Reader<'_>) -> Taken {
        let mut last = None;
        while !reader.is_done() {
            let [number] = reader.array()?;
            require(last.replace(number) < Some(number))?;
            let pile = numbers::pile_of(number).ok_or(Misfit)?;
            let cards = read_cards(reader)?;
            for &id in &cards {
                require(self.place(id)? == pile)?;
            }
            self.facts.decks.lay(pile, cards.into_iter());
        }
        Ok(())
    }

    /// Whoever let a card go knows that it is in no draw pile.
    fn pass_on(&mut self, reader: &mut Reader<'_>) -> Taken {
        for seat in self.seats().iter() {
            let cards = read_cards(reader)?;
            require(is_ascending(&cards))?;
            for id in cards {
                known(id)?;
                let pile = Pile::of(card(id).kind).ok_or(Misfit)?;
                let is_in = in_game(&self.facts, pile).any(|other| other == id);
                require(is_in && !self.facts.decks[pile].contains(&id))?;
                self.facts.players[seat].passed_on.insert(id);
            }
        }
        Ok(())
    }

    fn rate(&mut self, reader: &mut Reader<'_>) -> Taken {
        for seat in self.seats().iter() {
            let rating = reader.number()?;
            require(rating <= MOST_RATING)?;
            self.facts.players[seat].rating = rating as i16;
        }
        Ok(())
    }

    fn stock(&mut self, reader: &mut Reader<'_>) -> Taken {
        for seat in self.seats().iter() {
            for resource in numbers::RESOURCES {
                let amount = reader.number()?;
                require(amount <= MOST_STOCK)?;
                self.facts.players[seat].stock[resource] = amount as u16;
            }
        }
        Ok(())
    }

    fn produce(&mut self, reader: &mut Reader<'_>) -> Taken {
        for seat in self.seats().iter() {
            for resource in numbers::RESOURCES {
                let shifted = i16::try_from(reader.number()?).map_err(|_| Misfit)?;
                let production = shifted - SHIFT;
                require((floor(resource)..=MOST_PRODUCTION).contains(&production))?;
                self.facts.players[seat].production[resource] = production;
            }
        }
        Ok(())
    }

    fn mark(&mut self, reader: &mut Reader<'_>) -> Taken {
        for seat in self.seats().iter() {
            let [raised, discount, leeway] = reader.array()?;
            require(discount <= MOST_EASE && leeway <= MOST_EASE)?;
            let player = &mut self.facts.players[seat];
            (player.raised, player.discount, player.leeway) = (raised, discount, leeway);
        }
        Ok(())
    }

    fn use_cards(&mut self, reader: &mut Reader<'_>) -> Taken {
        let cards = read_cards(reader)?;
        require(is_ascending(&cards))?;
        for id in cards {
            known(id)?;
            let seat = self.facts.owner(id).ok_or(Misfit)?;
            require(!card(id).actions.is_empty())?;
            self.tell(Event::Used { seat, card: id });
        }
        Ok(())
    }

    fn load_cards(&mut self, reader: &mut Reader<'_>) -> Taken {
        let mut last = None;
        while !reader.is_done() {
            let id = card_of(reader.number()?)?;
            let [number] = reader.array()?;
            require(last.replace(id) < Some(id) && number > 0)?;
            require(self.facts.owner(id).is_some() && may_bear(id, number))?;
            self.facts.on_card[id.index()] = number;
        }
        Ok(())
    }

    fn turn(&mut self, reader: &mut Reader<'_>) -> Taken {
        let [generation, first, rest, passed, due] = reader.array()?;
        require((1..=final_generation(&self.facts)).contains(&generation))?;
        let (passed, due) = (self.some_seats(passed)?, self.some_seats(due)?);
        let rest = match rest.checked_sub(1) {
            None => Rest::Over,
            Some(number) => Rest::Turn(self.seat(number)?),
        };
        // Who has passed has no turn (BASE-ACT-05).
        require(!matches!(rest, Rest::Turn(seat) if passed.contains(seat)))?;
        let has_first = |seat| !card(self.facts.players[seat].corporation).first.is_empty();
        require(due.iter().all(has_first))?;
        self.facts.generation = generation;
        self.facts.first = self.seat(first)?;
        self.facts.passed = passed;
        self.facts.first_action_due = due;
        self.rest = Some(rest);
        Ok(())
    }

    /// Colonies fill their places from the left, and no marker stands below them (COL-13, COL-14).
    fn lay_colonies(&mut self, reader: &mut Reader<'_>) -> Taken {
        let mut last = 0;
        while let Some(tile) = self.next_tile(&mut last, reader)? {
            let [marker, settlers @ .., visitor] = reader.array::<5>()?;
            let seats =
                settlers.map(|number| number.checked_sub(1).map(|number| self.seat(number)).transpose());
            let settlers = seats.into_iter().collect::<Result<Vec<_>, Misfit>>()?;
            let visitor = visitor.checked_sub(1).map(|number| self.seat(number)).transpose()?;
            let colonies = settlers.iter().flatten().count();
            let is_packed = settlers.iter().take(colonies).all(Option::is_some);
            require(is_packed && (colonies as u8..=LAST_POSITION).contains(&marker))?;
            self.tell(Event::ColonyOpened { by: None, tile });
            settlers.into_iter().flatten().for_each(|seat| self.tell(Event::Settled { seat, tile }));
            if let Some(seat) = visitor {
                self.tell(Event::FleetSent { seat, tile });
            }
            self.tell(Event::MarkerMoved { tile, to: marker });
        }
        let mut last = 0;
        while let Some(tile) = self.next_tile(&mut last, reader)? {
            require(self.facts.is_solo())?;
            self.tell(Event::ColonyClosed { seat: Seat::default(), tile });
        }
        for seat in self.seats().iter() {
            let [fleets] = reader.array()?;
            require(fleets <= MOST_FLEETS)?;
            (0..fleets).for_each(|_| self.tell(Event::FleetGained(seat)));
        }
        let colonies = self.facts.colonies;
        let away = |seat| colonies.in_play().filter(|(_, on)| on.visitor == Some(seat)).count();
        require(self.seats().iter().all(|seat| away(seat) <= usize::from(colonies.fleets(seat))))
    }

    /// A tile behind the last one; none where they end.
    fn next_tile(&mut self, last: &mut u8, reader: &mut Reader<'_>) -> Result<Option<CardId>, Misfit> {
        let [number] = reader.array()?;
        let Some(place) = number.checked_sub(1) else { return Ok(None) };
        require(number > *last && usize::from(place) < COLONY_TILES)?;
        *last = number;
        let tile = CardId::tile(place.into());
        self.place(tile)?;
        Ok(Some(tile))
    }

    /// As many as were dealt, but one alone has taken one out (COL-02).
    fn has_its_colonies(&self) -> bool {
        let options = self.facts.options;
        let dealt = tiles_dealt(options.players) - usize::from(self.facts.is_solo());
        !options.has(Switch::Colonies) || self.facts.colonies.in_play().count() >= dealt
    }

    fn chance(&mut self, reader: &mut Reader<'_>) -> Taken {
        let mut state = [0; 4];
        for word in &mut state {
            *word = u64::from_le_bytes(reader.array()?);
        }
        self.facts.rng = Rng::of_state(state).ok_or(Misfit)?;
        Ok(())
    }
}

const fn require(holds: bool) -> Taken {
    if holds { Ok(()) } else { Err(Misfit) }
}

/// A card with this number, which there must be.
fn card_of(number: u64) -> Result<CardId, Misfit> {
    let id = CardId(u16::try_from(number).map_err(|_| Misfit)?);
    known(id).map(|()| id)
}

/// There is such a card.
fn known(id: CardId) -> Taken {
    require(id != CardId::HIDDEN && id.index() < IDS && card(id).id == id)
}

fn is_ascending(cards: &[CardId]) -> bool {
    cards.is_sorted_by(|one, other| one < other)
}

/// An area behind the last one.
fn next_space(last: &mut Option<u8>, area: u8) -> Result<Space, Misfit> {
    require(last.replace(area) < Some(area) && usize::from(area) < SPACES)?;
    Ok(Space(area))
}
