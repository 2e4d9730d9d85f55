// A bot that weighs what will come of each answer for certain: node bot.js [games] tells how often it beats one by lot.
import { open, type GameEvent, type Levels, type Offer, type State } from "viriditas";

const WORTH = { "mega-credits": 1, steel: 1.8, titanium: 2.7, plants: 1.8, energy: 1, heat: 0.9 };
const PRICES: Record<string, number> = { "power-plant": 11, asteroid: 14, aquifer: 18, greenery: 23, city: 25 };

/** What an event is worth to a seat, in M€, when so many generations are to go. */
function worth(event: GameEvent, seat: number, left: number): number {
  const mine = "seat" in event && event.seat === seat ? 1 : -0.4;
  if (event.kind === "gained" || event.kind === "lost") return mine * (event.kind === "lost" ? -1 : 1) * event.amount * WORTH[event.resource];
  if (event.kind === "produced") return mine * event.change * WORTH[event.resource] * left;
  if (event.kind === "rated") return mine * event.change * (left + 6);
  if (event.kind === "placed") return event.tile === "greenery" ? 8 : event.tile === "city" ? 10 : 0;
  return { drew: 3, added: 3, "milestone-claimed": 35, "award-funded": 6 }[event.kind as string] ?? 0;
}

/** How many steps are left to the end. */
const steps = ({ temperature, oxygen, oceans }: Levels) => (8 - temperature!) / 2 + (14 - oxygen!) + (9 - oceans!);

/** What a tile is worth whose area is asked for behind the answer. */
const TILES: Record<string, number> = { greenery: 8, city: 10, plants: 8 };

/** What an answer is worth with its price taken off: M€ that lie about are worth less. */
function value({ choice, outcome }: Offer, costs: Map<string, number>, { levels, players }: State, seat: number): number {
  const left = 1 + steps(levels) / 5;
  const money = players[seat]!.stock["mega-credits"];
  if (choice.kind === "card") return money > 12 && players[seat]!.handSize < 12 ? 1 : -1;
  const price = choice.kind === "play" ? costs.get(choice.card)! : choice.kind === "project" ? (PRICES[choice.project] ?? 1) : 0;
  const events = outcome?.events ?? [];
  const raised = events.filter((event) => event.kind === "raised").length;
  // Steps of the parameters that come once an area is chosen.
  const ahead = outcome === null ? 0 : Math.max(0, steps(levels) - steps(outcome.levels) - raised) * (left + 6);
  const tile = TILES[choice.kind === "project" ? choice.project : choice.kind === "convert" ? choice.conversion : ""] ?? 0;
  const gain = events.reduce((sum, event) => sum + worth(event, seat, left), ahead + tile);
  return gain - price * (money > 50 ? 0.3 : 0.8) + (choice.kind === "convert" || choice.kind === "act" ? 3 : 0);
}

const viriditas = await open();
const costs = new Map(viriditas.cards().map(({ card, cost }) => [card, cost]));
const games = Number(process.argv[2] ?? 20);
let won = 0;
for (let round = 0; round < games; round += 1) {
  const [game, mine] = [viriditas.setUp({ seed: `round ${round}` }), round % 2];
  while (!game.isOver) {
    const [seat = 0] = game.asked;
    const state = game.state(seat);
    const best = (one: Offer, other: Offer) => (value(other, costs, state, seat) > value(one, costs, state, seat) ? other : one);
    const offers = () => game.question(seat, { words: false, refused: false })!.offers;
    game.play(seat, seat === mine ? offers().reduce(best).choice : game.advice(seat, "random").choice);
  }
  won += game.state().result!.winners.includes(mine) ? 1 : 0;
  game.free();
}
console.log(`won ${won} of ${games}`);
if (won < games * 0.9) throw new Error("that is fewer than nine of ten");
