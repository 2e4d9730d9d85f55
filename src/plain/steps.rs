//! What cards, colony tiles, parties and global events do, as plain values: step by step, as the facts have it.

pub use super::much::{Condition, Counting, Formula, Much};
use crate::mars::cards::{
    Action, Amount, Card, CardResource, DelegateMove, Effect, Fund, Ground, Keep, Limits, Parameter, Passive,
    Per, PlacementRule, Purchase, Purpose, Recipient, Removable, Resource, SetBack, Settling, Shield, Sought,
    Source, Stored, Tag, TileClass, Trigger, Victim, When, Whose,
};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// A step that is carried out: `step` says what, the rest of which kind, how much, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Step {
    /// What is done: `gain`, `produce`, `place`, `if` …
    pub step: &'static str,
    /// Of which kinds: resources, tags, tiles, parameters, parties. One of them, where there are several.
    pub of: Vec<&'static str>,
    /// How much of it; below 0 it goes. `null` where there is one of it, or as much as is chosen.
    pub amount: Option<Much>,
    /// On which card or area, from whom, or on what condition; `null` where the rules leave one way only.
    pub at: Option<&'static str>,
    /// What must be so for the first of `lists`; otherwise it is the second.
    pub condition: Option<Condition>,
    /// What it leads to: one of these lists where the step is a choice or has a condition, else the only one.
    pub lists: Vec<Vec<Step>>,
}

/// An action of a card, or of the party that rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ActionFacts {
    /// What is done first, in full.
    pub cost: Vec<Step>,
    /// What comes of it.
    pub gain: Vec<Step>,
    /// What must be so beside that.
    pub needs: Option<Condition>,
    /// Whether it may be used more than once in a generation.
    pub is_unlimited: bool,
}

/// What a card changes while it lies open, or a party while it rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Lasting {
    /// When something happens, steps follow.
    When {
        /// What happens: `plays`, `places`, `project`, `raises`, `settles`, `produced`, `new-tag`.
        when: &'static str,
        /// Of which kinds: forms and tags of cards, tiles, parameters, resources that the area shows; none: of any.
        of: Vec<&'static str>,
        /// The least printed cost of what is played or used.
        cost: u8,
        /// Whether once for each tag that fits, not once.
        each: bool,
        /// Whether it may be anybody's doing.
        anyone: bool,
        /// What is done then.
        steps: Vec<Step>,
    },
    /// A rule is another one.
    Rule {
        /// Which: `discount`, `worth`, `leeway`, `protect`, `pays`, `rating-toll` …
        rule: &'static str,
        /// For which kinds; none: for all.
        of: Vec<&'static str>,
        /// By how much.
        amount: i8,
    },
}

/// What trading with a colony tile brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ColonyFacts {
    /// To whoever trades, by the position of the marker, from 0.
    pub income: Vec<Vec<Step>>,
    /// To whoever has a colony there, for each.
    pub bonus: Vec<Step>,
    /// A card that stores this must lie open before the tile can be used.
    #[cfg_attr(test, ts(type = "CardResource | null"))]
    pub opened_by: Option<&'static str>,
}

/// What a global event does beside what happens to each player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct EventFacts {
    /// To which party it sends a neutral delegate when it is revealed.
    #[cfg_attr(test, ts(type = "Party"))]
    pub revealed: &'static str,
    /// To which one when it becomes the current event.
    #[cfg_attr(test, ts(type = "Party"))]
    pub current: &'static str,
    /// What happens to the planet.
    pub planet: Vec<Step>,
}

/// Steps in their order.
pub(super) fn steps(of: &[Effect]) -> Vec<Step> {
    of.iter().map(Step::of).collect()
}

/// What a card changes while it lies open.
pub(super) fn lasting(of: &Card) -> Vec<Lasting> {
    let triggers = of.triggers.iter().map(Lasting::when);
    triggers.chain(of.passives.iter().map(Lasting::rule)).collect()
}

impl ColonyFacts {
    pub(super) fn of(card: &Card) -> Option<Self> {
        let colony = card.colony?;
        Some(Self {
            income: colony.income.iter().map(|income| steps(income)).collect(),
            bonus: steps(colony.bonus),
            opened_by: colony.opened_by.map(CardResource::name),
        })
    }
}

