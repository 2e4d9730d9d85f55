// Calls of the built module, and messages to the page in a frame, in any order with any values:
// node hostile.mjs <module> <calls> <seed>
// Nothing may come of them but a result or an error that names its argument. What costs over 50 ms of processor time is told,
// and fails where `VIRIDITAS_TIMES` says that the machine does nothing else.
import { fakePage } from "./page.mjs";

const [file, calls = "200000", seed = "1"] = process.argv.slice(2);

const MOST_MILLISECONDS = 50;
const MOST_GAMES = 12;

let state = Number(seed) >>> 0;
/** A number by lot, below the bound. */
function lot(bound) {
  state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
  return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * bound);
}

// Games without a seed are the same ones in each run, too.
Object.defineProperty(globalThis, "crypto", { value: { getRandomValues: (bytes) => bytes.map(() => lot(256)) } });
const { open, ViriditasError } = await import(file);
const { Host } = await import(new URL("../embed/host.js", file));
const viriditas = await open();
const of = (list) => list[lot(list.length)];

const CARDS = viriditas.cards().map(({ card }) => card);
const KINDS = ["play", "project", "claim", "fund", "act", "convert", "trade", "first-action", "end-turn", "pass", "card", "holder", "space", "seat", "neutral", "amount", "option", "first", "done", "reopen", "dance", ""];
const ARES_CARDS = viriditas.ares.cards().map(({ card }) => card);
const ARES_KINDS = ["phase", "card", "play", "act", "standard", "draw-bonus", "buy-rating", "sell", "option", "amount", "track", "money-cube", "swap-cube", "decline", "done", "reopen", "pass", ""];
const RESOURCES = ["mega-credits", "steel", "titanium", "plants", "energy", "heat", "gold", "__proto__", "constructor"];
const TILES = ["ocean", "greenery", "city", "capital", "mohole-area", "sea"];
const FIELDS = ["players", "boxes", "map", "first", "seed", "name", "player", "beginner", "setUp", "generation", "turn", "levels", "tiles", "seats", "deck", "space", "tile", "owner", "corporation", "rating", "stock", "production", "hand", "played", "stored", "used", "milestones", "awards", "passed", "kind", "card", "resource", "colonies", "marker", "fleet", "moreFleets", "amount", "which", "option", "words", "outcomes", "refused", "mode", "options", "phase", "action", "track", "toString", "then"];

/** Something that nobody would send. */
function odd(depth = 0) {
  switch (lot(30)) {
    case 0: return undefined;
    case 1: return null;
    case 2: return NaN;
    case 3: return of([Infinity, -Infinity, -0, -1, 0.5, 1e300, 2 ** 31, 2 ** 32, 2 ** 53, 255, 256, 65535, 65536, -129]);
    case 4: return 10n ** 30n;
    case 5: return Symbol("odd");
    case 6: return () => 7;
    case 7: return new Date(NaN);
    case 8: return new Map([["kind", "pass"]]);
    case 9: return new Uint8Array(lot(40));
    case 10: return Object.assign([], { length: 1e8 + lot(1e9) });
    case 11: return "\u{1F600}\0\uD800".repeat(lot(50));
    case 12: return "x".repeat(lot(2e5));
    case 13: return { get kind() { throw new RangeError("thrown by a getter"); } };
    case 14: return new Proxy({}, { get() { throw new Error("thrown by a proxy"); }, ownKeys() { return ["kind", "kind"]; } });
    case 15: { const circle = { kind: "pass" }; circle.card = circle; return circle; }
    case 16: { const list = []; list.push(list); return list; }
    case 17: return new Proxy([], { get(target, name) { return name === "length" ? 1e9 : target[name]; } });
    case 18: return Object.create(null);
    case 19: return new (class Own { kind = "pass"; })();
    case 20: return new WeakMap();
    case 21: return Promise.resolve(7);
    case 22: return { toString() { throw new Error("thrown as a text"); }, valueOf() { throw new Error("thrown as a number"); } };
    case 23: return of(CARDS);
    case 24: return of(KINDS);
    case 25: return lot(300);
    case 26: return Boolean(lot(2));
    case 27: return String(lot(1000));
    default:
      if (depth > 5) return lot(10);
      if (lot(2)) return Array.from({ length: lot(6) }, () => odd(depth + 1));
      return Object.fromEntries(Array.from({ length: lot(6) }, () => [of(FIELDS), odd(depth + 1)]));
  }
}

