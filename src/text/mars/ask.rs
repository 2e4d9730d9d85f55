//! Questions and their answers.

use crate::mars::cards::{CardId, Effect, Resource, Tag, Tile, TileClass};
use crate::mars::maps::{Hex, Map};
use crate::mars::view::GameAim;
use crate::mars::{Payer, PaymentLine, Price};
use crate::text::Called;

/// What stands there.
#[derive(Clone, Copy, Debug)]
pub enum AskWords<'a> {
    /// Leaves what was begun.
    Back,
    /// The key that does so, as keyboards have it.
    EscapeKey,
    /// What to do in a turn.
    ChooseAction,
    /// A hint: money is short at first (BASE-UX-08).
    KeepMoney,
    /// A hint: one action buys time, two surprise.
    OneActionBuysTime,
    /// A hint: milestones are few.
    MilestonesAreFew,
    /// What to do where patents are sold.
    ChooseToSell,
    /// What to do where a trade is made.
    ChooseTrade,

    /// Shows this card, large.
    LookCloselyAt(CardId),
    /// On a card that is chosen, for whoever hears the page.
    Chosen,
    /// What to do where one card is asked for.
    ChooseCard,
    /// Brings them back.
    BackToCards,
    /// So many M€ come in place of a prelude that cannot be carried out.
    InsteadOfIt(u16),
    /// Above the preludes that were dealt.
    YourPreludes,
    /// Above what a set-up comes to.
    YouBeginWith,
    /// So many cards are paid for.
    CardsPaid(u8),
    /// This prelude cannot be carried out there.
    PreludeWouldFail(CardId),
    /// Below it, where something is asked or drawn on the way.
    MayDiffer,
    /// Why no more can be kept or sold: so many are chosen.
    ChosenAlready(usize),
    /// Why no more can be bought.
    OneMoreCosts {
        /// What it costs with those chosen, in M€.
        price: u32,
        /// How much there is.
        has: u32,
    },
    /// Behind the figures of what there is and what is left of it.
    MoneyLeft,
    /// What each card costs that is bought, in M€.
    EachCosts(u16),
    /// Keeps those chosen.
    Keep {
        /// How many they are.
        chosen: usize,
        /// How many are to be kept.
        of: usize,
    },
    /// Buys those chosen.
    Buy {
        /// How many they are.
        cards: usize,
        /// What they cost, in M€.
        price: usize,
    },
    /// Sells those chosen.
    Sell {
        /// How many they are.
        cards: usize,
        /// What they bring, in M€.
        price: usize,
    },

    /// The project cards that were dealt with a corporation.
    YourProjectCards,
    /// The heading above the project cards that were dealt: so many, of which some are bought next.
    ToBuyFrom(usize),
    /// Above the corporation that is chosen.
    YourCorporation,
    /// Above the cards of a draft that are kept, so many.
    KeptSoFar(usize),
    /// Above the tags on the table.
    YourTags,
    /// Before the names of those who have answered.
    Ready,
    /// The way of a draft, for whoever hears the page.
    Passed {
        /// From whom one's own hand comes.
        from: Called<'a>,
        /// To whom it goes.
        to: Called<'a>,
    },
    /// The player who looks, as a label.
    You,

    /// A card can be played for so many M€.
    PlayableFor(u16),
    /// So many of a tag are one's own.
    YouHave(i32, Tag),
    /// So many of a tag are opponents'.
    OpponentsHave(i32, Tag),
    /// So many tiles are on the map.
    TilesNow(i32, TileClass),
    /// So many events were played, by anybody.
    EventsPlayed(i32),
    /// Something may help to pay.
    MayPay {
        /// What.
        with: Payer,
        /// How much of it there is.
        has: u16,
        /// What one of it is worth, in M€.
        worth: u8,
    },

    /// What the numbers are called that say what a price is paid with.
    PaymentOf(Price),
    /// How much is paid with something that is worth so much, in this unit.
    PaidWith(PaymentLine, Resource),
    /// One less of that.
    LessPaidWith(PaymentLine, Resource),
    /// One more of that.
    MorePaidWith(PaymentLine, Resource),
    /// So much of something is paid for nothing.
    PaidForNothing {
        /// With what.
        with: Payer,
        /// How much of it.
        amount: u16,
    },
    /// A metal is kept as the settings say, but for this much of it, without which the price cannot be paid.
    KeptMetal {
        /// Which one.
        with: Payer,
        /// How much must be paid with it.
        least: u16,
    },
    /// Sends a trade fleet to this tile.
    TradeWith(CardId),
    /// That the rating that rises is taxed, with how many M€ beside the price.
    Taxed(u16),
    /// Pays so much with each of these.
    Pay(&'a [(Payer, u16)]),
    /// A number that is chosen.
    Number,
    /// One less.
    LowerNumber,
    /// One more.
    HigherNumber,

    /// Where one is to point: so many areas may be chosen.
    AreasLit(usize),
    /// The area that is pointed at, as a heading.
    Area {
        /// On which map.
        map: &'a Map,
        /// Which.
        space: Hex,
    },
    /// Claims that area.
    ClaimHere,
    /// Places this there.
    PlaceHere(Tile),
    /// The areas that may be chosen, to be read.
    AreasAsList,

    /// What a list of changes is called.
    HappensForCertain,
    /// That an answer shows a hidden card, so that no undo takes it back.
    CannotBeUndone,
    /// What a player who passes leaves unused.
    LeftAtPass {
        /// How many cards could still be played.
        cards: usize,
        /// How much money there is, in M€.
        money: u16,
    },
    /// How an award stands now: everyone, the best first.
    AwardNow(&'a [(Called<'a>, i32)]),
    /// Before the income of the production phase that was last.
    LastProduction,
    /// What income is, at the first production.
    IncomeAbout,
    /// What the game is about, in three sentences: what raises income and points, when it ends, who wins.
    Aim(GameAim),
    /// That nothing comes of a step any more.
    StepLost(&'a Effect),
    /// That an answer takes something from whoever gives it, and brings nothing.
    OnlyTakesFromYou,
    /// A number that changes: how much of this is produced.
    ProductionOf(Resource),
    /// A number that changes: the cards in hand.
    CardsInHand,
}