impl EventFacts {
    pub(super) fn of(card: &Card) -> Option<Self> {
        let event = card.event?;
        Some(Self {
            revealed: event.revealed.name(),
            current: event.current.name(),
            planet: steps(event.planet),
        })
    }
}

impl From<&Action> for ActionFacts {
    fn from(action: &Action) -> Self {
        Self {
            cost: steps(action.cost),
            gain: steps(action.gain),
            needs: action.needs.map(Condition::from),
            is_unlimited: action.is_unlimited,
        }
    }
}

impl Step {
    const fn plain(step: &'static str) -> Self {
        Self { step, of: Vec::new(), amount: None, at: None, condition: None, lists: Vec::new() }
    }

    fn some(step: &'static str, amount: impl Into<Much>) -> Self {
        Self { amount: Some(amount.into()), ..Self::plain(step) }
    }

    fn with(self, of: &'static str) -> Self {
        Self { of: vec![of], ..self }
    }

    fn at(self, at: &'static str) -> Self {
        Self { at: Some(at), ..self }
    }

    fn leading(self, lists: &[&[Effect]]) -> Self {
        Self { lists: lists.iter().map(|list| steps(list)).collect(), ..self }
    }

    fn of(effect: &Effect) -> Self {
        let resource = Resource::name;
        match *effect {
            Effect::Gain(of, amount) => Self::some("gain", amount).with(resource(of)),
            Effect::Pay(of, amount, helping) => {
                let all = [of].into_iter().chain(helping.iter().copied());
                Self { of: all.map(resource).collect(), ..Self::some("pay", amount) }
            }
            Effect::Produce(of, amount) => Self::some("produce", amount).with(resource(of)),
            Effect::ProduceMetal(amount) => Self::some("produce-metal", amount),
            Effect::ProduceLowest(amount) => Self::some("produce-lowest", amount),
            Effect::Reduce(of, amount) => Self::some("reduce", amount).with(resource(of)).at("anyone"),
            Effect::CopyProduction(tag) => Self::plain("copy-production").with(Tag::name(tag)),
            Effect::Raise(parameter, steps) => Self::some("raise", steps).with(Parameter::name(parameter)),
            Effect::Rate(amount) => Self::some("rate", amount),
            Effect::Place(tile, area) => Self { at: place(area), ..Self::plain("place").with(tile.name()) },
            Effect::ClaimLand => Self::plain("claim-land"),
            Effect::Remove(what, amount, victim) => {
                let of = match what {
                    Removable::Stock(of) => resource(of),
                    Removable::Card(of) => of.name(),
                };
                match victim {
                    Victim::Anyone => Self::some("remove", amount).with(of).at("anyone"),
                    Victim::Showing(tag) => Self {
                        of: vec![of, tag.name()],
                        ..Self::some("remove", amount).at("anyone-showing-tag")
                    },
                    Victim::NeighbourOfPlaced => Self::some("remove", amount).with(of).at("neighbour"),
                }
            }
            Effect::Steal(of, amount) => Self::some("steal", amount).with(resource(of)).at("anyone"),
            Effect::Add(stored, amount, holder) => {
                let mut step = Self { at: Some(holder_name(holder)), ..Self::some("add", amount) };
                step.of = match stored {
                    Stored::Kind(kind) => vec![kind.name()],
                    Stored::OneOf(kinds) => kinds.iter().map(|kind| kind.name()).collect(),
                };
                if let Recipient::Tagged(tag) = holder {
                    step.of.push(tag.name());
                }
                step
            }
            Effect::Take(kind, amount, source) => {
                Self::some("take", amount).with(kind.name()).at(match source {
                    Source::This => "this",
                    Source::Own => "own",
                    Source::Anyone => "anyone",
                })
            }
            Effect::Draw(amount) => Self::some("draw", amount),
            Effect::OthersDraw(amount) => Self::some("draw", amount).at("opponents"),
            Effect::Look(amount, keep) => match keep {
                Keep::Free(kept) => {
                    Self { lists: vec![vec![Self::some("keep", kept)]], ..Self::some("look", amount) }
                }
                Keep::Bought => Self { lists: vec![vec![Self::plain("buy")]], ..Self::some("look", amount) },
            },
            Effect::Reveal(tag) => Self::plain("reveal").with(tag.name()),
            Effect::DrawUntil(sought, amount) => match sought {
                Sought::Tag(tag) => Self::some("draw-until-tag", amount).with(tag.name()),
                Sought::Icon(kind) => Self::some("draw-until-icon", amount).with(kind.name()),
            },
            Effect::Discard => Self::some("discard", 1),
            Effect::MayDiscard => Self::some("may-discard", 1),
            Effect::PlayNow { discount, leeway } => eased(Self::plain("play-now"), discount, leeway),
            Effect::PlayPrelude(drawn) => Self::some("play-prelude", drawn),
            Effect::RepeatAction => Self::plain("repeat-action"),
            Effect::FundAward => Self::plain("fund-award"),
            Effect::Settle(settling) => match settling {
                Settling::Usual => Self::plain("settle"),
                Settling::Again => Self::plain("settle").at("own-allowed"),
            },
            Effect::Fleet(fleets) => Self::some("fleet", fleets),
            Effect::Trade => Self::plain("trade"),
            Effect::OpenColony => Self::plain("open-colony"),
            Effect::ColonyBonuses => Self::plain("colony-bonuses"),
            Effect::ShiftColonies => Self::plain("shift-colonies"),
            Effect::Lose(of, amount) => Self::some("lose", amount).with(resource(of)),
            Effect::GainAny(amount) => {
                Self { of: Resource::ALL.map(resource).to_vec(), ..Self::some("gain-any", amount) }
            }
            Effect::SetBack(SetBack::Lower(parameter, steps)) => {
                Self::some("lower", steps).with(Parameter::name(parameter))
            }
            Effect::SetBack(SetBack::RemoveOcean) => Self::plain("remove-ocean"),
            Effect::Delegates(motion) => match motion {
                DelegateMove::Send(delegates) => Self::some("send-delegates", delegates),
                DelegateMove::Recall => Self::plain("recall-delegate"),
                DelegateMove::Replace => Self::plain("replace-delegate"),
                DelegateMove::SeizeChair => Self::plain("seize-chair"),
            },
            Effect::Choose(lists) => Self::plain("choose").leading(lists),
            Effect::MayChoose(lists) => Self::plain("may-choose").leading(lists),
            Effect::ChooseAmount(count, then) => {
                let most = Amount::Per { each: 1, per: 1, of: count, most: u8::MAX };
                Self::some("choose-amount", most).leading(&[then])
            }
            Effect::If(condition, then, otherwise) => {
                Self { condition: Some(condition.into()), ..Self::plain("if").leading(&[then, otherwise]) }
            }
            Effect::NextCardDiscount { discount, leeway } => {
                eased(Self::plain("ease-next-card"), discount, leeway)
            }
            Effect::Then(step, then) => {
                Self { lists: vec![vec![Self::of(step)], steps(then)], ..Self::plain("then") }
            }
        }
    }
}

