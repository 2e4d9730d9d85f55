//! A browser that a test drives: the part of the `WebDriver` protocol that we use, over a plain socket.
//!
//! Whatever goes wrong ends the test with the sentence that the driver gave.

use crate::fonts;
use crate::patience::{LIMIT, tried};
use serde_json::{Value, json};
use std::{
    cell::RefCell,
    env, fs,
    io::{self, BufRead, BufReader, Read, Write},
    mem,
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

/// A click by a script: where the element is there, enabled, in sight and covered by nothing, the pointer comes over it, it
/// takes the focus, and it is clicked. Says what is in the way otherwise.
const CLICK: &str = "
    const obstacle = () => {
        const element = document.querySelector(selector);
        if (!element) return 'it did not appear';
        if (element.matches(':disabled')) return 'it is disabled';
        element.scrollIntoViewIfNeeded();
        const box = element.getClientRects()[0];
        if (!box || box.width === 0 || box.height === 0) return 'it is not shown';
        const middle = (from, to, most) => (Math.max(0, from) + Math.min(to, most)) / 2;
        const [clientX, clientY] = [middle(box.left, box.right, innerWidth), middle(box.top, box.bottom, innerHeight)];
        const hit = document.elementFromPoint(clientX, clientY);
        // What happened is read and put away by whoever presses something below it.
        if (hit?.closest('#recap') && !element.closest('#recap')) document.querySelector('#recap-close').click();
        if (!hit || !element.contains(hit)) return `it is covered by ${hit?.outerHTML.slice(0, 160)}`;
        const all = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX, clientY, pointerType: 'mouse' };
        hit.dispatchEvent(new PointerEvent('pointerover', all));
        hit.closest('button, a[href], input, select, textarea, summary, [tabindex]')?.focus({ preventScroll: true });
        hit.dispatchEvent(new PointerEvent('click', all));
    };
    return obstacle() ?? null;";

/// The key under which the protocol names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A headless Chromium with a profile of its own. It ends with the value, or waits for the next test.
pub(crate) struct Browser {
    /// Nothing once it has been handed on.
    driver: Option<Child>,
    port: u16,
    /// The path of the session; it is another one after a restart.
    session: RefCell<String>,
    profile: PathBuf,
    /// Whether pages are asked to move nothing: a good tenth of what they take to be drawn.
    is_still: bool,
    /// Arguments beside those of every browser.
    further: &'static [&'static str],
    /// Ends it with this process, where it may outlive a test.
    guard: Option<Child>,
}

/// Browsers that wait for a test: starting one takes as long as many a test. Each test has a tab of its own and an address
/// of its own, to which all that is stored belongs.
static WAITING: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// Something on the page, as the driver names it.
pub(crate) struct Element(String);

/// Holds that a command was carried out.
fn done(method: &str, command: &str, value: &Value) {
    assert!(value["error"].is_null(), "{method} {command}: {}: {}", value["error"], value["message"]);
}

impl Browser {
    /// A browser in which other tests may have been before: for all that neither ends it nor takes its server away.
    pub(crate) fn start() -> Self {
        let waiting = WAITING.lock().ok().and_then(|mut waiting| waiting.pop());
        if let Some(browser) = waiting {
            browser.greet();
            return browser;
        }
        let mut browser = Self::begun(true, &[]);
        browser.guard = browser.guarded();
        browser
    }

    /// A browser for one test alone, in which pages move as they do for most people.
    pub(crate) fn alone() -> Self {
        Self::begun(false, &[])
    }

