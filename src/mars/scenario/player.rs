//! What is said of one seat.

use super::{Flaw, Goal, Scenario};
use crate::mars::cards::{Card, CardId, Kind, Resource};
use crate::mars::state::commit::in_game;
use crate::mars::state::event::Event;
use crate::mars::state::facts::{Few, floor};
use crate::mars::state::piles::Pile;

/// How many milestones, and how many awards, may be had (BASE-MILE-03, BASE-AWARD-02).
const MOST_GOALS: usize = 3;

impl Scenario {
    /// The corporation; it brings neither money nor production, which are said apart.
    #[must_use]
    pub fn corporation(mut self, card: Card) -> Self {
        let seat = self.seat;
        if self.facts.players[seat].corporation != CardId::HIDDEN {
            self.flaws.push(Flaw::TwoCorporations { seat });
            return self;
        }
        if card.kind == Kind::BeginnerCorporation || self.is_free_corporation(&card) {
            let is_due = self.facts.first_action_due.contains(seat);
            self.emit(Event::CorporationRevealed { seat, card: card.id });
            if !is_due {
                self.emit(Event::FirstActionSettled(seat));
            }
        }
        self
    }

    /// The corporations to choose from, in set-up; a seat of which nothing is said is dealt two from the pile. Which
    /// one is chosen is an answer:
    ///
    /// ```
    /// use viriditas::mars::cards::{CREDICOR, HELION};
    /// use viriditas::kit::{Rules, Seat};
    /// use viriditas::mars::{Choice, Shape, scenario::{Moment, table}};
    ///
    /// let position = table(2).at(Moment::SetUp).seat(0).corporations(CREDICOR, HELION);
    /// let game = position.answers(&[Choice::Card(HELION.id), Choice::Done]).start();
    /// assert_eq!(game.question(Seat::default()).map(|question| question.shape), Some(Shape::Answered));
    /// ```
    #[must_use]
    pub fn corporations(mut self, first: Card, second: Card) -> Self {
        for card in [first, second] {
            if self.is_free_corporation(&card) {
                let corporations = &mut self.facts.players[self.seat].corporations;
                match corporations.iter_mut().find(|place| **place == CardId::HIDDEN) {
                    Some(place) => *place = card.id,
                    None => self.flaws.push(Flaw::Dealt { seat: self.seat }),
                }
            }
        }
        self
    }

    /// The preludes to choose from in set-up, where what is missing comes from the pile, or those that wait to be played.
    ///
    /// ```
    /// use viriditas::mars::cards::{DONATION, LOAN};
    /// use viriditas::mars::{Choice, Setup, Switch, scenario::{Moment, Play, Scenario}};
    /// use viriditas::mars::cards::Resource::MegaCredits;
    ///
    /// let position = Scenario::new(Setup::new(2).with(Switch::Prelude)).at(Moment::Preludes);
    /// let mut game = position.seat(0).preludes(&[DONATION, LOAN]).start();
    /// game.answer(Choice::Card(LOAN.id));
    /// assert_eq!(game.stock(0, MegaCredits), 51, "the last one is played without asking");
    /// ```
    #[must_use]
    pub fn preludes(mut self, cards: &[Card]) -> Self {
        for card in cards {
            if self.prelude(card) {
                let preludes = &mut self.facts.players[self.seat].preludes;
                let place = preludes.iter().position(|&other| other > card.id).unwrap_or(preludes.len());
                if !preludes.insert(place, card.id) {
                    self.flaws.push(Flaw::Dealt { seat: self.seat });
                }
            }
        }
        self
    }

    /// The corporation's first action is still to be done.
    #[must_use]
    pub fn first_action_due(mut self) -> Self {
        self.facts.first_action_due = self.facts.first_action_due.with(self.seat);
        self
    }

    /// Cards in hand.
    #[must_use]
    pub fn hand(mut self, cards: &[Card]) -> Self {
        for card in cards {
            self.take(card);
        }
        self
    }

    /// Cards on the table, preludes among them, as if played long ago; events lie face down.
    #[must_use]
    pub fn played(mut self, cards: &[Card]) -> Self {
        let seat = self.seat;
        let (discount, leeway) = (self.facts.players[seat].discount, self.facts.players[seat].leeway);
        for card in cards {
            let is_there = if card.kind == Kind::Prelude { self.prelude(card) } else { self.take(card) };
            if is_there {
                self.emit(Event::Played { seat, card: card.id });
                if card.kind == Kind::Event {
                    self.emit(Event::TurnedDown { seat, card: card.id });
                }
            }
        }
        self.eased(discount, leeway)
    }

    /// Cards that were dealt to this seat and not yet decided on: to buy from, in set-up and research, or the hand
    /// that is passed round in the draft. What is missing to the number that is dealt comes from the deck.
    #[must_use]
    pub fn dealt(mut self, cards: &[Card]) -> Self {
        for card in cards {
            if self.project(card) && !insert(&mut self.facts.players[self.seat].dealt, card.id) {
                self.flaws.push(Flaw::Dealt { seat: self.seat });
            }
        }
        self
    }

    /// Cards that this seat has kept aside in this generation's draft.
    #[must_use]
    pub fn drafted(mut self, cards: &[Card]) -> Self {
        for card in cards {
            if self.project(card) && !insert(&mut self.facts.players[self.seat].drafted, card.id) {
                self.flaws.push(Flaw::Dealt { seat: self.seat });
            }
        }
        self
    }

    /// Resources on a card of this seat's table, or what it remembers.
    #[must_use]
    pub fn on_card(mut self, card: Card, number: u8) -> Self {
        self.lent.push((self.seat, card.id));
        self.facts.on_card[card.id.index()] = number;
        self
    }