/// A step that makes a card cheaper, and its limits on parameters wider.
fn eased(step: Step, discount: u8, leeway: u8) -> Step {
    let parts = [("discount", discount), ("leeway", leeway)].into_iter().filter(|&(_, much)| much > 0);
    Step { lists: vec![parts.map(|(name, much)| Step::some(name, much)).collect()], ..step }
}

/// Where a tile may go, if not where one of its kind goes.
fn place(area: PlacementRule) -> Option<&'static str> {
    match area {
        PlacementRule::Usual => None,
        PlacementRule::Land => Some("land"),
        PlacementRule::OceanReserved => Some("ocean"),
        PlacementRule::CitySite => Some("city-site"),
        PlacementRule::Isolated => Some("isolated"),
        PlacementRule::Volcanic => Some("volcanic"),
        PlacementRule::Metal => Some("metal"),
        PlacementRule::MetalBesideOwn => Some("metal-beside-own"),
        PlacementRule::BesideTwoCities => Some("beside-two-cities"),
        PlacementRule::BesideCity => Some("beside-city"),
        PlacementRule::BesideGreenery => Some("beside-greenery"),
        PlacementRule::Reserved(name) => Some(name.name()),
    }
}

const fn holder_name(holder: Recipient) -> &'static str {
    match holder {
        Recipient::This => "this",
        Recipient::Own => "own",
        Recipient::OwnHolding => "own-holding-some",
        Recipient::Tagged(_) => "own-with-tag",
        Recipient::Played => "played",
        Recipient::Every => "every-own",
        Recipient::EveryHolding => "every-own-holding-some",
    }
}

