//! Our cards in the words of the facts. Every `match` is whole: a new word of the vocabulary must be
//! translated before the tests build again.

use serde_json::{Map, Value, json};
use viriditas::mars::cards::{
    Action, Amount, Bound, CARD_PRICE, Card, CardResource, Chair, Count, DelegateMove, Effect, End, Fund,
    Ground, Keep, Kind, Limits, Module, Parameter, Party, Passive, Pays, Per, PlacementRule, Purchase,
    Purpose, Recipient, Removable, Requirement, Reserved, Resource, SetBack, Settling, Shield, Sought,
    Source, StandardProject, Stored, Tag, Tally, Tile, TileClass, Trigger, Victim, WITHOUT_LIMITS, When,
    Whose, card,
};

/// One card, in the shape of [`super::normal`].
pub(crate) fn facts_of(card: &Card) -> Value {
    let is_trigger = |it: &&Passive| **it == Passive::GainsRaised;
    let gains_raised =
        card.passives.iter().filter(is_trigger).map(
            |_| json!({ "when": { "production_up": 1 }, "by": "you", "do": [{ "gain": { "same": 1 } }] }),
        );
    let passives = card.passives.iter().filter(|it| !is_trigger(it));
    json!({
        "number": card.id.number(),
        "name": card.name,
        "module": module(card.module),
        "kind": kind(card.kind),
        "cost": card.cost,
        "tags": card.tags.iter().map(|&it| tag(it)).collect::<Vec<_>>(),
        "requirements": card.requirements.iter().copied().map(requirement).collect::<Vec<_>>(),
        "vp": card.points.map(points),
        "holds": card.holds.map(stored_kind),
        "first": steps(card.first),
        "play": steps(card.play),
        "actions": card.actions.iter().map(action).collect::<Vec<_>>(),
        "triggers": card.triggers.iter().map(trigger).chain(gains_raised).collect::<Vec<_>>(),
        "passives": passives.map(|it| passive(it, card)).collect::<Vec<_>>(),
    })
}

/// A colony tile, in the shape of [`super::normal`].
pub(crate) fn tile_of(card: &Card) -> Value {
    let colony = card.colony.expect("a colony tile");
    json!({
        "number": card.id.number(),
        "name": card.name,
        "build": steps(card.play),
        "track": colony.income.iter().map(|income| steps(income)).collect::<Vec<_>>(),
        "bonus": steps(colony.bonus),
        "opened_by": colony.opened_by.map(stored_kind),
    })
}

/// What stands behind the name of an event where a project has the same one.
pub(crate) const SAME_NAME: &str = " (event)";

/// A global event, in the shape of [`super::normal`].
pub(crate) fn event_of(card: &Card) -> Value {
    let event = card.event.expect("a global event");
    let ranked = card.play.iter().find_map(|effect| match *effect {
        Effect::Rate(Amount::Per { each, per: 1, of: Count::Rank(ranking), .. }) => Some((each, ranking)),
        _ => None,
    });
    let rank = ranked.map(|(each, ranking)| {
        assert_eq!(ranking.end, End::Highest);
        let of_place = |place: i8| json!([{ "tr": each * place }]);
        let alone = ranking.alone.iter().zip([2, 1]);
        json!({
            "score": ranking.of.iter().map(|&it| count(it)).collect::<Vec<_>>(),
            "first": of_place(2),
            "second": of_place(1),
            "min_score": ranking.least,
            "solo": alone.map(|(bound, place)| json!({ "at_least": bound, "do": of_place(place) })).collect::<Vec<_>>(),
        })
    });
    json!({
        "name": card.name.strip_suffix(SAME_NAME).unwrap_or(card.name),
        "in_box": !event.is_extra,
        "needs": event.needs.iter().map(|&it| module(it)).collect::<Vec<_>>(),
        "revealed_party": event.revealed.name(),
        "current_party": event.current.name(),
        "first_player": steps(event.planet),
        "each_player": if rank.is_some() { json!([]) } else { steps(card.play) },
        "rank": rank,
    })
}

