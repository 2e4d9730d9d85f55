//! The lines of `tests/facts` in one shape: what they leave to the reader written out, what they draw
//! together split.

use serde_json::{Map, Value, json};
use viriditas::mars::cards::CardId;

/// A line of `projects.jsonl`.
pub(crate) fn project(line: &Value) -> Value {
    card(line, number(line), &line["kind"], &line["cost"], &line["requirements"], vec![])
}

/// A line of `preludes.jsonl`: it has neither price nor requirements nor points.
pub(crate) fn prelude(line: &Value) -> Value {
    let mut line = line.clone();
    line["vp"] = Value::Null;
    line["holds"] = Value::Null;
    card(&line, number(&line), &json!("prelude"), &json!(0), &json!([]), vec![])
}

/// Our number of a printed one, which begins with a letter where it is of a box.
fn number(line: &Value) -> u64 {
    let printed = text(&line["number"]);
    let (block, digits): (fn(u16) -> CardId, _) = match printed.split_at(1) {
        ("P", digits) => (CardId::prelude, digits),
        ("C", digits) => (CardId::colonies, digits),
        ("T", digits) => (CardId::turmoil, digits),
        ("2", _) if printed > "208" => (CardId::venus, printed),
        _ => (CardId::base, printed),
    };
    block(digits.parse().expect("a printed number")).number().into()
}

/// A line of `corporations.jsonl`: its start becomes steps like any other card's.
pub(crate) fn corporation(line: &Value) -> Value {
    let number = text(&line["number"])[1..].parse().expect("R and a number");
    let kind = if line["beginner"] == true { "beginner" } else { "corporation" };
    let start = &line["start"];
    let mut play = vec![json!({ "gain": { "mc": start["mc"] } })];
    play.push(json!({ "gain": start["stock"] }));
    play.push(json!({ "production": start["production"] }));
    if start["tr"] != 0 {
        play.push(json!({ "tr": start["tr"] }));
    }
    card(line, CardId::corporation(number).number().into(), &json!(kind), &json!(0), &json!([]), play)
}

/// A line of `colonies.jsonl`, the tile at this place: what building there brings does not depend on who was there before.
pub(crate) fn tile(place: usize, line: &Value) -> Value {
    let build = list(&line["build"]);
    assert!(build.iter().all(|bonus| *bonus == build[0]) && line["start_position"] == 1);
    json!({
        "number": CardId::tile(place as u16).number(),
        "name": line["name"],
        "build": steps(&build[0], Part::Other),
        "track": list(&line["track"]).iter().map(|income| steps(income, Part::Other)).collect::<Vec<_>>(),
        "bonus": steps(&line["colony_bonus"], Part::Other),
        "opened_by": line["activated_by"],
    })
}

/// A line of `global_events.jsonl`.
pub(crate) fn global_event(line: &Value) -> Value {
    let effect = &line["effect"];
    let mut rank = effect["rank"].clone();
    if let Some(rank) = rank.as_object_mut() {
        for place in ["first", "second"] {
            if let Some(reward) = rank.get_mut(place) {
                *reward = happenings(reward);
            }
        }
        for alone in rank["solo"].as_array_mut().expect("a list") {
            alone["do"] = happenings(&alone["do"]);
        }
    }
    json!({
        "name": line["name"],
        "in_box": line["in_box"],
        "needs": line["needs"],
        "revealed_party": line["revealed_party"],
        "current_party": line["current_party"],
        "first_player": happenings(&effect["first_player"]),
        "each_player": happenings(&effect["each_player"]),
        "rank": rank,
    })
}

/// A party of `turmoil.json`.
pub(crate) fn party(party: &Value) -> Value {
    let mut policy = party["policy"].clone();
    for part in ["cost", "gain", "do"] {
        if let Some(list) = policy.get(part) {
            policy[part] = steps(list, Part::Other);
        }
    }
    json!({ "name": party["id"], "bonus": steps(&party["ruling_bonus"], Part::Other), "policy": policy })
}

/// What happens in an event as steps: losses of rating and production, limits and conditions are said in other words there.
fn happenings(list_of: &Value) -> Value {
    let mut all: Vec<Value> = list(list_of).iter().flat_map(happening).collect();
    all.sort_by_key(Value::to_string);
    all.into()
}

fn happening(happening: &Value) -> Vec<Value> {
    if let Some(lost) = happening.get("lose").and_then(Value::as_object) {
        return lost.iter().map(|(what, much)| loss(what, much)).collect();
    }
    if let Some(kept) = happening.get("keep_at_most").and_then(Value::as_object) {
        let loss = |(what, most): (&String, &Value)| {
            let less = |part: &str| -most[part].as_i64().expect("a number");
            let lost = json!({ "of": format!("stock:{what}"), "base": less("base"), "influence": less("influence") });
            json!({ "lose": { what: amount_of(&lost) } })
        };
        return kept.iter().map(loss).collect();
    }
    if let Some(needs) = happening.get("if") {
        // So many once, for one lot of what is counted.
        let gained = &happening["then"][0]["gain"]["mc"];
        let once = json!({ "each": gained, "per": needs["at_least"], "of": needs["of"], "influence": needs["influence"] });
        return vec![json!({ "gain": { "mc": once } })];
    }
    if let Some(cards) = happening.get("discard").and_then(Value::as_u64) {
        return vec![json!({ "discard": 1 }); cards as usize];
    }
    if let Some(amount) = happening.get("gain_any") {
        return vec![json!({ "gain_any": amount_of(amount) })];
    }
    if let Some(options) = happening.get("choose") {
        return vec![json!({ "choose": list(options).iter().map(happenings).collect::<Vec<_>>() })];
    }
    let mut happening = happening.clone();
    if happening["from"] == "one-own-card" {
        happening["from"] = "own".into();
    }
    step(&happening, Part::Other)
}

