//! The page in pages of others: as an element, in a frame that hears messages, and what documents both.

use crate::games::begin;
use crate::patience::tried;
use crate::player::Players;
use crate::reach::{axe, look_over};
use crate::webdriver::Browser;
use crate::{copy, dist, page, screen, served, served_under};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, process};

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("viriditas-embed-{}-{name}", process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A site of another origin with a strict policy of its own, which embeds the page that lies at this address.
pub(crate) fn site(name: &str, page: &str) -> String {
    let folder = folder(name);
    let text = format!(
        "<!doctype html><html lang=\"en\"><title>A site</title><link rel=\"icon\" href=\"data:,\">
        <script type=\"module\" src=\"{page}embed/element.js\"></script><body></body></html>"
    );
    fs::write(folder.join("index.html"), text).expect("a file");
    let from = page.trim_end_matches('/');
    let policy = format!("default-src 'none'; script-src {from}/embed/; frame-src {from}/; img-src data:");
    // Another site, not only another port of the same one: its frames have a store of their own.
    served_under(folder, Some(policy)).replace("127.0.0.1", "localhost")
}

/// Lets a script of the site await things; what it returns, or the sentence of what went wrong with its code and argument.
pub(crate) fn awaited(browser: &Browser, script: &str) -> Value {
    browser.later(&format!(
        "const done = arguments[arguments.length - 1];
        const game = document.querySelector('viriditas-game');
        (async () => {{ {script} }})().then(done, (error) => done({{ code: error.code, argument: error.argument, message: error.message }}));"
    ))
}

/// Puts an element with these attributes into the site and waits until a game is in it, and remembers what it fires.
pub(crate) fn put(browser: &Browser, attributes: &Value) {
    let told = awaited(
        browser,
        &format!(
            "window.fired = [];
            const element = document.createElement('viriditas-game');
            for (const [name, value] of Object.entries({attributes})) element.setAttribute(name, value);
            for (const name of ['ready', 'changed', 'over', 'left', 'fault']) {{
                element.addEventListener(name, ({{ detail }}) => fired.push({{ ...detail, message: detail?.message, name }}));
            }}
            document.body.append(element);
            await element.ready;"
        ),
    );
    assert_eq!(told, Value::Null, "the page hears its host");
}

pub(crate) fn until_fired(browser: &Browser, name: &str) {
    browser.until(name, &format!("return fired.some((event) => event.name === '{name}')"));
}

pub(crate) fn enter(browser: &Browser) {
    browser.enter("return document.querySelector('viriditas-game').shadowRoot.querySelector('iframe')");
}

/// The first answer that is offered to a seat of the host's, played by the host.
fn play_for(browser: &Browser, seat: u8) -> Value {
    awaited(
        browser,
        &format!(
            "const {{ offers }} = await game.question({seat});
            return game.play({seat}, offers[0].choice);"
        ),
    )
}

/// Starts to ask for the record; the person before the page presses this.
fn ask_for_record(browser: &Browser, press: &str) -> Value {
    browser.script(
        "window.record = undefined;
        document.querySelector('viriditas-game').record().then(
            (text) => { window.record = { text }; }, ({ code }) => { window.record = { code }; });",
    );
    enter(browser);
    let dialog = browser.text(&browser.find("dialog[open]"));
    assert!(dialog.contains("http://localhost:") && dialog.contains("every hidden card"), "{dialog}");
    // A frame of another site is painted by a process of its own.
    browser.frames(8);
    browser.screenshot(&screen("host-asks-for-record"));
    browser.click(&browser.find(press));
    browser.come_back();
    browser.until("the answer", "return window.record !== undefined");
    browser.script("return window.record")
}

#[test]
fn a_site_plays_with_a_person_and_gets_the_record_by_leave() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&site("plays", &page));
    put(
        &browser,
        &json!({ "players": "Ada, host:Bea, bot:Greta", "seed": "7", "theme": "light", "language": "en" }),
    );
    until_fired(&browser, "changed");
    // The host answers for its seat only, and sees no other hand.
    assert!(play_for(&browser, 1).is_array());
    for (call, code, argument) in [
        ("game.question(0)", "denied", "seat"),
        ("game.play(0, { kind: 'pass' })", "denied", "seat"),
        ("game.state(2)", "denied", "seat"),
        ("game.play(1, { kind: 'pass' })", "refused", "choice"),
        ("game.play(1, { kind: 'dance' })", "argument", "choice.kind"),
        ("game.play(1)", "argument", "choice"),
        ("game.question(9)", "argument", "seat"),
        ("game.question('1')", "argument", "seat"),
        ("game.load('nonsense')", "broken", "record"),
        ("game.load(7)", "argument", "record"),
        ("game.load('x'.repeat(1e6))", "argument", "record"),
        ("game.start({ players: [{ player: 'genius' }] })", "argument", "setUp.players[0].player"),
        ("game.start({ players: Array(9).fill({}) })", "impossible", "setUp"),
        ("game.start(7)", "argument", "setUp"),
    ] {
        let told = awaited(&browser, &format!("return {call}"));
        assert_eq!(
            (told["code"].as_str(), told["argument"].as_str()),
            (Some(code), Some(argument)),
            "{call}: {told}"
        );
    }
    enter(&browser);
    let mut players = Players::at(&browser);
    for _ in 0..2 {
        let sight = players.next();
        assert_eq!(sight.hand_over(), None, "only one person sits before the page");
        players.answer(&sight);
    }
    assert_eq!(browser.script("return document.documentElement.dataset.theme"), "light");
    browser.come_back();
    browser.until(
        "both answers are told",
        "return fired.filter(({ name }) => name === 'changed').at(-1).answers >= 4",
    );
    assert_eq!(ask_for_record(&browser, "#keep-record")["code"], "denied");
    let record = ask_for_record(&browser, "#give-record");
    assert!(record["text"].as_str().expect("a record").len() > 40, "{record}");
    // What was asked about one game closes when another one takes its place.
    for next in ["start()", "load(record.text, [1])"] {
        let record = record["text"].to_string();
        browser.script(
            "window.answer = undefined;
            document.querySelector('viriditas-game').record().catch(({ code }) => { window.answer = code; });",
        );
        enter(&browser);
        browser.find("dialog[open] #give-record");
        browser.come_back();
        let begun = awaited(&browser, &format!("const record = {{ text: {record} }}; return game.{next}"));
        assert_eq!(begun, Value::Null);
        browser.until("the question is closed", "return window.answer === 'denied'");
        enter(&browser);
        browser.until("it is gone", "return document.querySelector('#give-record') === null");
        browser.come_back();
    }
    // Left by the person, the game is no longer the host's to ask about.
    enter(&browser);
    browser.click(&browser.find("#leave"));
    browser.come_back();
    until_fired(&browser, "left");
    assert_eq!(awaited(&browser, "return game.question(1)")["code"], "denied");
    assert_eq!(browser.script("return fired.filter(({ name }) => name === 'fault')"), json!([]));
    assert_eq!(browser.errors(), [""; 0]);
}

