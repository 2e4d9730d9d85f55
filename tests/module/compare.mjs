// The same games natively and in the built module: node compare.mjs <module> <games>
// `tests/compared.rs` has left the games. Each bot gives the same answers here, and the texts of the games, with the digests of
// each generation in them, are the same to the letter.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

const [file, games] = process.argv.slice(2);
const { open } = await import(file);
const viriditas = await open();
const all = JSON.parse(await readFile(games, "utf8"));
assert(all.length > 0, "there are no games to compare");
for (const { game: kind = "mars", setUp, bots, save, told } of all) {
  const game = (kind === "ares" ? viriditas.ares : viriditas).setUp(setUp);
  for (let next; (next = game.next()); ) game.playAt(next.seat, game.advice(next.seat, bots[next.seat]).place);
  assert.deepEqual([game.save(), game.told], [save, told], `${JSON.stringify(setUp)} is another game here`);
  game.free();
}
console.log(`    ${all.length} games are the same natively and in WebAssembly`);
