//! The games that are kept: their names, files with them, and a store that fills up.

use crate::games::begin;
use crate::kills::player;
use crate::moments::{finished, sit_down};
use crate::patience::tried;
use crate::player::{Players, Sight};
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::{env, fs, process};
use viriditas::games::MarsTable;
use viriditas::mars::Setup;
use viriditas::store::lines;
use viriditas::table::{Bot, Controller};

/// Who plays games that are over already.
const BOTS: [Controller; 2] = [Controller::Bot(Bot::Greedy), Controller::Bot(Bot::Random)];

/// A browser with the page open, and the folder into which it saves files.
fn with_a_folder(name: &str) -> (Browser, PathBuf, String) {
    let (browser, address) = (Browser::alone(), page());
    let folder = env::temp_dir().join(format!("viriditas-files-{}-{name}", process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    browser.devtools("Page.setDownloadBehavior", &json!({ "behavior": "allow", "downloadPath": folder }));
    browser.resize(1280, 720);
    browser.open(&address);
    (browser, folder, address)
}

/// The file that the browser has saved; it is taken out of the folder.
fn saved(folder: &Path) -> (String, String) {
    let come = tried(|| {
        let mut files =
            fs::read_dir(folder).expect("a folder").filter_map(Result::ok).map(|file| file.path());
        // The browser holds the place with an empty file until all of it has come.
        let is_whole = |file: &PathBuf| fs::metadata(file).is_ok_and(|about| about.len() > 0);
        files.find(|file| file.extension().is_some_and(|ending| ending == "txt") && is_whole(file))
    });
    let file = come.expect("no file came");
    let text = fs::read_to_string(&file).expect("a text");
    fs::remove_file(&file).expect("a file");
    (file.file_name().expect("a name").to_string_lossy().into_owned(), text)
}

/// Opens a file and waits until this is told of it.
fn open_file(browser: &Browser, folder: &Path, text: &[u8], told: &str) {
    let file = folder.join("games.text");
    fs::write(&file, text).expect("a file");
    browser.give_file(&browser.find("#open-files"), &file);
    browser.until(
        told,
        &format!("return document.querySelector('#brought').textContent.includes({})", json!(told)),
    );
}

fn some_games(browser: &Browser) {
    for (seed, name) in [("1", "Ada"), ("2", "Blaise"), ("3", "Cleo")] {
        begin(browser, &[(name, "human"), ("Rosa", "random")], seed);
        browser.find("#question");
        browser.click_on("#leave");
        browser.find("#begin");
    }
}

fn listed(browser: &Browser) -> String {
    browser
        .script(
            "return [...document.querySelectorAll('[data-game]')].map((game) => game.textContent).join('|')",
        )
        .to_string()
}

#[test]
fn games_get_names_and_go_into_files_and_come_out_of_them_elsewhere() {
    let (browser, folder, address) = with_a_folder("all");
    some_games(&browser);
    browser.click_on("#latest .more summary");
    browser.click_on("#latest .rename");
    browser.until("the field", "return document.activeElement.closest('.naming') !== null");
    browser.fill(&browser.find(".naming input"), "Friday: ½ <b>evening</b>/");
    browser.click_on(".naming button");
    browser.until(
        "the name",
        "return document.querySelector('#latest .called').textContent === 'Friday: ½ <b>evening</b>/'",
    );
    for (width, height) in [(360, 800), (768, 1024), (1280, 720)] {
        browser.resize(width, height);
        browser.screenshot(&screen(&format!("library-{width}x{height}")));
        let beyond = browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(beyond.as_i64() <= Some(0), "{width}: {beyond}");
    }
    browser.click_on("#latest .more summary");
    browser.click(&browser.find("#latest .save"));
    let (name, text) = saved(&folder);
    assert_eq!(name, "viriditas-Friday--½--b-evening--b.txt");
    assert_eq!(lines(&text).len(), 1);
    browser.click(&browser.find("#save-all"));
    let (name, all) = saved(&folder);
    assert_eq!((name.as_str(), lines(&all).len()), ("viriditas.txt", 3));
    assert!(lines(&all).iter().all(|game| MarsTable::from_text(&game.text).is_ok()));

    // Nothing new here, and everything elsewhere.
    open_file(&browser, &folder, all.as_bytes(), "3 games were here already.");
    browser.script("localStorage.clear(); return indexedDB.deleteDatabase('viriditas') && null");
    let (other, ..) = with_a_folder("all-elsewhere");
    open_file(&other, &folder, all.as_bytes(), "3 games are new here.");
    assert!(listed(&other).contains("Friday: ½ <b>evening</b>/"), "{}", listed(&other));
    other.click_on("[data-game] .open");
    other.find("#question");
    assert_eq!(other.errors(), [""; 0]);

    // Whatever a file may hold.
    other.click_on("#leave");
    let whole = lines(&all).remove(1).text;
    let odd =
        format!("<img src=x onerror=alert(1)>\n{whole}\n{}\n\0\n{}", &whole[..30], "V9.AAAA\n".repeat(9));
    open_file(&other, &folder, odd.as_bytes(), "7 more");
    let told = other.text(&other.find("#brought"));
    assert!(told.contains("1 game was here already.") && told.contains("Line 1:"), "{told}");
    let noise: Vec<u8> = (0..50_000_u32).map(|number| ((number * number) >> 7) as u8).collect();
    open_file(&other, &folder, &noise, "No games found.");
    open_file(&other, &folder, whole.as_bytes(), "1 game was here already.");
    open_file(&other, &folder, b"", "No games found.");
    let long = vec![b'A'; 20_000_001];
    open_file(&other, &folder, &long, "too long");
    assert_eq!(other.find_all("[data-game]").len(), 3);
    assert_eq!(other.script("return document.querySelectorAll('img[src=x]').length"), 0);
    assert_eq!(other.errors(), [""; 0]);
    browser.open(&address);
}

#[test]
fn a_finished_game_is_listed_with_its_score_and_leads_to_it_and_to_its_replay() {
    let (browser, _, address) = with_a_folder("over");
    sit_down(&browser, &address, &finished(Setup::new(2), 7, &BOTS), None);
    browser.find("#scores");
    let points = browser.script("return [...document.querySelectorAll('#scores [data-line=Total] [data-seat]')].map((cell) => cell.textContent)");
    browser.click_on("#leave");
    let shown = browser
        .script("return [...document.querySelectorAll('#latest .points')].map((cell) => cell.textContent)");
    assert_eq!(shown, points);
    assert!(browser.text(&browser.find("#latest")).contains("Result"));
    browser.screenshot(&screen("library-over-1280x720"));
    browser.click_on("#latest .doing button");
    browser.find("#replay");
    browser.click_on("#leave");
    browser.click_on("#latest .open");
    browser.find("#scores");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_store_that_fills_up_says_so_in_time_and_deletes_nothing_by_itself() {
    let (browser, folder, address) = with_a_folder("full");
    sit_down(&browser, &address, &finished(Setup::new(2), 7, &BOTS), None);
    browser.find("#scores");
    browser.click_on("#leave");
    // Five more that are over, saved earlier, and something that takes room.
    browser.script(
        "const [game, note] = [localStorage['viriditas.game.1'], localStorage['viriditas.note.1']];
        for (const number of [2, 3, 4, 5, 6]) {
            localStorage[`viriditas.game.${number}`] = game;
            const [saved, over, saves, begun] = note.split(' ');
            localStorage[`viriditas.note.${number}`] = [saved - 1000 * number, over, saves, begun - number].join(' ');
        }
        localStorage['somebody.else'] = 'x'.repeat(3_600_000);",
    );
    browser.open(&address);
    let room = browser.text(&browser.find("#room"));
    assert!(room.contains("72 % full") && room.contains("nothing is deleted automatically"), "{room}");
    browser.screenshot(&screen("library-full-1280x720"));
    assert!(browser.find_all("#room .forget").is_empty(), "first they are saved");
    browser.click(&browser.find("#room .save"));
    let (_, text) = saved(&folder);
    assert_eq!(lines(&text).len(), 3);
    assert_eq!(browser.find_all("[data-game]").len(), 6);
    browser.click_on("#room .forget");
    browser.until("they are gone", "return document.querySelectorAll('[data-game]').length === 3");
    let left = browser.script("return [1, 2, 3].every((number) => localStorage[`viriditas.game.${number}`])");
    assert_eq!(left, true, "the oldest went");
    browser.click_on("#restore");
    browser.until("they are back", "return document.querySelectorAll('[data-game]').length === 6");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Gives so many answers where everything is narrow, and returns the next question.
fn answer_at_a_phone(browser: &Browser, answers: u64) -> String {
    let given = || {
        browser.script("return Number(document.querySelector('#kept').dataset.answers)").as_u64().unwrap_or(0)
    };
    while given() < answers {
        browser.later(&format!("{} once(arguments[0]);", player()));
        browser.frames(2);
    }
    Sight::of(browser).question().expect("a question").to_owned()
}

/// Phone, link, second profile, file and back: a game that goes round loses nothing, with no server in between.
#[test]
fn a_game_goes_its_way_from_a_phone_to_another_browser_by_link_and_back_as_a_file() {
    let (phone, folder, address) = with_a_folder("phone");
    phone.resize(360, 800);
    begin(&phone, &[("Ada", "human")], "4");
    let at_the_phone = answer_at_a_phone(&phone, 7);
    let text = |browser: &Browser, number: u32| {
        browser
            .script(&format!("return localStorage['viriditas.game.{number}']"))
            .as_str()
            .expect("a game")
            .to_owned()
    };
    let table = MarsTable::from_text(&text(&phone, 1)).expect("it is whole");

    let (desk, desk_folder, _) = with_a_folder("desk");
    desk.open(&format!("{address}#{}", table.to_link(None)));
    desk.click_on("[data-way=join]");
    let mut others = Players::at(&desk);
    assert_eq!(others.next().question(), Some(at_the_phone.as_str()));
    desk.go_offline();
    for _ in 0..7 {
        let sight = others.next();
        others.answer(&sight);
    }
    let at_the_desk = others.next().question().map(str::to_owned);
    desk.click_on("#leave");
    desk.click_on("#latest .more summary");
    desk.click(&desk.find("#latest .save"));
    let (_, file) = saved(&desk_folder);

    phone.click_on("#leave");
    phone.go_offline();
    open_file(&phone, &folder, file.as_bytes(), "1 game continues one you had.");
    phone.click_on("#latest .open");
    let mut players = Players::at(&phone);
    assert_eq!(players.next().question().map(str::to_owned), at_the_desk);
    assert_eq!(text(&phone, 1), lines(&file)[0].text);
    assert_eq!((phone.errors(), desk.errors()), (Vec::new(), Vec::new()));
}