/// A site begins Ares Expedition by attributes, plays its seat, hears what everyone may, and takes a text of it up.
#[test]
fn a_site_plays_ares_expedition_and_takes_a_text_of_it_up() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&site("expedition", &page));
    put(
        &browser,
        &json!({ "game": "ares", "players": "greedy, host:Bea", "options": "mulligan", "seed": "7", "pace": "at-once" }),
    );
    until_fired(&browser, "changed");
    let told = awaited(&browser, "return game.question(0)");
    assert_eq!((&told["code"], &told["argument"]), (&json!("denied"), &json!("seat")));
    let told = awaited(&browser, "return game.start({ map: 'Hellas' })");
    assert_eq!(told["argument"], "setUp.map");
    assert!(told["message"].as_str().is_some_and(|said| said.contains("of the board game only")), "{told}");
    // The bot answers at the page while the host answers for its own seat.
    let round = awaited(
        &browser,
        "let state;
        for (let answers = 0; answers < 400 && (state = await game.state()).round < 3; ) {
            const question = await game.question(1, { outcomes: false, refused: false });
            if (question === null) await new Promise((go) => setTimeout(go, 20));
            else {
                const done = question.offers.find(({ choice }) => choice.kind === 'done');
                await game.play(1, (done ?? question.offers[0]).choice);
                answers += 1;
            }
        }
        return state.round;",
    );
    assert_eq!(round, 3);
    let hidden = awaited(
        &browser,
        "const { players } = await game.state(1);
        return players.map(({ hand, handSize }) => [hand.length, handSize]);",
    );
    assert!(hidden[0][0] == 0 && hidden[0][1] != 0 && hidden[1][0] == hidden[1][1], "{hidden}");
    let news = "return [...new Set(fired.flatMap(({ name, events }) => name === 'changed' ? events.map(({ kind }) => kind) : []))]";
    let news = browser.script(news).to_string();
    assert!(["round", "chose", "ended"].iter().all(|kind| news.contains(&format!("\"{kind}\""))), "{news}");
    enter(&browser);
    browser.find("#ares");
    browser.come_back();
    let text = ask_for_record(&browser, "#give-record")["text"].clone();
    let told = awaited(&browser, &format!("return game.load({text}, [2])"));
    assert_eq!(told["argument"], "seats", "{told}");
    browser.open(&site("taken-up", &page));
    put(&browser, &json!({ "record": text }));
    until_fired(&browser, "changed");
    assert_eq!(awaited(&browser, "return (await game.state()).round"), 3);
    assert_eq!(browser.script("return fired.filter(({ name }) => name === 'fault')"), json!([]));
    assert_eq!(browser.errors(), [""; 0]);
}

