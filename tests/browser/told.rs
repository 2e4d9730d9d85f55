//! What the page tells a player at first, of what others did, and of what would be wasted.

use crate::moments::{PEOPLE, begun, sit_down, until};
use crate::page;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use serde_json::json;
use viriditas::games::MarsTable;
use viriditas::kit::Seat;
use viriditas::mars::cards::{Parameter, StandardProject};
use viriditas::mars::maps::Hex;
use viriditas::mars::view::{Since, Told, card_of, headline, parts_back, since};
use viriditas::mars::{Choice, Event, Facts, Setup};
use viriditas::table::{Bot, Controller};

const ESCAPE: &str = "\u{e00c}";
const ADA: Seat = Seat::ALL[0];

#[test]
fn the_aim_is_told_until_the_first_answer_and_income_at_the_first_production() {
    let (browser, address) = (Browser::start(), page());
    browser.open(&address);
    browser.find(".home .the-aim");
    browser.script("localStorage.setItem('viriditas.pace', 'at-once')");
    browser.click_on("[data-preset=first-game]");
    browser.click_on("#begin");
    browser.find("#question .the-aim");
    browser.click_on("#actions [data-kind=pass]");
    browser.click_on("#confirm");
    browser.until("cards are bought", "return document.querySelector('#question .picker') !== null");
    let said = browser.text(&browser.find("#question .income"));
    assert!(said.contains("21 M€ (20 TR + 1)") && said.contains("Each generation"), "{said}");
    assert_eq!(browser.script("return document.querySelector('.the-aim')"), json!(null));
    let confirm = "return document.querySelector('#confirm').classList.contains('primary')";
    assert_eq!(browser.script(confirm), json!(false), "nothing is bought unless it is chosen");
    browser.click_on("[data-pick]");
    browser.until("a card is chosen", confirm);
    browser.click_on("#leave");
    browser.find("#new-game");
    assert_eq!(browser.script("return document.querySelector('.the-aim')"), json!(null), "it was told");
    assert_eq!(browser.errors(), [""; 0]);
}

/// What has changed since Ada's last answer.
fn news(table: &MarsTable) -> Since {
    let facts = |table: &MarsTable| -> Facts { table.view(Some(ADA)).facts().clone() };
    table.after_last_of(ADA).map(|left| since(&facts(&left), &facts(table))).unwrap_or_default()
}

/// What the top of the page tells Ada.
fn latest(table: &MarsTable) -> Option<Event> {
    let back = table.heard_back(Some(ADA)).map(Told::Event);
    parts_back(back, table.told(), table.told_before_moves()).find_map(|part| {
        let events = part.into_iter().filter_map(|(_, told)| match told {
            Told::Event(event) => Some(event),
            Told::TakenBack(_) => None,
        });
        headline(&events.collect::<Vec<_>>())
    })
}

#[test]
fn what_others_did_stays_marked_until_the_next_answer_and_opens_its_card_and_its_area() {
    let mut table = begun(Setup::new(2), 3, &[Controller::Human, Controller::Bot(Bot::Greedy)]);
    let power = Choice::Project(StandardProject::PowerPlant);
    until(&mut table, |table, seat| {
        // Areas with a name of their own are named.
        let is_named = |space: &Hex| table.view(None).facts().map().kept_for(*space).is_some();
        let is_told = |news: Since| !news.tiles.iter().all(is_named) && !news.figures.is_empty();
        seat == ADA
            && table.offers(seat).contains(&power)
            && is_told(news(table))
            && latest(table).and_then(card_of).is_some()
    })
    .expect("Blaise places a tile");
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    sit_down(&browser, &address, &table, Some(ADA));
    let rings =
        "return [...document.querySelectorAll('#map .fresh [data-ring]')].map((it) => it.dataset.ring)";
    let tiles: Vec<String> = news(&table).tiles.iter().map(|Hex(place)| place.to_string()).collect();
    assert_eq!(browser.script(rings), json!(tiles));
    let marked = "return document.querySelectorAll('.was').length";
    assert!(browser.script(marked).as_u64().is_some_and(|marked| marked > 0));
    let ada = "return [...document.querySelectorAll('h2, #log, .ticker')].some((it) => it.textContent.includes('Ada'))";
    assert_eq!(browser.script(ada), json!(false), "Ada is called you");

    // The line that tells of an area shows it; where it is, is told to whoever hears the page.
    browser.script(
        "document.querySelectorAll('#log details:not([open]) > summary').forEach((it) => it.click())",
    );
    browser.until("an area is named", "return document.querySelector('#log .where') !== null");
    browser.script("document.querySelector('#log .where').scrollIntoView({ block: 'center' })");
    browser.hover(&browser.find("#log .where"));
    browser.until("it is shown", "return document.querySelector('#map .told [data-ring]') !== null");
    let read = "const line = document.querySelector('#log .where').cloneNode(true);
        const whole = line.textContent;
        line.querySelector('.vh').remove();
        return [whole.includes('position'), line.textContent.includes('position')]";
    assert_eq!(browser.script(read), json!([true, false]));
    assert_eq!(look_over_all(&browser, &axe(), "what-others-did"), [""; 0]);

    browser.resize(1280, 720);
    let name = browser.script("return document.querySelector('.ticker .told').textContent");
    browser.click_on(".ticker .told");
    let title = browser.text(&browser.find("dialog[open] h2"));
    assert!(name.as_str().is_some_and(|name| name.contains(&title)), "{name}: {title}");
    browser.press(ESCAPE);
    browser.until("the card is put away", "return document.querySelector('dialog[open]') === null");
    let place = table.offers(ADA).iter().position(|&it| it == power).expect("it is offered");
    browser.click_on(&format!("#actions [data-choice='{place}']"));
    browser.click_on("#confirm");
    browser.until(
        "nothing is new any more",
        "return document.querySelector('#map .fresh [data-ring]') === null",
    );
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn what_would_be_wasted_is_named() {
    let mut table = begun(Setup::new(2), 5, &PEOPLE);
    let plays = |it: &Choice| matches!(it, Choice::Play(_));
    let seat =
        until(&mut table, |table, seat| table.offers(seat).iter().any(plays)).expect("a card is played");
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    sit_down(&browser, &address, &table, Some(seat));
    browser.click_on("#actions [data-kind=pass]");
    let money =
        table.view(Some(seat)).facts().players[seat].stock[viriditas::mars::cards::Resource::MegaCredits];
    let said = browser.text(&browser.find("#question"));
    assert!(said.contains("You can still play") && said.contains(&format!("{money} M€")), "{said}");

    let aquifer = Choice::Project(StandardProject::Aquifer);
    let seat = until(&mut table, |table, seat| {
        table.view(None).facts().is_at_goal(Parameter::Oceans) && table.offers(seat).contains(&aquifer)
    })
    .expect("all oceans are placed");
    browser.open("about:blank");
    sit_down(&browser, &address, &table, Some(seat));
    let place = table.offers(seat).iter().position(|&it| it == aquifer).expect("it is offered");
    let button = format!("#actions [data-choice='{place}']");
    let read = format!(
        "const it = document.querySelector(\"{button}\"); return [it.title, it.classList.contains('vain')]"
    );
    assert_eq!(browser.script(&read), json!(["No effect: all oceans are placed.", true]));
    browser.click_on(&button);
    let said = browser.text(&browser.find("#question"));
    assert!(said.contains("No effect: all oceans are placed."), "{said}");
    let confirm = "return document.querySelector('#confirm').classList.contains('primary')";
    assert_eq!(browser.script(confirm), json!(false));
    assert_eq!(browser.errors(), [""; 0]);
}