/// A party, in the shape of [`super::normal`].
pub(crate) fn party_of(party: Party) -> Value {
    let card = card(party.card());
    let bonus = match *card.play {
        // The facts say in a sentence who has it.
        [Effect::If(Requirement { of: Count::Rank(poorest), bound: Bound::AtLeast(2) }, then, [])] => {
            assert_eq!(
                (poorest.of, poorest.end, poorest.alone),
                (&[Count::Rating][..], End::Lowest, &[20][..])
            );
            then
        }
        _ => card.play,
    };
    let mut policy = match (card.triggers, card.actions, card.passives) {
        ([it], [], []) => trigger(it),
        ([], [it], []) => {
            let mut facts = action(it);
            facts["limit"] =
                if it.is_unlimited { "any number of times" } else { "once per player per generation" }.into();
            facts
        }
        ([], [], [it]) => passive(it, card),
        _ => unreachable!("a policy is one thing"),
    };
    policy["type"] = match (card.triggers, card.actions, card.passives) {
        ([_], ..) => "trigger",
        (_, [_], _) => "action",
        (.., [Passive::RatingToll(_)]) => "tax",
        _ => "passive",
    }
    .into();
    json!({ "name": party.name(), "bonus": steps(bonus), "policy": policy })
}

fn action(action: &Action) -> Value {
    let mut facts = json!({ "cost": steps(action.cost), "gain": steps(action.gain) });
    if let Some(needs) = action.needs {
        facts["if"] = condition(needs);
    }
    facts
}

fn trigger(trigger: &Trigger) -> Value {
    // What the facts ask of the production, the step asks.
    if let (When::Produced, [Effect::If(needs, then, [])]) = (trigger.when, trigger.steps) {
        let when = json!({ "production_phase": 1, "if": condition(*needs) });
        return json!({ "when": when, "by": "you", "do": steps(then) });
    }
    let mut facts = json!({
        "when": when(&trigger.when),
        "by": match trigger.by { Whose::Own => "you", Whose::Anyone => "any" },
        "do": steps(trigger.steps),
    });
    if let When::Plays { per: Per::Tag, .. } = trigger.when {
        facts["per"] = json!("tag");
    }
    facts
}

fn when(when: &When) -> Value {
    match *when {
        When::Plays { kind: form, tags, cost, scoring, per: _ } => {
            let mut filters = Map::new();
            if let Some(form) = form {
                filters.insert("kind".into(), kind(form).into());
            }
            if !tags.is_empty() {
                filters.insert("tag".into(), tags.iter().map(|&it| tag(it)).collect());
            }
            if cost > 0 {
                filters.insert("base_cost_min".into(), cost.into());
            }
            if scoring {
                filters.insert("vp".into(), "non-negative".into());
            }
            json!({ "play": filters })
        }
        When::Places { what, on, showing } => {
            let mut facts = json!({ "place": tile_class(what) });
            match on {
                Ground::Anywhere => {}
                Ground::Mars => facts["where"] = json!("mars"),
            }
            if !showing.is_empty() {
                facts["bonus"] = showing.iter().map(|&it| resource(it)).collect();
            }
            facts
        }
        When::Raises(Parameter::Venus) => json!({ "venus_step": 1 }),
        When::Raises(it) => json!({ "step_of": parameter(it) }),
        When::Settles => json!({ "colony": 1 }),
        When::Produced => json!({ "production_phase": 1 }),
        When::NewTag => json!({ "new_tag": 1 }),
        When::Project { cost: 0 } => json!({ "standard_project": "any" }),
        When::Project { cost } => json!({ "standard_project": { "base_cost_min": cost } }),
    }
}