/** Mostly this, and now and then anything. */
const mostly = (value) => (lot(12) ? value() : odd());
const some = (most, value) => Array.from({ length: lot(most + 1) }, value);
const seat = () => mostly(() => lot(5));

const choice = () => mostly(() => ({
  kind: mostly(() => of(KINDS)),
  card: mostly(() => of(CARDS)),
  project: mostly(() => of(["sell-patents", "power-plant", "asteroid", "air-scrapping", "build-colony", "aquifer", "greenery", "city", "none"])),
  conversion: mostly(() => of(["plants", "heat", "none"])),
  milestone: mostly(() => lot(7)),
  award: mostly(() => lot(7)),
  which: mostly(() => lot(4)),
  resource: mostly(() => of(RESOURCES)),
  space: mostly(() => lot(110)),
  seat: seat(),
  amount: mostly(() => lot(70000)),
  option: mostly(() => lot(4)),
  first: mostly(() => lot(4)),
}));

const aresChoice = () => mostly(() => ({
  kind: mostly(() => of(ARES_KINDS)),
  card: mostly(() => of(ARES_CARDS)),
  phase: mostly(() => of(["development", "construction", "action", "none"])),
  action: mostly(() => of(["plants-to-forest", "buy-ocean", "none"])),
  track: mostly(() => of(["oxygen", "temperature", "venus"])),
  which: mostly(() => lot(3)),
  amount: mostly(() => lot(70000)),
  option: mostly(() => lot(4)),
}));

/** An answer for a game, now and then one of the other game. */
const choiceFor = (game) => (lot(20) === 0 || kindOf(game) === "ares" ? aresChoice() : choice());
/** A game that was freed has no kind. */
function kindOf(game) {
  try {
    return game.kind;
  } catch {
    return undefined;
  }
}

const aresSetUp = () => mostly(() => {
  const wish = { players: mostly(() => some(5, () => mostly(() => ({ name: mostly(() => "Ada"), player: mostly(() => of(["person", "random", "friendly", "greedy"])) })))) };
  if (lot(2)) wish.mode = mostly(() => of(["competitive", "solo-skilled", "cooperative", "alone"]));
  if (lot(2)) wish.options = mostly(() => some(3, () => of(["first-game", "mulligan", "promotional", "draft"])));
  if (lot(9) === 0) wish.map = "Hellas";
  if (lot(2)) wish.seed = mostly(() => String(lot(1e6)));
  return wish;
});

const setUp = () => mostly(() => {
  const wish = { players: mostly(() => some(6, () => mostly(() => ({ name: mostly(() => "Ada"), player: mostly(() => of(["person", "random", "friendly", "greedy"])) })))) };
  if (lot(2)) wish.boxes = mostly(() => some(4, () => of(["corporate-era", "draft", "venus", "colonies", "turmoil"])));
  if (lot(3) === 0) wish.first = seat();
  if (lot(3) === 0) wish.map = mostly(() => "Tharsis");
  if (lot(2)) wish.seed = mostly(() => String(lot(1e6)));
  return wish;
});

const amounts = (names, most) => Object.fromEntries(some(4, () => [of(names), mostly(() => lot(most) - 3)]));
const position = () => mostly(() => ({
  setUp: lot(3) ? { players: some(4, () => ({})) } : setUp(),
  generation: mostly(() => lot(30)),
  levels: mostly(() => ({ temperature: -30 + 2 * lot(20), oxygen: lot(16), oceans: mostly(() => lot(11)) })),
  tiles: mostly(() => some(4, () => mostly(() => ({ space: lot(100), tile: of(TILES), owner: lot(3) ? lot(3) : undefined })))),
  colonies: lot(2) ? undefined : mostly(() => some(3, () => mostly(() => ({
    card: of(["Luna", "Io", "Titan", ...CARDS]),
    marker: mostly(() => lot(9)),
    colonies: mostly(() => some(4, () => lot(4))),
    fleet: mostly(() => lot(4)),
  })))),
  seats: mostly(() => some(3, () => mostly(() => ({
    moreFleets: mostly(() => lot(300)),
    rating: mostly(() => lot(60)),
    stock: mostly(() => amounts(RESOURCES, 60)),
    production: mostly(() => amounts(RESOURCES, 20)),
    hand: mostly(() => some(6, () => of(CARDS))),
    played: mostly(() => some(6, () => of(CARDS))),
    stored: mostly(() => ({ [of(CARDS)]: lot(9) })),
    used: mostly(() => some(2, () => of(CARDS))),
    milestones: mostly(() => some(2, () => lot(6))),
    awards: mostly(() => some(2, () => lot(6))),
    passed: mostly(() => lot(4) === 0),
  })))),
  deck: mostly(() => some(3, () => of(CARDS))),
}));

