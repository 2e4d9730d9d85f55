// The live examples of this page.
import { open } from "../module/viriditas.js";
import "./element.js";

const at = (id) => document.getElementById(id);

at("show-element").addEventListener("click", () => {
  const game = document.createElement("viriditas-game");
  game.id = "example";
  game.setAttribute("players", "You,bot");
  game.addEventListener("changed", ({ detail: { events, answers } }) => {
    at("element-news").textContent = `${events.map(({ kind }) => kind).join(", ") || "nothing new"}; ${answers} answers so far`;
  });
  at("live-element").replaceChildren(game);
});

const page = new URL("../index.html", import.meta.url);
page.search = new URLSearchParams({ host: location.origin, place: "frame", allow: "start watch" });
let frame;
addEventListener("message", ({ source, origin, data }) => {
  if (source !== frame?.contentWindow || origin !== page.origin || data?.viriditas !== 1) return;
  const say = (message) => source.postMessage({ viriditas: 1, ...message }, page.origin);
  if (data.news === "ready") say({ id: 1, ask: "start", setUp: { players: [{ player: "greedy" }, { player: "greedy" }] } });
  if (data.id === 1) at("frame-answer").textContent = data.error ? data.error.message : "The game has begun.";
});
at("frame-start").addEventListener("click", () => {
  frame = document.createElement("iframe");
  frame.title = "Viriditas in a frame";
  frame.src = page.href;
  at("live-frame").replaceChildren(frame);
});

// A position from a link, drawn.
const viriditas = await open();
const SIDE = 10;

/** Where the areas of a map lie, by their numbers: hexagons that point upwards, in rows that are centred. */
function places(map) {
  const widths = [];
  for (const { row } of map.areas) widths[row] = (widths[row] ?? 0) + 1;
  return new Map(map.areas.map(({ space, row, position }) => {
    const x = 100 + (position - (widths[row] - 1) / 2) * SIDE * Math.sqrt(3);
    return [space, [x, 25 + row * SIDE * 1.5]];
  }));
}

function hexagon([x, y], name) {
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "polygon");
  const corners = [0, 1, 2, 3, 4, 5].map((turn) => (Math.PI / 3) * turn - Math.PI / 2);
  shape.setAttribute("points", corners.map((angle) => `${x + SIDE * Math.cos(angle)},${y + SIDE * Math.sin(angle)}`).join(" "));
  shape.setAttribute("class", `area ${name}`);
  return shape;
}

/** A game of Ares Expedition has no map: its figures in words. */
function tell(game) {
  const { round, levels, players } = game.state();
  const { temperature, oxygen, oceans } = levels;
  const scores = players.map(({ name, score }, seat) => `${name || `player ${seat + 1}`} ${score.total}`);
  at("drawn").replaceChildren();
  at("drawn-words").textContent = `Ares Expedition, round ${round}: ${temperature} °C, ${oxygen} % oxygen, ${oceans} oceans; ${scores.join(", ")} points.`;
  at("link-of-drawn").href = `../#${game.save()}`;
}

function draw(game) {
  if (game.kind === "ares") return tell(game);
  const { map: name, areas, levels, generation, players } = game.state();
  const tiles = new Map(areas.map(({ space, tile }) => [space, tile]));
  const map = viriditas.maps().find(({ map }) => map === name);
  const known = ["ocean", "greenery", "city"];
  at("drawn").replaceChildren(...[...places(map)].map(([space, place]) => {
    const tile = tiles.get(space);
    return hexagon(place, tile == null ? "" : known.includes(tile) ? tile : "other");
  }));
  const { temperature, oxygen, oceans } = levels;
  const scores = players.map(({ name, score }, seat) => `${name || `player ${seat + 1}`} ${score.total}`);
  at("drawn-words").textContent = `Generation ${generation}: ${temperature} °C, ${oxygen} % oxygen, ${oceans} oceans; ${scores.join(", ")} points.`;
  at("link-of-drawn").href = `../#${game.save()}`;
}

at("draw").addEventListener("click", () => {
  try {
    draw(viriditas.load(at("link").value.trim()));
  } catch (error) {
    at("drawn-words").textContent = error.message;
  }
});

// Until somebody brings a link, one that bots have played.
const begun = viriditas.setUp({ seed: "drawn" });
for (let answer = 0; answer < 250 && !begun.isOver; answer += 1) {
  const [seat] = begun.asked;
  begun.play(seat, begun.advice(seat).choice);
}
draw(begun);