fn passive(passive: &Passive, card: &Card) -> Value {
    match *passive {
        Passive::Discount { off, on, per } => json!({
            "discount": off,
            "for": match on {
                Purchase::Card => "all".into(),
                Purchase::Tagged(it) => format!("tag:{}", tag(it)),
                Purchase::Project(it) => format!("standard-project:{}", project(it)),
            },
            "per": match per { Per::Card => "card", Per::Tag => "tag" },
        }),
        Passive::Worth(it, more) => json!({ "value": { resource(it): more } }),
        Passive::Leeway(Limits::All, steps) => json!({ "requirement_shift": steps, "parameter": "all" }),
        Passive::Leeway(Limits::Of(it), steps) => {
            json!({ "requirement_shift": steps, "parameter": parameter(it) })
        }
        Passive::Protect { stock, cards, shield } => {
            let (place, against) = match shield {
                Shield::ThisCard => ("here", "all"),
                Shield::FromOpponents => ("own", "opponents"),
            };
            let stock = stock.iter().map(|&it| resource(it));
            let all: Vec<_> = stock.chain(cards.iter().map(|&it| stored_kind(it))).collect();
            json!({ "protect": all, "where": place, "against": against })
        }
        Passive::GreeneryCost(more) => json!({ "greenery_cost": more }),
        Passive::Pays(Pays { with, worth, toward }) => {
            let (paid, place) = match with {
                Fund::Stock(it) => (resource(it), "own"),
                Fund::Here => (card.holds.map_or("any", stored_kind), "here"),
            };
            let purpose = match toward {
                Purpose::Tagged(it) => format!("tag:{}", tag(it)),
                Purpose::Prices(it) => resource(it).to_owned(),
            };
            json!({ "pay_with": { paid: worth }, "where": place, "for": purpose })
        }
        Passive::CardPrice(more) => json!({ "card_cost": CARD_PRICE.saturating_add_signed(more) }),
        Passive::TradeCost(more) => json!({ "trade_cost": more }),
        Passive::TradeStep(steps) => json!({ "trade_step": steps }),
        Passive::GainsRaised => unreachable!("a trigger in the facts"),
        Passive::RatingToll(price) => json!({ "mc_per_tr_step": price }),
        Passive::Influence(more) => json!({ "influence": more }),
        Passive::OceanBonus(money) => json!({ "ocean_bonus": money }),
    }
}

/// The steps of a slice, as a multiset: the facts say nothing of their order.
fn steps(effects: &[Effect]) -> Value {
    let mut all: Vec<Value> = effects.iter().flat_map(step).collect();
    all.sort_by_key(Value::to_string);
    all.into()
}

fn lists(options: &[&[Effect]]) -> Value {
    options.iter().map(|&it| steps(it)).collect()
}