const games = [];
const texts = [viriditas.setUp({ seed: "1" }).save(), viriditas.ares.setUp({ seed: "1" }).save()];
const BEGUN = texts.length;
function hold(game) {
  if (games.length >= MOST_GAMES) games.splice(lot(MOST_GAMES), 1)[0].free();
  games.push(game);
}
/** A text that was one of a game, with a letter that is another. */
function broken(text) {
  const at = lot(text.length);
  return lot(3) ? text : text.slice(0, at) + of(["", "A", "-", ".", "é"]) + text.slice(at + lot(3));
}

const WAYS = [
  () => hold(viriditas.setUp(setUp())),
  () => hold(viriditas.position(position())),
  () => hold(viriditas.ares.setUp(aresSetUp())),
  () => viriditas.ares.card(mostly(() => of(ARES_CARDS)), mostly(() => "en")),
  () => (lot(60) ? undefined : viriditas.ares.cards(mostly(() => "en"))),
  () => hold(viriditas.load(mostly(() => broken(of(texts))))),
  () => viriditas.card(mostly(() => of(CARDS)), mostly(() => "en")),
  () => (lot(60) ? undefined : viriditas.cards(mostly(() => "en"))),
  () => (lot(10) ? undefined : viriditas.maps(mostly(() => "en"))),
];
const GAME_WAYS = [
  (game) => game.asked,
  (game) => game.question(seat(), mostly(() => ({ words: Boolean(lot(2)), outcomes: Boolean(lot(2)) }))),
  (game) => game.outcome(seat(), choiceFor(game)),
  (game) => game.play(seat(), choiceFor(game)),
  (game) => {
    const next = game.next();
    if (next) game.playAt(next.seat, mostly(() => lot(next.offers)));
  },
  (game) => {
    const next = game.next();
    if (next) game.play(next.seat, of(game.question(next.seat, { outcomes: false, refused: false, words: false }).offers).choice);
  },
  (game) => {
    for (let answer = 0, next; answer < 30 && (next = game.next()); answer += 1) game.playAt(next.seat, lot(next.offers));
  },
  (game) => game.place(seat(), choiceFor(game)),
  (game) => game.undo(seat()),
  (game) => game.events(mostly(() => lot(1000)), mostly(() => (lot(2) ? null : lot(5)))),
  (game) => (lot(8) ? undefined : game.story(mostly(() => lot(1000)), seat())),
  (game) => game.state(mostly(() => (lot(2) ? null : lot(5)))),
  (game) => game.scores(),
  (game) => (lot(4) ? undefined : game.advice(seat(), mostly(() => of(["random", "friendly", "greedy"])))),
  (game) => game.speak(mostly(() => "en")),
  (game) => texts.push(game.save()) > 40 && texts.splice(lot(40), 1),
  (game) => game.subscribe(mostly(() => () => {}), seat()),
  (game) => (lot(20) ? undefined : game.free()),
];

// A page in a frame, and whoever sits around it.
const ASKS = {
  hello: {},
  start: { setUp: () => hostSetUp(), game: () => of(["mars", "ares"]) },
  load: { record: () => broken(of(texts)), seats: () => some(5, () => mostly(() => lot(5))) },
  watch: { on: () => Boolean(lot(2)) },
  state: { seat },
  question: { seat, want: () => ({ outcomes: Boolean(lot(2)) }) },
  play: { seat, choice: () => (lot(3) ? offered() : choice()) },
  record: {},
  language: { language: () => "en" },
  theme: { theme: () => of(["light", "dark"]) },
  pace: { pace: () => of(["slow", "at-once"]) },
  coach: { coach: () => of(["never", "always"]) },
};
const hostSetUp = () => ({ players: some(4, () => (lot(2) ? { player: "host" } : {})), seed: String(lot(1e6)) });

