//! The screens beside a table, one after the other: how a game is sent, looked at again, kept and offered.

use crate::games::begin;
use crate::webdriver::Browser;

/// Goes through them from the score of a finished game on, and ends at the games that are kept. Each is shown to `look` with
/// its name, and whether it lies over the page.
pub(crate) fn beside_the_table(browser: &Browser, address: &str, mut look: impl FnMut(&str, bool)) {
    browser.click(&browser.find(".share"));
    browser.find("dialog #qr, dialog svg");
    look("sending", true);
    if !browser.find_all("dialog").is_empty() {
        browser.press("\u{e00c}");
    }
    browser.click_on("#again");
    browser.find("#replay");
    look("replay", false);
    browser.click_on("#leave");
    browser.find("#scores");
    browser.click_on("#leave");

    browser.click_on("#latest .more summary");
    browser.click_on("#how-kept summary");
    look("kept game", false);
    browser.click_on("#latest .rename");
    browser.find(".naming input");
    look("naming", false);
    browser.click_on(".naming .quiet");
    browser.click_on("#latest .forget");
    browser.find("#restore");
    look("deleted", false);
    browser.click_on("#restore");
    browser.find("#latest");

    // A game that comes with the address, of which a kept copy has gone another way.
    begin(browser, &[("Ada", "human"), ("Blaise", "human")], "7");
    browser.find("#hand-over");
    let text = browser.script("return localStorage[`viriditas.game.${localStorage['viriditas.last']}`].split('.').slice(0, 3).join('.')");
    browser.open(&format!("{address}#1.{}", text.as_str().expect("a game")));
    browser.find("#invitation");
    look("invitation", false);
    browser.click_on("#invitation .quiet");
    browser.find("#hand-over");
    browser.script(
        "const begun = localStorage[`viriditas.note.${localStorage['viriditas.last']}`].split(' ').at(-1);
        new BroadcastChannel('viriditas').postMessage(`1 takes 9000000000000000000 1 ${begun}`);",
    );
    browser.find("#play-here");
    look("another window", false);
    browser.click_on("#leave");
    browser.find("#latest");
}
