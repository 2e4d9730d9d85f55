//! The lines of `tests/facts/ares` in the vocabulary of the cards. A line is taken apart key by key, and a key that nothing
//! takes fails.

use serde_json::{Map, Value};
use viriditas::ares::cards::{
    Action, Amount, Bearer, Capacity, Card, CardColour, CardId, Cause, Charge, Condition, Cost, Count, Each,
    Effect, Filter, Itself, Lowering, Passive, Phase, Production, Requirement, SpecialResource, Stock, Tag,
    Trigger, Zone, ZoneTrack,
};

/// An object of the facts whose keys are taken one after the other.
struct Object {
    left: Map<String, Value>,
}

impl Object {
    fn of(value: &Value) -> Self {
        Self { left: value.as_object().unwrap_or_else(|| panic!("no object: {value}")).clone() }
    }

    fn may_take(&mut self, key: &str) -> Option<Value> {
        self.left.remove(key)
    }

    fn take(&mut self, key: &str) -> Value {
        self.may_take(key).unwrap_or_else(|| panic!("no {key} in {:?}", self.left))
    }

    fn text(&mut self, key: &str) -> String {
        self.take(key).as_str().unwrap_or_else(|| panic!("{key} is no text")).to_owned()
    }

    fn number<T: TryFrom<i64>>(&mut self, key: &str) -> T {
        number(&self.take(key))
    }

    fn flag(&mut self, key: &str) -> bool {
        self.take(key).as_bool().unwrap_or_else(|| panic!("{key} is no flag"))
    }

    fn list<T>(&mut self, key: &str, read: impl Fn(&Value) -> T) -> Vec<T> {
        list(&self.take(key), read)
    }

    fn end(self) {
        assert!(self.left.is_empty(), "keys that nothing takes: {:?}", self.left);
    }
}

fn number<T: TryFrom<i64>>(value: &Value) -> T {
    let number = value.as_i64().unwrap_or_else(|| panic!("no number: {value}"));
    T::try_from(number).unwrap_or_else(|_| panic!("too great: {number}"))
}

fn list<T>(value: &Value, read: impl Fn(&Value) -> T) -> Vec<T> {
    value.as_array().unwrap_or_else(|| panic!("no list: {value}")).iter().map(read).collect()
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("no word: {value}"))
}

/// The one key of an object, and what it holds.
fn only(value: &Value) -> (String, Value) {
    let object = value.as_object().unwrap_or_else(|| panic!("no object: {value}"));
    assert_eq!(object.len(), 1, "{value}");
    let (key, value) = object.iter().next().expect("one key");
    (key.clone(), value.clone())
}

/// Lives as long as the program: the vocabulary has lists of that kind only.
fn lasting<T>(list: Vec<T>) -> &'static [T] {
    Vec::leak(list)
}

/// A line of `projects.jsonl`.
pub(super) fn project(line: &Value) -> Card {
    let mut line = Object::of(line);
    let (requirements, spends) = requirements(&line.take("requirements"));
    let mut effects = Object::of(&line.take("effects"));
    let card = Card {
        id: CardId::printed(line.number("number")),
        name: line.text("name").leak(),
        colour: Some(colour(&line.take("colour"))),
        is_for_first_game: line.flag("first_game"),
        cost: line.number("cost"),
        tags: lasting(line.list("tags", tag)),
        requirements,
        spends,
        money: 0,
        play: steps(&effects.take("on_play")),
        production: lasting(effects.list("production", production)),
        steel: effects.number("steel"),
        titanium: effects.number("titanium"),
        actions: actions(&effects.take("actions")),
        triggers: lasting(effects.list("triggers", trigger)),
        passives: lasting(effects.list("passives", passive)),
        holds: held(&line.take("holds")),
        points: points(&line.take("vp")),
    };
    effects.end();
    finish(line, card.name);
    card
}