fn step(effect: &Effect) -> Vec<Value> {
    vec![match *effect {
        Effect::Gain(it, much) => json!({ "gain": { resource(it): amount(much) } }),
        Effect::Pay(it, much, &[]) => json!({ "pay": { resource(it): amount(much) } }),
        Effect::Pay(it, much, helping) => json!({
            "pay": { resource(it): amount(much) },
            "with": helping.iter().map(|&it| resource(it)).collect::<Vec<_>>(),
        }),
        Effect::Produce(it, much) => json!({ "production": { resource(it): amount(much) } }),
        Effect::ProduceMetal(much) => json!({ "production": { "bonus-metal": much } }),
        Effect::ProduceLowest(much) => json!({ "production": { "lowest": much } }),
        Effect::Reduce(it, much) => {
            json!({ "production": { resource(it): -i16::from(much) }, "from": "any" })
        }
        Effect::CopyProduction(it) => json!({ "copy_production": { "tag": tag(it) } }),
        Effect::Raise(it, by) => json!({ "raise": { parameter(it): by } }),
        Effect::Rate(much) => json!({ "tr": amount(much) }),
        Effect::Place(tile, area) => match on(tile, area) {
            None => json!({ "place": placed(tile) }),
            Some(area) => json!({ "place": placed(tile), "on": area }),
        },
        Effect::ClaimLand => json!({ "claim_land": 1 }),
        Effect::Remove(what, most, victim) => {
            let what = match what {
                Removable::Stock(it) => resource(it),
                Removable::Card(it) => stored_kind(it),
            };
            let from = match victim {
                Victim::Anyone | Victim::Showing(_) => "any",
                Victim::NeighbourOfPlaced => "owner-next-to-placed",
            };
            let mut step = json!({ "remove": { what: most }, "from": from, "optional": true });
            if let Victim::Showing(it) = victim {
                step["tag"] = tag(it).into();
            }
            step
        }
        Effect::Steal(it, most) => {
            json!({ "steal": { resource(it): most }, "from": "any", "optional": true })
        }
        Effect::Add(what, much, holder) => {
            let what = stored(what);
            match holder {
                Recipient::This => json!({ "add": { what: amount(much) }, "to": "here" }),
                Recipient::Own => json!({ "add": { what: amount(much) }, "to": "any" }),
                Recipient::OwnHolding => {
                    json!({ "add": { what: amount(much) }, "to": "any", "min_on_card": 1 })
                }
                Recipient::Tagged(it) => {
                    json!({ "add": { what: amount(much) }, "to": "any", "tag": tag(it) })
                }
                Recipient::Played => json!({ "add": { what: amount(much) }, "to": "played-card" }),
                Recipient::Every => json!({ "add": { what: amount(much) }, "to": "each" }),
                Recipient::EveryHolding => {
                    json!({ "add": { what: amount(much) }, "to": "each-with-resources" })
                }
            }
        }
        Effect::Take(what, much, source) => json!({
            "remove": { stored_kind(what): amount(much) },
            "from": match source { Source::This => "here", Source::Own => "own", Source::Anyone => "any" },
        }),
        Effect::Draw(cards) => json!({ "draw": amount(cards) }),
        Effect::OthersDraw(cards) => json!({ "draw": cards, "who": "opponents" }),
        Effect::Look(cards, Keep::Free(keep)) => json!({ "draw": cards, "keep": keep }),
        Effect::Look(cards, Keep::Bought) => json!({ "draw": cards, "buy": true }),
        Effect::Reveal(it) => json!({ "reveal": 1, "if_tag": tag(it) }),
        Effect::DrawUntil(Sought::Tag(it), cards) => {
            json!({ "draw_until": { "tag": tag(it), "count": cards } })
        }
        Effect::DrawUntil(Sought::Icon(it), cards) => {
            json!({ "draw_until": { "icon": stored_kind(it), "count": cards } })
        }
        Effect::PlayNow { discount, leeway } => {
            let mut relief = Map::new();
            if discount > 0 {
                relief.insert("discount".into(), discount.into());
            }
            match leeway {
                0 => {}
                WITHOUT_LIMITS => _ = relief.insert("ignore_global_requirements".into(), true.into()),
                _ => _ = relief.insert("requirement_shift".into(), leeway.into()),
            }
            json!({ "play_card": relief })
        }
        Effect::PlayPrelude(cards) => json!({ "play_prelude": { "draw": cards, "play": 1 } }),
        Effect::RepeatAction => json!({ "repeat_action": 1 }),
        Effect::Settle(Settling::Usual) => json!({ "build_colony": 1 }),
        Effect::Settle(Settling::Again) => json!({ "build_colony": 1, "duplicate": true }),
        Effect::Fleet(more) => json!({ "fleet": more }),
        Effect::Trade => json!({ "trade": "free" }),
        Effect::OpenColony => json!({ "add_colony_tile": 1 }),
        Effect::ColonyBonuses => json!({ "colony_bonuses": "own" }),
        Effect::ShiftColonies => json!({ "colony_track": { "up": 1, "down": 1 } }),
        Effect::Lose(it, Amount::Per { each: 1, per: 1, of: Count::Stock(of), .. }) if it == of => {
            json!({ "lose": { resource(it): "all" } })
        }
        Effect::Lose(it, much) => json!({ "lose": { resource(it): amount(much) } }),
        Effect::Delegates(DelegateMove::Send(1)) => json!({ "delegates": 1 }),
        Effect::Delegates(DelegateMove::Send(more)) => json!({ "delegates": more, "same_party": true }),
        Effect::Delegates(DelegateMove::Recall) => {
            json!({ "remove_delegate": { "owner": "any", "leader": false } })
        }
        Effect::Delegates(DelegateMove::Replace) => {
            json!({ "replace_delegate": { "owner": "neutral", "leader": false } })
        }
        Effect::Delegates(DelegateMove::SeizeChair) => json!({ "seize_chair": "neutral" }),
        Effect::GainAny(much) => json!({ "gain_any": amount(much) }),
        Effect::SetBack(SetBack::Lower(it, steps)) => {
            json!({ "raise": { parameter(it): -i32::from(steps) } })
        }
        Effect::SetBack(SetBack::RemoveOcean) => json!({ "remove_ocean": 1 }),
        Effect::FundAward => json!({ "fund_award": "free" }),
        Effect::Discard => json!({ "discard": 1 }),
        Effect::MayDiscard => json!({ "discard": 1, "optional": true }),
        Effect::Choose(options) => json!({ "choose": lists(options) }),
        Effect::MayChoose(options) => json!({ "choose": lists(options), "optional": true }),
        Effect::ChooseAmount(most, then) => {
            json!({ "choose_amount": { "min": 1, "max": count(most) }, "then": steps(then) })
        }
        Effect::If(needs, then, otherwise) => {
            json!({ "if": condition(needs), "then": steps(then), "else": steps(otherwise) })
        }
        Effect::NextCardDiscount { discount, leeway } => {
            let mut relief = Map::new();
            if discount > 0 {
                relief.insert("discount".into(), discount.into());
            }
            if leeway > 0 {
                relief.insert("requirement_shift".into(), leeway.into());
            }
            json!({ "next_card": relief })
        }
        Effect::Then(Effect::Reveal(it), then) => {
            json!({ "reveal": 1, "if_tag": tag(*it), "then": steps(then) })
        }
        // The facts list what depends on a step simply behind it.
        Effect::Then(first, then) => {
            return step(first).into_iter().chain(then.iter().flat_map(step)).collect();
        }
    }]
}

