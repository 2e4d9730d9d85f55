// In a frame: what the page around it may ask, and what it is told. `index.html` beside this file documents the messages.
//
// A host may do what the address of the frame allows, with games that it has begun or brought; those of the visitor it
// neither sees nor touches. The page gives the host's game as text and takes answers by their place; what the module for
// programs says about that game is what the host hears.
import { open, ViriditasError } from "../module/viriditas.js";

const PROTOCOL = 1;

/** How many messages may wait for their turn, and how many are answered before the page has its own. */
const MOST_WAITING = 100;

/** The most letters of a record: many times the longest one. */
const MOST_RECORD = 60_000;

const MOST_SEAT = 4;
const bit = (seat) => 1 << seat;

/** What a frame can allow, and what can be chosen. */
const VERBS = ["start", "load", "watch", "play", "record"];
const GAMES = ["mars", "ares"];
const THEMES = ["light", "dark", "own"];
const PACES = ["slow", "normal", "at-once", "own"];
const COACHES = ["never", "on-request", "always", "own"];

/** The tables of the games, which may fill their frame. */
const TABLES = "#table, #ares";

/** How high a table would like to be where it fills its frame, in CSS pixels. */
const HIGH_TABLE = 720;

/** What can be asked: what has to be allowed for it, and what is said with it. */
const ASKS = {
  hello: [null],
  start: ["start", "setUp", "game"],
  load: ["load", "record", "seats"],
  watch: ["watch", "on"],
  state: ["watch", "seat"],
  question: ["play", "seat", "want"],
  play: ["play", "seat", "choice"],
  record: ["record"],
  language: [null, "language"],
  theme: [null, "theme"],
  pace: [null, "pace"],
  coach: [null, "coach"],
  ice: [null, "ice"],
};

const fault = (code, argument, message) => new ViriditasError({ code, argument, message });
const wrong = (argument, message) => fault("argument", argument, message);
const denied = (argument, message) => fault("denied", argument, message);

function seatIn(argument, value) {
  if (Number.isInteger(value) && value >= 0 && value <= MOST_SEAT) return value;
  throw wrong(argument, `\`${argument}\` must be a whole number from 0 to ${MOST_SEAT}.`);
}

function oneOf(argument, value, known) {
  if (known.includes(textIn(argument, value, 40))) return value;
  throw wrong(argument, `\`${argument}\` is unknown: there is no “${value}”. There are: ${known.join(", ")}.`);
}

/** The address of a server that helps devices to find each other; `undefined` for “own”. */
function serverIn(argument, value) {
  const text = textIn(argument, value, 400).trim();
  if (text === "own") return undefined;
  if (/^(stuns?|turns?):[^\s:]/.test(text)) return text;
  throw wrong(argument, `\`${argument}\` must be the address of a STUN or TURN server, such as stun:stun.your.site:3478, or own.`);
}

function textIn(argument, value, most) {
  if (typeof value !== "string") throw wrong(argument, `\`${argument}\` must be a text.`);
  if (value.length > most) throw wrong(argument, `\`${argument}\` is too long: it may have ${most} letters.`);
  return value;
}

/** Listens for a host, which speaks through `say`, to a page as `begin.js` has it. */
export class Host {
  #page;
  #module;
  #allowed;
  #say;
  #waiting = 0;
  #answered = 0;
  #last = Promise.resolve();
  #drawing = [];
  /** The host's game as the module has it, and the text that it was read from. */
  #game = null;
  #text = undefined;
  /** What the host was told of its game, if it watches: how many events, of which text. */
  #told = null;
  /** How many games the host has begun or brought. */
  #sat = 0;

  constructor({ page, module, allow, say }) {
    this.#page = page;
    this.#module = module;
    this.#allowed = new Set(allow.split(/[^\p{L}\d-]+/u));
    this.#say = (message) => say({ viriditas: PROTOCOL, ...message });
  }

