//! Somebody who plays Ares Expedition through the page: reads what stands on it and presses what is offered.

use crate::patience::{LIMIT, tried};
use crate::player::{SAID, names};
use crate::screen;
use crate::webdriver::Browser;
use serde_json::Value;
use viriditas::ares::cards::{CardId, CardSet, Stock, all, card};
use viriditas::ares::{Event, Figure, Stage};
use viriditas::games::AresTable;
use viriditas::kit::Seat;
use viriditas::table::Controller;

/// More answers than any game of these players has.
const MOST_ANSWERS: usize = 2_000;

/// Names of cards that are something else, too: a phase, a tag, a word of a rule.
const NAMES_OF_OTHER_THINGS: [&str; 1] = ["Research"];

/// Presses an answer of Ares Expedition, or what it is begun with and then confirmed. It wants `one`, `all`, `any` and `press`.
pub(crate) const CHOOSE: &str = "
    const choose_in_ares = () => {
        const first = (...lists) => any(lists.find((list) => list.length > 0) ?? []);
        const asks = one('#question')?.dataset.question;
        const faces = all('#hand .a-face:has(.card.can), #acts .a-standard:not(.refused)');
        const standard = all('#question [data-standard]:not(.refused)');
        const unsold = standard.filter((it) => !it.querySelector('b').textContent.includes('−'));
        const choices = (...not) => all('#question [data-choice]').filter((it) => !not.includes(it.dataset.choice));
        if (asks === 'plan') press(any(all('#question .a-phase:not(.locked) .held')));
        else if (asks === 'phase') press(first(faces, unsold, choices('done', 'decline'), choices('decline'), standard));
        else if (asks === 'keep' && one('.a-cards.in-row')) {
            const cards = all('#question .a-cards .btn');
            const from = cards.indexOf(any(cards));
            for (let place = 0; place < Number(one('.a-cards').dataset.left); place += 1) press(cards[(from + place) % cards.length]);
        } else if (one('[data-gathers]')) {
            // What is proposed stays; what is not, is chosen.
            const hand = all('#hand .a-face[data-card]');
            const missing = Number(one('[data-gathers]').dataset.gathers) - hand.filter((it) => it.ariaPressed === 'true').length;
            hand.filter((it) => it.ariaPressed !== 'true').slice(0, missing).forEach(press);
        } else if (asks !== 'picked') press(first(all('#question .a-cards .btn'), faces, choices('decline', 'done'), choices()));
    };";

/// Reads the page as soon as it shows a question, the end, or whom the device goes to, with other answers than before.
const SEE: &str = "
    const one = (selector) => document.querySelector(selector);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const frame = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    const answers = () => Number(one('#kept')?.dataset.answers ?? -1);
    const is_settled = (had) => one('#ares :is(#question, #scores, #hand-over, #elsewhere)') && !one('#waiting') && answers() !== had;
    const see = async (had) => {
        await frame();
        const begun = Date.now();
        while (!is_settled(had)) {
            if (Date.now() - begun > LIMIT) throw Error(`nothing more comes: ${one('#ares .a-ask')?.outerHTML.slice(0, 400)} ${had} ${answers()}`);
            await frame();
        }
        SAID
        const { looking, stage, asks } = one('#ares').dataset;
        const last = localStorage['viriditas.last'];
        return {
            looking, stage, asks: asks ?? null, said: said.join('\\n'), answers: answers(),
            heading: one('#ares .a-ask h2').textContent,
            over: one('#scores') !== null, elsewhere: one('#elsewhere') !== null,
            look: all('#hand-over [data-look]').map((it) => [it.dataset.look, it.classList.contains('primary')]),
            totals: [...(all('#scores tr[data-line]').at(-1)?.querySelectorAll('[data-seat]') ?? [])].map((it) => [it.dataset.seat, Number(it.textContent.replace('−', '-'))]),
            boards: all('.a-board[data-seat]').map((it) => [it.dataset.seat, [...it.querySelectorAll('.cell > b')].map((cell) => Number(cell.textContent))]),
            phases: all('.phases .phase').map((it) => it.className),
            hidden: all('#hand [data-card], #acts [data-act], #question').length,
            undo: one('#undo')?.ariaDisabled === 'false',
            round: Number(one('#generation').dataset.generation),
            text: localStorage[`viriditas.game.${last}`] ?? null,
        };
    };";

/// Answers once: presses, confirms what asks for that, and waits for what comes.
const ANSWER: &str = "
    const done = arguments[arguments.length - 1];
    const any = (list) => list[(window.dice = ((window.dice ?? 7) * 1103515245 + 12345) % 2147483648) % list.length];
    const press = (element) => element?.click();
    const had = answers();
    (async () => {
        const asked = one('#question').dataset.question;
        choose_in_ares();
        await frame();
        if (answers() === had && one('#confirm')) one('#confirm').click();
        await frame();
        done(await see(had));
    })().catch((error) => done({ error: String(error) }));";

