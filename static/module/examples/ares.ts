// Which phase do winners of Ares Expedition choose most? node ares.js [games] plays so many by bots and prints a table.
import { open, type AresGame, type AresPhase } from "viriditas";

const viriditas = await open();
const games = Number(process.argv[2] ?? 50);
const chosen = new Map<AresPhase, { winners: number; others: number }>();

/** Lets bots play a game to its end. */
function play(game: AresGame) {
  while (!game.isOver) {
    const [seat = 0] = game.asked;
    game.playAt(seat, game.advice(seat).place);
  }
}

for (let round = 0; round < games; round += 1) {
  const game = viriditas.ares.setUp({ seed: `study ${round}`, players: [{}, {}, {}] });
  play(game);
  const { winners } = game.state().result!;
  for (const event of game.events()) {
    if (event.kind !== "chose") continue;
    const row = chosen.get(event.phase) ?? { winners: 0, others: 0 };
    row[winners.includes(event.seat) ? "winners" : "others"] += 1;
    chosen.set(event.phase, row);
  }
  // A text says which game it holds.
  const again = viriditas.load(game.save());
  if (again.kind !== "ares") throw new Error("that is another game");
  if (again.state().round !== game.state().round) throw new Error("that is another table");
  again.free();
  game.free();
}
console.table(Object.fromEntries(chosen));