  /** Hears a message; done when it was answered, or when a person was asked about it. */
  hear(message) {
    // Whatever else a host says to its frames is not meant for us.
    if (typeof message !== "object" || message === null || message.viriditas === undefined) return this.#last;
    const id = Number.isSafeInteger(message.id) ? message.id : null;
    if (this.#waiting >= MOST_WAITING) {
      this.#answer(id, denied("ask", `More than ${MOST_WAITING} messages wait for their answers.`));
      return this.#last;
    }
    this.#waiting += 1;
    this.#last = this.#last.then(async () => {
      try {
        this.#answered += 1;
        if (this.#answered % MOST_WAITING === 0) await turn();
        const answer = await this.#asked(message, id);
        if (answer !== LATER) this.#answer(id, answer);
      } catch (error) {
        this.#answer(id, error);
      } finally {
        this.#waiting -= 1;
      }
    });
    return this.#last;
  }

  /** The page was drawn. */
  drawn() {
    for (const go of this.#drawing.splice(0)) go();
    if (this.#told !== null) this.#tell();
  }

  /** Tells something unasked. */
  tell(news, about) {
    this.#say({ news, ...about });
  }

  #answer(id, answer) {
    if (!(answer instanceof Error)) return this.#say({ id, ok: answer ?? null });
    const { code = "failed", argument = "", message, refusal } = answer;
    this.#say({ id, error: { code, argument, message, ...(refusal ? { refusal } : {}) } });
  }

  async #asked(message, id) {
    if (message.viriditas !== PROTOCOL) throw wrong("viriditas", `\`viriditas\` is the version of the messages: ${PROTOCOL}.`);
    const ask = oneOf("ask", message.ask, Object.keys(ASKS));
    const [verb, ...said] = ASKS[ask];
    if (verb !== null) this.#may(verb, "ask");
    for (const name of Object.keys(message)) {
      if (!["viriditas", "id", "ask", ...said].includes(name)) throw wrong(`message.${name}`.slice(0, 60), `“${ask}” says nothing by that name. It says: ${["id", ...said].join(", ")}.`);
    }
    if (message.id !== undefined && id === null) throw wrong("id", "`id` must be a whole number.");
    switch (ask) {
      case "hello":
        return { protocol: PROTOCOL, rules: this.#module.rules, languages: this.#module.languages, hosted: this.#mirror() !== null };
      case "start":
        return this.#start(message.setUp ?? {}, oneOf("game", message.game ?? "mars", GAMES));
      case "load":
        return this.#load(message.record, message.seats ?? []);
      case "watch":
        return this.#watch(message.on ?? true);
      case "state":
        return this.#state(message.seat ?? null);
      case "question":
        return this.#played(message.seat).question(message.seat, message.want ?? {});
      case "play":
        return this.#play(message.seat, message.choice);
      case "record":
        return this.#record(id);
      case "language":
        this.#page.hostSpeak(oneOf("language", message.language, this.#module.languages));
        return this.#draw();
      case "theme":
        this.#page.hostLight(oneOf("theme", message.theme, THEMES) === "own" ? undefined : message.theme === "light");
        return this.#draw();
      case "pace":
        this.#page.hostPace(oneOf("pace", message.pace, PACES));
        return null;
      case "coach":
        this.#page.hostCoach(oneOf("coach", message.coach, COACHES));
        return null;
      case "ice":
        this.#page.hostIce(serverIn("ice", message.ice));
        return null;
    }
  }

  /** Whether the frame allows that. */
  #may(verb, argument) {
    if (this.#allowed.has(verb)) return;
    const allowed = VERBS.filter((verb) => this.#allowed.has(verb));
    throw denied(argument, `The frame does not allow its host to “${verb}”, but: ${allowed.join(", ") || "nothing"}.`);
  }

  /** Until the page is drawn with what it was told. */
  #draw() {
    return new Promise((resolve) => this.#drawing.push(resolve));
  }

  #start(setUp, game) {
    const { players } = setUp;
    // To the module a host is a person; what is no list of seats it refuses itself.
    const isHost = (player) => player?.player === "host";
    const own = Array.isArray(players) && players.length <= MOST_SEAT + 1 ? players.reduce((own, player, seat) => (isHost(player) ? own | bit(seat) : own), 0) : 0;
    const asPerson = (player) => (isHost(player) ? { ...player, player: "person" } : player);
    try {
      const module = game === "ares" ? this.#module.ares : this.#module;
      return this.#sit(module.setUp(own === 0 ? setUp : { ...setUp, players: players.map(asPerson) }), own);
    } catch (error) {
      // The module knows of no host.
      if (/\.player$/.test(error.argument)) throw wrong(error.argument, `${error.message} And \`host\` is the page around.`);
      throw error;
    }
  }

  #load(record, seats) {
    if (!Array.isArray(seats)) throw wrong("seats", "`seats` must be a list.");
    if (seats.length > MOST_SEAT + 1) throw wrong("seats", `\`seats\` may have ${MOST_SEAT + 1} entries.`);
    const own = seats.reduce((own, seat, place) => own | bit(seatIn(`seats[${place}]`, seat)), 0);
    const text = textIn("record", record, MOST_RECORD);
    let game;
    try {
      game = this.#module.load(text);
    } catch (error) {
      // The module calls it the text.
      throw fault(error.code ?? "failed", "record", error.message);
    }
    const most = bit(game.players);
    if (own < most) return this.#sit(game, own);
    game.free();
    throw wrong("seats", `The game has ${Math.log2(most)} seats.`);
  }

  async #sit(game, own) {
    const text = game.save();
    game.free();
    this.#sat += 1;
    if (!this.#page.hostSit(text, own)) throw fault("failed", "", "The page cannot show this game.");
    await this.#draw();
    return null;
  }

  #watch(on) {
    if (typeof on !== "boolean") throw wrong("on", "`on` must be true or false.");
    const game = on ? this.#mirror() : null;
    this.#told = on ? { events: game?.told ?? 0, text: this.#text } : null;
    // Whoever plays for a seat of a game that is there again may owe an answer.
    if (game !== null) this.tell("changed", { events: [], answers: game.answers, asked: game.asked });
    return null;
  }

  #state(seat) {
    if (seat === null) return this.#hosted().state();
    this.#may("play", "seat");
    return this.#played(seat).state(seat);
  }

  async #play(seat, choice) {
    const game = this.#played(seat);
    const { answers } = game;
    const place = game.place(seat, choice);
    // What the seat hears of it the module says: the page has no words for that.
    const events = game.play(seat, choice);
    this.#text = undefined;
    if (!this.#page.hostPlay(seat, place, answers)) throw denied("ask", "Another window plays the game.");
    await this.#draw();
    return events;
  }

  /** A person answers that, and others are heard meanwhile. */
  #record(id) {
    this.#hosted();
    const sat = this.#sat;
    const answered = (may) => {
      // Consent is for the game that was shown, not for one that the host has begun or brought since.
      const game = may && sat === this.#sat && this.#mirror();
      this.#answer(id, game ? game.save() : denied("ask", "The person before the page does not agree."));
    };
    if (!this.#page.hostAsk(answered)) throw denied("ask", "The person before the page is being asked already.");
    return LATER;
  }

  /** The host's game, in the language of the page; `null` where none is on the page. */
  #mirror() {
    const text = this.#page.hostGame();
    if (text !== this.#text) {
      this.#game?.free();
      this.#game = null;
      this.#text = undefined;
      if (text !== undefined) {
        this.#game = this.#module.load(text);
        this.#text = text;
      }
    }
    this.#game?.speak(this.#page.hostLanguage() ?? "en");
    return this.#game;
  }

  #hosted() {
    const game = this.#mirror();
    if (game === null) throw denied("ask", "No game of the host’s is on the page.");
    return game;
  }

  /** The same, if the host plays for this seat. */
  #played(seat) {
    const game = this.#hosted();
    if ((this.#page.hostSeats() & bit(seatIn("seat", seat))) === 0) throw denied("seat", "The host does not play for this seat.");
    return game;
  }

  /** Tells what has happened since the host was told last. */
  #tell() {
    const before = this.#told;
    const game = this.#mirror();
    if (this.#text === before.text) return;
    this.#told = { events: game?.told ?? 0, text: this.#text };
    if (game === null) return this.tell("left");
    // A game that has just begun is told of from its beginning, and one that a move was taken back in has no news.
    const since = before.text === undefined ? 0 : Math.min(before.events, game.told);
    this.tell("changed", { events: game.events(since), answers: game.answers, asked: game.asked });
  }
}

