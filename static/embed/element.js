// <viriditas-game>: a game in a page of anybody's. Its shadow holds a frame with the page of Viriditas, which keeps its own
// policy, styles and store; `index.html` beside this file documents both, and `element.d.ts` says what there is.
const PROTOCOL = 1;
const PAGE = new URL("../index.html", import.meta.url);

/** Attributes that make the frame anew, and those that are told to it. */
const MAKING = ["src", "allow", "sandboxed"];
const TOLD = ["language", "theme", "pace", "coach", "ice"];

/** What the page around may do. */
const VERBS = ["start", "load", "watch", "play", "record"];

/** How long the page may take to open, and to answer what no person is asked about, in milliseconds. */
const PATIENCE = 30_000;

export class ViriditasFault extends Error {
  constructor({ code, argument = "", message, refusal }) {
    super(message);
    this.name = "ViriditasFault";
    this.code = code;
    this.argument = argument;
    this.refusal = refusal;
  }
}

const SANDBOX = "allow-scripts allow-popups allow-downloads";

const SILENT = { code: "silent", message: "The page does not answer." };
const GONE = { code: "gone", message: "The element is not in a page." };

/** A promise that is settled from outside; nobody has to wait for it. */
function later() {
  const entry = {};
  entry.promise = new Promise((resolve, reject) => Object.assign(entry, { resolve, reject }));
  entry.promise.catch(() => {});
  return entry;
}

/** Who can answer for a seat, where nothing else is said of it. */
const PLAYERS = ["person", "host", "random", "friendly", "greedy", "strong", "expert", "bot"];

/** What a page says of the game that is to be played: `Ada, bot, host:Rosa`. A kind of player that is none is the page's to refuse. */
function players(text) {
  return text.split(",").map((word) => {
    const colon = word.indexOf(":");
    const [before, name] = (colon < 0 ? [word, ""] : [word.slice(0, colon), word.slice(colon + 1)]).map((part) => part.trim());
    // Without a colon it is a person's name, if it is no kind of player and not empty.
    if (colon < 0 && before !== "" && !PLAYERS.includes(before)) return { player: "person", name: before };
    return { player: before === "bot" ? "greedy" : before, name };
  });
}

const list = (text) => text.split(",").map((word) => word.trim()).filter((word) => word !== "");