/// What stands on the page.
pub(crate) struct Sight(Value);

impl Sight {
    fn text(&self, key: &str) -> Option<&str> {
        self.0[key].as_str()
    }

    /// Which question is asked, if one is.
    pub(crate) fn asks(&self) -> Option<&str> {
        self.text("asks")
    }

    pub(crate) fn stage(&self) -> &str {
        self.text("stage").expect("a stage")
    }

    pub(crate) fn heading(&self) -> &str {
        self.text("heading").expect("a heading")
    }

    pub(crate) fn is(&self, key: &str) -> bool {
        self.0[key] == true
    }

    pub(crate) fn answers(&self) -> u64 {
        self.0["answers"].as_u64().expect("a number of answers")
    }

    /// Who may come before the page: those whose answer is owed, or those who have answered.
    pub(crate) fn may_look(&self, is_owed: bool) -> Vec<String> {
        let all = self.0["look"].as_array().into_iter().flatten().filter(|it| it[1] == is_owed);
        all.filter_map(|it| Some(it[0].as_str()?.to_owned())).collect()
    }

    /// Who looks at the page, if anybody in particular does.
    pub(crate) fn eyes(&self) -> Option<Seat> {
        self.text("looking").and_then(|looking| looking.parse().ok()).and_then(Seat::new)
    }

    /// Each seat's points, at the end.
    pub(crate) fn totals(&self) -> Vec<(usize, i64)> {
        let all = self.0["totals"].as_array().into_iter().flatten();
        let mut totals: Vec<(usize, i64)> =
            all.filter_map(|it| Some((it[0].as_str()?.parse().ok()?, it[1].as_i64()?))).collect();
        totals.sort_unstable();
        totals
    }

    /// The game as it is kept.
    pub(crate) fn table(&self) -> AresTable {
        AresTable::from_text(self.text("text").expect("a kept game")).expect("it is whole")
    }
}

/// All people of a game at one device.
pub(crate) struct Players<'a> {
    browser: &'a Browser,
    pub(crate) answers: usize,
    pub(crate) hand_overs: usize,
    /// How many cards that must not be seen were looked for.
    pub(crate) sought: usize,
    /// Whether a bot owed an answer when the page was looked at last.
    is_owed: bool,
}

impl<'a> Players<'a> {
    pub(crate) const fn at(browser: &'a Browser) -> Self {
        Self { browser, answers: 0, hand_overs: 0, sought: 0, is_owed: false }
    }

    fn script(script: &str) -> String {
        format!(
            "{}{CHOOSE}{script}",
            SEE.replace("SAID", SAID).replace("LIMIT", &(LIMIT / 2).as_millis().to_string())
        )
    }

    /// What stands on the page as soon as it is settled.
    pub(crate) fn see(&mut self) -> Sight {
        self.browser.find("#ares");
        let see = "const done = arguments[arguments.length - 1]; see(-1).then(done, (error) => done({ error: String(error) }));";
        self.looked(self.browser.later(&Self::script(see)))
    }

    /// Answers what is asked, and returns what stands on the page then; nothing of it may be hidden from whoever sees it.
    pub(crate) fn answer(&mut self) -> Sight {
        self.answers += 1;
        assert!(self.answers < MOST_ANSWERS, "the game does not end");
        // The next answer would be taken for this one if it were a bot's.
        let settled = tried(|| {
            if self.is_owed {
                self.see();
            }
            (!self.is_owed).then_some(())
        });
        settled.expect("the bots answer");
        self.looked(self.browser.later(&Self::script(ANSWER)))
    }

    fn looked(&mut self, mut value: Value) -> Sight {
        assert!(value["error"].is_null(), "{}", value["error"]);
        // What is on the page is kept a moment later.
        let kept = tried(|| {
            let text = value["text"].as_str()?;
            let table = AresTable::from_text(text).expect("it is whole");
            if Some(table.answers() as u64) == value["answers"].as_u64() {
                return Some(table);
            }
            value["text"] = self
                .browser
                .script("return localStorage[`viriditas.game.${localStorage['viriditas.last']}`] ?? null");
            None
        });
        let table = kept.expect("what is on the page is kept");
        self.is_owed = table.asked().iter().any(|seat| table.player(seat) != Controller::Human);
        let sight = Sight(value);
        self.nothing_hidden_is_shown(&sight, &table);
        sight
    }

    /// Waits for a question, passing the device on where the page asks for it.
    pub(crate) fn next(&mut self) -> Sight {
        let mut sight = self.see();
        while let Some(seat) = sight.may_look(true).first() {
            self.hand_overs += 1;
            sight = self.look(seat);
        }
        sight
    }