/// A message to the frame, past the element; what comes back.
fn raw(browser: &Browser, message: &str) -> Value {
    heard(browser, &format!("frame.contentWindow.postMessage({message}, '*');"))
}

/// What the frame answers first to what a script sends to it.
fn heard(browser: &Browser, sent: &str) -> Value {
    let told = browser.later(&format!(
        "const done = arguments[arguments.length - 1];
        const frame = document.querySelector('viriditas-game').shadowRoot.querySelector('iframe');
        const hear = ({{ source, data }}) => {{
            if (source !== frame.contentWindow || data.news) return;
            removeEventListener('message', hear);
            done([data]);
        }};
        addEventListener('message', hear);
        {sent}"
    ));
    told[0].clone()
}

#[test]
fn what_is_not_allowed_or_means_nothing_is_told_and_changes_nothing() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&site("hostile", &page));
    put(&browser, &json!({ "players": "Ada,bot", "seed": "7", "allow": "start watch" }));
    until_fired(&browser, "changed");
    enter(&browser);
    let before = Players::at(&browser).next();
    browser.come_back();
    for (message, code, argument) in [
        ("{ viriditas: 1, ask: 'record' }", "denied", "ask"),
        ("{ viriditas: 1, ask: 'load', record: '' }", "denied", "ask"),
        ("{ viriditas: 1, ask: 'question', seat: 0 }", "denied", "ask"),
        ("{ viriditas: 1, ask: 'play', seat: 0, choice: { kind: 'pass' } }", "denied", "ask"),
        ("{ viriditas: 1, ask: 'state', seat: 0 }", "denied", "seat"),
        ("{ viriditas: 2, ask: 'hello' }", "argument", "viriditas"),
        ("{ viriditas: null, ask: 'hello' }", "argument", "viriditas"),
        ("{ viriditas: 1 }", "argument", "ask"),
        ("{ viriditas: 1, ask: {} }", "argument", "ask"),
        ("{ viriditas: 1, ask: 'toString' }", "argument", "ask"),
        ("{ viriditas: 1, ask: 'hello', at: 7 }", "argument", "message.at"),
        ("{ viriditas: 1, ask: 'hello', id: -0.5 }", "argument", "id"),
        ("{ viriditas: 1, ask: 'watch', on: 'yes' }", "argument", "on"),
        ("{ viriditas: 1, ask: 'theme', theme: 'red' }", "argument", "theme"),
        ("{ viriditas: 1, ask: 'language', language: 7 }", "argument", "language"),
        ("{ viriditas: 1, ask: 'language', language: 'xx' }", "argument", "language"),
        ("{ viriditas: 1, ask: 'start', setUp: { players: new Array(1e9) } }", "argument", "setUp.players"),
    ] {
        let told = raw(&browser, message);
        assert_eq!(
            (told["error"]["code"].as_str(), told["error"]["argument"].as_str()),
            (Some(code), Some(argument)),
            "{message}: {told}"
        );
    }
    let foreign = "[7, 'viriditas', null, [], { ask: 'hello' }, new ArrayBuffer(9)]";
    let last = "frame.contentWindow.postMessage({ viriditas: 1, id: 7, ask: 'hello' }, '*');";
    let sent = format!("for (const odd of {foreign}) frame.contentWindow.postMessage(odd, '*'); {last}");
    assert_eq!(heard(&browser, &sent)["id"], 7, "none of {foreign} is meant for the page");
    // A flood is answered message by message, or told that it is one.
    let flood = awaited(
        &browser,
        "const frame = game.shadowRoot.querySelector('iframe');
        let [heard, refused] = [0, 0];
        await new Promise((resolve) => {
            addEventListener('message', ({ source, data }) => {
                if (source !== frame.contentWindow || data.id === null || data.news) return;
                heard += 1;
                refused += data.error?.code === 'denied';
                if (heard === 1000) resolve();
            });
            for (let id = 1000; id < 2000; id += 1) frame.contentWindow.postMessage({ viriditas: 1, id, ask: 'hello' }, '*');
        });
        return [heard, refused];",
    );
    assert_eq!(flood[0], 1000);
    enter(&browser);
    assert_eq!(Players::at(&browser).next().question(), before.question(), "nothing has changed");
    // Who is not named in the address of the frame is not heard, nor a page that stands for itself.
    browser.come_back();
    let queries = [
        ("?host=https%3A%2F%2Fexample.org&allow=start", "another origin"),
        ("?host=null&allow=start", "no origin"),
        ("?host=nonsense&allow=start", "no address"),
        ("?allow=start", "nobody"),
    ];
    for (query, why) in queries {
        browser.later(&format!(
            "window.heard = [];
            window.lone = document.createElement('iframe');
            lone.id = 'lone';
            lone.src = '{page}{query}';
            addEventListener('message', ({{ source, data }}) => source === lone.contentWindow && heard.push(data));
            lone.onload = arguments[0];
            document.body.prepend(lone);"
        ));
        let lone = "return document.querySelector('#lone')";
        browser.enter(lone);
        browser.find("#begin");
        browser.script("window.sent = 0; addEventListener('message', () => { sent += 1; })");
        browser.come_back();
        browser.script("lone.contentWindow.postMessage({ viriditas: 1, ask: 'hello' }, '*')");
        browser.enter(lone);
        browser.until("the message has come", "return sent > 0");
        browser.frames(10);
        browser.come_back();
        assert_eq!(browser.script("return heard"), json!([]), "{why}");
        browser.script("lone.remove()");
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// What an attribute of any kind comes to: an event that names what is wrong, and a page that can be played.
#[test]
fn attributes_of_any_kind_are_told_by_a_fault_and_the_page_stays() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&site("attributes", &page));
    let long = "x".repeat(200_000);
    for (attributes, code, argument) in [
        (json!({ "players": "a,b,c,d,e,f,g" }), "impossible", "setUp"),
        (json!({ "players": "clever:X,Ada" }), "argument", "setUp.players[0].player"),
        (json!({ "players": "Ada,:X" }), "argument", "setUp.players[1].player"),
        (json!({ "players": "Ada,,Bo" }), "argument", "setUp.players[1].player"),
        (json!({ "players": "" }), "argument", "setUp.players[0].player"),
        (json!({ "players": "Ada,Bo", "boxes": "prelude,tr63" }), "impossible", "setUp.boxes[1]"),
        (json!({ "players": "Ada", "boxes": "nonsense" }), "argument", "setUp.boxes[0]"),
        (json!({ "players": "Ada", "map": "Nowhere" }), "argument", "setUp.map"),
        (json!({ "players": "Ada", "seed": long }), "argument", "setUp"),
        (json!({ "record": "nonsense" }), "broken", "record"),
        (json!({ "record": "" }), "broken", "record"),
        (json!({ "language": "xx" }), "argument", "language"),
        (json!({ "theme": "7" }), "argument", "theme"),
        (json!({ "players": "Ada", "allow": "watch, dance" }), "argument", "allow"),
        (json!({ "players": "Ada", "allow": "watch" }), "denied", "ask"),
        (json!({ "players": "Ada", "allow": "Start" }), "argument", "allow"),
        (json!({ "players": "Ada", "options": "promotional" }), "argument", "setUp.options"),
        (json!({ "players": "x".repeat(41) }), "argument", "setUp.players[0].name"),
        (json!({ "pace": "quick" }), "argument", "pace"),
        (json!({ "coach": "maybe" }), "argument", "coach"),
        (json!({ "ice": "https://example.org" }), "argument", "ice"),
    ] {
        put(&browser, &attributes);
        browser.until(
            &format!("a fault of {code} {argument}"),
            "return fired.some(({ name }) => name === 'fault')",
        );
        let fault = browser.script("return fired.find(({ name }) => name === 'fault')");
        assert_eq!(
            (fault["code"].as_str(), fault["argument"].as_str()),
            (Some(code), Some(argument)),
            "{fault}"
        );
        let told = fault["message"].as_str().expect("a sentence");
        assert!(told.len() < 300, "{fault}");
        if attributes["allow"] == "Start" {
            assert!(told.contains("there is no “Start”"), "{told}");
        }
        enter(&browser);
        browser.find("#begin");
        browser.come_back();
        browser.script("document.querySelector('viriditas-game').remove()");
    }
    // A page that is none, and an address that is none.
    let told = browser.later(
        "const done = arguments[arguments.length - 1];
        const element = document.createElement('viriditas-game');
        element.addEventListener('fault', ({ detail: { code, argument } }) => done([code, argument]));
        element.setAttribute('src', 'http://[');
        document.body.append(element);",
    );
    assert_eq!(told, json!(["argument", "src"]));
    // Mended, it opens.
    let ready = awaited(
        &browser,
        "game.removeAttribute('src'); await game.ready; return (await game.start()) === null;",
    );
    assert_eq!(ready, true);
    // A name may have anything in it, behind a kind of player that is one.
    browser.script("document.querySelector('viriditas-game').remove()");
    put(&browser, &json!({ "players": " person : <b>Ada</b>:x ,bot:bot:bot,bot", "seed": "\u{202e}\u{0}" }));
    until_fired(&browser, "changed");
    assert_eq!(browser.script("return fired.some(({ name }) => name === 'fault')"), false);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn in_a_sandbox_without_an_origin_and_in_a_folder_the_game_is_played() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    let folder = folder("sub");
    copy(&dist(), &folder.join("games/mars"));
    let page = format!("{}games/mars/", served(folder));
    browser.open(&site("sandbox", &page));
    put(&browser, &json!({ "players": "Ada,host:Bea", "seed": "7", "sandboxed": "" }));
    until_fired(&browser, "changed");
    assert!(play_for(&browser, 1).is_array());
    enter(&browser);
    assert_eq!(browser.script("return self.origin"), "null");
    let mut players = Players::at(&browser);
    let sight = players.next();
    players.answer(&sight);
    players.next();
    assert!(browser.text(&browser.find("#lasting")).contains("does not let the page save games"));
    // Nothing may be read of a style there, and none is missing.
    assert!(browser.find_all("#unstarted").is_empty());
    browser.screenshot(&screen("embedded-sandbox"));
    browser.come_back();
    browser
        .until("both answers", "return fired.filter(({ name }) => name === 'changed').at(-1).answers >= 2");
    // What the browser says of a store or a worker that a sandbox has none of is no fault of the page.
    assert_eq!(browser.script("return fired.filter(({ name }) => name === 'fault')"), json!([]));
    // The visitor begins a game by Return in a field, where the browser sends no form.
    enter(&browser);
    browser.click(&browser.find("#leave"));
    browser.fill(&browser.find("#seed"), "5");
    browser.press("\u{e007}");
    assert!(Players::at(&browser).next().question().is_some());
}