/// A line of `corporations.jsonl`, and whether it came beside the box.
pub(super) fn corporation(line: &Value) -> (Card, bool) {
    let mut line = Object::of(line);
    let is_promotional = line.flag("promo");
    let printed = line.take("number");
    let id = match printed.as_str() {
        Some(text) => {
            let digits = text.strip_prefix('P').unwrap_or_else(|| panic!("no P: {text}"));
            CardId::promotional(digits.parse().expect("a number"))
        }
        None => CardId::printed(number(&printed)),
    };
    let mut start = Object::of(&line.take("start"));
    let mut effects = Object::of(&line.take("effects"));
    let (offers, triggers): (Vec<Value>, Vec<Value>) = effects
        .list("triggers", Value::clone)
        .into_iter()
        .partition(|it| it["when"] == "first-tr-raise-in-phase");
    let passives = effects.list("passives", passive).into_iter().chain(offers.iter().map(offer));
    let card = Card {
        id,
        name: line.text("name").leak(),
        colour: None,
        is_for_first_game: line.flag("first_game"),
        cost: 0,
        tags: lasting(line.list("tags", tag)),
        requirements: &[],
        spends: &[],
        money: start.number("mc"),
        play: steps(&start.take("steps")),
        production: lasting(start.list("production", production)),
        steel: start.number("steel"),
        titanium: start.number("titanium"),
        actions: actions(&effects.take("actions")),
        triggers: lasting(triggers.iter().map(trigger).collect()),
        passives: lasting(passives.collect()),
        holds: held(&line.take("holds")),
        points: points(&line.take("vp")),
    };
    effects.end();
    start.end();
    finish(line, card.name);
    (card, is_promotional)
}

/// What is left of a line: a name for programs, and notes for the reader.
fn finish(mut line: Object, name: &str) {
    let letters = |text: &str| text.to_lowercase().replace('\'', "").replace([' ', '-'], "-");
    assert_eq!(line.text("id"), letters(name));
    line.list("notes", |note| assert!(note.is_string()));
    line.end();
}

fn tag(value: &Value) -> Tag {
    match word(value) {
        "building" => Tag::Building,
        "space" => Tag::Space,
        "energy" => Tag::Power,
        "science" => Tag::Science,
        "jupiter" => Tag::Jovian,
        "earth" => Tag::Earth,
        "plant" => Tag::Plant,
        "microbe" => Tag::Microbe,
        "animal" => Tag::Animal,
        "event" => Tag::Event,
        other => panic!("no tag: {other}"),
    }
}

fn colour(value: &Value) -> CardColour {
    match word(value) {
        "green" => CardColour::Green,
        "blue" => CardColour::Blue,
        "red" => CardColour::Red,
        other => panic!("no colour: {other}"),
    }
}

fn kind(value: &Value) -> SpecialResource {
    match word(value) {
        "animal" => SpecialResource::Animal,
        "microbe" => SpecialResource::Microbe,
        "science" => SpecialResource::Science,
        other => panic!("no resource of cards: {other}"),
    }
}

fn held(value: &Value) -> Option<SpecialResource> {
    (!value.is_null()).then(|| kind(value))
}

/// One kind, a list of kinds, or any.
fn kinds(value: &Value) -> &'static [SpecialResource] {
    if value == "any" {
        return &SpecialResource::ALL;
    }
    lasting(if value.is_array() { list(value, kind) } else { vec![kind(value)] })
}

fn stock(text: &str) -> Option<Stock> {
    match text {
        "mc" => Some(Stock::MegaCredits),
        "heat" => Some(Stock::Heat),
        "plants" => Some(Stock::Plants),
        _ => None,
    }
}

fn track(text: &str) -> Option<ZoneTrack> {
    match text {
        "oxygen" => Some(ZoneTrack::Oxygen),
        "temperature" => Some(ZoneTrack::Temperature),
        _ => None,
    }
}