fn amount(amount: Amount) -> Value {
    match amount {
        Amount::Exactly(much) => much.into(),
        Amount::Per { each, per, of, most } => {
            let mut facts = json!({ "each": each, "per": per, "of": count(of) });
            if most < u8::MAX {
                facts["max"] = most.into();
            }
            facts
        }
        Amount::Influenced { each, per, of, most, base, influence } => {
            let mut facts = json!({ "each": each, "per": per });
            if let Some(of) = of {
                facts["of"] = count(of).into();
            }
            if most < u8::MAX {
                facts["max"] = most.into();
            }
            if base != 0 {
                facts["base"] = base.into();
            }
            facts["influence"] = influence.into();
            facts
        }
    }
}

fn points(points: Amount) -> Value {
    match points {
        Amount::Exactly(many) => many.into(),
        Amount::Influenced { .. } => unreachable!("no points hang on influence"),
        Amount::Per { each, per, of, most } => {
            let mut facts = json!({ "vp": each, "per": per, "of": count(of) });
            match most {
                u8::MAX => {}
                1 => facts["once"] = true.into(),
                _ => facts["max"] = most.into(),
            }
            facts
        }
    }
}

/// A condition inside a card's effects.
fn condition(condition: Requirement) -> Value {
    match condition.bound {
        Bound::AtLeast(bound) => json!({ "at_least": bound, "of": count(condition.of) }),
        Bound::AtMost(bound) => json!({ "at_most": bound, "of": count(condition.of) }),
    }
}

/// A requirement for playing a card. The facts have words for some counts only; the rest stay conditions.
fn requirement(requirement: Requirement) -> Value {
    let bounded = match requirement.bound {
        Bound::AtLeast(bound) => json!({ "min": bound }),
        Bound::AtMost(bound) => json!({ "max": bound }),
    };
    match (requirement.of, requirement.bound) {
        (Count::Track(it), _) => json!({ parameter(it): bounded }),
        (Count::Tags(it), Bound::AtLeast(bound)) => json!({ "tag": { tag(it): bound } }),
        (Count::Production(it), Bound::AtLeast(bound)) => json!({ "production": { resource(it): bound } }),
        (Count::Tiles(TileClass::City, Whose::Anyone, Ground::Anywhere), Bound::AtLeast(bound)) => {
            json!({ "cities": { "min": bound, "whose": "all" } })
        }
        (Count::Tiles(TileClass::City, Whose::Own, Ground::Anywhere), _) => json!({ "cities": bounded }),
        (Count::Tiles(TileClass::Greenery, Whose::Own, Ground::Anywhere), _) => {
            json!({ "greeneries": bounded })
        }
        (Count::Colonies(Whose::Own), _) => json!({ "colonies": bounded }),
        (Count::Rating, _) => json!({ "tr": bounded }),
        (Count::InPower(party), _) => json!({ "party": party.name() }),
        (Count::Leads, _) => json!({ "party_leader": bounded }),
        (Count::Chair(Chair::Own), _) => json!({ "chairman": "you" }),
        (Count::Chair(Chair::Neutral), _) => json!({ "chairman": "neutral" }),
        (Count::Goal(Tally::OnCards([CardResource::Floater])), _) => json!({ "floaters": bounded }),
        _ => condition(requirement),
    }
}

