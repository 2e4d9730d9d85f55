// What the element is to TypeScript.
import type { Choice, Code, GameEvent, Question, Refusal, SetUp, Sitting, State, Want } from "../module/types.js";

export type * from "../module/types.js";

/** A set-up in which `host` is the page around: it answers for that seat. */
export type HostSetUp = Omit<SetUp, "players"> & {
  players?: (Sitting | { name?: string; player: "host" })[];
};

/** What went wrong; nothing has changed then. */
export class ViriditasFault extends Error {
  /** What kind of fault it is; `denied`: the frame, the game or the person does not allow it. */
  readonly code: Code | "trapped" | "denied" | "failed" | "gone" | "silent";
  /** The argument at fault, as a path. Empty where none is. */
  readonly argument: string;
  /** Why a choice is refused, where that is the fault. */
  readonly refusal?: Refusal;
}

/** What has happened in a game of the host's, as everyone may hear it. */
export interface Changed {
  readonly events: GameEvent[];
  readonly answers: number;
  readonly asked: number[];
}

/** The events of the element. They bubble. */
export interface ViriditasEvents {
  /** The page hears its host. */
  ready: CustomEvent<{ rules: number }>;
  /** How high the page would like to be, in CSS pixels. */
  size: CustomEvent<{ height: number }>;
  /** Something has happened, or a game is there again. */
  changed: CustomEvent<Changed>;
  /** Nobody owes an answer any longer. */
  over: CustomEvent<Changed>;
  /** The game was left. */
  left: CustomEvent<Record<string, never>>;
  /** An attribute is wrong, or the page does not come. */
  fault: CustomEvent<ViriditasFault>;
}

/** A game in a page. Seats and places are counted from 0; what is wrong with an argument rejects with a `ViriditasFault`. */
export class ViriditasGame extends HTMLElement {
  /** Settled when the page hears its host. */
  readonly ready: Promise<void>;
  /** Begins a game; without a set-up, that of the attributes. */
  start(setUp?: HostSetUp): Promise<null>;
  /** Takes up a game from its text or a link, for some seats in place of a person. */
  load(record: string, seats?: number[]): Promise<null>;
  /** What everyone sees, or a seat of the host's. */
  state(seat?: number | null): Promise<State>;
  /** What a seat of the host's is asked; `null` where it is not, or has answered already. */
  question(seat: number, want?: Partial<Want>): Promise<Question | null>;
  /** Answers for a seat of the host's; what that seat hears of it. */
  play(seat: number, choice: Choice): Promise<GameEvent[]>;
  /** Takes the answer of a seat of the host's back that was given together with others, while one of those is still owed. */
  reopen(seat: number): Promise<GameEvent[]>;
  /** The game as text, with every secret of the table, if the person before it agrees. */
  record(): Promise<string>;
  addEventListener<K extends keyof ViriditasEvents>(type: K, listener: (event: ViriditasEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "viriditas-game": ViriditasGame;
  }
}