/** Until whatever else the page has to do has had its turn. A timer would wait for a minute in a tab that nobody looks at. */
function turn() {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}

/** An answer that comes when a person has decided. */
const LATER = Symbol("later");

/** Hears the host of this origin for as long as the page is there. */
export async function attend(page, origin) {
  const say = (message) => parent.postMessage(message, origin);
  let module;
  try {
    module = await open();
  } catch (error) {
    return say({ viriditas: PROTOCOL, news: "failed", message: String(error) });
  }
  const host = new Host({ page, module, say, allow: new URLSearchParams(location.search).get("allow") ?? "" });
  addEventListener("message", ({ source, origin: from, data }) => {
    if (source === parent && from === origin) host.hear(data);
  });
  let [isReady, height, seen] = [false, 0, null];
  const observer = new ResizeObserver(() => {
    // What is no longer on the page has no height.
    const now = seen.isConnected ? wish(seen) : height;
    if (now !== height) host.tell("size", { height: now });
    height = now;
  });
  page.hostListen(() => {
    if (!isReady) host.tell("ready", { rules: module.rules });
    isReady = true;
    host.drawn();
    const now = document.querySelector(`${TABLES}, main .col, main > :not(.home)`);
    if (now === null || now === seen) return;
    observer.disconnect();
    observer.observe(now);
    seen = now;
  });
  keep();
}

/** How high the page would like to be for this part of it, whatever its frame has; in CSS pixels. */
function wish(part) {
  const isFilling = part.matches(TABLES) && getComputedStyle(document.body).overflowY === "hidden";
  if (isFilling) return HIGH_TABLE;
  const { scrollTop } = part.closest("main");
  return Math.ceil(part.getBoundingClientRect().bottom + scrollTop + scrollY);
}

/** Keeps what the host is heard with for a visit without a network, where the page is kept. */
async function keep() {
  try {
    const folders = ["embed/", "module/"].map((folder) => new URL(folder, document.baseURI).href);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ keep: loaded.filter((file) => folders.some((folder) => file.startsWith(folder))) });
  } catch {
    // Nothing is kept in a sandbox.
  }
}
