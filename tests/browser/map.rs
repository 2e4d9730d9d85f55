//! Areas are shown before they are chosen: by the mouse, by a finger, by the keyboard.

use crate::games::{begin, choose};
use crate::moments::{before_the_end, begun, finished, generation, shape, sit_down, until};
use crate::player::{Players, Sight};
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::{Value, json};
use viriditas::mars::{Setup, Shape, Switch};
use viriditas::table::{Bot, Controller};

/// Two of the areas reserved for ocean, side by side; each shows two plants.
const SEA: [&str; 2] = ["#map [data-space=\"29\"]", "#map [data-space=\"30\"]"];

/// The page with a game of one person.
fn alone(width: u16, height: u16) -> Browser {
    let browser = Browser::start();
    browser.resize(width, height);
    browser.open(&page());
    begin(&browser, &[("Ada", "human")], "6");
    browser
}

/// Pays for a standard project as soon as there is money for it, and stops where its tile is asked for.
fn pay_for(browser: &Browser, project: &str) {
    let mut players = Players::at(browser);
    loop {
        let sight = players.next();
        match sight.shape() {
            Some("space") => return,
            Some("turn") => {
                // A narrow screen has the actions in a sheet.
                browser.script(&format!(
                    "const named = (button) => button.textContent.includes({});
                    const projects = [...document.querySelectorAll('[data-kind=project][data-choice]')];
                    const others = document.querySelectorAll('[data-kind=pass][data-choice], [data-kind=end-turn][data-choice]');
                    (projects.find(named) ?? others[0]).click();",
                    json!(project)
                ));
                if Sight::of(browser).shape() == Some("turn") {
                    browser.click(&browser.find("#confirm"));
                }
            }
            _ => players.answer(&sight),
        }
    }
}

/// The figures that the panel shows: name, before, after.
fn outcome(browser: &Browser) -> Value {
    browser.find("#question .foreseen .out");
    browser.script(
        "return [...document.querySelectorAll('.foreseen .out li')].map((line) =>
            ['.vh', 's', 'b'].map((part) => line.querySelector(part).textContent));",
    )
}

/// The figures of the board and of the planet by the names that the panel gives them.
fn figures(browser: &Browser) -> Value {
    browser.script(
        "const of = (selector) => document.querySelector(selector);
        const cells = [...document.querySelectorAll('#mine .cell')]
            .map((cell) => [cell.title, cell.querySelector('b').textContent]);
        return Object.fromEntries([...cells,
            ['Terraform rating', of('#mine .trv').lastChild.textContent],
            ['Oceans', of('[data-parameter=Oceans]').dataset.level]]);",
    )
}

fn number(value: &Value) -> i32 {
    value.as_str().and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{value} is no number"))
}

/// That the panel shows these changes of these figures, and nothing else.
fn promises(before: &Value, changes: &[(&str, i32)]) -> Value {
    let line = |&(name, change): &(&str, i32)| {
        let now = number(&before[name]);
        json!([name, now.to_string(), (now + change).to_string()])
    };
    changes.iter().map(line).collect()
}

fn is_asked_for_an_area(browser: &Browser) -> bool {
    browser.script("return document.querySelector('#question')?.dataset.shape") == "space"
}

