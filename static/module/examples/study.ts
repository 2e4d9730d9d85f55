// Which corporation does best when bots play? node study.js [games] plays so many and prints a table.
import { open } from "viriditas";

const viriditas = await open();
const games = Number(process.argv[2] ?? 1000);
const table = new Map<string, { played: number; won: number; points: number }>();
for (let round = 0; round < games; round += 1) {
  const game = viriditas.setUp({ seed: `study ${round}`, players: [{}, {}, {}] });
  // By lot, and by place: no values are made for what nobody looks at.
  for (let next = game.next(); next; next = game.next()) game.playAt(next.seat, Math.floor(Math.random() * next.offers));
  const { players, result } = game.state();
  for (const { seat, corporation, score } of players) {
    const row = table.get(corporation!) ?? { played: 0, won: 0, points: 0 };
    row.played += 1;
    row.won += result!.winners.includes(seat) ? 1 : 0;
    row.points += score.total;
    table.set(corporation!, row);
  }
  game.free();
}
const rows = [...table].map(([corporation, { played, won, points }]) => ({
  corporation,
  played,
  "won, %": Math.round((won / played) * 1000) / 10,
  "points, mean": Math.round((points / played) * 10) / 10,
}));
console.table(rows.sort((one, other) => other["won, %"] - one["won, %"]));
