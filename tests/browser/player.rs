//! Somebody who plays through the page: reads what stands on it and clicks what is offered.

use crate::patience::tried;
use crate::screen;
use crate::webdriver::Browser;
use serde_json::Value;
use std::ops::RangeInclusive;
use viriditas::mars::cards::PRINTED;

/// More answers than any game of these players has: beyond it, something goes round in circles.
const MOST_ANSWERS: usize = 3_000;

/// The number of the first corporation, and those of the preludes.
const CORPORATIONS: u16 = 448;
const PRELUDES: RangeInclusive<u16> = 301..=335;

/// Names of cards that are something else, too: a standard project, a phase.
const NAMES_OF_OTHER_THINGS: [&str; 2] = ["Asteroid", "Research"];

/// All that the page says, each piece on a line of its own. The map names the areas that are kept for the cities of three
/// cards.
pub(crate) const SAID: &str = "
    const said = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        if (!texts.currentNode.parentElement.closest('#map, script, style')) said.push(texts.currentNode.data);
    }
    for (const spoken of document.querySelectorAll('[title], [aria-label]')) {
        if (!spoken.closest('#map')) said.push(spoken.title, spoken.ariaLabel);
    }";

/// What the page shows, read in one go.
const READ: &str = "return (async () => {
    const one = (selector) => document.querySelector(selector);
    const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    // What a press has set going is done before anything is read.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return {
        scores: all('#scores [data-line=Total] [data-seat]', (cell) => Number(cell.textContent)),
        handOver: one('#hand-over [data-look]')?.dataset.look ?? null,
        seat: one('#question')?.dataset.seat ?? null,
        shape: one('#question')?.dataset.shape ?? null,
        question: one('#question h2')?.textContent ?? null,
        choices: all('[data-choice]', (button) => [button.dataset.kind, button.textContent,
            button.dataset.choice, button.querySelector('[data-card]')?.dataset.card ?? '']),
        picks: document.querySelector('.picker') !== null,
        confirm: one('#confirm') !== null,
        told: one('dialog[open] #go-on') !== null,
        hand: all('#hand [data-card], #question [data-card]:not(.asker *)', (card) => [card.dataset.card, card.querySelector('b').textContent]),
        generation: Number(one('#generation')?.dataset.generation),
    };})();";

/// What stands on the page.
pub(crate) struct Sight {
    sight: Value,
}

impl Sight {
    pub(crate) fn of(browser: &Browser) -> Self {
        browser.until_drawn();
        Self { sight: browser.script(READ) }
    }

    fn text(&self, key: &str) -> Option<&str> {
        self.sight[key].as_str()
    }

    pub(crate) fn generation(&self) -> u64 {
        self.sight["generation"].as_u64().expect("a generation")
    }

    pub(crate) fn question(&self) -> Option<&str> {
        self.text("question")
    }

    pub(crate) fn shape(&self) -> Option<&str> {
        self.text("shape")
    }

    pub(crate) fn hand_over(&self) -> Option<&str> {
        self.text("handOver")
    }