#[test]
fn the_mouse_shows_what_an_area_brings_and_the_keyboard_confirms_it() {
    let browser = alone(1280, 720);
    pay_for(&browser, "Aquifer");
    let before = figures(&browser);
    browser.hover(&browser.find(SEA[0]));
    let first = [("Plants", 2), ("Terraform rating", 1), ("Oceans", 1)];
    assert_eq!(outcome(&browser), promises(&before, &first));
    assert!(browser.find_all("#map .coin").is_empty(), "no ocean pays for the first one");
    assert_eq!(browser.find_all(".ring .planned").len(), 1);
    browser.click(&browser.find(SEA[0]));

    pay_for(&browser, "Aquifer");
    let before = figures(&browser);
    // From the question the arrows lead to the map, where an area that has the focus is shown.
    browser.until("the heading has the focus", "return document.activeElement.tagName === 'H2'");
    browser.press("\u{e014}");
    browser.find("#map .legal.pointed:focus");
    browser.find("#map .ghost");
    browser.press("\u{e00c}");
    assert!(browser.find_all("#map .ghost").is_empty(), "Escape puts the tile away");
    browser.script(&format!("document.querySelector('{}').focus()", SEA[1]));
    let second = [("M€", 2), ("Plants", 2), ("Terraform rating", 1), ("Oceans", 1)];
    assert_eq!(outcome(&browser), promises(&before, &second));
    assert_eq!(browser.find_all("#map .coin").len(), 1, "the ocean beside it pays");
    browser.screenshot(&screen("area-shown-1280x720"));
    browser.press("\u{e007}");
    Players::at(&browser).next();
    let after = figures(&browser);
    for (name, change) in second {
        assert_eq!(number(&after[name]), number(&before[name]) + change, "{name}");
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_finger_shows_an_area_at_its_first_touch_and_chooses_it_at_the_second() {
    let browser = alone(360, 800);
    pay_for(&browser, "Aquifer");
    browser.tap(&browser.find(SEA[0]));
    browser.find("#map .ghost");
    browser.find(".loupe");
    assert_eq!(browser.text(&browser.find("#confirm")), "Place ocean here");
    assert!(is_asked_for_an_area(&browser));
    browser.screenshot(&screen("area-shown-360x800"));
    // Another area is shown first, too.
    browser.tap(&browser.find(SEA[1]));
    browser.find(&format!("{}.pointed", SEA[1]));
    assert!(is_asked_for_an_area(&browser));
    browser.tap(&browser.find(SEA[1]));
    browser.find(&format!("{}.built", SEA[1]));

    // The button confirms as well.
    pay_for(&browser, "Aquifer");
    browser.tap(&browser.find(SEA[0]));
    browser.tap(&browser.find("#confirm"));
    browser.find(&format!("{}.built", SEA[0]));
    assert_eq!(browser.errors(), [""; 0]);
}

/// Its 91 areas are narrower than a finger on a phone: what lies under it is shown larger, and a button wide enough confirms it.
#[test]
fn a_finger_finds_the_small_areas_of_the_largest_map() {
    let browser = Browser::start();
    browser.resize(360, 800);
    browser.open(&page());
    choose(&browser, "map-choice", "4");
    begin(&browser, &[("Ada", "human")], "6");
    pay_for(&browser, "Aquifer");
    let legal = browser.script(
        "return [...document.querySelectorAll('#map .area.legal')].map((area) => area.dataset.space).slice(0, 3)",
    );
    let legal: Vec<_> = legal.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert_eq!(legal.len(), 3);
    for (place, space) in legal.iter().enumerate() {
        let area = browser.find(&format!("#map [data-space=\"{space}\"]"));
        browser.tap(&area);
        browser.find(&format!("#map [data-space=\"{space}\"].pointed"));
        browser.find("#map .ghost");
        browser.find(".loupe");
        if place == 0 {
            browser.screenshot(&screen("loupe-map-4-360x800"));
        }
    }
    let sizes = browser.script(
        "const size = (selector) => document.querySelector(selector).getBoundingClientRect();
        const [area, loupe, confirm] = ['#map .area.legal.pointed', '.loupe', '#confirm'].map(size);
        return [area.width, loupe.width, confirm.width, confirm.height].map(Math.round)",
    );
    println!("area, loupe, button: {sizes}");
    let sizes: Vec<i64> = sizes.as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    assert!(sizes[0] < 44 && sizes[1] >= 3 * sizes[0] && sizes[2] >= 44 && sizes[3] >= 44, "{sizes:?}");
    browser.tap(&browser.find("#confirm"));
    browser.find(&format!("#map [data-space=\"{}\"].built", legal[2]));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn an_area_that_is_refused_says_why_and_marks_the_city_in_the_way() {
    let browser = alone(1280, 720);
    pay_for(&browser, "City");
    let city = browser.script(
        "return [...document.querySelectorAll('#map .area.shut.built')]
            .find((area) => area.querySelector('title').textContent.includes('City')).dataset.space",
    );
    let beside = browser.script(&format!(
        "return [...document.querySelectorAll('#map .area.land.shut:not(.built)')]
            .filter((area) => area.querySelector('title').textContent.includes('city next to it'))
            .map((area) => area.dataset.space).sort((one, other) => Math.abs(one - {city}) - Math.abs(other - {city}))[0]",
        city = city.as_str().expect("a city of nobody")
    ));
    let beside = format!("#map [data-space=\"{}\"]", beside.as_str().expect("land beside it"));
    browser.hover(&browser.find(&beside));
    assert_eq!(browser.text(&browser.find("#why-not")), "There is a city next to it.");
    let marked = browser.script(
        "return [...document.querySelectorAll('#map .cause')].map((mark) =>
            document.querySelector(`[data-space=\"${mark.dataset.cause}\"] title`).textContent)",
    );
    let marked: Vec<_> = marked.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(!marked.is_empty() && marked.iter().all(|title| title.contains("City")), "{marked:?}");
    browser.screenshot(&screen("area-refused-1280x720"));
    // A press on it chooses nothing, and the pointer that leaves takes the reason along.
    browser.click(&browser.find(&beside));
    assert!(is_asked_for_an_area(&browser));
    browser.hover(&browser.find("#question h2"));
    assert!(browser.find_all("#why-not").is_empty());
    assert_eq!(browser.errors(), [""; 0]);
}

/// A game of a person and bots on a map, with these boxes: from the form on; where an area is asked for when there is much
/// on the map; and to its end.
fn play_on(map: u8, boxes: &[(&str, Switch)], bots: usize) {
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    choose(&browser, "map-choice", &map.to_string());
    browser.find("#map-about");
    for (name, _) in boxes {
        browser.click(&browser.find(&format!("#{name}")));
    }
    pictures(&browser, &format!("start-map-{map}"));
    let others = ["Greta", "Hugo", "Ida", "Jan"].map(|name| (name, "greedy"));
    let seats: Vec<_> = [("Ada", "human")].into_iter().chain(others.into_iter().take(bots)).collect();
    begin(&browser, &seats, "3");
    let mut players = Players::at(&browser);
    for _ in 0..5 {
        let sight = players.next();
        players.answer(&sight);
    }
    browser.click(&browser.find("#leave"));

    let setup = Setup { map, ..Setup::new(1 + bots as u8) };
    let setup = boxes.iter().fold(setup, |setup, (_, switch)| setup.with(*switch));
    let mut seating = [Controller::Bot(Bot::Greedy); 5];
    seating[0] = Controller::Human;
    let whole = finished(setup, 3, &seating[..=bots]);
    let mut on_the_map = begun(setup, 3, &seating[..=bots]);
    let asked = until(&mut on_the_map, |table, seat| {
        let asks = matches!(shape(table, seat), Some(Shape::Space { .. }));
        seat.number() == 0 && generation(table) >= 5 && asks
    });
    assert!(asked.is_some(), "the person is asked for an area");
    sit_down(&browser, &address, &on_the_map, None);
    let mut players = Players::at(&browser);
    assert_eq!(players.next().shape(), Some("space"));
    pictures(&browser, &format!("on-map-{map}"));
    players.reload(&address);
    for _ in 0..4 {
        let sight = players.next();
        players.answer(&sight);
    }
    browser.click(&browser.find("#leave"));

    sit_down(&browser, &address, &before_the_end(&whole, 4), None);
    let scores = Players::at(&browser).finish(|_| {});
    pictures(&browser, &format!("scores-map-{map}"));
    assert_eq!(scores.len(), 1 + bots, "{scores:?}");
    assert_eq!(browser.errors(), [""; 0]);
}

/// What stands there, at three sizes.
fn pictures(browser: &Browser, name: &str) {
    for (width, height) in [(360, 800), (768, 1024), (1280, 720)] {
        browser.resize(width, height);
        browser.screenshot(&screen(&format!("{name}-{width}x{height}")));
    }
}

const PRELUDE: (&str, Switch) = ("prelude", Switch::Prelude);
const EVERYTHING: [(&str, Switch); 3] = [PRELUDE, ("venus", Switch::Venus), ("colonies", Switch::Colonies)];

#[test]
fn a_game_with_everything_is_played_on_hellas() {
    play_on(1, &EVERYTHING, 1);
}

#[test]
fn a_game_is_played_on_elysium() {
    play_on(2, &[PRELUDE], 1);
}

#[test]
fn a_game_is_played_on_vastitas_borealis() {
    play_on(3, &[PRELUDE], 1);
}

#[test]
fn a_game_of_five_with_everything_is_played_on_amazonis_planitia() {
    play_on(4, &EVERYTHING, 4);
}