#[test]
fn elements_stand_side_by_side_and_one_that_is_put_back_has_its_game() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&site("several", &page));
    let answers = awaited(
        &browser,
        "const make = async (id, seed) => {
            const element = document.createElement('viriditas-game');
            Object.assign(element, { id });
            element.setAttribute('players', 'host:Ada,host:Bea');
            element.setAttribute('seed', seed);
            const begun = new Promise((resolve) => element.addEventListener('changed', resolve, { once: true }));
            document.body.append(element);
            await begun;
            return element;
        };
        const [one, other] = [await make('one', '1'), await make('other', '2')];
        for (const element of [one, other]) {
            for (const seat of [0, 1]) {
                const { offers } = await element.question(seat);
                await element.play(seat, offers[0].choice);
            }
        }
        const states = () => Promise.all([one, other].map(async (element) => JSON.stringify(await element.state(0))));
        const before = await states();
        // Taken out and put back, in another order, and while the page is still opening.
        const asked = one.question(0).catch(({ code }) => code);
        one.remove();
        const gone = await one.state().catch(({ code }) => code);
        document.body.append(one);
        other.remove();
        document.body.prepend(other);
        other.remove();
        document.body.append(other);
        await Promise.all([one.ready, other.ready]);
        const after = await states();
        return [await asked, gone, JSON.stringify(before) === JSON.stringify(after), before[0] !== before[1]];",
    );
    assert_eq!(answers, json!(["gone", "gone", true, true]));
    assert_eq!(browser.errors(), [""; 0]);
}

