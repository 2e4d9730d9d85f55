//! The form of a new game of Ares Expedition: set-ups that come as links, set-ups that cannot be, and names.

use super::modes::begin_expedition;
use super::player::Players;
use crate::games::choose;
use crate::hostile::assert_sentence;
use crate::page;
use crate::reach::{axe, look_over_all};
use crate::webdriver::Browser;
use serde_json::json;
use viriditas::ares::proposal::Proposal;
use viriditas::ares::{Level, Mode, Setup};
use viriditas::kit::Seat;
use viriditas::table::{Bot, Controller};

fn proposed(browser: &Browser) -> Proposal {
    browser.click(&browser.find(".copy-setup"));
    browser.find(".copying textarea");
    let link = browser.script("return document.querySelector('.copying textarea').value");
    browser.click(&browser.find(".copying .text .btn"));
    let (_, text) = link.as_str().and_then(|link| link.split_once('#')).expect("a link");
    Proposal::from_text(text).expect("it is whole")
}

/// The modes that the form offers.
fn modes(browser: &Browser) -> serde_json::Value {
    browser.script("return [...document.querySelectorAll('#mode option')].map((it) => it.value)")
}

/// Each number of players has its modes, and a first game no other option; what is filled in goes as a link and comes back.
///
/// Rules: ARES-SOLO-01, ARES-COOP-01, ARES-CARD-15.
#[test]
fn a_set_up_of_ares_expedition_is_made_sent_and_filled_in_and_no_impossible_one_can_be_made() {
    let (browser, address) = (Browser::start(), page());
    browser.before_each_page("Object.defineProperty(navigator, 'clipboard', { value: undefined });");
    browser.resize(1280, 720);
    browser.open(&address);
    browser.click_on("#game-ares");
    browser.find("#new-game[data-game=ares]");
    let levels = json!(["solo-beginner", "solo-skilled", "solo-expert"]);
    for (players, offered) in [
        ("1", levels),
        ("4", json!(["competitive"])),
        ("3", json!(["competitive"])),
        ("2", json!(["competitive", "cooperative"])),
    ] {
        choose(&browser, "players", players);
        browser.find(&format!(".seat-plan:nth-of-type({players})"));
        assert_eq!(modes(&browser), offered, "{players} players");
        assert!(proposed(&browser).setup.faults().is_empty(), "{players} players");
    }
    choose(&browser, "mode", "cooperative");
    for option in ["mulligan", "promotional", "first-game"] {
        browser.click_on(&format!("#ares-{option}"));
    }
    browser.find("#ares-mulligan:disabled");
    assert_eq!(browser.find_all("#new-game .options input:checked").len(), 1);
    let cooperative = Setup { mode: Mode::Cooperative, ..Setup::new(2) };
    assert_eq!(proposed(&browser).setup, Setup { first_game: true, ..cooperative });
    browser.click_on("#ares-first-game");
    browser.find("#ares-mulligan:not(:disabled)");
    assert_eq!(proposed(&browser).setup, Setup { mulligan: true, promotional: true, ..cooperative });
    let axe = axe();
    browser.script("document.querySelector('#new-game').scrollIntoView()");
    let mut found = look_over_all(&browser, &axe, "ares-form");

    // A link fills in the form, over what stands there.
    let text = "setup=2&game=ares&seats=human,greedy,human,random&mode=competitive&with=promotional&name0=Ada&seed=nine";
    browser.open("about:blank");
    browser.open(&format!("{address}#{text}"));
    browser.find("#proposed");
    browser.find("#new-game[data-game=ares]");
    browser.until("it stands in the form", "return document.querySelector('#name-0').value === 'Ada'");
    let came = proposed(&browser);
    assert_eq!(came.setup, Setup { promotional: true, ..Setup::new(4) });
    assert_eq!(&*came.seed, "nine");
    assert_eq!(came.seating.players[Seat::ALL[1]], Controller::Bot(Bot::Greedy));
    found.extend(look_over_all(&browser, &axe, "ares-form that came"));

    // One that asks for what cannot be is told in one sentence when it is begun, or put right in the form.
    for (text, setup) in [
        ("setup=2&game=ares&seats=human,human,human&mode=cooperative", Setup::new(3)),
        (
            "setup=2&game=ares&seats=human&mode=competitive",
            Setup { mode: Mode::Solo(Level::Skilled), ..Setup::new(1) },
        ),
        (
            "setup=2&game=ares&seats=human,human&with=first-game,mulligan",
            Setup { first_game: true, ..Setup::new(2) },
        ),
    ] {
        browser.open("about:blank");
        browser.open(&format!("{address}#{text}"));
        browser.find("#proposed");
        assert_eq!(proposed(&browser).setup, setup, "{text}");
    }
    browser.open("about:blank");
    browser.open(&format!("{address}#setup=2&game=ares&seats=human,human,human,human,human"));
    browser.find("#proposed");
    browser.click_on("#begin");
    let said = browser.text(&browser.find("#faults"));
    assert_sentence(&said);
    assert_eq!(browser.find_all("#faults li").len(), 1);
    assert!(said.contains('4'), "{said}");
    for (text, part) in [
        ("setup=3&game=ares", "newer version"),
        ("setup=2&game=ares&mode=league", "mode=league"),
        ("setup=2&game=ares&with=mulligan,corporate-era", "with=mulligan,corporate-era"),
        ("setup=2&game=ares&map=Tharsis", "map=Tharsis"),
        ("setup=2&game=venus", "game=venus"),
        ("setup=2&game=ares&%3Cimg%20src=x%3E", "<img src=x>"),
    ] {
        browser.open("about:blank");
        browser.open(&format!("{address}#{text}"));
        let said = browser.text(&browser.find("#problem"));
        assert!(said.contains(part), "{said}");
        assert_sentence(said.lines().next().unwrap_or_default());
        assert!(browser.find_all("#proposed").is_empty());
        assert_eq!(browser.script("return location.hash"), "");
    }
    assert_eq!(found, [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn names_at_a_table_of_ares_expedition_are_letters_however_many_and_two_alike_are_told() {
    let names = [
        "W".repeat(10_000),
        "<img src=x onerror=\"document.title='markup'\">".to_owned(),
        "\u{202e}</main><script>1</script>".to_owned(),
        "m\u{300}".repeat(10_000),
    ];
    let (browser, address) = (Browser::start(), page());
    browser.resize(1280, 720);
    browser.open(&address);
    browser.click_on("#game-ares");
    browser.find("#new-game[data-game=ares]");
    choose(&browser, "players", "4");
    let put = |place: usize, name: &str| {
        browser.script(&format!(
            "const field = document.querySelector('#name-{place}');
            field.value = {};
            field.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));",
            json!(name)
        ));
    };
    browser.find("#name-3");
    for place in 0..4 {
        put(place, if place < 2 { "Ada" } else { "" });
        choose(&browser, &format!("player-{place}"), "human");
    }
    browser.click_on("#begin");
    browser.find("#faults");
    assert_eq!(browser.find_all("#faults li").len(), 3, "two alike, and two without a name");
    for (place, name) in names.iter().enumerate() {
        put(place, name);
    }
    browser.click_on("#begin");
    browser.find("#hand-over");
    let mut players = Players::at(&browser);
    for _ in 0..4 {
        players.next();
        players.answer();
    }
    players.picture("ares-names");
    let shown = browser.script(
        "return [document.body.innerText, document.querySelectorAll('img[src=x], main script').length, document.title];",
    );
    let text = shown[0].as_str().expect("the text of the page");
    assert!(text.contains("<img src=x") && text.contains(&"W".repeat(40)), "{text}");
    assert!(!text.contains(&"W".repeat(41)));
    assert_eq!((&shown[1], &shown[2]), (&json!(0), &json!("Viriditas")));
    browser.open(&address);
    players.see();
    assert_eq!(browser.errors(), [""; 0]);

    // Begun once, the form has the choices of that game.
    browser.click_on("#leave");
    begin_expedition(&browser, "solo-expert", &[("Ada", "human")], "1");
    assert_eq!(players.next().table().setup().mode, Mode::Solo(Level::Expert));
}