    pub(crate) fn scores(&self) -> Vec<i64> {
        self.sight["scores"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect()
    }

    /// Kind, words and place of each offer that can be pressed.
    pub(crate) fn choices(&self) -> Vec<(&str, &str, &str)> {
        let offers = self.sight["choices"].as_array().into_iter().flatten();
        offers
            .filter_map(|offer| Some((offer[0].as_str()?, offer[1].as_str()?, offer[2].as_str()?)))
            .collect()
    }

    /// The places of the offers of a kind.
    fn places(&self, kind: &str) -> Vec<String> {
        let of_kind = self.choices().into_iter().filter(|(of, ..)| *of == kind);
        of_kind.map(|(.., place)| place.to_owned()).collect()
    }

    /// Whether the person has answered, and may only do so again.
    fn only_reopens(&self) -> bool {
        let choices = self.choices();
        !choices.is_empty() && choices.iter().all(|(kind, ..)| *kind == "reopen")
    }

    /// The card that the offer at this place plays, if it plays one.
    fn played(&self, place: &str) -> Option<String> {
        let offers = self.sight["choices"].as_array()?;
        let offer = offers.iter().find(|offer| offer[2] == place && offer[0] == "play")?;
        offer[3].as_str().map(str::to_owned)
    }

    /// Whose question it is.
    fn seat(&self) -> Option<usize> {
        self.text("seat")?.parse().ok()
    }

    fn has(&self, key: &str) -> bool {
        self.sight[key] == true
    }

    /// Number and name of each hidden card that is shown.
    fn hand(&self) -> Vec<(&str, &str)> {
        pairs(&self.sight["hand"])
    }
}

/// Whether a text names this one of all cards, in words of its own: Ants are not in plants, nor is a Mine in a Miner, and whoever names
/// Arctic Algae does not name Algae.
pub(crate) fn names<'a>(text: &str, name: &str, all: impl Iterator<Item = &'a str>) -> bool {
    let longer = all.filter(|other| other.len() > name.len() && other.contains(name));
    let text = longer.fold(text.to_owned(), |text, other| text.replace(other, ""));
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

fn pairs(list: &Value) -> Vec<(&str, &str)> {
    let pairs = list.as_array().into_iter().flatten();
    pairs.filter_map(|pair| Some((pair[0].as_str()?, pair[1].as_str()?))).collect()
}

/// All people of a game at one device.
pub(crate) struct Players<'a> {
    browser: &'a Browser,
    /// The hidden cards of each seat when it was last before the page: number and name.
    hands: [Vec<(String, String)>; 5],
    pub(crate) answers: usize,
    pub(crate) hand_overs: usize,
    /// How often a solar phase was told.
    pub(crate) told: usize,
}

impl<'a> Players<'a> {
    pub(crate) fn at(browser: &'a Browser) -> Self {
        Self { browser, hands: Default::default(), answers: 0, hand_overs: 0, told: 0 }
    }

    /// Waits for a question or the end, passing the device on where the page asks for it.
    pub(crate) fn next(&mut self) -> Sight {
        let asked = tried(|| self.asked());
        asked.unwrap_or_else(|| panic!("nobody is asked; {:?}", self.browser.errors()))
    }

    /// The question or the end, if the page shows either; what lies before it is put away.
    pub(crate) fn asked(&mut self) -> Option<Sight> {
        let sight = Sight::of(self.browser);
        if let Some(seat) = sight.hand_over() {
            self.nothing_hidden_is_shown(seat);
            self.hand_overs += 1;
            if self.hand_overs == 1 {
                self.picture("hand-over");
            }
            self.look(seat);
            return None;
        }
        if sight.has("told") {
            self.told += 1;
            if self.told == 1 {
                self.picture("solar");
            }
            self.press("#go-on");
            return None;
        }
        // Whoever opened their answer again and again would keep the others from theirs.
        let is_asked = sight.question().is_some() && !sight.only_reopens();
        (is_asked || !sight.scores().is_empty()).then_some(sight)
    }

    /// Waits until the next question is as it should be.
    pub(crate) fn until(&mut self, what: &str, is_so: impl Fn(&Sight) -> bool) {
        let met = tried(|| is_so(&self.next()).then_some(()));
        assert!(met.is_some(), "{what}: not yet; {:?}", self.browser.errors());
    }

    /// Answers to the end of the game: the scores. Before each answer the test may do something.
    pub(crate) fn finish(&mut self, mut before_each: impl FnMut(&mut Self)) -> Vec<i64> {
        loop {
            before_each(self);
            let sight = self.next();
            if !sight.scores().is_empty() {
                return sight.scores();
            }
            self.answer(&sight);
        }
    }

    fn look(&self, seat: &str) {
        self.press(&format!("#hand-over [data-look=\"{seat}\"]"));
        // On a busy machine the driver may be done with the press before the page is.
        let passed = tried(|| (Sight::of(self.browser).hand_over() != Some(seat)).then_some(()));
        assert!(passed.is_some(), "the device is not passed on to seat {seat}");
    }