    /// As [`Self::next`], once no bot owes an answer.
    pub(crate) fn settled(&mut self) -> Sight {
        let settled = tried(|| {
            let sight = self.next();
            (!self.is_owed).then_some(sight)
        });
        settled.expect("the bots answer")
    }

    /// Lets somebody come before the page.
    pub(crate) fn look(&mut self, seat: &str) -> Sight {
        self.browser.click_on(&format!("#hand-over [data-look=\"{seat}\"]"));
        self.browser.until(
            "somebody looks",
            &format!("return document.querySelector('#ares')?.dataset.looking === '{seat}'"),
        );
        self.see()
    }

    /// Answers so often, or to the end.
    pub(crate) fn play(&mut self, answers: usize) -> Sight {
        let mut sight = self.next();
        for _ in 0..answers {
            if sight.is("over") || sight.is("elsewhere") {
                break;
            }
            sight = self.answer();
            if !sight.may_look(true).is_empty() {
                sight = self.next();
            }
        }
        sight
    }

    /// Nothing that is hidden from whoever looks stands on the page: cards, and what others do in a running phase.
    fn nothing_hidden_is_shown(&mut self, sight: &Sight, table: &AresTable) {
        let eyes = sight.eyes();
        let view = table.view(eyes);
        if view.facts().stage == Stage::Over {
            return;
        }
        let said = sight.text("said").expect("the text of the page");
        for id in hidden(table, eyes).iter() {
            self.sought += 1;
            let name = card(id).name;
            let is_named =
                !NAMES_OF_OTHER_THINGS.contains(&name) && names(said, name, all().map(|card| card.name));
            if is_named {
                self.browser.screenshot(&screen("ares-leak"));
            }
            assert!(!is_named, "{name} is named to {eyes:?}, {}: {said}", sight.stage());
        }
        let boards = sight.0["boards"].as_array().expect("boards");
        for board in boards {
            let seat =
                board[0].as_str().and_then(|seat| seat.parse().ok()).and_then(Seat::new).expect("a seat");
            let figures = Stock::ALL.map(Figure::Stock).into_iter().chain([Figure::Hand]);
            let seen: Vec<i32> = figures.map(|figure| view.facts().figure(seat, figure)).collect();
            assert_eq!(board[1], Value::from(seen), "{seat:?} to {eyes:?}, {}", sight.stage());
        }
        if eyes.is_none() {
            assert_eq!(sight.0["hidden"], 0, "a hand or a question is shown to nobody");
        }
        if view.facts().stage == Stage::Planning {
            let phases = sight.0["phases"].as_array().expect("phases");
            assert!(phases.iter().all(|it| it == "phase open"), "a choice is shown: {phases:?}");
        }
    }

    /// The page in a wide and in a narrow window.
    pub(crate) fn picture(&self, name: &str) {
        for (width, height) in [(360, 800), (768, 1024), (1280, 720)] {
            self.browser.resize(width, height);
            let across = self.browser.script("return document.documentElement.scrollWidth - innerWidth");
            self.browser.screenshot(&screen(&format!("{name}-{width}x{height}")));
            assert!(across.as_i64() <= Some(0), "{name} is {across} pixels too wide for {width}");
        }
    }
}

/// The cards of others that are hidden from whoever looks: hands, dealt corporations, what is looked at, and what was played,
/// discarded or chosen in the running phase.
fn hidden(table: &AresTable, eyes: Option<Seat>) -> CardSet {
    let seen = table.view(eyes);
    let mut hidden = CardSet::NONE;
    for seat in table.seats().iter().filter(|&seat| eyes != Some(seat)) {
        let own = table.view(Some(seat));
        let (player, shown) = (&own.facts().players[seat], &seen.facts().players[seat].board);
        let in_play = player.board.played.but(&shown.played);
        let sets = [player.hand, player.playing, player.phase_state.discarded, in_play];
        hidden = sets.iter().fold(hidden, |all, cards| all.or(cards));
        let single =
            player.dealt.iter().chain(player.phase_state.looked.iter()).chain([&player.board.corporation]);
        single
            .filter(|&&id| id != CardId::HIDDEN && id != shown.corporation)
            .for_each(|&id| hidden.insert(id));
    }
    // What whoever looks had before may come to others later, and what was given or revealed was seen.
    for event in table.heard_since(0, eyes) {
        match event {
            Event::Drawn { seat, card }
            | Event::Looked { seat, card }
            | Event::Kept { seat, card }
            | Event::Sold { seat, card, .. }
            | Event::Discarded { seat, card }
                if eyes == Some(seat) =>
            {
                hidden.remove(card);
            }
            Event::Given { card, .. } | Event::Revealed { card, .. } => hidden.remove(card),
            _ => {}
        }
    }
    hidden
}
