// What the element is to TypeScript.
import type { AresRefusal, AresSetUp, AresSitting, Code, Refusal, SetUp, Sitting, Want } from "../module/types.js";
import type { AresValues, MarsValues } from "../module/viriditas.js";

export type * from "../module/types.js";
export type { AresValues, MarsValues } from "../module/viriditas.js";

/** A set-up in which `host` is the page around: it answers for that seat. */
export type HostSetUp = Omit<SetUp, "players"> & {
  players?: (Sitting | { name?: string; player: "host" })[];
};

/** A set-up of Ares Expedition in which `host` is the page around. */
export type HostAresSetUp = Omit<AresSetUp, "players"> & {
  players?: (AresSitting | { name?: string; player: "host" })[];
};

/** What went wrong; nothing has changed then. */
export class ViriditasFault extends Error {
  /** What kind of fault it is; `denied`: the frame, the game or the person does not allow it. */
  readonly code: Code | "trapped" | "denied" | "failed" | "gone" | "silent";
  /** The argument at fault, as a path. Empty where none is. */
  readonly argument: string;
  /** Why a choice is refused, where that is the fault. */
  readonly refusal?: Refusal | AresRefusal;
}

/** What has happened in a game of the host's, as everyone may hear it. */
export interface Changed<Values extends MarsValues | AresValues = MarsValues> {
  readonly events: Values["event"][];
  readonly answers: number;
  readonly asked: number[];
}

/** The events of the element. They bubble. */
export interface ViriditasEvents<Values extends MarsValues | AresValues = MarsValues> {
  /** The page hears its host. */
  ready: CustomEvent<{ rules: number }>;
  /** How high the page would like to be, in CSS pixels. */
  size: CustomEvent<{ height: number }>;
  /** Something has happened, or a game is there again. */
  changed: CustomEvent<Changed<Values>>;
  /** Nobody owes an answer any longer. */
  over: CustomEvent<Changed<Values>>;
  /** The game was left. */
  left: CustomEvent<Record<string, never>>;
  /** An attribute is wrong, or the page does not come. */
  fault: CustomEvent<ViriditasFault>;
}

/** A game in a page: of the board game unless `ViriditasGame<AresValues>` is named. Seats and places are counted from 0; what is wrong with an argument rejects with a `ViriditasFault`. */
export class ViriditasGame<Values extends MarsValues | AresValues = MarsValues> extends HTMLElement {
  /** Settled when the page hears its host. */
  readonly ready: Promise<void>;
  /** Begins a game; without a set-up, that of the attributes. Which game a set-up is of, the attribute `game` says where it is not
   * named here. */
  start(setUp?: HostSetUp, game?: "mars"): Promise<null>;
  start(setUp: HostAresSetUp, game?: "ares"): Promise<null>;
  /** Takes up a game from its text or a link, for some seats in place of a person. */
  load(record: string, seats?: number[]): Promise<null>;
  /** What everyone sees, or a seat of the host's. */
  state(seat?: number | null): Promise<Values["state"]>;
  /** What a seat of the host's is asked; `null` where it is not, or has answered already. */
  question(seat: number, want?: Partial<Want>): Promise<Values["question"] | null>;
  /** Answers for a seat of the host's; what that seat hears of it. */
  play(seat: number, choice: Values["choice"]): Promise<Values["event"][]>;
  /** Takes the answer of a seat of the host's back that was given together with others, while one of those is still owed. */
  reopen(seat: number): Promise<Values["event"][]>;
  /** The game as text, with every secret of the table, if the person before it agrees. */
  record(): Promise<string>;
  addEventListener<K extends keyof ViriditasEvents<Values>>(type: K, listener: (event: ViriditasEvents<Values>[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "viriditas-game": ViriditasGame;
  }
}
