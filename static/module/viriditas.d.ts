// What the module is to TypeScript. The values stand in `types.d.ts`, which is read off the Rust source.
import type {
  AnalysedPart,
  Advice,
  AresAdvice,
  AresCardFacts,
  AresChoice,
  AresEvent,
  AresOutcome,
  AresQuestion,
  AresRefusal,
  AresScore,
  AresSetUp,
  AresState,
  CardFacts,
  Choice,
  Code,
  GameEvent,
  MapFacts,
  Outcome,
  Position,
  Question,
  RankedAnswer,
  Refusal,
  Score,
  SetUp,
  State,
  Want,
} from "./types.js";

export type * from "./types.js";

/** What went wrong; nothing has changed then. */
export class ViriditasError extends Error {
  /** What kind of fault it is; `trapped`: the module failed and was started anew. */
  readonly code: Code | "trapped";
  /** The argument at fault, as a path: `setUp.players[2].name`. Empty where none is. */
  readonly argument: string;
  /** Why a choice is refused, where that is the fault. */
  readonly refusal?: Refusal | AresRefusal;
  private constructor();
}

/** What a listener is told after each change. */
export interface News<Event = GameEvent> {
  /** What happened, as the seat heard it that the listener named; nothing after an undo. */
  readonly events: Event[];
  /** How many answers there are; it falls where one is taken back. */
  readonly answers: number;
  /** Who owes an answer now. */
  readonly asked: number[];
}

/** The values of a game of the board game. */
export interface MarsValues {
  kind: "mars";
  choice: Choice;
  event: GameEvent;
  question: Question;
  outcome: Outcome;
  state: State;
  score: Score;
  advice: Advice;
}

/** The values of a game of Ares Expedition. */
export interface AresValues {
  kind: "ares";
  choice: AresChoice;
  event: AresEvent;
  question: AresQuestion;
  outcome: AresOutcome;
  state: AresState;
  score: AresScore;
  advice: AresAdvice;
}

/** A game of the board game. */
export interface Game extends GameOf<MarsValues> {}

/** A game of Ares Expedition. */
export interface AresGame extends GameOf<AresValues> {}

/** A game of either kind. Seats, places and areas are counted from 0. What is wrong with an argument is thrown as a
 * `ViriditasError`. */
export interface GameOf<Values extends MarsValues | AresValues> {
  /** Which game it is. */
  readonly kind: Values["kind"];
  /** How many sit at the table. */
  readonly players: number;
  /** Who owes an answer; nobody when the game is over. */
  readonly asked: number[];
  /** Whether nobody does. */
  readonly isOver: boolean;
  /** How many answers were given; it falls where one is taken back. */
  readonly answers: number;
  /** How many events were told to everyone; it falls where an answer is taken back. It stays while all answer together. */
  readonly told: number;
  /** What a seat is asked, read off what that seat sees; `null` where it is not, or has answered already. Everything unless
   * `want` says less. */
  question(seat: number, want?: Partial<Want>): Values["question"] | null;
  /** What will come of an answer that is offered. */
  outcome(seat: number, choice: Values["choice"]): Values["outcome"];
  /** Plays an answer; what the seat hears of it. */
  play(seat: number, choice: Values["choice"]): Values["event"][];
  /** Takes the answer of a seat back that was given together with others, while one of those is still owed. */
  reopen(seat: number): Values["event"][];
  /** Undoes the last move of a seat, where it may be undone. */
  undo(seat: number): void;
  /** What happened since so many events were told, as a seat heard it; as everyone may where none is named. What others do while all
   * answer together is told when all have answered. */
  events(since?: number, seat?: number | null): Values["event"][];
  /** The same in sentences. */
  story(since?: number, seat?: number | null): string[];
  /** What a seat sees; what everyone may where none is named. */
  state(seat?: number | null): Values["state"];
  /** The scores as they stand, by seat. */
  scores(): Values["score"][];
  /** What a bot would answer for a seat, which it sees as the seat does: `greedy` unless another is named. */
  advice(seat: number, kind?: "random" | "greedy"): Values["advice"];
  /** The best answers of a seat, at most three and the best one first, by how much each is behind: the coach compares them in games as
   * they could be for whoever sees what the seat sees. It takes a second or two. */
  candidates(seat: number): RankedAnswer[];
  /** What answers from a place on changed of what each seat might expect, and how good those of some seats were, of everyone where none are
   * named. As many answers as take a second or two: go on with `from` plus their number until none come. */
  analyse(from?: number, seats?: number[] | null): AnalysedPart;
  /** The language of the words from now on, by its BCP 47 tag. */
  speak(language: string): void;
  /** The game as text, for `load` and for the page behind the `#` of its address. It holds every secret of the table. A game
   * that began with a position has no text: that throws. */
  save(): string;
  /** Calls back after each change with what happened, as a seat heard it; what it returns ends that. */
  subscribe(listener: (news: News<Values["event"]>) => void, seat?: number | null): () => void;
  /** Lets go of the game before the garbage collector does. */
  free(): void;
  /** For bots that need no values: who is asked first, and how many answers are open; `null` when the game is over. */
  next(): { seat: number; offers: number } | null;
  /** Plays the answer at this place of the offers, and tells nothing. */
  playAt(seat: number, place: number): void;
  /** The place of an answer among the offers. */
  place(seat: number, choice: Values["choice"]): number;
}

/** Ares Expedition in the module. */
export interface Ares {
  /** The revision of its rules. */
  readonly rules: number;
  /** A game that begins. */
  setUp(setUp?: AresSetUp): AresGame;
  /** Every card: what is printed on it, and what it says in a language (`en` unless another is named). */
  cards(language?: string): AresCardFacts[];
  /** The card with this English name. */
  card(name: string, language?: string): AresCardFacts;
}

/** The module. */
export interface Viriditas {
  /** The version of this interface: it rises when a name goes or changes its meaning. */
  readonly api: 1;
  /** The revision of the rules: it rises when the same answers no longer make the same game. */
  readonly rules: number;
  /** The BCP 47 tags of the languages that it speaks. */
  readonly languages: string[];
  /** A game that begins. */
  setUp(setUp?: SetUp): Game;
  /** A game that was saved: a text, or an address with one behind its `#`. Its `kind` tells which game the text holds. */
  load(text: string): Game | AresGame;
  /** A position for a study, where a turn begins. */
  position(position: Position): Game;
  /** Every card: what it is, what it says in a language (`en` unless another is named), what it shows. */
  cards(language?: string): CardFacts[];
  /** The card with this English name. */
  card(name: string, language?: string): CardFacts;
  /** Every map. */
  maps(language?: string): MapFacts[];
  /** Ares Expedition. */
  readonly ares: Ares;
  /** How many games are held. */
  readonly held: number;
}

/**
 * Opens the module; whoever calls again gets the same one. Without options it takes `raw_bg.wasm` from beside this file; where
 * that is elsewhere, name it, or bring its bytes or the compiled module.
 */
export function open(options?: { module?: string | URL | BufferSource | WebAssembly.Module | Response }): Promise<Viriditas>;
