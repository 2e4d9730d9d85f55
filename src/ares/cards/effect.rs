//! The vocabulary of effects. Every enum is closed: rules, text, face and bots match each of them whole.
//!
//! All cards, tags and doings that an effect speaks of are those of the card's owner, and so is whatever it changes.

use super::term::{Capacity, CardColour, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack};

/// One step of what a card does. A step that cannot be carried out is skipped (ARES-PLAY-08).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Take resources from the supply.
    Gain(Stock, Amount),
    /// Raise the terraform rating.
    Rate(Amount),
    /// Draw cards.
    Draw(Amount),
    /// Discard cards of the hand for no M€.
    Discard(u8),
    /// Draw cards and keep some of them; the rest of those drawn is discarded for no M€.
    Look {
        /// How many cards are drawn.
        draw: u8,
        /// How many of them are kept.
        keep: u8,
    },
    /// Discard one card of the hand for no M€ and draw cards, or decline.
    Exchange {
        /// How many cards are drawn.
        draw: u8,
        /// The tag of a discarded card for which more cards are drawn.
        tag: Tag,
        /// How many cards are drawn, all in all, when the discarded card has the tag.
        draw_for_tag: u8,
    },
    /// Reveal cards of the deck: those that fit are taken into the hand, and the rest is discarded.
    Reveal {
        /// How many cards are revealed.
        cards: u8,
        /// Which of them are taken.
        take: Filter,
        /// The steps that follow for each revealed card that is discarded.
        each_discarded: &'static [Effect],
    },
    /// Reveal cards of the deck one at a time until one fits; that one is taken into the hand, and the rest is
    /// discarded.
    RevealUntil(Filter),
    /// Raise a track by steps, each of them for 1 terraform rating (ARES-GOAL-03).
    Raise(ZoneTrack, u8),
    /// Flip ocean tokens, each of them for 1 terraform rating and its reward (ARES-BOARD-02).
    FlipOceans(u8),
    /// Take forest tokens, and raise the oxygen by a step for each.
    TakeForests(u8),
    /// Put that many resources on one card that holds a resource of these kinds; all are of the kind that the card
    /// holds.
    Add(&'static [SpecialResource], u8, Bearer),
    /// Pay a price, in full; heat before M€, for which heat may stand in. An option of [`Effect::Choose`] with a price that cannot be paid cannot be chosen.
    Pay(Cost),
    /// Carry out exactly one of the lists.
    Choose(&'static [&'static [Effect]]),
    /// Carry out the list if the condition holds.
    If(Condition, &'static [Effect]),
    /// One card more of these colours may be played in this phase, for its usual price.
    ExtraPlay(&'static [CardColour]),
    /// One card of the hand may be played for no M€. Requirements and [spends](super::Card::spends) stay.
    FreePlay {
        /// The colours of which it may be.
        colours: &'static [CardColour],
        /// The highest printed cost that it may have, in M€.
        cost: u8,
    },
    /// The next card played in this phase costs that many M€ less.
    DiscountNext(u8),
    /// The next card played in this phase has the leeway of [`Passive::ZoneFlex`].
    FlexNext,
}

impl Effect {
    /// The list of effects within this one that stands at this place, from 0.
    pub const fn branch(&self, place: usize) -> Option<&'static [Self]> {
        match *self {
            Self::Choose(lists) if place < lists.len() => Some(lists[place]),
            Self::If(_, then) | Self::Reveal { each_discarded: then, .. } if place == 0 => Some(then),
            Self::Gain(..)
            | Self::Rate(_)
            | Self::Draw(_)
            | Self::Discard(_)
            | Self::Look { .. }
            | Self::Exchange { .. }
            | Self::Reveal { .. }
            | Self::RevealUntil(_)
            | Self::Raise(..)
            | Self::FlipOceans(_)
            | Self::TakeForests(_)
            | Self::Add(..)
            | Self::Pay(_)
            | Self::Choose(_)
            | Self::If(..)
            | Self::ExtraPlay(_)
            | Self::FreePlay { .. }
            | Self::DiscountNext(_)
            | Self::FlexNext => None,
        }
    }
}

/// How much: a number, or one known when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// This many.
    Exactly(i8),
    /// `each` for every full `per` of the count.
    Per {
        /// How much each full `per` of the count brings.
        each: i8,
        /// How many of what is counted bring it once.
        per: u8,
        /// What is counted.
        of: Count,
    },
}

/// What can be counted. A card in play counts itself, and a corporation counts where tags are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Tags of cards in play, the corporation's among them.
    Tags(Tag),
    /// Steel or titanium.
    Capacity(Capacity),
    /// Forest tokens, each as often as it is worth a victory point.
    Forests,
    /// Project cards in play.
    Cards,
    /// Project cards of this colour in play.
    CardsOf(CardColour),
    /// Resources on this card.
    ResourcesHere,
    /// What was paid of a [chosen charge](Charge::Chosen) in the cost of this action.
    Paid,
}

/// What must hold for a card to be played, and is not paid (ARES-PLAY-06).
///
/// Zones and oceans are those at the start of the phase (ARES-PLAY-07), tags and rating those of now. The own tags of
/// the card do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requirement {
    /// The track is in this zone or in a higher one.
    AtLeast(ZoneTrack, Zone),
    /// The track is in this zone or in a lower one.
    AtMost(ZoneTrack, Zone),
    /// At least that many ocean tokens are face up.
    OceansAtLeast(u8),
    /// At most that many ocean tokens are face up.
    OceansAtMost(u8),
    /// At least that many tags of this kind are in play.
    HasTags(Tag, u8),
    /// The terraform rating is at least that high.
    HasRating(u8),
}

