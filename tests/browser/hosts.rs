//! Pages around ours that play a seat: those that we show, and those that somebody writes who knows no better.

use crate::embed::{awaited, enter, put, site, until_fired};
use crate::offline::Server;
use crate::patience::tried;
use crate::player::Players;
use crate::webdriver::Browser;
use crate::{copy, dist, page, screen, served, served_under};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// A site with the game in a folder, and this page before it.
fn shop(name: &str, text: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hosts-{name}"));
    let _ = fs::remove_dir_all(&folder);
    copy(&dist(), &folder.join("viriditas"));
    fs::write(folder.join("index.html"), text).expect("a page");
    // Such a site has scripts in its documents.
    served_under(folder, Some("script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'".to_owned()))
}

fn shown(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("static").join(file))
        .expect("a file of ours")
}

/// A page that the documentation shows whole, by the name of its place there.
fn of_the_documentation(place: &str) -> String {
    let page = shown("embed/index.html");
    let (_, code) = page.split_once(&format!("<code id=\"{place}\">")).expect("a page that plays");
    let (code, _) = code.split_once("</code>").expect("its end");
    code.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// A page with an element and this script.
fn with_script(script: &str) -> String {
    format!(
        "<!doctype html><html lang=\"en\"><title>A page</title><link rel=\"icon\" href=\"data:,\">
        <script type=\"module\" src=\"/viriditas/embed/element.js\"></script>
        <viriditas-game players=\"Ada,host:Page\"></viriditas-game>
        <script type=\"module\">{script}</script>"
    )
}

/// Counts what is told from now on.
const COUNT: &str = "
    window.told = 0;
    document.addEventListener('changed', () => { told += 1; });";

/// With nobody at the page, nothing happens once everybody else has answered: the page is asked sixty times, one after the
/// other, and all that it was told before has been heard by then.
fn is_quiet(browser: &Browser, what: &str) {
    browser.script(COUNT);
    awaited(
        browser,
        "for (let time = 0; time < 60; time += 1) await game.state().catch(() => null);
        return told;",
    );
    let told = browser.script("return told").as_u64().expect("a number");
    assert!(told <= 6, "{what}: {told} times while the page was asked sixty times");
}

/// The page asks only the person now: how many answers there are.
fn until_idle(browser: &Browser) -> u64 {
    let state = "document.querySelector('viriditas-game').state().then(({ answers, asked }) => [answers ?? 0, asked], () => null)";
    let idle = tried(|| {
        let told = browser.later(&format!("{state}.then(arguments[0])"));
        (told[1] == json!([0])).then(|| told[0].as_u64().unwrap_or_default())
    });
    idle.expect("the page asks the person alone in the end")
}

#[test]
fn the_page_of_the_documentation_plays_a_seat_word_for_word() {
    let browser = Browser::start();
    browser.resize(1280, 900);
    browser.open(&shop("seat", &of_the_documentation("seat-code")));
    until_idle(&browser);
    assert_ne!(browser.script("return document.querySelector('#said').textContent"), "nothing yet");
    is_quiet(&browser, "the page of the documentation");
    let play = |answers: usize| {
        enter(&browser);
        let mut players = Players::at(&browser);
        for _ in 0..answers {
            let sight = players.next();
            players.answer(&sight);
        }
        browser.come_back();
        until_idle(&browser);
    };
    play(6);
    browser.screenshot(&screen("host-seat-1280"));
    // Its answer is owed when the page is opened again.
    let generation = |browser: &Browser| {
        browser.later("document.querySelector('viriditas-game').state().then(({ generation }) => arguments[0](generation))")
    };
    let before = generation(&browser);
    browser.script("location.reload()");
    browser.until(
        "the page is there again",
        "return document.querySelector('viriditas-game')?.ready !== undefined",
    );
    until_idle(&browser);
    assert_eq!(generation(&browser), before, "the same game");
    play(2);
    assert_eq!(browser.warnings(), [""; 0]);
}

#[test]
fn the_page_with_a_frame_plays_a_seat_in_fifteen_lines() {
    let (browser, code) = (Browser::start(), of_the_documentation("frame-code"));
    assert_eq!(code.lines().count(), 15);
    browser.resize(1280, 900);
    browser.open(&shop("frame", &code));
    let play = |answers: usize| {
        browser.enter("return document.querySelector('iframe')");
        let mut players = Players::at(&browser);
        for _ in 0..answers {
            let sight = players.next();
            assert_eq!(sight.hand_over(), None, "one person sits before the page");
            players.answer(&sight);
        }
        let sight = players.next();
        assert!(sight.question().is_some());
        browser.come_back();
        sight.generation()
    };
    // Once the first research is over, the other seat has answered as well.
    let generation = play(8);
    browser.script("location.reload()");
    browser.until(
        "the frame is there again",
        "return document.querySelector('iframe')?.contentDocument?.querySelector('#table') != null",
    );
    assert_eq!(play(0), generation, "the same game");
    assert!(play(4) >= generation);
    assert_eq!(browser.warnings(), [""; 0]);
}

#[test]
fn nothing_happens_before_a_person_who_does_nothing() {
    let browser = Browser::start();
    browser.resize(1280, 900);
    let example =
        shown("module/examples/embed.ts").replace("viriditas/element", "/viriditas/embed/element.js");
    let naive = "
        const game = document.querySelector('viriditas-game');
        game.addEventListener('changed', async () => {
            for (;;) {
                const question = await game.question(1);
                if (question === null) await new Promise((go) => setTimeout(go));
                else await game.play(1, question.offers.at(-1).choice);
            }
        }, { once: true });";
    for (name, script) in [("example", example.as_str()), ("naive", naive)] {
        browser.open(&shop(name, &with_script(script)));
        until_idle(&browser);
        is_quiet(&browser, name);
    }
    browser.open(&format!("{}embed/", page()));
    browser.click_on("#show-element");
    browser.find("viriditas-game");
    browser
        .until("it plays", "return document.querySelector('#element-news').textContent.includes('answers')");
    until_idle(&browser);
    is_quiet(&browser, "the documentation");
    browser.click_on("#frame-start");
    is_quiet(&browser, "the documentation with a frame");
    assert_eq!(browser.warnings(), [""; 0]);
}

/// Four seats of a host's answer all that they are asked in the set-up, while a person has chosen a card and not yet said so.
#[test]
fn a_choice_that_is_half_made_outlasts_twenty_answers_of_a_host() {
    let (browser, page) = (Browser::start(), page());
    browser.resize(1280, 900);
    browser.open(&site("half-made", &page));
    put(&browser, &json!({ "players": "Ada,host:B,host:C,host:D,host:E", "seed": "7" }));
    until_fired(&browser, "changed");
    enter(&browser);
    browser.click_on(".picker .fan button");
    let chosen = "return [...document.querySelectorAll('.picker [aria-pressed=true]')].map((it) => it.textContent).join()";
    let before = browser.script(chosen);
    assert_ne!(before, "");
    browser.come_back();
    let answers = awaited(
        &browser,
        "let answers = 0;
        for (const seat of [1, 2, 3, 4]) {
            for (let question; (question = await game.question(seat)) !== null; answers += 1) {
                await game.play(seat, question.offers[0].choice);
            }
        }
        return answers;",
    );
    assert!(answers.as_u64() >= Some(20), "{answers} answers");
    enter(&browser);
    assert_eq!(browser.script(chosen), before, "after {answers} answers");
}

/// What the page would like grows and shrinks with what is on it, however high its frame is.
#[test]
fn the_height_that_is_asked_for_grows_and_shrinks() {
    let (browser, page) = (Browser::start(), page());
    for width in [1280, 900, 360] {
        browser.resize(width, 900);
        browser.open(&site("size", &page));
        put(&browser, &json!({}));
        browser.script(
            "const game = document.querySelector('viriditas-game');
            window.height = 0;
            game.addEventListener('size', ({ detail }) => { height = detail.height; game.style.height = `${height}px`; });
            game.style.height = '5000px';
            game.remove();
            document.body.append(game);",
        );
        browser.until("a height", "return height > 200 && height < 4000");
        let low = browser.script("return height");
        enter(&browser);
        browser.click_on(".paste summary");
        browser.come_back();
        browser.until("more", &format!("return height > {low}"));
        let high = browser.script("return height");
        enter(&browser);
        browser.click_on(".paste summary");
        browser.come_back();
        browser.until("less", &format!("return height < {high}"));
        assert_eq!(awaited(&browser, "return game.start()"), Value::Null);
        browser.until("a table", &format!("return height !== {low} && height < 4000"));
        assert_eq!(browser.errors(), [""; 0]);
    }
}

/// A site of its own with the element, and the page elsewhere.
fn apart(name: &str) -> String {
    let folder: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hosts-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("embed")).expect("a folder");
    fs::write(folder.join("embed/element.js"), shown("embed/element.js")).expect("a file");
    let text = "<!doctype html><html lang=\"en\"><title>A site</title><link rel=\"icon\" href=\"data:,\">
        <script type=\"module\" src=\"embed/element.js\"></script><body></body></html>";
    fs::write(folder.join("index.html"), text).expect("a file");
    let policy = "default-src 'none'; script-src 'self'; frame-src *; img-src data:";
    served_under(folder, Some(policy.to_owned())).replace("127.0.0.1", "localhost")
}