/// The visitor deletes the host's game and begins one, which has the number that the other had.
#[test]
fn a_game_of_the_visitor_is_never_taken_for_the_hosts() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&site("visitor", &page));
    put(&browser, &json!({ "id": "table" }));
    assert_eq!(
        awaited(&browser, "return game.start({ players: [{ name: 'Ada' }, { player: 'host' }] })"),
        Value::Null
    );
    enter(&browser);
    let number = "return localStorage['viriditas.game.1'] !== undefined && !localStorage['viriditas.game.2']";
    browser.until("the host's game is kept", number);
    browser.click(&browser.find("#leave"));
    browser.click(&browser.find("#latest .more summary"));
    browser.click(&browser.find("#latest .forget"));
    begin(&browser, &[("Visitor", "human")], "5");
    Players::at(&browser).next();
    browser.until("the visitor's has its number", number);
    browser.come_back();
    let asked = "return Promise.all([game.state(), game.question(1), game.record()].map((it) => it.catch(({ code }) => code)))";
    assert_eq!(awaited(&browser, asked), json!(["denied", "denied", "denied"]));
    // Nor when the frame opens anew with it.
    let again = "game.remove(); document.body.append(game); await game.ready;";
    assert_eq!(awaited(&browser, again), Value::Null);
    enter(&browser);
    Players::at(&browser).next();
    browser.come_back();
    assert_eq!(awaited(&browser, asked), json!(["denied", "denied", "denied"]));
    assert_eq!(browser.errors(), [""; 0]);
}