/** An answer that somebody at the page is offered. */
function offered() {
  const next = page.game?.next();
  return next ? page.game.question(next.seat, { outcomes: false, refused: false, words: false }).offers[lot(next.offers)].choice : undefined;
}

function message() {
  const ask = of(Object.keys(ASKS));
  const said = Object.entries(ASKS[ask]).filter(() => lot(20)).map(([name, value]) => [name, mostly(value)]);
  return mostly(() => ({ viriditas: mostly(() => 1), id: mostly(() => lot(1000)), ask: mostly(() => ask), ...Object.fromEntries(said) }));
}

let page;
let host;
let answered;
function newHost() {
  page?.leave();
  page = fakePage(viriditas);
  const say = (told) => {
    structuredClone(told);
    if (told.news) return;
    const { error } = told;
    if (error && (!error.message || typeof error.argument !== "string" || ["failed", "trapped"].includes(error.code))) {
      throw new Error(`a message was answered by ${JSON.stringify(error)}`);
    }
    answered = error?.code ?? "done";
  };
  host = new Host({ page, module: viriditas, allow: "start load watch play record", say });
  page.hostListen(() => host.drawn());
}

const HOST_WAYS = [
  async () => {
    let sent;
    try {
      sent = structuredClone(message());
    } catch {
      // No browser would send it.
      return "unsent";
    }
    answered = "unanswered";
    await host.hear(sent);
    return answered;
  },
  async () => page.decide(Boolean(lot(2))),
  async () => {
    const next = page.game?.next();
    if (next) page.person(next.seat, lot(next.offers));
  },
  async () => (lot(200) ? undefined : lot(2) ? page.leave() : page.own(texts[0])),
];

/** Calls so often; which calls took too long, and what the slowest took. */
async function run() {
  state = Number(seed) >>> 0;
  newHost();
  games.splice(0).forEach((game) => game.free());
  texts.length = BEGUN;
  const said = {};
  const slow = new Set();
  let slowest = 0;
  for (let call = 0; call < Number(calls); call += 1) {
    const isMessage = lot(6) === 0;
    const way = isMessage ? HOST_WAYS[lot(4) && lot(4)] : games.length === 0 || lot(12) === 0 ? of(WAYS) : () => of(GAME_WAYS)(of(games));
    const before = process.cpuUsage();
    const begun = performance.now();
    let outcome = "done";
    try {
      // Only what is sent to a frame is waited for.
      if (isMessage) outcome = (await way()) ?? "done";
      else way();
    } catch (error) {
      if (!(error instanceof ViriditasError)) throw error;
      if (error.code === "trapped" || typeof error.argument !== "string" || !error.message) throw error;
      outcome = error.code;
    }
    const wall = performance.now() - begun;
    said[outcome] = (said[outcome] ?? 0) + 1;
    if (wall <= Math.min(slowest, MOST_MILLISECONDS)) continue;
    const { user, system } = process.cpuUsage(before);
    const took = Math.min(wall, (user + system) / 1000);
    slowest = Math.max(slowest, took);
    if (took > MOST_MILLISECONDS) slow.add(call);
  }
  console.log(`${calls} calls, seed ${seed}: ${JSON.stringify(said)}; slowest ${slowest.toFixed(2)} ms`);
  return slow;
}

// A call that is slow is slow again; one that waited for a garbage collector or another process is not.
let slow = await run();
for (let again = 0; again < 2 && slow.size > 0; again += 1) {
  const repeated = await run();
  slow = new Set([...slow].filter((call) => repeated.has(call)));
}
if (slow.size > 0) {
  const told = `these calls cost over ${MOST_MILLISECONDS} ms: ${[...slow].slice(0, 10)}`;
  if (process.env.VIRIDITAS_TIMES) throw new Error(told);
  console.log(told);
}