fn bearer(value: &Value) -> Bearer {
    match word(value) {
        "here" => Bearer::Here,
        "other" => Bearer::Other,
        "any" => Bearer::Any,
        other => panic!("no card is {other}"),
    }
}

fn count(text: &str) -> Count {
    match text {
        "steel" => Count::Capacity(Capacity::Steel),
        "titanium" => Count::Capacity(Capacity::Titanium),
        "forest" => Count::Forests,
        "card" => Count::Cards,
        "blue-card" => Count::CardsOf(CardColour::Blue),
        "resource-here" => Count::ResourcesHere,
        text => {
            let of = text.strip_prefix("tag:").unwrap_or_else(|| panic!("no counter: {text}"));
            Count::Tags(tag(&of.into()))
        }
    }
}

/// A number, so many times what was paid, or so many for each of a counter.
fn amount(value: &Value) -> Amount {
    let Some(_) = value.as_object() else { return Amount::Exactly(number(value)) };
    let mut object = Object::of(value);
    let amount = match object.may_take("x") {
        Some(each) => Amount::Per { each: number(&each), per: 1, of: Count::Paid },
        None => Amount::Per { each: object.number("n"), per: 1, of: count(&object.text("per")) },
    };
    object.end();
    amount
}

fn points(value: &Value) -> Amount {
    let Some(_) = value.as_object() else { return Amount::Exactly(number(value)) };
    let mut object = Object::of(value);
    let of = count(&object.text("of"));
    let amount = Amount::Per { each: object.number("vp"), per: object.number("per"), of };
    object.end();
    amount
}

fn production(value: &Value) -> Production {
    let mut object = Object::of(value);
    let what = object.text("what");
    let each = object.number("n");
    let amount = match object.may_take("per") {
        Some(of) => {
            let per = object.may_take("every").map_or(1, |every| number(&every));
            Amount::Per { each, per, of: count(word(&of)) }
        }
        None => Amount::Exactly(each),
    };
    object.end();
    match stock(&what) {
        Some(stock) => Production::Gain(stock, amount),
        None if what == "cards" => Production::Draw(amount),
        None => panic!("no production: {what}"),
    }
}

/// What must hold, and what is paid beside the price.
fn requirements(value: &Value) -> (&'static [Requirement], &'static [Cost]) {
    let (mut needs, mut spends) = (Vec::new(), Vec::new());
    for (key, value) in list(value, only) {
        match (key.as_str(), track(&key)) {
            (_, Some(track)) => needs.push(zone(track, word(&value))),
            ("oceans", _) => needs.push(match only(&value) {
                (bound, tokens) if bound == "min" => Requirement::OceansAtLeast(number(&tokens)),
                (bound, tokens) if bound == "max" => Requirement::OceansAtMost(number(&tokens)),
                (bound, _) => panic!("no bound: {bound}"),
            }),
            ("tr", _) => {
                let (bound, rating) = only(&value);
                assert_eq!(bound, "min");
                needs.push(Requirement::HasRating(number(&rating)));
            }
            ("tag", _) => {
                let tags = value.as_object().expect("tags with numbers");
                let needed = |(of, least): (&String, &Value)| {
                    Requirement::HasTags(tag(&of.as_str().into()), number(least))
                };
                needs.extend(tags.iter().map(needed));
            }
            ("spend", _) => spends.extend(costs(&value)),
            _ => panic!("no requirement: {key}"),
        }
    }
    (lasting(needs), lasting(spends))
}

fn zone(track: ZoneTrack, text: &str) -> Requirement {
    let (name, direction) = text.split_at(text.len() - 1);
    let zone = match name {
        "purple" => Zone::Purple,
        "red" => Zone::Red,
        "yellow" => Zone::Yellow,
        "white" => Zone::White,
        other => panic!("no zone: {other}"),
    };
    match direction {
        "+" => Requirement::AtLeast(track, zone),
        "-" => Requirement::AtMost(track, zone),
        other => panic!("no direction: {other}"),
    }
}