    /// Cards whose action was used in this generation.
    #[must_use]
    pub fn used(mut self, cards: &[Card]) -> Self {
        let seat = self.seat;
        for card in cards {
            self.lent.push((seat, card.id));
            self.emit(Event::Used { seat, card: card.id });
        }
        self
    }

    /// M€ in stock.
    #[must_use]
    pub fn money(self, amount: u16) -> Self {
        self.stock(Resource::MegaCredits, amount)
    }

    /// A resource in stock.
    #[must_use]
    pub fn stock(mut self, resource: Resource, amount: u16) -> Self {
        self.facts.players[self.seat].stock[resource] = amount;
        self
    }

    /// A production.
    #[must_use]
    pub fn production(mut self, resource: Resource, amount: i16) -> Self {
        if amount < floor(resource) {
            self.flaws.push(Flaw::Production { seat: self.seat, resource, amount });
        }
        self.facts.players[self.seat].production[resource] = amount;
        self
    }

    /// The terraform rating.
    #[must_use]
    pub fn rating(mut self, rating: i16) -> Self {
        if rating < 0 {
            self.flaws.push(Flaw::Rating { seat: self.seat, rating });
        }
        self.facts.players[self.seat].rating = rating;
        self
    }

    /// The steps by which the rating rose in this generation.
    #[must_use]
    pub fn raised(mut self, steps: u8) -> Self {
        self.facts.players[self.seat].raised = steps;
        self
    }

    /// The next card of this generation costs so many M€ less, and its limits on parameters may be missed by so many
    /// steps.
    ///
    /// ```
    /// use viriditas::mars::cards::BIRDS;
    /// use viriditas::kit::Seat;
    /// use viriditas::kit::Rules;
    /// use viriditas::mars::{playable, scenario::table};
    /// use viriditas::mars::cards::Resource::Plants;
    ///
    /// // Birds cost 10 M€ and want 13 % oxygen.
    /// let position = table(2).seat(1).production(Plants, 2).seat(0).hand(&[BIRDS]).money(2).oxygen(11);
    /// let game = position.eased(8, 2).start();
    /// assert_eq!(playable(game.facts(), Seat::default(), BIRDS.id), Ok(()));
    /// ```
    #[must_use]
    pub fn eased(mut self, discount: u8, leeway: u8) -> Self {
        let player = &mut self.facts.players[self.seat];
        (player.discount, player.leeway) = (discount, leeway);
        self
    }

    /// This seat has passed.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.facts.passed = self.facts.passed.with(self.seat);
        self
    }

    /// This seat has claimed the milestone at this place of the map's list.
    #[must_use]
    pub fn milestone(mut self, place: u8) -> Self {
        let had = self.facts.milestones.iter().flatten().count();
        let is_had = self.facts.milestones.get(usize::from(place)).is_some_and(Option::is_some);
        let exists = self.facts.milestone(place).is_some();
        if self.may_have(Goal::Milestone(place), exists, is_had, had) {
            self.emit(Event::MilestoneClaimed { seat: self.seat, milestone: place });
        }
        self
    }

    /// This seat has funded the award at this place of the map's list.
    #[must_use]
    pub fn award(mut self, place: u8) -> Self {
        let had = self.facts.awards.len();
        let is_had = self.facts.awards.iter().any(|&(award, _)| award == place);
        let exists = self.facts.award(place).is_some();
        if self.may_have(Goal::Award(place), exists, is_had, had) {
            self.emit(Event::AwardFunded { seat: self.seat, award: place });
        }
        self
    }

    fn may_have(&mut self, goal: Goal, exists: bool, is_had: bool, had: usize) -> bool {
        let flaw = if !exists || self.facts.is_solo() {
            Flaw::NoGoal { goal }
        } else if is_had {
            Flaw::GoalTaken { goal }
        } else if had >= MOST_GOALS {
            Flaw::TooManyGoals { goal }
        } else {
            return true;
        };
        self.flaws.push(flaw);
        false
    }

    fn take(&mut self, card: &Card) -> bool {
        let is_free = self.project(card);
        if is_free {
            let player = &mut self.facts.players[self.seat];
            player.hand.insert(card.id);
            player.hand_size += 1;
        }
        is_free
    }

    /// Notes where a project card is; whether it may be there.
    pub(super) fn project(&mut self, card: &Card) -> bool {
        let is_project = matches!(card.kind, Kind::Automated | Kind::Active | Kind::Event);
        self.is_free(card, is_project, Pile::Projects)
    }

    /// Notes where a prelude is; whether it may be there.
    pub(super) fn prelude(&mut self, card: &Card) -> bool {
        self.is_free(card, card.kind == Kind::Prelude, Pile::Preludes)
    }

    /// Notes where a corporation is; whether it may be there.
    pub(super) fn is_free_corporation(&mut self, card: &Card) -> bool {
        self.is_free(card, card.kind == Kind::Corporation, Pile::Corporations)
    }

    fn is_free(&mut self, card: &Card, is_of_kind: bool, pile: Pile) -> bool {
        let card = card.id;
        let flaw = if !is_of_kind {
            Flaw::WrongKind { card }
        } else if !in_game(&self.facts, pile).any(|id| id == card) {
            Flaw::NotInGame { card }
        } else if self.piles.name(card) {
            return true;
        } else {
            Flaw::Twice { card }
        };
        self.flaws.push(flaw);
        false
    }
}

/// Puts a card among others in ascending number; whether there was room.
fn insert(cards: &mut Few, id: CardId) -> bool {
    let place = cards.iter().position(|&other| other > id).unwrap_or(cards.len());
    cards.insert(place, id)
}