/** A style sheet as an object: no policy of a page's forbids it. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; block-size: 42rem; min-block-size: 20rem; }
  :host([hidden]) { display: none; }
  iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
`);

let made = 0;

export class ViriditasGame extends HTMLElement {
  static observedAttributes = [...MAKING, ...TOLD];

  /** Elements without an id are told apart by the order in which a page makes them. */
  #number = (made += 1);
  /** Whether it is in a page; where `src` is no address it is there without a frame. */
  #isThere = false;
  #frame = null;
  #origin = "";
  #asked = new Map();
  #last = 0;
  #ready = later();
  #patience = undefined;
  #hear = (event) => this.#heard(event);

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    this.#isThere = true;
    this.#begin();
  }

  disconnectedCallback() {
    this.#isThere = false;
    this.#end();
  }

  /** Moved within the page, where the browser can do that: the frame stays as it is. */
  connectedMoveCallback() {}

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.#isThere) return;
    if (TOLD.includes(name)) {
      if (now !== null) this.#tell({ ask: name, [name]: now });
      // Without the attribute it is as the person before the page has it.
      else if (name !== "language") this.#tell({ ask: name, [name]: "own" });
    } else {
      this.#end();
      this.#begin();
    }
  }

  /** Settled when the page hears its host. */
  get ready() {
    return this.#isThere ? this.#ready.promise : Promise.reject(new ViriditasFault(GONE));
  }

  start(setUp = this.#setUp(), game = this.#game()) {
    return this.#ask({ ask: "start", setUp, game });
  }

  load(record, seats = []) {
    return this.#ask({ ask: "load", record, seats });
  }

  state(seat = null) {
    return this.#ask({ ask: "state", seat });
  }

  question(seat, want = {}) {
    return this.#ask({ ask: "question", seat, want });
  }

  play(seat, choice) {
    return this.#ask({ ask: "play", seat, choice });
  }

  reopen(seat) {
    return this.play(seat, { kind: "reopen" });
  }

  record() {
    return this.#ask({ ask: "record" }, Infinity);
  }

  #setUp() {
    const wish = {};
    const said = (name, read) => {
      if (this.hasAttribute(name)) wish[name] = read(this.getAttribute(name));
    };
    said("players", players);
    said("boxes", list);
    said("map", String);
    said("mode", String);
    said("options", list);
    said("seed", String);
    return wish;
  }

  /** Which game a set-up is of. */
  #game() {
    return this.getAttribute("game") ?? "mars";
  }

  #allowed() {
    return this.getAttribute("allow")?.split(/[^\p{L}\d-]+/u).filter((verb) => verb !== "") ?? VERBS;
  }

  #begin() {
    let address;
    try {
      address = new URL(this.getAttribute("src") ?? PAGE, document.baseURI);
    } catch {
      this.#fail(new ViriditasFault({ code: "argument", argument: "src", message: "`src` is no address." }));
      return;
    }
    const isSandboxed = this.hasAttribute("sandboxed");
    // What is told goes to the page alone; a frame without an origin has no other address than its window.
    this.#origin = isSandboxed ? "*" : address.origin;
    address.searchParams.set("host", location.origin);
    address.searchParams.set("place", `${location.pathname} ${this.id || this.#number}`);
    address.searchParams.set("allow", this.#allowed().join(" "));
    const frame = document.createElement("iframe");
    frame.title = this.title || "Viriditas";
    // Where a browser cannot share it does not know the word.
    frame.allow = `clipboard-write; fullscreen${navigator.share ? "; web-share" : ""}`;
    // A frame of the same origin is no sandbox.
    if (isSandboxed) frame.sandbox = SANDBOX;
    else if (address.origin !== location.origin) frame.sandbox = `${SANDBOX} allow-same-origin`;
    frame.src = address.href;
    addEventListener("message", this.#hear);
    this.#patience = setTimeout(() => this.#fail(new ViriditasFault(SILENT)), PATIENCE);
    this.#frame = frame;
    this.shadowRoot.append(frame);
  }

  #end() {
    removeEventListener("message", this.#hear);
    clearTimeout(this.#patience);
    this.#frame?.remove();
    this.#frame = null;
    this.#ready.reject(new ViriditasFault(GONE));
    this.#ready = later();
    for (const { reject } of this.#asked.values()) reject(new ViriditasFault(GONE));
    this.#asked.clear();
  }

  /** The page does not come. */
  #fail(error) {
    this.#ready.reject(error);
    this.#fire("fault", error);
  }

  async #ask(message, patience = PATIENCE) {
    const frame = this.#frame;
    await this.ready;
    // Taken out meanwhile, or put elsewhere.
    if (frame !== this.#frame) throw new ViriditasFault(GONE);
    const id = (this.#last += 1);
    const answer = later();
    this.#asked.set(id, answer);
    const timer = Number.isFinite(patience) ? setTimeout(() => answer.reject(new ViriditasFault(SILENT)), patience) : undefined;
    try {
      frame.contentWindow.postMessage({ viriditas: PROTOCOL, id, ...message }, this.#origin);
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      this.#asked.delete(id);
    }
  }

  /** The same for what an attribute says: what is wrong with it is an event. */
  #tell(message) {
    return this.#ask(message).catch((error) => {
      if (error.code !== "gone") this.#fire("fault", error);
    });
  }

  #fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #heard({ source, origin, data }) {
    if (source !== this.#frame?.contentWindow || (this.#origin !== "*" && origin !== this.#origin)) return;
    if (typeof data !== "object" || data === null || data.viriditas !== PROTOCOL) return;
    const { news, viriditas, id, ok, error, ...detail } = data;
    if (news === undefined) {
      const asked = this.#asked.get(id);
      if (error) asked?.reject(new ViriditasFault(error));
      else asked?.resolve(ok);
      return;
    }
    if (news === "failed") return this.#fail(new ViriditasFault({ code: "failed", message: `The page cannot hear its host: without a network it does where it did before. ${detail.message}` }));
    if (!["ready", "size", "changed", "left"].includes(news)) return;
    if (news === "ready") this.#greet();
    this.#fire(news, detail);
    if (news === "changed" && detail.asked.length === 0) this.#fire("over", detail);
  }

  /** The page is there: it hears what the attributes say. */
  async #greet() {
    clearTimeout(this.#patience);
    this.#ready.resolve();
    for (const name of TOLD) if (this.hasAttribute(name)) this.#tell({ ask: name, [name]: this.getAttribute(name) });
    const allowed = this.#allowed();
    const odd = allowed.find((verb) => !VERBS.includes(verb));
    if (odd !== undefined) {
      const message = `\`allow\` is unknown: there is no “${odd.slice(0, 60)}”. There are: ${VERBS.join(", ")}.`;
      this.#fire("fault", new ViriditasFault({ code: "argument", argument: "allow", message }));
    }
    if (allowed.includes("watch")) this.#tell({ ask: "watch" });
    // A frame that was put elsewhere takes its game up by itself.
    const there = await this.#tell({ ask: "hello" });
    if (there === undefined || there.hosted) return;
    if (this.hasAttribute("record")) this.#tell({ ask: "load", record: this.getAttribute("record") });
    else if (this.hasAttribute("players")) this.#tell({ ask: "start", setUp: this.#setUp(), game: this.#game() });
  }
}

customElements.define("viriditas-game", ViriditasGame);