/// Every entry of an object of costs.
fn costs(value: &Value) -> Vec<Cost> {
    let all = value.as_object().expect("costs with their keys");
    let cost = |(key, value): (&String, &Value)| match (key.as_str(), stock(key)) {
        (_, Some(stock)) => Cost::Stock(stock, charge(value)),
        ("cards", _) => Cost::Cards(charge(value)),
        ("tr", _) => Cost::Rating(number(value)),
        ("remove", _) => {
            let mut object = Object::of(value);
            let cost = removal(&mut object);
            object.end();
            cost
        }
        _ => panic!("no cost: {key}"),
    };
    all.iter().map(cost).collect()
}

fn removal(object: &mut Object) -> Cost {
    Cost::Resources(kinds(&object.take("what")), object.number("n"), bearer(&object.take("from")))
}

fn charge(value: &Value) -> Charge {
    let Some(_) = value.as_object() else { return Charge::Exactly(number(value)) };
    let mut object = Object::of(value);
    let charge = if let Some(bounds) = object.may_take("x") {
        let mut bounds = Object::of(&bounds);
        let most = bounds.may_take("max").map(|most| number(&most));
        let charge = Charge::Chosen { least: bounds.number("min"), most };
        bounds.end();
        charge
    } else {
        let base = object.number("base");
        let less = object.list("less", lowering);
        let [less] = less[..] else { panic!("one lowering: {less:?}") };
        Charge::Lowered { base, less }
    };
    object.end();
    charge
}

fn lowering(value: &Value) -> Lowering {
    let mut object = Object::of(value);
    let by = object.number("n");
    let lowering = match object.may_take("per") {
        Some(of) => Lowering::Each(by, count(word(&of))),
        None => Lowering::If(by, condition(&object.take("if"))),
    };
    object.end();
    lowering
}

fn condition(value: &Value) -> Condition {
    match only(value) {
        (key, value) if key == "chose_phase" => Condition::Chose(Phase::ALL[number::<usize>(&value) - 1]),
        (key, value) if key == "blue_cards" => {
            Condition::Has(number(&value), Count::CardsOf(CardColour::Blue))
        }
        (key, value) if key == "tags" => {
            let (of, least) = only(&value);
            Condition::Has(number(&least), Count::Tags(tag(&of.into())))
        }
        (key, _) => panic!("no condition: {key}"),
    }
}

fn steps(value: &Value) -> &'static [Effect] {
    let mut all: Vec<Effect> = Vec::new();
    for step in value.as_array().unwrap_or_else(|| panic!("no steps: {value}")) {
        let drawn = is_of_those_drawn(step).then(|| all.pop().expect("a step before"));
        all.extend(match drawn {
            Some(drawn) => vec![kept(drawn, step)],
            None => conditional(step),
        });
    }
    lasting(all)
}

fn is_of_those_drawn(step: &Value) -> bool {
    step["op"] == "discard" && step["from"] == "drawn"
}

/// A drawing and a discarding of cards just drawn are one step.
fn kept(drawn: Effect, discard: &Value) -> Effect {
    let Effect::Draw(Amount::Exactly(draw)) = drawn else { panic!("nothing drawn: {drawn:?}") };
    let draw = draw.unsigned_abs();
    let mut step = Object::of(discard);
    step.text("op");
    step.text("from");
    let keep = draw - step.number::<u8>("n");
    step.end();
    Effect::Look { draw, keep }
}

fn conditional(value: &Value) -> Vec<Effect> {
    let mut step = Object::of(value);
    let condition = step.may_take("if").map(|it| condition(&it));
    let effects = effects(&mut step);
    step.end();
    match condition {
        Some(condition) => vec![Effect::If(condition, lasting(effects))],
        None => effects,
    }
}

