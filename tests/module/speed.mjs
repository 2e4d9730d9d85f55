// How quick the built module is: node speed.mjs <module> [<selfplay as WebAssembly for node>]
// Beside the engine alone only where that was built as well.
// Each bar is held by what was measured in this one run, where `VIRIDITAS_TIMES` says that the machine does nothing else.
import { createRequire } from "node:module";

const [file, bare] = process.argv.slice(2);
const { open } = await import(file);
const viriditas = await open();
const GAMES = 1_000;

let state = 12345;
const lot = (bound) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
};

const middle = (times) => times.sort((one, other) => one - other)[times.length >> 1];
const described = [];
const played = [];
for (let seed = 0; seed < 12; seed += 1) {
  const game = viriditas.setUp({ seed: String(seed) });
  for (let next; (next = game.next()); ) {
    const begun = performance.now();
    const { offers } = game.question(next.seat);
    const asked = performance.now();
    const choice = offers[lot(offers.length)].choice;
    const chosen = performance.now();
    game.play(next.seat, choice);
    const done = performance.now();
    // The first games are compiled while they run.
    if (seed >= 4) {
      described.push((asked - begun) * 1e3);
      played.push((done - chosen) * 1e3);
    }
  }
  game.free();
}

/** A thousand games by place, in seconds. */
function byPlace() {
  const begun = performance.now();
  for (let seed = 0; seed < GAMES; seed += 1) {
    const game = viriditas.setUp({ seed: String(seed) });
    for (let next; (next = game.next()); ) game.playAt(next.seat, lot(next.offers));
    game.free();
  }
  return (performance.now() - begun) / 1e3;
}

/** A thousand games of the engine alone, in seconds. */
const selfplay = bare && createRequire(import.meta.url)(bare).selfplay;
function alone() {
  const words = ["--players", "2", "--bots", "random,random", "--games", String(GAMES), "--seed", "1", "--json"];
  return GAMES / Number(/"games_per_second":([\d.]+)/.exec(selfplay(words, () => performance.now() / 1e3))[1]);
}

const figures = { question: middle(described), play: middle(played) };
console.log(`a question with its certain outcomes ${figures.question.toFixed(0)} µs, an answer with its events ${figures.play.toFixed(0)} µs (medians)`);
if (selfplay) {
  figures.ratio = middle(Array.from({ length: 5 }, () => byPlace() / alone()));
  console.log(`${GAMES} games by place ${figures.ratio.toFixed(2)} times as long as the engine alone`);
}
for (const [name, most] of Object.entries({ question: 500, play: 50, ratio: 2 })) {
  if (process.env.VIRIDITAS_TIMES && figures[name] > most) throw new Error(`${name} is ${figures[name].toFixed(2)}, and may be ${most}`);
}