/// A condition of a step or of a lower price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// The owner has chosen this phase in this round.
    Chose(Phase),
    /// There are at least that many of the count.
    Has(u8, Count),
}

/// What is paid: for an action, beside the M€ of a card, instead of M€, or as a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Resources in stock.
    Stock(Stock, Charge),
    /// Terraform rating, of which that much must be there.
    Rating(u8),
    /// Cards of the hand, which are discarded for no M€.
    Cards(Charge),
    /// That many resources of one of these kinds, off one card.
    Resources(&'static [SpecialResource], u8, Bearer),
}

/// How much is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charge {
    /// This many.
    Exactly(u8),
    /// A number that the owner chooses; the gain may speak of it ([`Count::Paid`]).
    Chosen {
        /// The lowest number.
        least: u8,
        /// The highest number; `None`: all that the owner has.
        most: Option<u8>,
    },
    /// A number that is lowered, never below 0.
    Lowered {
        /// The number without the lowering.
        base: u8,
        /// What takes something off.
        less: Lowering,
    },
}

/// By how much a charge is lowered. What is counted is not spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lowering {
    /// By so much for each of the count.
    Each(u8, Count),
    /// By so much if the condition holds.
    If(u8, Condition),
}

/// On which card resources are put, or off which card they are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bearer {
    /// This card.
    Here,
    /// Another card.
    Other,
    /// This card or another one.
    Any,
}

/// What a card in play produces in phase IV; amounts are those of that moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Production {
    /// Resources.
    Gain(Stock, Amount),
    /// Cards to draw.
    Draw(Amount),
}

/// Which project cards are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Every card.
    Any,
    /// Cards with at least one of these tags.
    Tagged(&'static [Tag]),
    /// Cards of one of these colours.
    Coloured(&'static [CardColour]),
    /// Cards with a printed cost of so many M€ or more.
    Costing(u8),
}

/// How often a card counts that fits a [`Filter`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Each {
    /// Once.
    Card,
    /// Once for each of its tags that the filter lists.
    Tag,
}

/// Whether a trigger answers to the playing of its own card too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Itself {
    /// The trigger answers to its own card, as the last of all that do.
    Included,
    /// The trigger answers to other cards only.
    Excluded,
}

/// What an owner may do once in each phase III: pay the cost, then have the gain.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Action {
    /// What is paid, all of it and in full, heat before M€; without it the action cannot be used.
    pub cost: &'static [Cost],
    /// The steps that follow.
    pub gain: &'static [Effect],
}

/// What a card in play does when its owner does something (ARES-CARD-08).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trigger {
    /// What the owner does.
    pub cause: Cause,
    /// The steps that follow, once for each time.
    pub steps: &'static [Effect],
}

/// What fires a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A project card is played.
    Plays {
        /// Which cards.
        cards: Filter,
        /// Once a card or once a matching tag.
        each: Each,
        /// Whether the card with the trigger is one of them.
        itself: Itself,
    },
    /// A project card is played that gives this capacity, once for each of it.
    PlaysCapacity(Capacity),
    /// An ocean token is flipped.
    FlipsOcean,
    /// A track is raised, once a step.
    Raises(ZoneTrack),
    /// A forest token is taken.
    TakesForest,
    /// An action of a project card or of the corporation is used, no standard action.
    UsesAction,
}

/// What a card in play changes for its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passive {
    /// M€ off the price of project cards, which never falls below 0.
    Discount {
        /// How many M€ are taken off.
        off: u8,
        /// Which cards are cheaper.
        cards: Filter,
        /// Once a card or once a matching tag.
        each: Each,
    },
    /// More cards in phase V.
    Research {
        /// How many cards more are drawn.
        draw: u8,
        /// How many cards more are kept.
        keep: u8,
    },
    /// For each project card that is played this may be paid, once, for so many M€ of the price; what is left over is
    /// lost. It is nothing that could else bring M€ (cards of the hand, heat), and leaves nothing to choose.
    PaysOnce {
        /// What is paid.
        with: Cost,
        /// How many M€ of the price are paid by it.
        worth: u8,
    },
    /// A requirement of oxygen or temperature may be missed by one zone, higher or lower. Several sources of this
    /// leeway are one: no requirement is missed by two zones.
    ZoneFlex,
    /// Each steel or titanium takes that many M€ more off the price of a card.
    CapacityValue(Capacity, u8),
    /// A card that is discarded for M€ brings that many more.
    SaleValue(u8),
    /// Standard actions that are paid in M€ cost that many less.
    StandardDiscount(u8),
    /// Heat may be used as M€, one for one, wherever M€ are paid.
    HeatAsMegaCredits,
    /// The standard action that turns plants into a forest costs that many plants less.
    ForestDiscount(u8),
    /// In a phase in which the owner's terraform rating has risen, from then on to the end of the phase, the owner
    /// may once pay M€ for more of it.
    BuysRating {
        /// How many M€ it costs.
        cost: u8,
        /// By how much the terraform rating rises.
        gain: u8,
    },
}

/// The kinds of an effect that speaks of animals.
pub const ANIMALS: &[SpecialResource] = &[SpecialResource::Animal];
/// The kinds of an effect that speaks of microbes.
pub const MICROBES: &[SpecialResource] = &[SpecialResource::Microbe];
/// The kinds of an effect that speaks of science resources.
pub const SCIENCE: &[SpecialResource] = &[SpecialResource::Science];
/// The kinds of an effect that speaks of animals or microbes.
pub const ANIMALS_OR_MICROBES: &[SpecialResource] = &[SpecialResource::Animal, SpecialResource::Microbe];
/// The kinds of an effect that speaks of any special resource.
pub const ANY_KIND: &[SpecialResource] = &SpecialResource::ALL;