fn effects(step: &mut Object) -> Vec<Effect> {
    let op = step.text("op");
    vec![match op.as_str() {
        "gain" => {
            let what = step.text("what");
            let amount = amount(&step.take("n"));
            match stock(&what) {
                Some(stock) => Effect::Gain(stock, amount),
                None if what == "tr" => Effect::Rate(amount),
                None => panic!("nothing to gain: {what}"),
            }
        }
        "draw" => Effect::Draw(amount(&step.take("n"))),
        "discard" => {
            assert_eq!(step.text("from"), "hand");
            Effect::Discard(step.number("n"))
        }
        "discard-draw" => {
            let (of, draw_for_tag) = only(&step.take("if_tag"));
            let draw_for_tag = number(&draw_for_tag);
            Effect::Exchange { draw: step.number("draw"), tag: tag(&of.into()), draw_for_tag }
        }
        "raise" => {
            let what = step.text("what");
            Effect::Raise(track(&what).unwrap_or_else(|| panic!("no track: {what}")), step.number("n"))
        }
        "flip-ocean" => Effect::FlipOceans(step.number("n")),
        "forest" => Effect::TakeForests(step.number("n")),
        "add" => Effect::Add(kinds(&step.take("what")), step.number("n"), bearer(&step.take("to"))),
        "remove" => Effect::Pay(removal(step)),
        "choose" => Effect::Choose(lasting(step.list("options", steps))),
        "reveal" => reveal(step),
        "extra-play" => return extra_play(step),
        "zone-shift-next" => {
            one_zone_of_both_tracks(step);
            Effect::FlexNext
        }
        other => panic!("no step: {other}"),
    }]
}

fn reveal(step: &mut Object) -> Effect {
    let (cards, take) = (step.number("n"), filter(&step.take("take")));
    let each_discarded = steps(&step.take("per_discarded"));
    match step.text("how").as_str() {
        "all" => Effect::Reveal { cards, take, each_discarded },
        "until" => {
            assert_eq!((cards, each_discarded), (1, &[][..]));
            Effect::RevealUntil(take)
        }
        other => panic!("no way to reveal: {other}"),
    }
}

fn extra_play(step: &mut Object) -> Vec<Effect> {
    let colours = lasting(step.list("colours", colour));
    if let Some(free) = step.may_take("free") {
        assert_eq!(free, true);
        return vec![Effect::FreePlay { colours, cost: step.number("max_printed_cost") }];
    }
    let discount = step.may_take("discount").map(|off| Effect::DiscountNext(number(&off)));
    [Effect::ExtraPlay(colours)].into_iter().chain(discount).collect()
}

/// The leeway of one zone is the rulebook's word, so it stands in no number of ours.
fn one_zone_of_both_tracks(object: &mut Object) {
    let tracks = object.list("params", |it| track(word(it)));
    assert_eq!(tracks, ZoneTrack::ALL.map(Some));
    assert_eq!(object.number::<u8>("steps"), 1);
}

fn filter(value: &Value) -> Filter {
    if value == "any" {
        return Filter::Any;
    }
    match only(value) {
        (key, tags) if key == "tags" => Filter::Tagged(lasting(list(&tags, tag))),
        (key, colours) if key == "colours" => Filter::Coloured(lasting(list(&colours, colour))),
        (key, it) if key == "colour" => Filter::Coloured(lasting(vec![colour(&it)])),
        (key, least) if key == "printed_cost_min" => Filter::Costing(number(&least)),
        (key, _) => panic!("no filter: {key}"),
    }
}

fn each(value: &Value) -> Each {
    match word(value) {
        "card" => Each::Card,
        "tag" => Each::Tag,
        other => panic!("not so often: {other}"),
    }
}

/// The alternatives of the one action.
fn actions(value: &Value) -> &'static [Action] {
    let all = value.as_array().unwrap_or_else(|| panic!("no actions: {value}"));
    assert!(all.len() <= 1, "two actions: {value}");
    let alternatives = |value: &Value| match value.get("either") {
        Some(either) => {
            assert_eq!(value.as_object().map(Map::len), Some(1));
            list(either, action)
        }
        None => vec![action(value)],
    };
    lasting(all.iter().flat_map(alternatives).collect())
}