fn count(count: Count) -> String {
    match count {
        Count::Tags(it) => format!("tag:{}", tag(it)),
        Count::OpponentsTags(it) => format!("tag-opponents:{}", tag(it)),
        Count::TagsOfAll(it) => format!("tag-all:{}", tag(it)),
        Count::Tagless => "no-tag-cards".into(),
        Count::Colonies(Whose::Own) => "colony-own".into(),
        Count::Colonies(Whose::Anyone) => "colony-all".into(),
        Count::Tiles(class, whose, ground) => {
            let whose = match whose {
                Whose::Own => "-own",
                Whose::Anyone => "",
            };
            let ground = match ground {
                Ground::Anywhere => "",
                Ground::Mars => "-on-mars",
            };
            format!("{}{whose}{ground}", tile_class(class))
        }
        Count::BesideThis(class) => format!("{}-next-to-this", tile_class(class)),
        Count::ResourcesHere => "resource-here".into(),
        Count::EventsOfAll => "events-all".into(),
        Count::Hand => "cards-in-hand".into(),
        Count::Rating => "tr".into(),
        Count::RatingRaised => "tr-raised-this-generation".into(),
        Count::Production(it) => format!("production:{}", resource(it)),
        Count::Stock(it) => format!("stock:{}", resource(it)),
        Count::Track(it) => parameter(it).into(),
        Count::Chosen => "chosen".into(),
        Count::Goal(Tally::Tags(kinds)) => {
            format!("tag:{}", kinds.iter().map(|&it| tag(it)).collect::<Vec<_>>().join("+"))
        }
        Count::Goal(Tally::OnCards([kind])) => format!("resource-own:{}", stored_kind(*kind)),
        Count::Goal(Tally::Cards([Kind::Event])) => "events-own".into(),
        Count::Goal(Tally::Cards([Kind::Active])) => "active-cards".into(),
        Count::Goal(Tally::KindsOfTag) => "distinct-tags".into(),
        Count::Goal(Tally::EmptyBesideOwn) => "empty-space-next-to-own".into(),
        Count::Goal(Tally::BesideOceans) => "own-tile-next-to-ocean".into(),
        Count::Goal(of) => unreachable!("no card counts {of:?}"),
        Count::Influence => "influence".into(),
        Count::RatingSets(over) => format!("tr-sets-of-5-over-{over}"),
        Count::Parties => "party-with-own-delegate".into(),
        Count::Rank(_) | Count::InPower(_) | Count::Leads | Count::Chair(_) => {
            unreachable!("no amount of a card counts {count:?}")
        }
    }
}

fn placed(tile: Tile) -> &'static str {
    match tile {
        Tile::Ocean => "ocean",
        Tile::Greenery => "greenery",
        Tile::City => "city",
        Tile::Capital => "tile:capital",
        Tile::NaturalPreserve => "tile:natural-preserve",
        Tile::NuclearZone => "tile:nuclear-zone",
        Tile::MiningRights => "tile:mining-rights",
        Tile::MiningArea => "tile:mining-area",
        Tile::EcologicalZone => "tile:ecological-zone",
        Tile::LavaFlows => "tile:lava-flows",
        Tile::MoholeArea => "tile:mohole-area",
        Tile::CommercialDistrict => "tile:commercial-district",
        Tile::IndustrialCenter => "tile:industrial-center",
        Tile::RestrictedArea => "tile:restricted-area",
    }
}