/// Frames, listeners, nodes and bytes that the site holds when all that nobody needs is gone.
fn held(browser: &Browser) -> [i64; 4] {
    browser.devtools("HeapProfiler.enable", &json!({}));
    for _ in 0..3 {
        browser.devtools("HeapProfiler.collectGarbage", &json!({}));
    }
    browser.devtools("Performance.enable", &json!({}));
    let metrics = browser.devtools("Performance.getMetrics", &json!({}));
    let list = metrics["metrics"].as_array().expect("metrics").clone();
    let of = |name: &str| {
        let metric = list.iter().find(|metric| metric["name"] == name);
        metric.and_then(|metric| metric["value"].as_f64()).expect("a metric") as i64
    };
    [of("Frames"), of("JSEventListeners"), of("Nodes"), of("JSHeapUsedSize")]
}

/// How many elements come and go unless `VIRIDITAS_ELEMENTS` says otherwise.
const ELEMENTS: u32 = 150;

#[test]
fn elements_come_and_go_and_leave_nothing() {
    let elements = env::var("VIRIDITAS_ELEMENTS").ok().and_then(|text| text.parse().ok()).unwrap_or(ELEMENTS);
    let (browser, page) = (Browser::start(), page());
    browser.open(&site("thousand", &page));
    let come_and_go = |times: u32, wait: &str| {
        let told = awaited(
            &browser,
            &format!(
                "for (let time = 0; time < {times}; time += 1) {{
                    const element = document.createElement('viriditas-game');
                    element.setAttribute('players', 'Ada,bot');
                    document.body.append(element);
                    {wait}
                    element.remove();
                }}"
            ),
        );
        assert_eq!(told, Value::Null);
    };
    let [whole, some] = ["await element.ready;", "await new Promise((go) => setTimeout(go));"];
    come_and_go(3, whole);
    let before = held(&browser);
    // In parts, for one script may not take too long.
    for _ in 0..elements.div_ceil(75) {
        come_and_go(5, whole);
        come_and_go(70, some);
    }
    let mut after = before;
    let is_gone = tried(|| {
        after = held(&browser);
        after[..3].iter().zip(&before).all(|(after, before)| after <= before).then_some(())
    });
    println!("frames, listeners, nodes, bytes: {before:?}, after {elements} {after:?}");
    assert!(is_gone.is_some(), "{before:?} {after:?}");
    assert!(after[3] - before[3] < 2_000_000, "{before:?} {after:?}");
}

