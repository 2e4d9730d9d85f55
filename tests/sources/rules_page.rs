//! The page of the rules (`static/rules/en.html`): its anchors, its links, and the rules that its paragraphs are marked with.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use viriditas::text::Language;

/// Rules that the page does not tell, because there is nothing in them for a player.
const UNTOLD: &[(&str, &[&str])] = &[
    (
        "how many cards, boards, tokens and cubes lie in the box",
        &["BASE-COMP-01", "BASE-COMP-04", "BASE-COMP-06", "ARES-COMP-02", "ARES-COMP-04", "ARES-COMP-05"],
    ),
    ("flavour text, which is not part of a card's data", &["BASE-CARD-05"]),
    (
        "sample cards, whose faces tell what they do",
        &[
            "ARES-SAMPLE-01",
            "ARES-SAMPLE-02",
            "ARES-SAMPLE-03",
            "ARES-SAMPLE-04",
            "ARES-SAMPLE-05",
            "ARES-SAMPLE-06",
            "ARES-SAMPLE-07",
            "ARES-SAMPLE-08",
            "ARES-SAMPLE-09",
            "ARES-SAMPLE-10",
        ],
    ),
    (
        "the layout of the page and of a table",
        &[
            "BASE-UX-01",
            "BASE-UX-02",
            "BASE-UX-03",
            "BASE-UX-04",
            "BASE-UX-05",
            "BASE-UX-06",
            "BASE-UX-10",
            "ARES-UX-04",
            "ARES-UX-05",
        ],
    ),
];

/// The last number of each group of rulings; their numbers begin at 1.
const RULINGS: &[(&str, u8)] = &[
    ("Q-BASE", 34),
    ("Q-SOLO", 6),
    ("Q-DRAFT", 2),
    ("Q-TURM", 22),
    ("Q-MOD", 30),
    ("Q-ARES", 13),
    ("Q-BGA", 3),
];

/// An opening tag with its attributes.
struct Tag<'a> {
    name: &'a str,
    attributes: BTreeMap<&'a str, &'a str>,
}

impl<'a> Tag<'a> {
    fn get(&self, attribute: &str) -> Option<&'a str> {
        self.attributes.get(attribute).copied()
    }

    /// The words of an attribute; none where it is absent.
    fn words(&self, attribute: &str) -> impl Iterator<Item = &'a str> {
        self.get(attribute).unwrap_or_default().split_whitespace()
    }
}

fn text(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a readable file")
}

fn page() -> String {
    text("static/rules/en.html")
}

/// All opening tags in their order. Attributes are written with double quotes, and no text contains an angle bracket.
fn tags(page: &str) -> Vec<Tag<'_>> {
    let opened = page.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag);
    opened.filter(|tag| !tag.starts_with(['/', '!'])).map(tag).collect()
}

fn tag(source: &str) -> Tag<'_> {
    let (name, mut rest) = source.split_once(char::is_whitespace).unwrap_or((source, ""));
    let mut attributes = BTreeMap::new();
    while let Some((key, after)) = rest.split_once("=\"") {
        let (value, after) = after.split_once('"').expect("an attribute that ends");
        assert!(attributes.insert(key.trim(), value).is_none(), "<{source}> has an attribute twice");
        rest = after;
    }
    assert!(rest.trim().is_empty(), "<{source}> has an attribute without quotes");
    Tag { name, attributes }
}

/// The ids of all rules; worked examples, whose ids end in a letter, are left out.
fn rules() -> BTreeSet<String> {
    let lines = text("tests/rules/ids.txt");
    let ids = lines.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    ids.filter(|id| !id.contains('.')).map(str::to_owned).collect()
}

fn is_ruling(id: &str) -> bool {
    let Some((group, number)) = id.rsplit_once('-') else { return false };
    let last = RULINGS.iter().find(|(name, _)| *name == group).map_or(0, |(_, last)| *last);
    number.len() == 2 && number.parse::<u8>().is_ok_and(|number| (1..=last).contains(&number))
}

#[test]
fn each_section_and_heading_of_the_rules_has_an_anchor_of_its_own() {
    let page = page();
    let tags = tags(&page);
    let mut seen = BTreeSet::new();
    for id in tags.iter().filter_map(|tag| tag.get("id")) {
        assert!(seen.insert(id), "{id} is the id of two elements");
    }
    for tag in tags.iter().filter(|tag| ["section", "h3"].contains(&tag.name)) {
        assert!(tag.get("id").is_some_and(|id| !id.is_empty()), "a <{}> has no id", tag.name);
    }
}

#[test]
fn headings_of_the_rules_follow_their_order() {
    let page = page();
    let mut last = 0;
    for tag in tags(&page) {
        let Some(level) = tag.name.strip_prefix('h').and_then(|level| level.parse::<u8>().ok()) else {
            continue;
        };
        assert!(level <= last + 1, "an h{level} follows an h{last}");
        last = level;
    }
    let (sections, headings) = (page.matches("<section ").count(), page.matches("<h2").count());
    assert_eq!(sections, headings, "a section has one h2");
}