    /// A browser for one test alone that is started with further arguments.
    pub(crate) fn with(arguments: &'static [&'static str]) -> Self {
        Self::begun(true, arguments)
    }

    fn begun(is_still: bool, further: &'static [&'static str]) -> Self {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let profile = env::temp_dir().join(format!("viriditas-browser-{}-{number}", std::process::id()));
        let (driver, port) = started_driver();
        let session = RefCell::default();
        let browser = Self { driver: Some(driver), port, session, profile, is_still, further, guard: None };
        browser.begin();
        browser
    }

    /// Starts the browser itself.
    fn begin(&self) {
        let profile = format!("--user-data-dir={}", self.profile.display());
        let mut arguments = vec![
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            &profile,
        ];
        arguments.extend(self.further);
        if self.is_still {
            arguments.push("--force-prefers-reduced-motion");
        }
        let wanted = json!({
            "browserName": "chrome",
            "timeouts": { "script": LIMIT.as_millis(), "pageLoad": LIMIT.as_millis() },
            "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        self.session.take();
        let answer = self.ask("POST", "", &json!({ "capabilities": { "alwaysMatch": wanted } }));
        let session = answer["sessionId"].as_str().expect("the name of the session");
        self.session.replace(format!("/{session}"));
        self.greet();
    }

    /// What is so in each tab of a test.
    fn greet(&self) {
        // Eyes are not in a hurry, tests are. A store that is blocked or full stays so.
        self.before_each_page("try { localStorage['viriditas.pace'] ??= 'at-once' } catch {}");
    }

    /// A process that ends the browser and its driver when this one has ended, however that came.
    fn guarded(&self) -> Option<Child> {
        let driver = self.driver.as_ref()?.id();
        let is_root = |&(number, _): &(u32, u32)| !has(number, "--type=");
        let (root, _) = Path::new("/proc").is_dir().then(|| self.processes().into_iter().find(is_root))??;
        let mut guard = Command::new("sh");
        guard.args(["-c", "read -r nothing; kill $1 $2; sleep 1; rm -rf \"$3\"", "guard"]);
        guard.args([root.to_string(), driver.to_string()]).arg(&self.profile);
        guard.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()
    }

    /// Leaves it with one empty tab and nothing to tell, for the next test; `None` where something is in the way.
    fn tidied(&self) -> Option<()> {
        let asked = |method: &str, command: &str, body: &Value| {
            let answer = self.answer(method, command, body).ok()?;
            let value = serde_json::from_str::<Value>(&answer).ok()?["value"].take();
            value["error"].is_null().then_some(value)
        };
        let all = asked("GET", "/window/handles", &Value::Null)?;
        let tab = asked("POST", "/window/new", &json!({ "type": "tab" }))?;
        for old in all.as_array()? {
            asked("POST", "/window", &json!({ "handle": old }))?;
            asked("DELETE", "/window", &json!({}))?;
        }
        asked("POST", "/window", &json!({ "handle": tab["handle"] }))?;
        asked("POST", "/se/log", &json!({ "type": "browser" })).map(|_| ())
    }

    /// Gives the page this size in CSS pixels.
    pub(crate) fn resize(&self, width: u16, height: u16) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Lets a script run in every page before anything of the page does.
    pub(crate) fn before_each_page(&self, script: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// Asks Chromium itself, by its own protocol.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Value {
        self.ask("POST", "/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// Opens a new tab and closes the one that was looked at, which is told nothing and asked nothing.
    pub(crate) fn change_tabs(&self) {
        let new = self.ask("POST", "/window/new", &json!({ "type": "tab" }));
        self.ask("DELETE", "/window", &Value::Null);
        self.ask("POST", "/window", &json!({ "handle": new["handle"] }));
    }

    /// The window that is looked at.
    pub(crate) fn window(&self) -> String {
        self.ask("GET", "/window", &Value::Null).as_str().expect("the name of a window").to_owned()
    }

    /// Opens another window and looks at it.
    pub(crate) fn second_window(&self) -> String {
        let new = self.ask("POST", "/window/new", &json!({ "type": "window" }));
        let name = new["handle"].as_str().expect("the name of a window").to_owned();
        self.turn_to(&name);
        name
    }

    /// Closes the window that is looked at.
    pub(crate) fn close_window(&self) {
        self.ask("DELETE", "/window", &json!({}));
    }

    /// Looks at another window.
    pub(crate) fn turn_to(&self, window: &str) {
        self.ask("POST", "/window", &json!({ "handle": window }));
    }

    /// Ends the browser and starts it again on what it has kept.
    pub(crate) fn restart(&self) {
        self.ask("DELETE", "", &Value::Null);
        self.begin();
    }

    /// Ends the browser as a machine does that runs out of memory, with everything it has started, and starts it again.
    pub(crate) fn kill(&self) {
        kill(self.processes().iter().map(|(process, _)| *process));
        // The driver has nobody to speak to any more.
        let _ = self.answer("DELETE", "", &Value::Null);
        self.begin();
    }

    /// Ends the process of the tab that is looked at, and opens another tab.
    pub(crate) fn kill_tab(&self) {
        let new = self.ask("POST", "/window/new", &json!({ "type": "tab" }));
        let dead = self.window();
        self.turn_to(new["handle"].as_str().expect("the name of a window"));
        // The one that has a game in it is the largest.
        let tabs = self.processes().into_iter().filter(|(process, _)| has(*process, "--type=renderer"));
        let largest = tabs.max_by_key(|(process, _)| memory(*process));
        kill(largest.map(|(process, _)| process));
        let new = self.window();
        self.turn_to(&dead);
        let _ = self.answer("DELETE", "/window", &Value::Null);
        self.turn_to(&new);
    }

    /// The browser and all that it has started, with the one that started each.
    fn processes(&self) -> Vec<(u32, u32)> {
        let profile = format!("--user-data-dir={}", self.profile.display());
        let numbers = fs::read_dir("/proc").expect("the processes").flatten();
        let numbers = numbers.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
        let all: Vec<(u32, u32)> = numbers.filter_map(|number| Some((number, parent(number)?))).collect();
        let is_root = |number: u32| has(number, &profile) && !has(number, "--type=");
        let mut ours: Vec<(u32, u32)> = all.iter().copied().filter(|&(number, _)| is_root(number)).collect();
        loop {
            let more: Vec<(u32, u32)> = all
                .iter()
                .copied()
                .filter(|one| !ours.contains(one) && ours.iter().any(|(number, _)| *number == one.1))
                .collect();
            if more.is_empty() {
                return ours;
            }
            ours.extend(more);
        }
    }

    /// Opens an address and waits until its files are loaded.
    pub(crate) fn open(&self, address: &str) {
        self.ask("POST", "/url", &json!({ "url": address }));
        self.until_drawn();
    }

    /// Waits until the files of the page are there. Right after a start, and beside much other work, the driver answers before that;
    /// and the page is drawn once its language has come, a table once its own part has.
    pub(crate) fn until_drawn(&self) {
        self.until(
            "the page has loaded",
            "return document.readyState === 'complete' && document.querySelector('#starting.at-work, p.table-coming') === null",
        );
    }

    /// Waits until a script of the page says that it is so.
    pub(crate) fn until(&self, what: &str, script: &str) {
        let is_so = tried(|| (self.script(script) == true).then_some(()));
        assert!(is_so.is_some(), "{what}: not yet; the console says {:?}", self.errors());
    }

    /// Waits as [`Self::until`] does for what takes minutes beside other work.
    pub(crate) fn until_at_length(&self, what: &str, script: &str) {
        let is_so = (0..12).find_map(|_| tried(|| (self.script(script) == true).then_some(())));
        assert!(is_so.is_some(), "{what}: not yet; the console says {:?}", self.errors());
    }

    /// Lets the page draw so many frames, and do what each of them leads to.
    pub(crate) fn frames(&self, count: u32) {
        self.later(&format!(
            "const done = arguments[arguments.length - 1];
            let left = {count};
            const next = () => left-- > 0 ? requestAnimationFrame(() => setTimeout(next)) : done();
            next();"
        ));
    }

    /// The first element that a CSS selector names, as soon as there is one.
    pub(crate) fn find(&self, selector: &str) -> Element {
        tried(|| self.find_all(selector).into_iter().next()).unwrap_or_else(|| {
            self.screenshot(&crate::screen("missing"));
            panic!("`{selector}` did not appear; the console says {:?}", self.errors())
        })
    }

    /// All elements that a CSS selector names at this moment.
    pub(crate) fn find_all(&self, selector: &str) -> Vec<Element> {
        let found = self.ask("POST", "/elements", &json!({ "using": "css selector", "value": selector }));
        let names = found.as_array().into_iter().flatten().filter_map(|element| element[ELEMENT].as_str());
        names.map(|name| Element(name.to_owned())).collect()
    }

    /// Clicks as a person does: the element is scrolled into view, and whatever covers it gets the click.
    /// What moves away is waited for, as a person would; and so is the focus, which the page puts with its next frame on the heading of
    /// a new screen and so scrolls there, away from where the click goes.
    pub(crate) fn click(&self, element: &Element) {
        self.frames(2);
        let command = format!("/element/{}/click", element.0);
        let mut said = Value::Null;
        let _ = tried(|| {
            said = self.said("POST", &command, &json!({}));
            let is_covered = said["error"] == "element click intercepted";
            if is_covered {
                self.script("document.querySelector('#recap-close')?.click()");
            }
            (!is_covered).then_some(())
        });
        done("POST", &command, &said);
    }

    /// Chooses a language from the list at the top of the page, by its BCP 47 tag.
    pub(crate) fn choose_language(&self, tag: &str) {
        let choose = "const list = document.querySelector('#language'); list.value = TAG; list.dispatchEvent(new Event('change', { bubbles: true }));";
        self.script(&choose.replace("TAG", &format!("'{tag}'")));
    }

    /// Waits until the page speaks a language, with the names of its cards, which come in a file behind it.
    pub(crate) fn until_spoken(&self, tag: &str) {
        let is_spoken = format!(
            "return document.documentElement.lang === '{tag}' && ('{tag}' === 'en'
                || performance.getEntriesByType('resource').some(({{ name, responseEnd }}) => name.endsWith('/names/{tag}.txt') && responseEnd > 0))"
        );
        self.until(&format!("{tag} is spoken"), &is_spoken);
        self.frames(2);
    }

    /// Clicks the first element that a CSS selector names, as soon as it can be. A script does it, in a fraction of the time
    /// that the driver takes with [`Browser::click`]; what a browser lets only people do needs that one.
    pub(crate) fn click_on(&self, selector: &str) {
        let attempt = format!("const selector = {};{CLICK}", json!(selector));
        let mut obstacle = Value::Null;
        let clicked = tried(|| {
            obstacle = self.script(&attempt);
            obstacle.is_null().then_some(())
        });
        if clicked.is_none() {
            let what = obstacle.as_str().unwrap_or_default();
            self.screenshot(&crate::screen("missing"));
            panic!("`{selector}` cannot be clicked: {what}; the console says {:?}", self.errors());
        }
    }

    /// Moves the mouse over an element, and presses nothing.
    pub(crate) fn hover(&self, element: &Element) {
        self.pointer("mouse", &json!([to(element)]));
    }

    /// Touches an element with a finger.
    pub(crate) fn tap(&self, element: &Element) {
        self.pointer(
            "touch",
            &json!([
                to(element),
                { "type": "pointerDown", "button": 0 },
                { "type": "pause", "duration": 30 },
                { "type": "pointerUp", "button": 0 },
            ]),
        );
    }

    fn pointer(&self, kind: &str, actions: &Value) {
        let parameters = json!({ "pointerType": kind });
        let pointer = json!({ "type": "pointer", "id": kind, "parameters": parameters, "actions": actions });
        self.ask("POST", "/actions", &json!({ "actions": [pointer] }));
    }

    /// Presses a key on whatever has the focus, no sooner than a person can: once each dialog that was drawn is open. On a slow
    /// machine, Yew hands over to the browser between the two.
    pub(crate) fn press(&self, key: &str) {
        self.until("each dialog is open", "return document.querySelector('dialog:not([open])') === null");
        let keys = json!([{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }]);
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": keys });
        self.ask("POST", "/actions", &json!({ "actions": [keyboard] }));
    }

    /// Writes into a field, in the place of what stood there.
    pub(crate) fn fill(&self, field: &Element, text: &str) {
        // Select all, then type: a field that is emptied by the driver tells the page nothing.
        // Some drivers type no character beyond the first 65,536.
        let is_typed = text.chars().all(|letter| u32::from(letter) <= 0xffff);
        let typed = match text {
            "" => "\u{e017}",
            _ if is_typed => text,
            _ => "",
        };
        let keys = format!("\u{e009}a\u{e000}{typed}");
        self.ask("POST", &format!("/element/{}/value", field.0), &json!({ "text": keys }));
        if !is_typed {
            self.script(&format!("document.execCommand('insertText', false, {})", json!(text)));
        }
    }

    /// Chooses a file for a field.
    pub(crate) fn give_file(&self, field: &Element, file: &Path) {
        self.ask("POST", &format!("/element/{}/value", field.0), &json!({ "text": file }));
    }

    /// From now on there is no network.
    pub(crate) fn go_offline(&self) {
        let none = json!({ "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0 });
        self.devtools("Network.emulateNetworkConditions", &none);
    }

    /// From now on everything is done in the frame that a script finds.
    pub(crate) fn enter(&self, frame: &str) {
        let frame = self.script(frame);
        self.ask("POST", "/frame", &json!({ "id": frame }));
    }

    /// From now on everything is done in the page again.
    pub(crate) fn come_back(&self) {
        self.ask("POST", "/frame", &json!({ "id": null }));
    }

    /// The text that a person sees in an element.
    pub(crate) fn text(&self, element: &Element) -> String {
        let text = self.ask("GET", &format!("/element/{}/text", element.0), &Value::Null);
        text.as_str().unwrap_or_default().to_owned()
    }

    /// What a script returns.
    pub(crate) fn script(&self, script: &str) -> Value {
        self.ask("POST", "/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// What a script hands to the function that is its last argument.
    pub(crate) fn later(&self, script: &str) -> Value {
        self.ask("POST", "/execute/async", &json!({ "script": script, "args": [] }))
    }

    /// A picture of what the window shows, in base64.
    pub(crate) fn picture(&self) -> String {
        // Of the same pixels, packed less tightly in a fraction of the time.
        let quickly = json!({ "format": "png", "optimizeForSpeed": true });
        self.devtools("Page.captureScreenshot", &quickly)["data"].as_str().expect("a picture").to_owned()
    }

    /// Keeps a picture of what the window shows.
    pub(crate) fn screenshot(&self, file: &Path) {
        fs::create_dir_all(file.parent().expect("a file in a folder")).expect("a folder for pictures");
        fs::write(file, decoded(&self.picture())).expect("a picture on the disk");
    }

    /// The console's errors since they were last asked for: panics, exceptions, files that are not there.
    pub(crate) fn errors(&self) -> Vec<String> {
        self.logged(&["SEVERE"])
    }

    /// What the console logs, warnings included.
    pub(crate) fn warnings(&self) -> Vec<String> {
        self.logged(&["SEVERE", "WARNING"])
    }

    fn logged(&self, levels: &[&str]) -> Vec<String> {
        let log = self.ask("POST", "/se/log", &json!({ "type": "browser" }));
        let is_one = |line: &&Value| line["level"].as_str().is_some_and(|level| levels.contains(&level));
        let lines = log.as_array().into_iter().flatten().filter(is_one);
        lines.filter_map(|line| Some(line["message"].as_str()?.to_owned())).collect()
    }

    /// Sends one command of the session and returns the value of its answer.
    fn ask(&self, method: &str, command: &str, body: &Value) -> Value {
        let value = self.said(method, command, body);
        done(method, command, &value);
        value
    }

    /// Sends a command whose answer may be that it could not be done.
    fn said(&self, method: &str, command: &str, body: &Value) -> Value {
        let answer =
            self.answer(method, command, body).unwrap_or_else(|error| panic!("{method} {command}: {error}"));
        let mut answer: Value = serde_json::from_str(&answer).expect("an answer in JSON");
        answer["value"].take()
    }

    fn answer(&self, method: &str, command: &str, body: &Value) -> io::Result<String> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (port, session, length) = (self.port, self.session.borrow(), body.len());
        let mut stream = TcpStream::connect(("127.0.0.1", port))?;
        // The driver ends at the limit what it was asked to wait for, and says so.
        stream.set_read_timeout(Some(LIMIT * 2))?;
        // In one piece: what is sent in several waits for the other side to say that it has the first.
        let request = format!(
            "{method} /session{session}{command} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes())?;
        body_of(stream)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A test that has failed must not fail once more while it is unwound, so nothing here asks for success.
        let is_whole = self.guard.is_some() && !thread::panicking() && self.tidied().is_some();
        let Some(mut driver) = self.driver.take() else { return };
        if is_whole && let Ok(mut waiting) = WAITING.lock() {
            let (session, profile) = (RefCell::new(self.session.take()), mem::take(&mut self.profile));
            let guard = self.guard.take();
            waiting.push(Self {
                driver: Some(driver),
                port: self.port,
                session,
                profile,
                is_still: self.is_still,
                further: self.further,
                guard,
            });
            return;
        }
        let _ = self.answer("DELETE", "", &Value::Null);
        let _ = driver.kill();
        let _ = driver.wait();
        let _ = fs::remove_dir_all(&self.profile);
        if let Some(guard) = &mut self.guard {
            let _ = guard.kill();
            let _ = guard.wait();
        }
    }
}

/// Ends processes at once; they are told nothing.
fn kill(processes: impl IntoIterator<Item = u32>) {
    let numbers: Vec<String> = processes.into_iter().map(|number| number.to_string()).collect();
    assert!(!numbers.is_empty(), "there is no process of this browser");
    // Some may have ended with the others.
    let _ = Command::new("kill").arg("-KILL").args(numbers).stderr(Stdio::null()).status();
}

/// Whether a process was called with such a word.
fn has(process: u32, word: &str) -> bool {
    let called = fs::read(format!("/proc/{process}/cmdline")).unwrap_or_default();
    called.split(|&byte| byte == 0 || byte == b' ').any(|part| part.starts_with(word.as_bytes()))
}

/// Who started a process.
fn parent(process: u32) -> Option<u32> {
    let status = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    status.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()
}

/// How much memory a process takes, in pages.
fn memory(process: u32) -> u64 {
    let sizes = fs::read_to_string(format!("/proc/{process}/statm")).unwrap_or_default();
    sizes.split_whitespace().nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0)
}

/// The way of a pointer to the middle of an element.
fn to(element: &Element) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "origin": { ELEMENT: element.0 }, "x": 0, "y": 0 })
}

/// How often a driver is started anew: it takes a free port for one protocol, and gives up when another program has
/// taken the same one for the other meanwhile.
const STARTS: usize = 5;

fn started_driver() -> (Child, u16) {
    let program = env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".to_owned());
    let started = (0..STARTS).find_map(|_| {
        let mut driver = Command::new(&program)
            .arg("--port=0")
            // The browser that it starts takes this over.
            .env("FONTCONFIG_FILE", fonts::chosen())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("`{program}` cannot be started ({error}): `cargo xtask test` installs it.")
            });
        let port = announced_port(&mut driver);
        if port.is_none() {
            let _ = driver.kill();
            let _ = driver.wait();
        }
        port.map(|port| (driver, port))
    });
    started.unwrap_or_else(|| panic!("`{program}` told no port, {STARTS} times."))
}

