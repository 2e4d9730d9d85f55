//! What is there before the page, and what the page fetches to begin with: the module and one language.

use crate::games::begin;
use crate::player::Players;
use crate::webdriver::Browser;
use crate::{page, screen};
use serde_json::json;

/// A browser in which nothing that was kept answers, and these addresses are out of reach.
fn without(addresses: &[&str]) -> Browser {
    let browser = Browser::alone();
    browser.devtools("Network.enable", &json!({}));
    browser.devtools("Network.setBypassServiceWorker", &json!({ "bypass": true }));
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": addresses }));
    browser
}

/// The languages whose sentences the page has asked for.
fn languages(browser: &Browser) -> String {
    let asked = browser.script(
        "const names = performance.getEntriesByType('resource').map(({ name }) => name.match(/split_(\\w\\w)\\.wasm$/)?.[1]);
        return [...new Set(names.filter(Boolean))].sort().join(' ')",
    );
    asked.as_str().expect("a list").to_owned()
}

/// The leaf, the name and what it is are drawn from the document and one small sheet.
#[test]
fn the_first_paint_needs_no_script_and_no_module() {
    let browser = without(&["*.js", "*.wasm"]);
    let address = page();
    for (width, height) in [(1280, 720), (360, 800)] {
        browser.resize(width, height);
        browser.open(&address);
        browser.until(
            "the first paint",
            "return performance.getEntriesByName('first-contentful-paint').length > 0 && document.querySelector('#starting img').complete",
        );
        let drawn = browser.script(
            "const [leaf, name, sentence, bar] = document.querySelectorAll('#starting > *');
            const within = [leaf, name, sentence, bar].every((it) => {
                const box = it.getBoundingClientRect();
                return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
            });
            return [leaf.naturalWidth > 0, name.textContent, sentence.textContent.includes('Mars'), bar.tagName, within, document.styleSheets.length]",
        );
        assert_eq!(drawn, json!([true, "Viriditas", true, "PROGRESS", true, 1]));
    }
}

/// Sheets apply before the page is drawn, and what stood there before is gone.
#[test]
fn the_page_takes_the_place_of_what_was_there_before_it() {
    let (browser, address) = (without(&[]), page());
    browser.open(&address);
    browser.find("h1.mark");
    let left = browser.script(
        "return [document.querySelectorAll('#starting, #unstarted').length,
            [...document.querySelectorAll('link[as=style], link[rel=stylesheet]')].filter((link) => !link.sheet).length]",
    );
    assert_eq!(left, json!([0, 0]));
}

#[test]
fn a_language_is_fetched_when_it_is_chosen_and_no_other() {
    let (browser, address) = (without(&[]), page());
    browser.open(&address);
    browser.find("h1.mark");
    assert_eq!(languages(&browser), "en");
    // It is asked for beside the module, of which it knows nothing yet.
    let asked = "return performance.getEntriesByType('resource').find(({ name }) => name.endsWith('split_en.wasm')).initiatorType";
    assert_eq!(browser.script(asked), "link");
    browser.choose_language("sk");
    browser.until_spoken("sk");
    assert_eq!(languages(&browser), "en sk");
    browser.open(&address);
    browser.until_spoken("sk");
    assert_eq!(languages(&browser), "sk");
}

#[test]
fn a_language_that_does_not_come_leaves_the_one_that_is_there_and_comes_when_it_is_chosen_again() {
    let (browser, address) = (without(&["*split_sk*"]), page());
    browser.open(&address);
    browser.find("h1.mark");
    browser.choose_language("sk");
    let told = browser.text(&browser.find("#language-missing"));
    assert!(told.contains("Slovenčina"), "{told}");
    assert_eq!(browser.script("return document.documentElement.lang"), "en");
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": [] }));
    browser.choose_language("sk");
    browser.until_spoken("sk");
    assert!(browser.find_all("#language-missing").is_empty());
    // Where it does not come at the start the page begins in English.
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": ["*split_sk*"] }));
    browser.devtools("Network.setCacheDisabled", &json!({ "cacheDisabled": true }));
    browser.open(&address);
    assert!(browser.text(&browser.find("#language-missing")).contains("Slovenčina"));
    browser.until_spoken("en");
}

/// The table of a game comes with the home page or with the game; where it does not come, a press asks for it again.
#[test]
fn a_table_that_does_not_come_is_told_and_comes_when_it_is_asked_for_again() {
    let (browser, address) = (without(&["*split_mars*"]), page());
    browser.open(&address);
    begin(&browser, &[("Ada", "human")], "4");
    let told = browser.text(&browser.find("#table-missing"));
    assert!(told.contains("has not loaded"), "{told}");
    assert!(browser.find_all("#table").is_empty());
    browser.screenshot(&screen("table-missing"));
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": [] }));
    browser.click_on("#table-missing button");
    assert!(Players::at(&browser).next().question().is_some());
    assert!(browser.find_all("#table-missing").is_empty());
}
