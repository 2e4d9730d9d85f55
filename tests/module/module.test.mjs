// The module as others use it: run by `cargo xtask package --test` and `cargo xtask test`, on node 18 and later. What is tested
// is the package that was built; `VIRIDITAS_MODULE` says where it lies.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

const { open, ViriditasError } = await import(process.env.VIRIDITAS_MODULE);
const viriditas = await open();

/** What a call throws. */
function thrownBy(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof ViriditasError, `${error}`);
    return error;
  }
  return assert.fail("nothing was thrown");
}

/** Numbers by lot that are the same in each run. */
function lots(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function played(seed, setUp = {}) {
  const [game, lot] = [viriditas.setUp({ seed: String(seed), ...setUp }), lots(seed)];
  for (let next; (next = game.next()); ) game.playAt(next.seat, lot(next.offers));
  return game;
}

test("a game is set up, played to its end and saved", () => {
  const game = viriditas.setUp({ seed: "7", players: [{ name: "Ada" }, { name: "Blaise", player: "greedy" }] });
  assert.deepEqual(game.asked, [0, 1]);
  const lot = lots(7);
  while (!game.isOver) {
    const seat = game.asked[0];
    const { offers } = game.question(seat);
    game.play(seat, offers[lot(offers.length)].choice);
  }
  const { result, players, phase } = game.state();
  assert.equal(phase, "over");
  assert.equal(result.winners.length >= 1, true);
  assert.deepEqual(players.map(({ name }) => name), ["Ada", "Blaise"]);
  assert.deepEqual(players.map(({ score }) => score), game.scores());
  const again = viriditas.load(game.save());
  assert.equal(again.save(), game.save());
  assert.deepEqual(again.state(0), game.state(0));
});

test("cards can be left out, in a game that is saved as well", () => {
  const kept = new Set(["Birds", "Fish"]);
  const banned = viriditas.cards().map(({ card }) => card).filter((_, place) => place % 4 === 0);
  const game = played(7, { banned: banned.filter((card) => !kept.has(card)) });
  const { players } = game.state();
  const left = new Set(banned.filter((card) => !kept.has(card)));
  assert.deepEqual(players.flatMap(({ played }) => played).filter(({ card }) => left.has(card)), []);
  assert.deepEqual(viriditas.load(game.save()).state(), game.state());
});

test("the same seed makes the same game, and without one each is another", () => {
  assert.equal(viriditas.setUp({ seed: "7" }).save(), viriditas.setUp({ seed: "7" }).save());
  assert.notEqual(viriditas.setUp().save(), viriditas.setUp().save());
});

test("answers by place are those of the question", () => {
  const [one, other, lot] = [viriditas.setUp({ seed: "3" }), viriditas.setUp({ seed: "3" }), lots(3)];
  for (let next; (next = one.next()); ) {
    const question = one.question(next.seat, { outcomes: false, refused: false, words: false });
    assert.equal(question.offers.length, next.offers);
    const place = lot(next.offers);
    one.playAt(next.seat, place);
    other.play(next.seat, question.offers[place].choice);
  }
  assert.equal(one.save(), other.save());
});

test("what is told beforehand happens", () => {
  const [game, lot] = [viriditas.setUp({ seed: "11" }), lots(11)];
  let compared = 0;
  while (!game.isOver) {
    const seat = game.asked[0];
    const { offers, shape } = game.question(seat);
    const { choice, outcome } = offers[lot(offers.length)];
    // Where payers are asked on the way, what is told goes on behind them, with the usual payment.
    const heard = game.play(seat, choice);
    const length = Math.min(heard.length, outcome.events.length);
    const kinds = (events) => events.slice(0, length).map(({ kind }) => kind);
    assert.deepEqual(kinds(outcome.events), kinds(heard), shape.kind);
    compared += length;
  }
  assert.ok(compared > 100);
});

test("a refusal says why, and changes nothing", () => {
  const game = viriditas.position({ seats: [{ hand: ["Birds"], stock: { "mega-credits": 3 } }, {}] });
  const kept = game.state(0);
  const error = thrownBy(() => game.play(0, { kind: "play", card: "Birds" }));
  assert.equal(error.code, "refused");
  assert.equal(error.argument, "choice");
  assert.deepEqual(error.refusal, { kind: "too-low", of: { what: "parameter", of: "oxygen" }, needs: 13, now: 0 });
  assert.match(error.message, /13/);
  assert.deepEqual(game.state(0), kept);
  const { refused } = game.question(0);
  assert.deepEqual(refused.find(({ choice }) => choice.card === "Birds").refusal, error.refusal);
});

test("a seat sees its own hand and no other's", () => {
  const game = viriditas.position({ seats: [{ hand: ["Birds", "Ants"] }, { hand: ["Fish"] }] });
  const hands = (seat) => game.state(seat).players.map(({ hand }) => hand);
  assert.deepEqual(hands(0).map((hand) => hand.length), [2, 0]);
  assert.deepEqual(hands(1), [[], ["Fish"]]);
  assert.deepEqual(hands(null), [[], []]);
  assert.deepEqual(game.state().players.map(({ handSize }) => handSize), [2, 1]);
});

test("listeners hear what their seat hears, and their mistakes are theirs", () => {
  const game = viriditas.position({ seats: [{ hand: ["Research"], stock: { "mega-credits": 30 } }, {}] });
  const heard = { mine: [], theirs: [] };
  const errors = [];
  globalThis.reportError = (error) => errors.push(error);
  game.subscribe(() => {
    throw new Error("mine");
  });
  const end = game.subscribe(({ events }) => heard.mine.push(...events), 0);
  game.subscribe(({ events }) => heard.theirs.push(...events), 1);
  game.play(0, { kind: "play", card: "Research" });
  const drew = (events) => events.filter(({ kind }) => kind === "drew").map(({ card }) => card === null);
  assert.deepEqual([drew(heard.mine), drew(heard.theirs)], [[false, false], [true, true]]);
  end();
  const before = heard.mine.length;
  game.play(game.asked[0], { kind: "end-turn" });
  assert.equal(heard.mine.length, before);
  assert.deepEqual(errors.map(({ message }) => message), ["mine", "mine"]);
});

test("a fleet trades with a colony tile, and what is wrong with a trade is said", () => {
  const game = viriditas.position({
    setUp: { boxes: ["colonies"], players: [{}, {}] },
    colonies: [{ card: "Luna", marker: 4, colonies: [1] }, { card: "Titan" }, { card: "Io", fleet: 1 }],
    seats: [{ stock: { "mega-credits": 9 } }, {}],
  });
  const luna = () => game.state().colonies.find(({ card }) => card === "Luna");
  assert.deepEqual(luna(), { card: "Luna", isOpen: true, marker: 4, colonies: [1], fleet: null });
  assert.deepEqual(game.state().players.map(({ fleets, fleetsAtHome }) => [fleets, fleetsAtHome]), [[1, 1], [1, 0]]);
  const refused = (choice) => thrownBy(() => game.play(0, { kind: "trade", ...choice }));
  for (const [choice, argument, code = "argument"] of [
    [{ card: "Luna" }, "choice.resource"],
    [{ card: "Luna", resource: "gold" }, "choice.resource"],
    [{ card: "Moon", resource: "energy" }, "choice.card"],
    [{ card: "Luna", resource: "steel" }, "choice", "refused"],
    [{ card: "Luna", resource: "energy" }, "choice", "refused"],
    [{ card: "Callisto", resource: "mega-credits" }, "choice", "refused"],
    [{ card: "Titan", resource: "mega-credits" }, "choice", "refused"],
    [{ card: "Io", resource: "mega-credits" }, "choice", "refused"],
    [{ card: "Birds", resource: "mega-credits" }, "choice", "refused"],
  ]) {
    const error = refused(choice);
    assert.deepEqual([error.argument, error.code], [argument, code], error.message);
    assert.ok(error.message.length > 10 && error.message.length < 400, error.message);
  }
  game.play(0, { kind: "trade", card: "Luna", resource: "mega-credits" });
  assert.deepEqual(luna(), { card: "Luna", isOpen: true, marker: 1, colonies: [1], fleet: 0 });
  const money = game.state().players.map(({ stock }) => stock["mega-credits"]);
  assert.deepEqual(money, [10, 2]);
});

test("a seat that has answered is asked nothing until the others have, and may take its answer back", () => {
  const game = viriditas.setUp({ players: [{ name: "Ada" }, { name: "Bea" }], seed: "5" });
  assert.deepEqual(game.asked, [0, 1]);
  let answers = 0;
  for (let question; (question = game.question(1)) !== null; answers += 1) game.play(1, question.offers.at(-1).choice);
  assert.ok(answers > 1 && answers < 30);
  assert.deepEqual(game.asked, [0]);
  game.reopen(1);
  assert.deepEqual(game.asked, [0, 1]);
  assert.notEqual(game.question(1), null);
});

test("a move is undone where it may be", () => {
  const game = viriditas.position({ seats: [{ stock: { "mega-credits": 20 } }, {}] });
  const before = game.state(0);
  game.play(0, { kind: "project", project: "power-plant" });
  game.undo(0);
  assert.deepEqual(game.state(0), before);
  assert.equal(thrownBy(() => game.save()).argument, "game", "a position has no text");
  assert.equal(thrownBy(() => game.undo(0)).code, "stays");
});

test("each mistake names its argument", () => {
  const game = viriditas.setUp({ seed: "1" });
  const thrower = { get players() { throw new Error("no"); } };
  const circle = {};
  circle.players = [circle];
  for (const [call, argument, code = "argument"] of [
    [() => viriditas.setUp(7), "setUp"],
    [() => viriditas.setUp({ players: [{}, { name: 7 }] }), "setUp.players[1].name"],
    [() => viriditas.setUp({ players: [{ player: "genius" }] }), "setUp.players[0].player"],
    [() => viriditas.setUp({ player: [] }), "setUp.player"],
    [() => viriditas.setUp({ players: [] }), "setUp", "impossible"],
    [() => viriditas.setUp({ boxes: ["nothing"] }), "setUp.boxes[0]"],
    [() => viriditas.setUp({ map: "Venus" }), "setUp.map"],
    [() => viriditas.setUp({ banned: ["Birds", "Bird"] }), "setUp.banned[1]"],
    [() => viriditas.setUp({ banned: viriditas.cards().map(({ card }) => card) }), "setUp", "impossible"],
    [() => viriditas.setUp({ first: 1.5 }), "setUp.first"],
    [() => viriditas.setUp({ seed: 7n }), "setUp.seed"],
    [() => viriditas.setUp({ seed: () => 7 }), "setUp.seed"],
    [() => viriditas.setUp({ first: NaN }), "setUp.first"],
    [() => viriditas.setUp(thrower), "setUp"],
    [() => viriditas.setUp(circle), "setUp"],
    [() => viriditas.setUp({ seed: "x".repeat(1e6) }), "setUp"],
    [() => viriditas.load(7), "text"],
    [() => viriditas.load("nothing"), "text", "broken"],
    [() => viriditas.load("x".repeat(1e6)), "text"],
    [() => viriditas.position({ seats: [{ hand: ["No such card"] }] }), "position.seats[0].hand[0]"],
    [() => viriditas.position({ seats: [{ stock: { gold: 1 } }] }), "position.seats[0].stock.gold"],
    [() => viriditas.position({ levels: { oxygen: 99 } }), "position", "impossible"],
    [() => viriditas.position({ tiles: [{ tile: "city" }] }), "position.tiles[0].space"],
    [() => viriditas.position({ colonies: [{ marker: 2 }] }), "position.colonies[0].card"],
    [() => viriditas.position({ colonies: [{ card: "Luna" }] }), "position", "impossible"],
    [() => viriditas.card("No such card"), "name"],
    [() => viriditas.cards("xx"), "language"],
    [() => game.question(5), "seat"],
    [() => game.question(2), "seat"],
    [() => game.question("0"), "seat"],
    [() => game.question(0, { words: "yes" }), "want.words"],
    [() => game.play(0), "choice"],
    [() => game.play(0, { kind: "dance" }), "choice.kind"],
    [() => game.play(0, { kind: "play" }), "choice.card"],
    [() => game.play(0, { kind: "space", space: 300 }), "choice.space"],
    [() => game.play(0, { kind: "pass" }), "choice", "refused"],
    [() => game.playAt(0, 99), "place"],
    [() => game.playAt(0, -1), "place"],
    [() => game.advice(0, "genius"), "kind"],
    [() => game.candidates(5), "seat"],
    [() => game.speak("xx"), "language"],
    [() => game.subscribe(7), "listener"],
    [() => game.undo(0), "", "stays"],
  ]) {
    const error = thrownBy(call);
    assert.deepEqual([error.argument, error.code], [argument, code], `${call}: ${error.message}`);
    assert.ok(error.message.length > 10 && error.message.length < 400, error.message);
  }
  assert.equal(game.save(), viriditas.setUp({ seed: "1" }).save());
});

test("a game that was freed says so, and nothing is left of it", () => {
  const before = viriditas.held;
  const game = viriditas.setUp();
  assert.equal(viriditas.held, before + 1);
  game.free();
  game.free();
  assert.equal(viriditas.held, before);
  assert.equal(thrownBy(() => game.save()).argument, "game");
});

test("a game goes to the page and back by its address", () => {
  const game = viriditas.setUp({ seed: "5" });
  const address = `https://example.org/viriditas/#${game.save()}`;
  assert.equal(viriditas.load(address).save(), game.save());
});

test("cards and maps say and show what they are", () => {
  const birds = viriditas.card("birds");
  assert.deepEqual([birds.card, birds.form, birds.cost, birds.tags, birds.holds], ["Birds", "active", 10, ["animal"], "animal"]);
  assert.ok(birds.words.some(({ topic, text }) => topic === "requirement" && text.includes("13")));
  assert.ok(birds.face.some(({ topic, icons }) => topic === "action" && icons.some(({ of }) => of === "animal")));
  assert.equal(new Set(viriditas.cards().map(({ card }) => card)).size, viriditas.cards().length);
  const [tharsis] = viriditas.maps();
  assert.deepEqual([tharsis.map, tharsis.areas.length, tharsis.milestones.length], ["Tharsis", 61, 5]);
});

test("what a bot needs is a value", () => {
  const game = viriditas.setUp({ seed: "1", players: [{}, {}, {}], boxes: ["corporate-era", "colonies", "turmoil"] });
  const { colonies, committee, players, milestoneValues, awardValues } = game.state();
  assert.deepEqual(players[2].tradeCosts, [
    { unit: "mega-credits", amount: 9 },
    { unit: "titanium", amount: 3 },
    { unit: "energy", amount: 3 },
  ]);
  for (const { card, marker } of colonies) {
    const { colony, play } = viriditas.card(card);
    assert.equal(colony.income.length, 7);
    assert.ok(Array.isArray(colony.income[marker]) && play.length > 0 && colony.bonus.length > 0, card);
  }
  for (const { party } of committee.parties) {
    const facts = viriditas.cards().find(({ form, card }) => form === "party" && card.toLowerCase().replaceAll(" ", "-") === party);
    assert.ok(facts.play.length > 0 && facts.lasting.length + facts.actions.length > 0, party);
  }
  const parties = committee.parties.map(({ party }) => party);
  const { event } = viriditas.card(committee.coming);
  assert.ok(parties.includes(event.revealed) && parties.includes(event.current));
  assert.deepEqual([milestoneValues[0].values.length, awardValues[0].values.length], [3, 3]);
});

test("the best answers are told with what parts them, in both games", () => {
  for (const game of [viriditas.setUp({ seed: "7" }), viriditas.ares.setUp({ seed: "7" })]) {
    const [best, ...others] = game.candidates(0);
    assert.deepEqual([best.pointsBehind.mean, best.chanceBehind.mean, best.isAlike], [0, 0, true]);
    assert.ok(others.length >= 1 && others.length <= 2);
    for (const { places, pointsBehind, chanceBehind } of [best, ...others]) {
      assert.ok(places.length >= 1 && game.question(0).offers[places[0]] !== undefined);
      assert.ok(pointsBehind.error >= 0 && Math.abs(chanceBehind.mean) <= 1);
    }
    for (const place of best.places) game.playAt(0, place);
    assert.equal(game.answers, best.places.length);
  }
});

test("a game is analysed as it is natively", async () => {
  const golden = JSON.parse(await readFile(new URL("analysed.json", import.meta.url), "utf8"));
  for (const [kind, game] of [["mars", viriditas.setUp({ seed: "7" })], ["ares", viriditas.ares.setUp({ seed: "7" })]]) {
    while (game.answers < 24) {
      const { seat, offers } = game.next();
      game.playAt(seat, (game.answers * 7) % offers);
    }
    const parts = [];
    for (let from = 0; from < 24; from += parts.at(-1).answers.length) parts.push(game.analyse(from, [0]));
    assert.deepEqual(JSON.parse(JSON.stringify(parts)), golden[kind]);
    assert.deepEqual(game.analyse(24).answers, []);
    assert.throws(() => game.analyse(0, [2]), { argument: "seat" });
    game.free();
  }
});

test("a game of Ares Expedition is set up, played to its end and saved", () => {
  const game = viriditas.ares.setUp({ seed: "7", players: [{ name: "Ada" }, { name: "Blaise", player: "greedy" }] });
  assert.deepEqual([game.kind, game.asked, game.players], ["ares", [0, 1], 2]);
  const heard = [[], [], []];
  const listeners = [0, 1, null].map((seat, place) => game.subscribe(({ events }) => heard[place].push(...events), seat));
  const begun = [0, 1, null].map((seat) => game.events(0, seat));
  const lot = lots(7);
  while (!game.isOver) {
    const seat = game.asked[lot(game.asked.length)];
    const { offers } = game.question(seat);
    const { choice } = offers[lot(offers.length)];
    assert.equal(offers[game.place(seat, choice)].choice.kind, choice.kind);
    game.play(seat, choice);
  }
  const { result, players, stage } = game.state();
  assert.equal(stage.kind, "over");
  assert.ok(result.winners.length >= 1);
  assert.deepEqual(players.map(({ name }) => name), ["Ada", "Blaise"]);
  assert.deepEqual(players.map(({ score }) => score), game.scores());
  const sorted = (events) => events.map((event) => JSON.stringify(event)).sort();
  for (const [place, seat] of [0, 1, null].entries()) {
    assert.deepEqual(sorted([...begun[place], ...heard[place]]), sorted(game.events(0, seat)), `${seat} hears each event once`);
    listeners[place]();
  }
  const again = viriditas.load(game.save());
  assert.deepEqual([again.kind, again.save()], ["ares", game.save()]);
  assert.deepEqual(again.state(0), game.state(0));
  assert.equal(viriditas.load(viriditas.setUp({ seed: "7" }).save()).kind, "mars");
});

test("the cards of Ares Expedition and its mistakes are told as those of the board game", () => {
  const cards = viriditas.ares.cards();
  assert.equal(cards.length, 226);
  for (const { card, words } of cards) assert.ok(words.length > 0, card);
  assert.deepEqual(viriditas.ares.card(cards[0].card), cards[0]);
  assert.ok(Number.isInteger(viriditas.ares.rules));
  const fault = thrownBy(() => viriditas.ares.setUp({ map: "Hellas" }));
  assert.equal(fault.argument, "setUp.map");
  assert.match(fault.message, /is of the board game only/);
  assert.equal(thrownBy(() => viriditas.setUp({ mode: "cooperative" })).argument, "setUp.mode");
  const game = viriditas.ares.setUp({ seed: "1" });
  const { code, argument, refusal, message } = thrownBy(() => game.play(0, { kind: "pass" }));
  assert.deepEqual([code, argument, refusal], ["argument", "choice.kind", undefined]);
  assert.match(message, /buy-rating/);
  assert.deepEqual(thrownBy(() => game.play(0, { kind: "draw-bonus" })).refusal, { kind: "not-an-answer" });
});

test("mistakes are said in the words of whoever sends values", () => {
  const said = (call) => thrownBy(call).message;
  assert.equal(said(() => viriditas.setUp({ first: "one" })), "`setUp.first` must be a whole number from 0 to 255.");
  assert.equal(said(() => viriditas.setUp([])), "`setUp` must be an object.");
  assert.match(said(() => viriditas.card("Brids")), /Did you mean “Birds”/);
  assert.match(said(() => viriditas.setUp({ boxes: ["prelude", "tr63"] })), /does nothing here/);
  const game = viriditas.setUp({ seed: "1" });
  assert.equal(said(() => game.play(0, "pass")), "`choice` must be an object with names and values.");
  assert.equal(said(() => game.question(0, { words: 1 })), "`want.words` must be true or false.");
});

test("after a trap the host gets one error, and every game stands as before", async () => {
  const games = [1, 2, 3].map((seed) => played(seed, { players: [{}, {}, {}] }));
  const running = viriditas.position({ seats: [{ hand: ["Birds"], stock: { "mega-credits": 50 } }, {}] });
  const lot = lots(9);
  for (let answer = 0; answer < 100; answer += 1) {
    const { seat, offers } = running.next();
    if (answer % 2) running.playAt(seat, lot(offers));
    else running.play(seat, running.question(seat).offers[lot(offers)].choice);
    if (answer === 50) running.speak("en");
  }
  const heard = [];
  running.subscribe(({ answers }) => heard.push(answers));
  const expedition = viriditas.ares.setUp({ seed: "5", players: [{}, {}, {}] });
  for (let answer = 0; answer < 60; answer += 1) expedition.playAt(expedition.next().seat, 0);
  const all = [...games, running, expedition];
  const stands = () => all.map((game) => [game.state(0), game.state(1), game.answers]);
  const saved = stands();
  const { initSync } = await import(new URL("./raw.js", process.env.VIRIDITAS_MODULE));
  for (let death = 0; death < 3; death += 1) {
    // Nothing that the module remembers makes sense from here on.
    new Uint8Array(initSync({}).memory.buffer).fill(0xff);
    const { seat } = { seat: 0 };
    const error = thrownBy(() => running.question(seat));
    assert.equal(error.code, "trapped", error.message);
    assert.deepEqual(stands(), saved);
    assert.equal(viriditas.held >= all.length, true);
  }
  const { seat } = running.next();
  running.playAt(seat, 0);
  assert.deepEqual(heard, [running.answers]);
});

test("the version is that of the package", async () => {
  const about = JSON.parse(await readFile(new URL("../../package.json", process.env.VIRIDITAS_MODULE)));
  assert.equal(about.name, "viriditas");
  assert.equal(viriditas.api, 1);
  assert.ok(Number.isInteger(viriditas.rules));
});