/// The driver chooses a free port itself and tells it in its greeting; `None` if it ends instead.
fn announced_port(driver: &mut Child) -> Option<u16> {
    let greeting = BufReader::new(driver.stdout.take().expect("the driver's output"));
    let mut lines = greeting.lines().map_while(Result::ok);
    let port = lines
        .find_map(|line| line.rsplit_once("successfully on port ")?.1.trim_end_matches('.').parse().ok())?;
    // What it says later must not fill the pipe.
    thread::spawn(move || lines.for_each(drop));
    Some(port)
}

/// The body of an answer. The driver keeps its connections open whatever it is told, so the length must be believed.
fn body_of(stream: TcpStream) -> io::Result<String> {
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().map_err(io::Error::other)?;
        }
        if line.trim().is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    String::from_utf8(body).map_err(io::Error::other)
}

/// What a picture shows.
pub(crate) struct Pixels {
    pub(crate) width: usize,
    /// Red, green and blue of each, row by row.
    pub(crate) colours: Vec<[u8; 3]>,
}

impl Pixels {
    /// The pixels of a picture in base64.
    pub(crate) fn of(picture: &str) -> Self {
        let mut decoder = png::Decoder::new(io::Cursor::new(decoded(picture)));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().expect("a picture");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a picture that fits")];
        let shown = reader.next_frame(&mut bytes).expect("a whole picture");
        let colours = bytes[..shown.buffer_size()].chunks(shown.color_type.samples());
        let colours = colours.map(|parts| [parts[0], parts[1], parts[2]]).collect();
        Self { width: shown.width as usize, colours }
    }

    pub(crate) fn height(&self) -> usize {
        self.colours.len() / self.width
    }
}

/// Undoes base64.
pub(crate) fn decoded(text: &str) -> Vec<u8> {
    let digits = text.bytes().filter_map(|letter| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    });
    let (mut bytes, mut bits, mut count) = (Vec::with_capacity(text.len() / 4 * 3), 0_u32, 0);
    for digit in digits {
        bits = bits << 6 | u32::from(digit);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count & 0xff) as u8);
        }
    }
    bytes
}