/// Where; the facts name the usual place of a special tile, but not that of the three common ones.
fn on(tile: Tile, area: PlacementRule) -> Option<&'static str> {
    match area {
        PlacementRule::Usual => {
            (!matches!(tile, Tile::Ocean | Tile::Greenery | Tile::City)).then_some("land")
        }
        PlacementRule::Land => Some("land"),
        PlacementRule::OceanReserved => Some("ocean-reserved"),
        PlacementRule::CitySite => Some("city"),
        PlacementRule::Isolated => Some("isolated"),
        PlacementRule::Volcanic => Some("volcanic"),
        PlacementRule::Metal => Some("metal-bonus"),
        PlacementRule::MetalBesideOwn => Some("metal-bonus-next-to-own"),
        PlacementRule::BesideTwoCities => Some("next-to-2-cities"),
        PlacementRule::BesideCity => Some("next-to-city"),
        PlacementRule::BesideGreenery => Some("next-to-greenery"),
        PlacementRule::Reserved(Reserved::NoctisCity) => Some("reserved:noctis-city"),
        PlacementRule::Reserved(Reserved::GanymedeColony) => Some("reserved:ganymede-colony"),
        PlacementRule::Reserved(Reserved::PhobosSpaceHaven) => Some("reserved:phobos-space-haven"),
        PlacementRule::Reserved(Reserved::MaxwellBase) => Some("reserved:maxwell-base"),
        PlacementRule::Reserved(Reserved::Stratopolis) => Some("reserved:stratopolis"),
        PlacementRule::Reserved(Reserved::DawnCity) => Some("reserved:dawn-city"),
        PlacementRule::Reserved(Reserved::LunaMetropolis) => Some("reserved:luna-metropolis"),
        #[cfg(feature = "synthetic")]
        PlacementRule::Reserved(Reserved::Synthetic(_)) => None,
    }
}

fn tile_class(class: TileClass) -> &'static str {
    match class {
        TileClass::Ocean => "ocean",
        TileClass::Greenery => "greenery",
        TileClass::City => "city",
        TileClass::Any => "any",
        TileClass::Owned => "owned",
    }
}

fn stored(stored: Stored) -> String {
    match stored {
        Stored::Kind(it) => stored_kind(it).into(),
        Stored::OneOf(kinds) if kinds == CardResource::ALL => "any".into(),
        Stored::OneOf(kinds) => kinds.iter().map(|&it| stored_kind(it)).collect::<Vec<_>>().join("+"),
    }
}

fn stored_kind(kind: CardResource) -> &'static str {
    match kind {
        CardResource::Animal => "animal",
        CardResource::Microbe => "microbe",
        CardResource::Science => "science",
        CardResource::Fighter => "fighter",
        CardResource::Floater => "floater",
        CardResource::Asteroid => "asteroid",
        CardResource::Camp => "camp",
        CardResource::Preservation => "preservation",
    }
}

fn module(module: Module) -> &'static str {
    match module {
        Module::Base => "base",
        Module::CorporateEra => "corpera",
        Module::Prelude => "prelude",
        Module::Venus => "venus",
        Module::Colonies => "colonies",
        Module::Turmoil => "turmoil",
        #[cfg(feature = "synthetic")]
        Module::Synthetic => "synthetic",
    }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Automated => "automated",
        Kind::Active => "active",
        Kind::Event => "event",
        Kind::Corporation => "corporation",
        Kind::BeginnerCorporation => "beginner",
        Kind::Prelude => "prelude",
        Kind::Colony => "colony",
        Kind::Party => "party",
        Kind::Global => "global-event",
    }
}

fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::MegaCredits => "mc",
        Resource::Steel => "steel",
        Resource::Titanium => "titanium",
        Resource::Plants => "plants",
        Resource::Energy => "energy",
        Resource::Heat => "heat",
    }
}

fn parameter(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Temperature => "temperature",
        Parameter::Oxygen => "oxygen",
        Parameter::Oceans => "oceans",
        Parameter::Venus => "venus",
    }
}

fn tag(tag: Tag) -> &'static str {
    match tag {
        Tag::Building => "building",
        Tag::Space => "space",
        Tag::Power => "power",
        Tag::Science => "science",
        Tag::Jovian => "jovian",
        Tag::Earth => "earth",
        Tag::Plant => "plant",
        Tag::Microbe => "microbe",
        Tag::Animal => "animal",
        Tag::City => "city",
        Tag::Wild => "wild",
        Tag::Venus => "venus",
    }
}

fn project(project: StandardProject) -> &'static str {
    match project {
        StandardProject::SellPatents => "sell-patents",
        StandardProject::PowerPlant => "power-plant",
        StandardProject::Asteroid => "asteroid",
        StandardProject::BufferGas => "buffer-gas",
        StandardProject::AirScrapping => "air-scrapping",
        StandardProject::Colony => "build-colony",
        StandardProject::Aquifer => "aquifer",
        StandardProject::Greenery => "greenery",
        StandardProject::City => "city",
        #[cfg(feature = "synthetic")]
        StandardProject::Synthetic => "synthetic",
    }
}
