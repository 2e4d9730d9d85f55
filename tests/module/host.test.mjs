// What a frame answers to the page around it: VIRIDITAS_MODULE=file:///…/viriditas.js node --test host.test.mjs
import { test } from "node:test";
import assert from "node:assert/strict";
import { fakePage } from "./page.mjs";

const { open } = await import(process.env.VIRIDITAS_MODULE);
const { Host } = await import(new URL("../embed/host.js", process.env.VIRIDITAS_MODULE));
const viriditas = await open();

const ALL = "start load watch play record";

/** A host that may do this, at a page that shows a game without drawing it. */
function hosted(allow = ALL) {
  const said = [];
  const page = fakePage(viriditas);
  const host = new Host({ page, module: viriditas, allow, say: (message) => said.push(structuredClone(message)) });
  page.hostListen(() => host.drawn());
  let id = 0;
  const ask = async (ask, more = {}) => {
    id += 1;
    await host.hear({ viriditas: 1, id, ask, ...more });
    return said.find((message) => message.id === id);
  };
  return { page, host, said, ask };
}

const players = [{ name: "Ada" }, { player: "host", name: "Bea" }];

test("a host starts a game, plays its seat to the end and hears of the rest", async () => {
  const { page, said, ask } = hosted();
  assert.equal((await ask("watch")).ok, null);
  assert.equal((await ask("start", { setUp: { players, seed: "7" } })).ok, null);
  let answers = 0;
  while (page.game.asked.length > 0) {
    const [seat] = page.game.asked;
    if (seat === 0) {
      // The person at the page.
      page.person(0, 0);
      continue;
    }
    const { ok: question } = await ask("question", { seat });
    const before = page.game.told;
    const { ok: events } = await ask("play", { seat, choice: question.offers[answers % question.offers.length].choice });
    answers += 1;
    assert.deepEqual(events, page.game.events(before, seat));
  }
  assert.ok(answers > 50, `${answers} answers`);
  const news = said.filter(({ news }) => news === "changed");
  assert.deepEqual(news.flatMap(({ events }) => events), page.game.events(), "everything was told, once");
  assert.deepEqual(news.at(-1).asked, []);
  page.leave();
  assert.equal(said.at(-1).news, "left");
});

test("messages that come at once are answered one after the other", async () => {
  const { page, host, said, ask } = hosted();
  await ask("start", { setUp: { players, seed: "7" } });
  const { choice } = page.game.question(1).offers[0];
  const asked = [1, 2, 3].map((id) => ({ viriditas: 1, id: `${id}`.repeat(3) - 0, ask: "play", seat: 1, choice }));
  await Promise.all(asked.map((message) => host.hear(message)));
  const answers = asked.map(({ id }) => said.find((message) => message.id === id));
  assert.ok(answers[0].ok.length >= 0, JSON.stringify(answers[0]));
  // The same answer does not fit the next question.
  assert.deepEqual(answers.slice(1).map(({ error }) => error.code), ["refused", "refused"]);
});

test("a flood is answered at one rate, whatever it asks", async () => {
  for (const [ask, more] of [["hello", {}], ["state", {}], ["question", { seat: 1 }], ["pace", { pace: "slow" }], ["nonsense", {}]]) {
    const { host, said, ask: once } = hosted();
    await once("start", { setUp: { players, seed: "7" } });
    let last;
    for (let id = 1000; id < 2000; id += 1) {
      last = host.hear({ viriditas: 1, id, ask, ...more });
      // All that can be done at once is done before the next message.
      for (let step = 0; step < 20; step += 1) await null;
    }
    await last;
    const answers = said.filter(({ id }) => id >= 1000);
    const refused = answers.filter(({ error }) => error?.message.startsWith("More than 100 messages"));
    assert.equal(answers.length, 1000, ask);
    assert.ok(refused.length >= 800, `${ask}: ${refused.length} of 1000 were refused`);
    assert.equal((await once("hello")).ok.hosted, true, "and it goes on");
  }
});

test("a record is given by leave, and others are heard meanwhile", async () => {
  const { page, host, said, ask } = hosted();
  await ask("start", { setUp: { players, seed: "7" } });
  assert.equal(await ask("record"), undefined, "nobody has decided yet");
  assert.equal((await ask("record")).error.code, "denied", "asked twice");
  assert.equal((await ask("hello")).ok.hosted, true);
  page.decide(true);
  assert.equal(said.at(-1).ok, page.hostGame());
  await ask("record");
  page.decide(false);
  assert.equal(said.at(-1).error.code, "denied");
  await host.hear({ viriditas: 1, ask: "record" });
  page.decide(true);
  assert.deepEqual([said.at(-1).id, said.at(-1).ok], [null, page.hostGame()], "a message without a name");
});

