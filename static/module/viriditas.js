// The rules and the bots of Viriditas for JavaScript: in browsers, workers and node. `viriditas.d.ts` says what there is.
//
// Nothing from outside reaches the WebAssembly module unchecked: `plain` copies what is sent, and refuses what is no plain
// value. Should the module trap all the same, whoever called gets one error, and every game stands as before that call:
// a new instance makes each again, from its set-up or its last text and what was played since.
import init, * as raw from "./raw.js";

/** The version of this interface: it rises when a name goes or changes its meaning. */
const API = 1;

/** The most values, and letters in all, that one argument may have. */
const MOST_VALUES = 4_000;
const MOST_LETTERS = 100_000;
const MOST_DEEP = 8;

/** After so many changes the text of a game is kept; what was played since is played again after a trap. */
const KEPT_AFTER = 1_000;

export class ViriditasError extends Error {
  constructor({ code, argument, message, refusal }) {
    super(message);
    this.name = "ViriditasError";
    this.code = code;
    this.argument = argument;
    this.refusal = refusal;
  }
}

const fault = (argument, message) => new ViriditasError({ code: "argument", argument, message });

/** A copy of what was sent: numbers, texts, truths, lists and plain objects, of bounded size. */
function plain(argument, value) {
  let values = 0;
  let letters = 0;
  const copy = (value, path, depth) => {
    values += 1;
    if (values > MOST_VALUES || depth > MOST_DEEP) {
      throw fault(argument, `\`${argument}\` is too large: it may have ${MOST_VALUES} values, ${MOST_DEEP} deep.`);
    }
    switch (typeof value) {
      case "undefined":
      case "boolean":
        return value;
      case "number":
        if (Number.isFinite(value)) return value;
        throw fault(path, `\`${path}\` is not a number that could be meant.`);
      case "string":
        letters += value.length;
        if (letters <= MOST_LETTERS) return value;
        throw fault(argument, `\`${argument}\` is too long: it may have ${MOST_LETTERS} letters.`);
      case "object": {
        // An absent field and one that is null are the same to whoever writes JSON.
        if (value === null) return undefined;
        if (Array.isArray(value)) {
          if (value.length > MOST_VALUES) throw fault(path, `\`${path}\` is too long: it may have ${MOST_VALUES} values.`);
          const list = [];
          for (let place = 0; place < value.length; place += 1) {
            const entry = copy(value[place], `${path}[${place}]`, depth + 1);
            if (entry === undefined) throw fault(`${path}[${place}]`, `\`${path}[${place}]\` is missing.`);
            list.push(entry);
          }
          return list;
        }
        const fields = Object.create(null);
        for (const name in value) {
          if (!Object.hasOwn(value, name)) continue;
          letters += name.length;
          if (letters > MOST_LETTERS) throw fault(argument, `\`${argument}\` is too long: it may have ${MOST_LETTERS} letters.`);
          const field = copy(value[name], `${path}.${name}`, depth + 1);
          if (field !== undefined) fields[name] = field;
        }
        return fields;
      }
      default:
        throw fault(path, `\`${path}\` is a ${typeof value}, and no plain value.`);
    }
  };
  try {
    return copy(value, argument, 0);
  } catch (error) {
    if (error instanceof ViriditasError) throw error;
    // A getter or a proxy of the caller's.
    throw fault(argument, `\`${argument}\` cannot be read.`);
  }
}

function whole(argument, value, most) {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw fault(argument, `\`${argument}\` must be a whole number from 0 to ${most}.`);
}

function text(argument, value, most = MOST_LETTERS) {
  if (typeof value !== "string") throw fault(argument, `\`${argument}\` must be a text.`);
  if (value.length > most) throw fault(argument, `\`${argument}\` is too long: it may have ${most} letters.`);
  return value;
}

const seatOf = (value) => whole("seat", value, 4);
const listenerOf = (value) => (value === null || value === undefined ? undefined : seatOf(value));
const languageOf = (value) => text("language", value ?? "en", 40);

/** What the module throws is a fault of the caller's; anything else is its own. */
const isFault = (thrown) => typeof thrown === "object" && thrown !== null && !(thrown instanceof Error) && "code" in thrown;

/** The games that are held, for a new instance to take them up. */
const held = new Set();
const forgotten = new FinalizationRegistry(({ inner, alive }) => {
  held.delete(inner);
  if (alive.instance === instance) raw.free(inner.handle);
});
let instance = 0;