/// The page without its server, in a frame of a site that has one.
#[test]
fn without_a_network_a_host_keeps_its_game_and_is_heard() {
    let browser = Browser::alone();
    browser.resize(1280, 720);
    let server = Server::of(dist());
    let site = apart("offline");
    browser.open(&site);
    let attributes =
        json!({ "id": "table", "src": server.address(), "players": "Ada,host:Bea", "seed": "7" });
    put(&browser, &attributes);
    until_fired(&browser, "changed");
    let before = awaited(&browser, "return JSON.stringify(await game.state(1))");
    enter(&browser);
    let kept = "const done = arguments[0];
        Promise.all(['embed/host.js', 'module/viriditas.js'].map((file) => caches.match(file, { ignoreSearch: true }))).then((kept) => done(kept.every(Boolean)), done)";
    let is_kept = tried(|| (browser.later(kept) == true).then_some(()));
    assert!(is_kept.is_some(), "what a host is heard with is kept");
    browser.come_back();
    server.end();
    browser.open(&site);
    put(&browser, &attributes);
    assert_eq!(awaited(&browser, "return JSON.stringify(await game.state(1))"), before);
    let played = awaited(&browser, "return game.play(1, (await game.question(1)).offers[0].choice)");
    assert!(played.is_array(), "{played}");
}