test("consent for one game hands over no other", async () => {
  for (const [next, more] of [["start", { setUp: { players, seed: "8" } }], ["start", { game: "ares" }], ["load", {}]]) {
    const { page, said, ask } = hosted();
    const record = viriditas.setUp({ players: [{}, {}], seed: "9" }).save();
    await ask("start", { setUp: { players, seed: "7" } });
    await ask("record");
    // A page that leaves its question open.
    page.isLax = true;
    assert.equal((await ask(next, next === "load" ? { record } : more)).ok, null);
    page.decide(true);
    assert.equal(said.at(-1).error?.code, "denied", next);
    page.isLax = false;
    await ask("record");
    page.decide(true);
    assert.equal(said.at(-1).ok, page.hostGame(), "the next question is about the next game");
  }
});

test("a word that is no verb allows nothing, and no part of it does", async () => {
  for (const allow of ["Start", "start-all", "re_start1"]) {
    const { ask } = hosted(allow);
    assert.equal((await ask("start", {})).error.code, "denied", allow);
  }
  for (const allow of ["start,load", "load; start", "watch|start"]) {
    const { ask } = hosted(allow);
    assert.equal((await ask("start", {})).ok, null, allow);
  }
});

test("games of the visitor are not the host's", async () => {
  const { page, said, ask } = hosted();
  await ask("watch");
  page.own(viriditas.setUp({ seed: "1" }).save());
  for (const [verb, more] of [["state"], ["state", { seat: 0 }], ["question", { seat: 0 }], ["play", { seat: 0, choice: { kind: "pass" } }], ["record"]]) {
    assert.deepEqual((await ask(verb, more)).error?.code, "denied", verb);
  }
  assert.equal((await ask("hello")).ok.hosted, false);
  assert.deepEqual(said.filter(({ news }) => news), []);
});

test("seats that are brought are the host's, as far as the game has them", async () => {
  const { page, ask } = hosted();
  const record = viriditas.setUp({ players: [{}, {}, {}], seed: "1" }).save();
  assert.equal((await ask("load", { record, seats: [0, 2] })).ok, null);
  assert.equal(page.hostSeats(), 0b101);
  for (const [seats, argument] of [[[3], "seats"], [[-1], "seats[0]"], [[0, "1"], "seats[1]"], ["all", "seats"], [Array(6).fill(0), "seats"]]) {
    assert.equal((await ask("load", { record, seats })).error.argument, argument);
  }
  assert.equal(page.hostSeats(), 0b101, "nothing has changed");
  const hidden = ({ ok }) => ok.players.map(({ dealt }) => dealt.length === 0);
  assert.deepEqual(hidden(await ask("state", { seat: 2 })), [true, true, false]);
  assert.deepEqual(hidden(await ask("state")), [true, true, true]);
});

test("nothing is kept of games that were shown", async () => {
  const { ask } = hosted();
  const before = viriditas.held;
  for (let time = 0; time < 20; time += 1) await ask("start", { setUp: { players, seed: `${time}` } });
  await ask("question", { seat: 1 });
  assert.ok(viriditas.held <= before + 2, `${before} games, then ${viriditas.held}`);
});

test("a host starts Ares Expedition, plays its seat to the end and hears of the rest", async () => {
  const { page, said, ask } = hosted();
  await ask("watch");
  assert.equal((await ask("start", { setUp: { players, mode: "competitive", seed: "7" }, game: "ares" })).ok, null);
  let answers = 0;
  while (page.game.asked.length > 0) {
    // The person at the page, now and then before the host.
    const seat = page.game.asked[answers % page.game.asked.length];
    answers += 1;
    if (seat !== 1) {
      const { offers } = page.game.question(seat, { outcomes: false, refused: false });
      page.person(seat, answers % offers.length);
      continue;
    }
    const { ok: question } = await ask("question", { seat: 1 });
    const { ok: events, error } = await ask("play", { seat: 1, choice: question.offers[answers % question.offers.length].choice });
    assert.ok(Array.isArray(events), error?.message);
  }
  const news = said.filter(({ news }) => news === "changed");
  assert.deepEqual(news.flatMap(({ events }) => events), page.game.events(), "everything was told, once");
  assert.deepEqual(news.at(-1).asked, []);
  const { ok: state } = await ask("state", { seat: 1 });
  assert.equal(state.stage.kind, "over");
  ask("record");
  await ask("hello");
  page.decide(true);
  const record = said.at(-1).ok;
  assert.equal(viriditas.load(record).kind, "ares");
  assert.equal((await ask("load", { record, seats: [0] })).ok, null);
  assert.equal(page.hostSeats(), 0b01);
});

test("what only one game has is refused for the other in a sentence", async () => {
  const { ask } = hosted();
  const { error } = await ask("start", { setUp: { map: "Hellas" }, game: "ares" });
  assert.equal(error.argument, "setUp.map");
  assert.match(error.message, /is of the board game only: Ares Expedition has players, mode, options and seed\.$/);
  assert.equal((await ask("start", { setUp: { mode: "cooperative" } })).error.argument, "setUp.mode");
  assert.equal((await ask("start", { game: "chess" })).error.argument, "game");
});