#[test]
fn every_link_within_the_rules_has_its_target() {
    let page = page();
    let tags = tags(&page);
    let ids: BTreeSet<_> = tags.iter().filter_map(|tag| tag.get("id")).collect();
    let links: BTreeSet<_> =
        tags.iter().filter_map(|tag| tag.get("href")).filter_map(|href| href.strip_prefix('#')).collect();
    let lost: Vec<_> = links.difference(&ids).collect();
    assert!(lost.is_empty(), "links without a target: {lost:?}");
    for section in tags.iter().filter(|tag| tag.name == "section") {
        let id = section.get("id").unwrap_or_default();
        assert!(links.contains(id), "no link leads to the section {id}");
    }
}

#[test]
fn every_rule_that_a_paragraph_is_marked_with_exists() {
    let page = page();
    let rules = rules();
    let mut marked = BTreeSet::new();
    for tag in tags(&page) {
        for id in tag.words("data-rules") {
            assert!(rules.contains(id) || is_ruling(id), "{id} is no rule and no ruling");
            assert!(marked.insert(id.to_owned()), "{id} marks two paragraphs");
        }
    }
}

#[test]
fn every_rule_for_players_is_told_on_the_page() {
    let page = page();
    let tags = tags(&page);
    let told: BTreeSet<_> = tags.iter().flat_map(|tag| tag.words("data-rules")).collect();
    let untold: BTreeSet<_> = UNTOLD.iter().flat_map(|(_, ids)| ids.iter().copied()).collect();
    let rules = rules();
    let missing: Vec<_> =
        rules.iter().filter(|id| !told.contains(id.as_str()) && !untold.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "rules that the page does not tell: {missing:?}");
    let needless: Vec<_> = untold.iter().filter(|id| told.contains(*id) || !rules.contains(**id)).collect();
    assert!(needless.is_empty(), "rules that are told, or are none: {needless:?}");
}

#[test]
fn each_group_of_rules_belongs_to_one_section() {
    let page = page();
    let tags = tags(&page);
    let mut prefixes: BTreeMap<&str, u8> = BTreeMap::new();
    for prefix in tags.iter().flat_map(|tag| tag.words("data-prefix")) {
        *prefixes.entry(prefix).or_default() += 1;
    }
    let rules = rules();
    let groups: BTreeSet<_> =
        rules.iter().filter_map(|id| id.rsplit_once('-')).map(|(group, _)| group).collect();
    for group in groups.iter().chain(RULINGS.iter().map(|(group, _)| group)) {
        assert_eq!(prefixes.remove(group), Some(1), "sections of {group}");
    }
    assert!(prefixes.is_empty(), "prefixes of no rule: {prefixes:?}");
}

#[test]
fn the_rules_are_a_page_without_scripts() {
    let page = page();
    for tag in tags(&page) {
        assert!(tag.name != "script" && tag.name != "style", "a <{}> in the page", tag.name);
        let inline = tag.attributes.keys().find(|key| key.starts_with("on") || **key == "style");
        assert!(inline.is_none(), "{inline:?} in a <{}>", tag.name);
        assert!(tag.name != "html" || tag.get("lang") == Some("en"), "the page does not tell its language");
    }
}

/// Places of Mars have Latin names, which languages in Latin letters keep.
const LATIN_PLACES: &[&str] = &["Amazonis Planitia", "Vastitas Borealis"];

/// The pages of the rules and about the program in other languages have the elements of the English ones, with their anchors and rules, and
/// other words.
#[test]
fn the_pages_in_each_language_have_the_same_elements() {
    let shape = |page: &str| -> Vec<(String, BTreeMap<String, String>)> {
        let is_kept = |key: &&str| !["lang", "dir", "aria-label"].contains(key);
        let kept = |tag: Tag<'_>| {
            let keys: Vec<&str> = tag.attributes.keys().copied().filter(|key| is_kept(key)).collect();
            // A link to a page in a language leads to the one in its own.
            let own =
                |value: &str| if value.starts_with("../about/") { String::new() } else { value.to_owned() };
            let all = keys.into_iter().map(|key| (key.to_owned(), own(tag.attributes[key])));
            (tag.name.to_owned(), all.collect())
        };
        tags(page).into_iter().map(kept).collect()
    };
    let words = |page: &str| -> BTreeSet<String> {
        let texts = page.split('>').filter_map(|rest| rest.split_once('<')).map(|(text, _)| text.trim());
        texts
            .filter(|text| text.chars().filter(|it| it.is_alphabetic()).count() > 12)
            .map(str::to_owned)
            .collect()
    };
    for &language in Language::ALL {
        for (address, english) in [
            (language.rules_page(), Language::English.rules_page()),
            (language.about_page(), Language::English.about_page()),
        ] {
            let (english, other) = (text(&format!("static/{english}")), text(&format!("static/{address}")));
            let of_page = tags(&other).into_iter().find(|tag| tag.name == "html").expect("a page");
            assert_eq!(of_page.get("lang"), Some(language.tag()), "{address}");
            assert_eq!(of_page.get("dir") == Some("rtl"), language.is_from_the_right(), "{address}");
            let title = other.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next());
            assert!(title.is_some_and(|title| title.contains("Viriditas")), "{address}");
            if language == Language::English {
                continue;
            }
            for (one, two) in shape(&english).iter().zip(shape(&other)) {
                assert_eq!(*one, two, "{address}");
            }
            assert_eq!(shape(&english).len(), shape(&other).len(), "{address}");
            let mut same: Vec<String> = words(&english).intersection(&words(&other)).cloned().collect();
            same.retain(|it| !LATIN_PLACES.contains(&&**it));
            assert_eq!(same, [""; 0], "{address} has English sentences");
        }
    }
}