/// An element and a plain frame hear of it, whether the page cannot hear its host or does not start at all.
#[test]
fn a_host_that_cannot_be_heard_is_told_so() {
    let browser = Browser::start();
    for (name, is_lost, why) in [
        ("unheard", (|file| file == "host.js") as fn(&str) -> bool, "host.js"),
        ("unstarted", |file| file.ends_with("_bg.wasm"), "has not started"),
    ] {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hosts-{name}"));
        let _ = fs::remove_dir_all(&folder);
        copy(&dist(), &folder);
        for place in [folder.clone(), folder.join("embed")] {
            let files = fs::read_dir(place).expect("a folder").flatten();
            let lost = files.filter(|file| is_lost(&file.file_name().to_string_lossy()));
            lost.for_each(|file| fs::remove_file(file.path()).expect("a file"));
        }
        let page = served(folder);
        browser.open(&site(name, &page));
        let told = browser.later(
            "const done = arguments[arguments.length - 1];
            const element = document.createElement('viriditas-game');
            element.addEventListener('fault', ({ detail: { code, message } }) => done([code, message]));
            document.body.append(element);",
        );
        assert_eq!(told[0], "failed", "{name}: {told}");
        assert!(told[1].as_str().is_some_and(|said| said.contains("cannot hear its host")), "{told}");
        assert!(told[1].as_str().is_some_and(|said| said.contains(why)), "{told}");
        let told = browser.later(&format!(
            "const done = arguments[arguments.length - 1];
            const frame = document.createElement('iframe');
            addEventListener('message', ({{ source, data }}) => source === frame.contentWindow && data.news !== 'size' && done(data));
            frame.src = `{page}?host=${{encodeURIComponent(location.origin)}}`;
            document.body.replaceChildren(frame);"
        ));
        assert_eq!((&told["viriditas"], &told["news"]), (&json!(1), &json!("failed")), "{name}: {told}");
    }
}