impl Lasting {
    fn when(trigger: &Trigger) -> Self {
        let class = |class: TileClass| -> &'static str { class.into() };
        let (when, of, cost, each): (_, Vec<&'static str>, _, _) = match trigger.when {
            When::Plays { kind, tags, cost, scoring, per } => {
                let kinds = kind.map(<&'static str>::from).into_iter();
                let of = kinds.chain(scoring.then_some("points")).chain(tags.iter().map(|tag| tag.name()));
                ("plays", of.collect(), cost, per == Per::Tag)
            }
            When::Places { what, on, showing } => {
                let when = if on == Ground::Mars { "places-on-mars" } else { "places" };
                (
                    when,
                    [class(what)].into_iter().chain(showing.iter().map(|of| of.name())).collect(),
                    0,
                    false,
                )
            }
            When::Project { cost } => ("project", Vec::new(), cost, false),
            When::Raises(parameter) => ("raises", vec![parameter.name()], 0, true),
            When::Settles => ("settles", Vec::new(), 0, false),
            When::Produced => ("produced", Vec::new(), 0, false),
            When::NewTag => ("new-tag", Vec::new(), 0, true),
        };
        Self::When { when, of, cost, each, anyone: trigger.by == Whose::Anyone, steps: steps(trigger.steps) }
    }

    fn rule(passive: &Passive) -> Self {
        let named = |rule, of: Vec<&'static str>, amount: i8| Self::Rule { rule, of, amount };
        let number = |number: u8| i8::try_from(number).unwrap_or(i8::MAX);
        match *passive {
            Passive::Discount { off, on, per } => {
                let rule = if per == Per::Tag { "discount-each-tag" } else { "discount" };
                let of = match on {
                    Purchase::Card => Vec::new(),
                    Purchase::Tagged(tag) => vec![tag.name()],
                    Purchase::Project(project) => vec![project.name()],
                };
                named(rule, of, number(off))
            }
            Passive::Worth(of, more) => named("worth", vec![of.name()], number(more)),
            Passive::Leeway(limits, steps) => match limits {
                Limits::All => named("leeway", Vec::new(), number(steps)),
                Limits::Of(parameter) => named("leeway", vec![parameter.name()], number(steps)),
            },
            Passive::Protect { stock, cards, shield } => {
                let of = stock.iter().map(|of| of.name()).chain(cards.iter().map(|of| of.name()));
                let rule = match shield {
                    Shield::ThisCard => "protect-this-card",
                    Shield::FromOpponents => "protect-from-opponents",
                };
                named(rule, of.collect(), 0)
            }
            Passive::GreeneryCost(more) => named("greenery-cost", Vec::new(), more),
            Passive::Pays(pays) => {
                let with = match pays.with {
                    Fund::Stock(of) => of.name(),
                    Fund::Here => "resources-here",
                };
                let toward = match pays.toward {
                    Purpose::Tagged(tag) => tag.name(),
                    Purpose::Prices(of) => of.name(),
                };
                named("pays", vec![with, toward], number(pays.worth))
            }
            Passive::CardPrice(more) => named("card-price", Vec::new(), more),
            Passive::GainsRaised => named("gains-raised", Vec::new(), 0),
            Passive::TradeCost(more) => named("trade-cost", Vec::new(), more),
            Passive::TradeStep(steps) => named("trade-step", Vec::new(), number(steps)),
            Passive::RatingToll(toll) => named("rating-toll", Vec::new(), number(toll)),
            Passive::Influence(more) => named("influence", Vec::new(), number(more)),
            Passive::OceanBonus(bonus) => named("ocean-bonus", Vec::new(), number(bonus)),
        }
    }
}