/// A game from page to page: in each it is the same one, and goes on.
#[test]
fn a_game_goes_from_the_page_through_a_link_a_frame_an_element_and_node_back_to_the_page() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&page);
    begin(&browser, &[("Ada", "human"), ("Greta", "greedy")], "7");
    let mut players = Players::at(&browser);
    for _ in 0..6 {
        let sight = players.next();
        players.answer(&sight);
    }
    let asked = players.next();
    let text = browser.script("return localStorage.getItem('viriditas.game.1')");
    let text = text.as_str().expect("the text of the game").to_owned();
    // The link, which the frame opens as any page does.
    let site = site("journey", &page);
    browser.open(&site);
    browser.later(&format!(
        "const frame = document.createElement('iframe');
        frame.src = {};
        frame.width = 1200; frame.height = 700;
        frame.onload = arguments[arguments.length - 1];
        document.body.append(frame);",
        json!(format!("{page}#{text}"))
    ));
    browser.enter("return document.querySelector('iframe')");
    browser.click(&browser.find("#invitation [data-way=join]"));
    let mut players = Players::at(&browser);
    assert_eq!(players.next().question(), asked.question());
    let sight = players.next();
    players.answer(&sight);
    players.next();
    let text = browser.script("return localStorage.getItem('viriditas.game.1')");
    browser.come_back();
    // The element, which plays for Ada and gets the record by her leave.
    browser.script("document.querySelector('iframe').remove()");
    put(&browser, &json!({ "allow": "load watch play record" }));
    assert_eq!(awaited(&browser, &format!("return game.load({text}, [0])")), Value::Null);
    let before = awaited(&browser, "return (await game.state()).generation");
    assert!(before.is_number(), "{before}");
    assert!(play_for(&browser, 0).is_array());
    let record = ask_for_record(&browser, "#give-record");
    let record = record["text"].as_str().expect("the record");
    // Node, which lets bots play on.
    let module = dist().join("module/viriditas.js");
    let script = format!(
        "import {{ open }} from {};
        const game = (await open()).load({});
        for (let answer = 0; (answer < 40 || !game.asked.includes(0)) && !game.isOver; answer += 1) {{
            const [seat] = game.asked;
            game.play(seat, game.advice(seat).choice);
        }}
        console.log(JSON.stringify([game.save(), game.question(0)?.text ?? '']));",
        json!(format!("file://{}", module.display())),
        json!(record)
    );
    let node = Command::new("node").args(["--input-type=module", "-e", &script]).output().expect("node");
    assert!(node.status.success(), "{}", String::from_utf8_lossy(&node.stderr));
    let told: Value = serde_json::from_slice(&node.stdout).expect("what node says");
    // And the page.
    browser.open(&page);
    browser.click(&browser.find("#leave"));
    browser.click(&browser.find(".paste summary"));
    browser.fill(&browser.find("#pasted"), told[0].as_str().expect("a record"));
    browser.click(&browser.find("#open-text"));
    let sight = Players::at(&browser).next();
    assert_eq!(sight.question(), told[1].as_str());
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn what_documents_the_ways_shows_each_alive() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&format!("{page}embed/"));
    browser.click(&browser.find("#show-element"));
    browser.until(
        "the element plays",
        "return document.querySelector('#element-news').textContent.includes('answers')",
    );
    browser.click(&browser.find("#frame-start"));
    browser.until(
        "the frame answers",
        "return document.querySelector('#frame-answer').textContent === 'The game has begun.'",
    );
    // Who was given no name is called by number, wherever a name stands.
    browser.enter("return document.querySelector('#live-frame iframe')");
    let who = "return [...document.querySelectorAll('.seats [data-seat], #scores .who')].map((seat) => seat.textContent)";
    let who = browser.script(who).to_string();
    assert!(who.contains("Player 1") && who.contains("Player 2"), "{who}");
    browser.come_back();
    browser.until("the map is drawn", "return document.querySelectorAll('#drawn .area').length > 60");
    // A link of somebody's, and a text that is none.
    let drawn = |text: &str| {
        browser.fill(&browser.find("#link"), text);
        browser.click(&browser.find("#draw"));
        browser.text(&browser.find("#drawn-words"))
    };
    assert!(drawn("nonsense").contains("not a saved game"));
    let link = browser.script("return document.querySelector('#link-of-drawn').href");
    let words = drawn(link.as_str().expect("a link"));
    assert!(words.contains("Generation") && words.contains("oceans"), "{words}");
    no_barrier(&browser, "embedding");
    for (width, height) in [(1280, 720), (768, 1024), (360, 800)] {
        browser.resize(width, height);
        for part in ["element", "iframe", "module", "headers"] {
            browser.script(&format!("document.querySelector('#{part}').scrollIntoView()"));
            browser.screenshot(&screen(&format!("embed-{part}-{width}")));
        }
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// A page beside the game, light and dark at three sizes; it may be higher than the window, and no wider.
fn no_barrier(browser: &Browser, what: &str) {
    let axe = axe();
    for scheme in ["dark", "light"] {
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        browser.devtools("Emulation.setEmulatedMedia", &media);
        for (width, height) in [(1280, 720), (768, 1024), (360, 800)] {
            browser.resize(width, height);
            let found = look_over(browser, &axe, &format!("{what} at {width}, {scheme}"));
            assert!(found.is_empty(), "{found:?}");
            let wide = browser.script("return document.documentElement.scrollWidth <= innerWidth");
            assert_eq!(wide, true, "{what} at {width}");
            browser.screenshot(&screen(&format!("{what}-{scheme}-{width}")));
        }
    }
}

#[test]
fn the_start_leads_to_what_the_page_is_and_to_every_licence() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&page);
    let about = browser.find("#about");
    assert_eq!(browser.text(&about), "About and licences");
    let address = browser.script("return document.querySelector('#about').href");
    browser.open(address.as_str().expect("an address"));
    assert!(browser.text(&browser.find("main")).contains("not affiliated"));
    no_barrier(&browser, "about");
    assert_eq!(browser.errors(), [""; 0]);
    browser.click(&browser.find("#licences + p a"));
    let text = browser.text(&browser.find("pre"));
    for (name, licence) in [("yew ", "MIT"), ("wasm-bindgen ", "MIT"), ("serde ", "Apache")] {
        let line = text.lines().find(|line| line.starts_with(name));
        assert!(line.is_some_and(|line| line.contains(licence)), "{name}: {line:?}");
    }
    assert!(text.contains("Permission is hereby granted, free of charge"));
}