fn loss(what: &str, much: &Value) -> Value {
    if let Some(produced) = what.strip_prefix("production-") {
        return json!({ "production": { produced: -much.as_i64().expect("a number") } });
    }
    let mut amount = amount_of(much);
    if what != "tr" {
        return json!({ "lose": { what: amount } });
    }
    match amount.as_i64() {
        Some(steps) => amount = (-steps).into(),
        None => amount["each"] = (-amount["each"].as_i64().expect("a number")).into(),
    }
    json!({ "tr": amount })
}

fn card(line: &Value, number: u64, kind: &Value, cost: &Value, needs: &Value, mut play: Vec<Value>) -> Value {
    let effects = &line["effects"];
    play.extend_from_slice(list(&effects["on_play"]));
    let first = line.get("first_action").cloned().unwrap_or_else(|| json!([]));
    json!({
        "number": number,
        "name": line["name"],
        "module": line["module"],
        "kind": kind,
        "cost": cost,
        "tags": line["tags"],
        "requirements": needs,
        "vp": line["vp"],
        "holds": line["holds"],
        "first": steps(&first, Part::Other),
        "play": steps(&play.into(), Part::Other),
        "actions": list(&effects["actions"]).iter().map(action).collect::<Vec<_>>(),
        "triggers": list(&effects["triggers"]).iter().map(trigger).collect::<Vec<_>>(),
        "passives": list(&effects["passives"]).iter().flat_map(|it| split(it, "value")).collect::<Vec<_>>(),
    })
}

/// Which part of a card a step stands in.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// Left of an action's arrow: compulsory whatever it is.
    Cost,
    Other,
}

fn action(action: &Value) -> Value {
    let mut action = action.clone();
    action["cost"] = steps(&action["cost"], Part::Cost);
    action["gain"] = steps(&action["gain"], Part::Other);
    action
}

/// A trigger that may be declined is one whose first step may be.
fn trigger(trigger: &Value) -> Value {
    let mut trigger = trigger.clone();
    if let Some(optional) = trigger.as_object_mut().and_then(|it| it.remove("optional")) {
        trigger["do"][0]["optional"] = optional;
    }
    trigger["do"] = steps(&trigger["do"], Part::Other);
    trigger
}

/// A list of steps as a multiset.
fn steps(steps: &Value, part: Part) -> Value {
    let mut all: Vec<Value> = list(steps).iter().flat_map(|it| step(it, part)).collect();
    all.sort_by_key(Value::to_string);
    all.into()
}

fn step(step: &Value, part: Part) -> Vec<Value> {
    let mut step = step.clone();
    for inner in ["then", "else"] {
        if let Some(list) = step.get(inner) {
            step[inner] = steps(list, Part::Other);
        }
    }
    if let Some(options) = step.get("choose") {
        step["choose"] = list(options).iter().map(|it| steps(it, Part::Other)).collect();
    }
    // Taking from others may always be declined, unless it is a cost (the facts' own ruling).
    let takes = step.get("remove").is_some() || step.get("steal").is_some();
    if takes && part == Part::Other && step["from"] == "any" {
        step["optional"] = true.into();
    }
    for word in ["tr", "draw"] {
        if let Some(amount) = step.get(word) {
            step[word] = amount_of(amount);
        }
    }
    let times =
        step.as_object_mut().and_then(|it| it.remove("times")).and_then(|it| it.as_u64()).unwrap_or(1);
    let verbs = ["production", "gain", "raise", "pay", "add", "remove"];
    let parts = match verbs.iter().find(|&&verb| step.get(verb).is_some()) {
        Some(verb) => split(&step, verb),
        None => vec![step],
    };
    parts.into_iter().flat_map(|it| vec![it; times as usize]).collect()
}

/// One value for each entry of the map under that key.
fn split(value: &Value, key: &str) -> Vec<Value> {
    let Some(entries) = value.get(key).and_then(Value::as_object) else {
        return vec![value.clone()];
    };
    let alone = |(word, amount): (&String, &Value)| {
        let mut part = value.clone();
        part[key] = Value::Object(Map::from_iter([(word.clone(), amount_of(amount))]));
        part
    };
    entries.iter().map(alone).collect()
}

/// An amount with its factor and divisor, which the facts leave out when they are 1.
fn amount_of(amount: &Value) -> Value {
    let mut amount = amount.clone();
    if let Some(parts) = amount.as_object_mut() {
        for part in ["each", "per"] {
            parts.entry(part).or_insert(1.into());
        }
    }
    amount
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}
