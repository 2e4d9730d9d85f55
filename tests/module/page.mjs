/** A page as `begin.js` hands it to `host.js`, with a game that is not drawn. */
export function fakePage(viriditas) {
  let [game, own, ear, told, tag] = [null, 0, () => {}, null, "en"];
  const draw = () => queueMicrotask(() => ear());
  const show = (next, seats) => {
    game?.free();
    [game, own] = [next, seats];
    if (!page.isLax) page.decide(false);
    draw();
  };
  const page = {
    /** Whether a question about a game stays open when another one comes. */
    isLax: false,
    hostListen: (listener) => {
      ear = listener;
      draw();
    },
    hostGame: () => (game !== null && own !== null ? game.save() : undefined),
    hostSeats: () => own ?? 0,
    hostSit: (text, seats) => {
      show(viriditas.load(text), seats);
      return true;
    },
    hostPlay: (seat, place, answers) => {
      if (game === null || own === null || game.answers !== answers || !(own & (1 << seat))) return false;
      game.playAt(seat, place);
      draw();
      return true;
    },
    hostAsk: (listener) => {
      if (game === null || own === null || told !== null) return false;
      told = listener;
      draw();
      return true;
    },
    hostLanguage: () => tag,
    hostSpeak: (next) => {
      if (!viriditas.languages.includes(next)) return false;
      tag = next;
      draw();
      return true;
    },
    hostLight: () => draw(),
    hostPace: () => {},
    hostCoach: () => {},
    /** What a person does. */
    get game() {
      return game;
    },
    person: (seat, place) => {
      game.playAt(seat, place);
      ear();
    },
    undo: (seat) => {
      game.undo(seat);
      ear();
    },
    decide: (may) => {
      const listener = told;
      told = null;
      listener?.(may);
    },
    own: (text) => show(viriditas.load(text), null),
    leave: () => {
      show(null, 0);
      ear();
    },
  };
  return page;
}
