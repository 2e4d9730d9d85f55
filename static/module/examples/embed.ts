// A page that answers for one seat of a game in an element: <viriditas-game players="Ada,host:Page"></viriditas-game>
import { ViriditasFault } from "viriditas/element";

const SEAT = 1;
const game = document.querySelector("viriditas-game");
if (game === null) throw new Error("There is no game in this page.");

let isAnswering = false;
game.addEventListener("changed", async ({ detail: { asked } }) => {
  if (isAnswering || !asked.includes(SEAT)) return;
  isAnswering = true;
  try {
    // As long as one answer leads to the next question.
    for (let question; (question = await game.question(SEAT)) !== null; ) {
      const { offers } = question;
      const offer = offers[Math.floor(Math.random() * offers.length)];
      if (offer) await game.play(SEAT, offer.choice);
    }
  } catch (error) {
    // The person before the page has left the game, or taken it elsewhere.
    if (!(error instanceof ViriditasFault)) throw error;
    console.warn(error.code, error.message);
  } finally {
    isAnswering = false;
  }
});