/** What a call of the module threw, for whoever called. */
function thrownBy(thrown) {
  if (isFault(thrown)) return new ViriditasError(thrown);
  restart();
  return new ViriditasError({
    code: "trapped",
    argument: "",
    message: "The module failed and was started anew. Every game stands as before this call.",
  });
}

/** Calls the module. */
function call(name, ...words) {
  try {
    return raw[name](...words);
  } catch (thrown) {
    throw thrownBy(thrown);
  }
}

/** A new instance, with every game that the old one held. */
function restart() {
  instance += 1;
  raw.__wbg_reset_state();
  for (const inner of held) {
    inner.handle = -1;
    inner.next = undefined;
    inner.alive.instance = instance;
    try {
      const [name, wish] = inner.made;
      const handle = raw[name](wish);
      if (inner.language !== undefined) raw.speak(handle, inner.language);
      for (const change of inner.since) {
        if (typeof change === "number") raw.play_at(handle, change >> 16, change & 0xffff);
        else raw[change[0]](handle, ...change.slice(1));
      }
      inner.handle = handle;
    } catch (thrown) {
      // Half a game is none: its text is still there.
      if (!isFault(thrown)) raw.__wbg_reset_state();
    }
  }
}

/** What is remembered of a game beside the module. */
class Inner {
  since = [];
  /** What `next` says, where it is known. */
  next = undefined;
  language = undefined;
  alive = { instance };
  /** A game that this call makes. */
  constructor(name, wish) {
    this.handle = call(name, wish);
    this.made = [name, wish];
    held.add(this);
  }
  get there() {
    if (this.handle < 0) throw fault("game", "The game was freed.");
    return this.handle;
  }
  call(name, ...words) {
    return call(name, this.there, ...words);
  }
  /** The same for what changes the game. */
  change(name, ...words) {
    const told = this.call(name, ...words);
    this.next = undefined;
    this.remember([name, ...words]);
    return told;
  }
  /** Remembers what was done: an answer by its place is a number, for bots play many. */
  remember(change) {
    this.since.push(change);
    // A position has no text, and no study is long.
    if (this.since.length >= KEPT_AFTER && this.made[0] !== "position") {
      this.made = ["load", this.call("save")];
      this.since = [];
    }
  }
}

class Game {
  #inner;
  #listeners = new Set();