    /// Answers a question with something that it offers, in as few presses as there are.
    pub(crate) fn answer(&mut self, sight: &Sight) {
        self.remember(sight);
        if sight.has("picks") {
            // Two cards where several may be chosen; of one card the last press counts.
            let cards = sight.places("card");
            for place in cards.iter().take(2) {
                self.press(&format!("#question [data-choice=\"{place}\"]"));
            }
            self.press("#confirm");
        } else if let Some(place) = Self::preferred(sight) {
            // An area is also chosen on the map.
            let on_the_map = sight.places("space").contains(&place);
            let (where_to, name) = if on_the_map { ("#map", "answer") } else { ("#table", "choice") };
            self.press(&format!("{where_to} [data-{name}=\"{place}\"]"));
            if let (Some(seat), Some(card)) = (sight.seat(), sight.played(&place)) {
                self.hands[seat].retain(|(id, _)| *id != card);
            }
            // Where only the area of a tile is to be chosen, the press asks for it at once.
            let now = Sight::of(self.browser);
            if sight.shape() == Some("turn") && now.shape() == Some("turn") && now.has("confirm") {
                self.press("#confirm");
            }
        } else {
            assert!(sight.has("confirm"), "a question without an answer: {:?}", sight.question());
            self.press("#confirm");
        }
        self.answers += 1;
        assert!(self.answers < MOST_ANSWERS, "the game does not end");
    }

    fn press(&self, selector: &str) {
        self.browser.click_on(selector);
    }

    /// Which cards are hidden from others after this sight: what is played or chosen as a corporation is not.
    fn remember(&mut self, sight: &Sight) {
        let Some(seat) = sight.seat() else { return };
        // A prelude that is asked for is played, and of two the other one behind it.
        let plays = sight.question().is_some_and(|words| words.starts_with("Which prelude do you play"));
        let is_hidden = |id: &str| {
            let id: u16 = id.parse().unwrap_or(CORPORATIONS);
            id < CORPORATIONS && !(plays && PRELUDES.contains(&id))
        };
        let hidden = sight.hand().into_iter().filter(|(id, _)| is_hidden(id));
        self.hands[seat] = hidden.map(|(id, name)| (id.to_owned(), name.to_owned())).collect();
    }

    /// A way of playing that finishes the planet soon: the place of its answer among the offers.
    fn preferred(sight: &Sight) -> Option<String> {
        let first = |kind: &str| sight.places(kind).first().cloned();
        if sight.shape() == Some("turn") {
            let wanted = ["first-action", "claim", "convert", "play"].into_iter().find_map(first);
            let project = || sight.places("project").last().cloned();
            return wanted.or_else(project).or_else(|| first("end-turn")).or_else(|| first("pass"));
        }
        first("space").or_else(|| sight.choices().first().map(|(.., place)| (*place).to_owned()))
    }

    /// Between two people no card of either is on the page.
    fn nothing_hidden_is_shown(&self, seat: &str) {
        let shown = self.browser.script(&format!(
            "{SAID}
            return [said.join('\\n'), document.querySelectorAll('#hand, #question').length,
                [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)];",
        ));
        assert_eq!(shown[1], 0, "seat {seat} is awaited, and a hand or a question is shown");
        let text = shown[0].as_str().expect("the text of the page");
        for (id, name) in self.hands.iter().flatten() {
            let is_listed = shown[2].as_array().expect("a list of cards").iter().any(|card| card == id);
            assert!(!is_listed, "{name} is shown while seat {seat} is awaited");
            let all = PRINTED.iter().flat_map(|table| table.iter()).map(|card| card.name);
            let is_named = !NAMES_OF_OTHER_THINGS.contains(&name.as_str()) && names(text, name, all);
            assert!(!is_named, "{name} is named while seat {seat} is awaited");
        }
    }

    /// Leaves the page and comes back to the same question.
    pub(crate) fn reload(&mut self, address: &str) {
        let before = self.next();
        self.browser.open(address);
        self.browser.find("#table");
        if let (Some(seat), Some(_)) = (before.text("seat"), Sight::of(self.browser).hand_over()) {
            self.look(seat);
        }
        let after = self.next();
        assert_eq!(before.question(), after.question());
        assert_eq!(before.choices(), after.choices());
        assert_eq!(before.generation(), after.generation());
    }

    /// The page in a wide and in a narrow window.
    pub(crate) fn picture(&self, name: &str) {
        for (width, height) in [(360, 800), (1280, 720)] {
            self.browser.resize(width, height);
            let across = self.browser.script("return document.documentElement.scrollWidth - innerWidth");
            self.browser.screenshot(&screen(&format!("{name}-{width}x{height}")));
            assert!(across.as_i64() <= Some(0), "{name} is {across} pixels too wide for {width}");
        }
    }
}