fn action(value: &Value) -> Action {
    let mut object = Object::of(value);
    let action = Action { cost: lasting(costs(&object.take("cost"))), gain: steps(&object.take("gain")) };
    object.end();
    action
}

fn trigger(value: &Value) -> Trigger {
    let mut object = Object::of(value);
    let plays = |object: &mut Object, cards: Filter, each: Each| {
        let itself = if object.flag("self") { Itself::Included } else { Itself::Excluded };
        Cause::Plays { cards, each, itself }
    };
    let cause = match object.text("when").as_str() {
        "play-tag" => {
            let tags = lasting(object.list("tags", tag));
            let each = each(&object.take("each"));
            plays(&mut object, Filter::Tagged(tags), each)
        }
        "play-card" => plays(&mut object, Filter::Any, Each::Card),
        "play-colour" => {
            let colours = lasting(vec![colour(&object.take("colour"))]);
            plays(&mut object, Filter::Coloured(colours), Each::Card)
        }
        "play-steel" => {
            assert_eq!((object.text("each").as_str(), object.flag("self")), ("steel", false));
            Cause::PlaysCapacity(Capacity::Steel)
        }
        "flip-ocean" => Cause::FlipsOcean,
        "raise-temperature" => Cause::Raises(ZoneTrack::Temperature),
        "raise-oxygen" => Cause::Raises(ZoneTrack::Oxygen),
        "gain-forest" => Cause::TakesForest,
        "use-action" => Cause::UsesAction,
        other => panic!("no cause: {other}"),
    };
    let steps = steps(&object.take("do"));
    object.end();
    Trigger { cause, steps }
}

/// What may be bought once a phase from the first rise of the rating on stands among the triggers of the facts.
fn offer(value: &Value) -> Passive {
    let mut object = Object::of(value);
    assert_eq!(object.text("when"), "first-tr-raise-in-phase");
    assert!(object.flag("optional"));
    let [Cost::Stock(Stock::MegaCredits, Charge::Exactly(cost))] = costs(&object.take("cost"))[..] else {
        panic!("no price in M€: {value}")
    };
    let [Effect::Rate(Amount::Exactly(gain))] = *steps(&object.take("do")) else {
        panic!("no rating: {value}")
    };
    object.end();
    Passive::BuysRating { cost, gain: gain.unsigned_abs() }
}

fn passive(value: &Value) -> Passive {
    let mut object = Object::of(value);
    let passive = match object.text("kind").as_str() {
        "discount" => Passive::Discount {
            off: object.number("mc"),
            cards: filter(&object.take("on")),
            each: each(&object.take("each")),
        },
        "research" => Passive::Research { draw: object.number("draw"), keep: object.number("keep") },
        "pay-instead" => {
            let [with] = costs(&object.take("spend"))[..] else { panic!("one payment: {value}") };
            assert_eq!(object.number::<u8>("limit_per_card"), 1);
            Passive::PaysOnce { with, worth: object.number("worth_mc") }
        }
        "zone-flex" => {
            one_zone_of_both_tracks(&mut object);
            Passive::ZoneFlex
        }
        "steel-value" => Passive::CapacityValue(Capacity::Steel, object.number("mc")),
        "titanium-value" => Passive::CapacityValue(Capacity::Titanium, object.number("mc")),
        "sale-value" => Passive::SaleValue(object.number("mc")),
        "standard-discount" => Passive::StandardDiscount(object.number("mc")),
        "heat-as-mc" => Passive::HeatAsMegaCredits,
        "forest-plant-cost" => Passive::ForestDiscount(object.number("less")),
        other => panic!("no passive: {other}"),
    };
    object.end();
    passive
}