  constructor(inner) {
    if (!(inner instanceof Inner)) throw fault("Game", "A game is made by `setUp`, `load` or `position`.");
    this.#inner = inner;
    forgotten.register(this, { inner: this.#inner, alive: this.#inner.alive }, this);
  }

  get kind() {
    return this.#inner.call("kind");
  }
  get players() {
    return this.#inner.call("players");
  }
  get asked() {
    return [...this.#inner.call("asked")];
  }
  get isOver() {
    return this.asked.length === 0;
  }
  get answers() {
    return this.#inner.call("answers");
  }
  get told() {
    return this.#inner.call("told");
  }
  question(seat, want = {}) {
    return this.#inner.call("question", seatOf(seat), plain("want", want)) ?? null;
  }
  outcome(seat, choice) {
    return this.#inner.call("outcome", seatOf(seat), plain("choice", choice));
  }
  play(seat, choice) {
    const [number, wish] = [seatOf(seat), plain("choice", choice)];
    const events = this.#inner.change("play", number, wish);
    this.#tell();
    return events;
  }
  reopen(seat) {
    return this.play(seat, { kind: "reopen" });
  }
  next() {
    const inner = this.#inner;
    const next = (inner.next ??= inner.call("next"));
    return next === 0 ? null : { seat: next >> 16, offers: next & 0xffff };
  }
  playAt(seat, place) {
    const inner = this.#inner;
    const handle = inner.there;
    seatOf(seat);
    whole("place", place, 0xffff);
    try {
      inner.next = raw.play_at(handle, seat, place);
    } catch (thrown) {
      throw thrownBy(thrown);
    }
    inner.remember((seat << 16) | place);
    this.#tell();
  }
  place(seat, choice) {
    return this.#inner.call("place", seatOf(seat), plain("choice", choice));
  }
  undo(seat) {
    this.#inner.change("undo", seatOf(seat));
    // Nothing has happened.
    for (const entry of this.#listeners) entry.heard = this.#inner.call("heard", entry.seat);
    this.#tell();
  }
  events(since = 0, seat = null) {
    return this.#inner.call("events", whole("since", since, 0x7fffffff), listenerOf(seat));
  }
  story(since = 0, seat = null) {
    return this.#inner.call("story", whole("since", since, 0x7fffffff), listenerOf(seat));
  }
  state(seat = null) {
    return this.#inner.call("state", listenerOf(seat));
  }
  scores() {
    return this.#inner.call("scores");
  }
  advice(seat, kind = "greedy") {
    return this.#inner.call("advice", seatOf(seat), text("kind", kind, 40));
  }
  candidates(seat) {
    return this.#inner.call("candidates", seatOf(seat));
  }
  analyse(from = 0, seats = null) {
    const judged = seats === null ? undefined : Uint8Array.from(plain("seats", seats), seatOf);
    return this.#inner.call("analyse", whole("from", from, 0x7fffffff), judged);
  }
  speak(language) {
    const tag = languageOf(language);
    this.#inner.call("speak", tag);
    this.#inner.language = tag;
  }
  save() {
    return this.#inner.call("save");
  }
  subscribe(listener, seat = null) {
    if (typeof listener !== "function") throw fault("listener", "`listener` must be a function.");
    const entry = { listener, seat: listenerOf(seat) };
    entry.heard = this.#inner.call("heard", entry.seat);
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }
  free() {
    const inner = this.#inner;
    forgotten.unregister(this);
    held.delete(inner);
    this.#listeners.clear();
    if (inner.handle >= 0) raw.free(inner.handle);
    inner.handle = -1;
    inner.next = undefined;
  }

  #tell() {
    for (const entry of [...this.#listeners]) {
      // A listener may have let go of the game.
      if (!this.#listeners.has(entry)) continue;
      const { listener, seat, heard } = entry;
      const told = { events: this.#inner.call("news", ...heard, seat), answers: this.answers, asked: this.asked };
      entry.heard = this.#inner.call("heard", seat);
      try {
        listener(told);
      } catch (error) {
        // A listener's own mistake is neither the game's nor the other listeners'.
        (globalThis.reportError ?? console.error)(error);
      }
    }
  }
}

/** Words that nobody could guess, for a seed. */
const lot = () => new DataView(random.getRandomValues(new Uint8Array(8)).buffer).getBigUint64(0).toString();
let random = globalThis.crypto;

function begun(name, setUp) {
  const wish = plain("setUp", setUp);
  if (typeof wish !== "object" || Array.isArray(wish)) throw fault("setUp", "`setUp` must be an object.");
  wish.seed ??= lot();
  return new Game(new Inner(name, wish));
}

const ares = Object.freeze({
  get rules() {
    return raw.ares_rules();
  },
  setUp(setUp = {}) {
    return begun("begin_ares", setUp);
  },
  cards(language) {
    return call("ares_cards", languageOf(language));
  },
  card(name, language) {
    return call("ares_card", text("name", name, 200), languageOf(language));
  },
});

const viriditas = Object.freeze({
  api: API,
  get rules() {
    return raw.rules();
  },
  get languages() {
    return call("languages");
  },
  setUp(setUp = {}) {
    return begun("begin_game", setUp);
  },
  load(saved) {
    return new Game(new Inner("load", text("text", saved)));
  },
  position(position) {
    return new Game(new Inner("position", plain("position", position)));
  },
  cards(language) {
    return call("cards", languageOf(language));
  },
  card(name, language) {
    return call("card", text("name", name, 200), languageOf(language));
  },
  maps(language) {
    return call("maps", languageOf(language));
  },
  ares,
  get held() {
    return raw.held();
  },
});

let opened;

/** Opens the module, once; whoever calls again gets the same one. */
export function open(options = {}) {
  opened ??= opening(options).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function opening({ module }) {
  const isNode = typeof process === "object" && process.versions?.node !== undefined;
  if (isNode && random === undefined) random = (await import("node:crypto")).webcrypto;
  let source = module ?? new URL("./raw_bg.wasm", import.meta.url);
  if (isNode && source instanceof URL && source.protocol === "file:") {
    source = await (await import("node:fs/promises")).readFile(source);
  }
  await init({ module_or_path: source });
  return viriditas;
}
