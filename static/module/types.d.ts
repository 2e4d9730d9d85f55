// Written by `UPDATE_GOLDENS=1 cargo test --lib --features scenario types`; change the values in src/plain.

/** A card of the board game by its English name, as "Birds": `cards()` lists them. */
export type CardName = string;

/** A resource of the player board. */
export type Resource = "mega-credits" | "steel" | "titanium" | "plants" | "energy" | "heat";

/** What is stored on cards. */
export type CardResource = "animal" | "microbe" | "science" | "fighter" | "floater" | "asteroid" | "camp" | "preservation";

/** A global parameter. */
export type Parameter = "temperature" | "oxygen" | "oceans" | "venus";

/** A tag. */
export type Tag = "building" | "space" | "power" | "science" | "jovian" | "earth" | "plant" | "microbe" | "animal" | "city" | "wild" | "venus";

/** A tile. */
export type Tile = "ocean" | "greenery" | "city" | "capital" | "natural-preserve" | "nuclear-zone" | "mining-rights" | "mining-area" | "ecological-zone" | "lava-flows" | "mohole-area" | "commercial-district" | "industrial-center" | "restricted-area";

/** An area that is kept for one city. */
export type ReservedArea = "noctis-city" | "ganymede-colony" | "phobos-space-haven" | "maxwell-base" | "stratopolis" | "dawn-city" | "luna-metropolis";

/** A standard project. */
export type Project = "sell-patents" | "power-plant" | "asteroid" | "air-scrapping" | "buffer-gas" | "build-colony" | "aquifer" | "greenery" | "city";

/** A party of the committee. */
export type Party = "mars-first" | "kelvinists" | "reds" | "greens" | "unity" | "scientists";

/** A conversion of resources. */
export type Conversion = "plants" | "heat";

/** A part of the game. */
export type Phase = "setup" | "draft" | "research" | "action" | "production" | "solar" | "conversion" | "over" | "preludes";

/** A pile of cards. */
export type Pile = "projects" | "corporations" | "preludes" | "colonies" | "events";

/** Which way hands go. */
export type Direction = "clockwise" | "counter-clockwise";

/** Where cards lie that are not on the table. */
export type Lying = "corporations" | "preludes" | "dealt" | "hand";

/** A map by its English name. */
export type MapName = "Tharsis" | "Hellas" | "Elysium" | "Vastitas Borealis" | "Amazonis Planitia";

/** A box or an option. */
export type Box = "corporate-era" | "draft" | "prelude" | "undealt-preludes" | "tr63" | "venus" | "no-world-government" | "venus-ends" | "long-venus" | "colonies" | "turmoil" | "more-events" | "world-government" | "short-game";

/** A kind of bot. */
export type BotKind = "random" | "friendly" | "greedy" | "strong" | "expert";

/** A card of Ares Expedition by its English name: `ares.cards()` lists them. */
export type AresCardName = string;

/** A mode of Ares Expedition. */
export type AresMode = "competitive" | "solo-beginner" | "solo-skilled" | "solo-expert" | "cooperative";

/** An option of Ares Expedition. */
export type AresOption = "first-game" | "mulligan" | "promotional";

/** A phase of Ares Expedition. */
export type AresPhase = "development" | "construction" | "action" | "production" | "research";

/** A resource in stock in Ares Expedition. */
export type AresResource = "mega-credits" | "heat" | "plants";

/** What is stored on cards of Ares Expedition. */
export type AresCardResource = "animal" | "microbe" | "science";

/** A tag of Ares Expedition. */
export type AresTag = "building" | "space" | "power" | "science" | "jovian" | "earth" | "plant" | "microbe" | "animal" | "event";

/** A colour of a project card. */
export type AresColour = "green" | "blue" | "red";

/** A track that has zones. */
export type AresTrack = "oxygen" | "temperature";

/** A zone of a track, the lowest first. */
export type AresZone = "purple" | "red" | "yellow" | "white";

/** A standard action. */
export type AresStandardAction = "plants-to-forest" | "heat-to-temperature" | "buy-forest" | "buy-temperature" | "buy-ocean";

/** Why a card may be played. */
export type AresPlayedBy = "permission" | "bonus" | "effect";

/** What pays a cost of Ares Expedition. */
export type AresPayer = "mega-credits" | "heat" | "plants" | "rating" | "cards" | "resources";

/** Who answers for a seat. */
export type Player = "person" | BotKind;

/** How a game is to be set up. What is not said is as usual. */
export type SetUp = {
  /** Who plays, by seat: one to five. Two people where nothing is said. */
  players?: Array<Sitting>,
  /** The boxes and options it is played with, by their names; those that are usual where nothing is said. One that would do nothing with so many players is a fault. */
  boxes?: Box[],
  /** The English name of the map; the first one where nothing is said. */
  map?: MapName,
  /** Which seat goes first, from 0; chance decides where nothing is said. */
  first?: number,
  /** Cards that are left in the box; none where nothing is said. */
  banned?: CardName[],
  /** Words that all chance grows from: the same words make the same game. New ones where nothing is said. */
  seed?: string,
};

/** Somebody at a table. */
export type Sitting = {
  /** What the player is called, in at most 40 letters. */
  name?: string,
  /** Who answers: `person` or the kind of a bot; a person where nothing is said. */
  player?: Player,
  /** Whether the player has a corporation for beginners. */
  beginner?: boolean,
};

/** A position: a table as a turn begins. What is not said is as it is on a bare table; cards that are not named lie in the deck, shuffled by the seed. */
export type Position = {
  /** Who plays, with which boxes, on which map. */
  setUp?: SetUp,
  /** The generation, from 1. */
  generation?: number,
  /** Whose turn it is; the first player's where nothing is said. */
  turn?: number,
  /** Where parameters stand, each in its unit. Oceans are their number: those that are not among the tiles lie on the southernmost free areas. */
  levels?: Partial<Record<Parameter, number>>,
  /** The tiles on the map. */
  tiles?: Array<Laid>,
  /** The colony tiles in play; as many as are dealt, from the pile, where nothing is said. */
  colonies?: Array<LaidTile>,
  /** What each seat has. */
  seats?: Array<Side>,
  /** The cards that will be drawn next, in this order. */
  deck?: CardName[],
};

/** A tile on the map. */
export type Laid = {
  /** The area. */
  space: number,
  /** The tile. */
  tile: Tile,
  /** Whose it is; nobody's where nothing is said. */
  owner?: number,
};

/** A colony tile in play. */
export type LaidTile = {
  /** The tile. */
  card: CardName,
  /** The position of its marker; where it begins where nothing is said. */
  marker?: number,
  /** Whose colonies are there, in the order in which they were built. */
  colonies?: Array<number>,
  /** Whose trade fleet is there. */
  fleet?: number,
};

/** What a seat has. */
export type Side = {
  /** The corporation; one that does nothing where none is named. */
  corporation?: CardName,
  /** Terraform rating. */
  rating?: number,
  /** What is in stock. */
  stock?: Partial<Record<Resource, number>>,
  /** The production. */
  production?: Partial<Record<Resource, number>>,
  /** The cards in hand. */
  hand?: CardName[],
  /** The cards on the table, as if played long ago. */
  played?: CardName[],
  /** How many resources lie on cards. */
  stored?: Record<CardName, number>,
  /** Cards of which the action was used in this generation. */
  used?: CardName[],
  /** How many trade fleets it has beyond the first. */
  moreFleets?: number,
  /** Milestones that the seat has claimed, by their places on the map's list. */
  milestones?: Array<number>,
  /** Awards that it has funded, by their places on the map's list. */
  awards?: Array<number>,
  /** Whether it has passed in this generation. */
  passed?: boolean,
};

/** How much of a question somebody wants to hear. */
export type Want = {
  /** What comes of each answer. */
  outcomes: boolean,
  /** What a turn cannot do, and why. */
  refused: boolean,
  /** Words for people. */
  words: boolean,
};

/** What a seat is asked. */
export type Question = {
  /** Who is asked. */
  seat: number,
  /** How it is answered. */
  shape: Shape,
  /** In a turn: how many actions are left of it. */
  actionsLeft: number | null,
  /** What is asked, as a sentence. */
  text: string,
  /** Every answer, in the order of their places. */
  offers: Array<Offer>,
  /** In a turn: what cannot be done now, and why; empty unless asked for. */
  refused: Array<Refused>,
  /** The price that is being paid, where one is. */
  payment: Payment | null,
};

/** How a question is answered, told apart by its `kind`. */
export type Shape = { "kind": "turn" }
| { "kind": "card",
  /** Where it lies. */
  from: Lying,
}
| { "kind": "cards",
  /** How many more must be taken. */
  least: number,
  /** How many more can be. */
  most: number,
  /** Where they lie. */
  from: Lying,
}
| { "kind": "holder" }
| { "kind": "space",
  /** What is placed there; `null` where land is claimed. */
  tile: Tile | null,
}
| { "kind": "player" }
| { "kind": "amount",
  /** The least. */
  least: number,
  /** The most. */
  most: number,
}
| { "kind": "payment",
  /** What pays. */
  with: Payer,
  /** The least. */
  least: number,
  /** The most. */
  most: number,
}
| { "kind": "award" }
| { "kind": "option" }
| { "kind": "conversion" }
| { "kind": "order" }
| { "kind": "answered" };

/** One answer. */
export type Offer = {
  /** The answer: what `play` takes. */
  choice: Choice,
  /** What it is called; empty where no words are asked for. */
  text: string,
  /** What comes of it, if that is asked for. */
  outcome: Outcome | null,
};

/** An answer, told apart by its `kind`. Seats, areas and places are counted from 0. */
export type Choice = { "kind": "play",
  /** The card. */
  card: CardName,
}
| { "kind": "project",
  /** Which. */
  project: Project,
}
| { "kind": "claim",
  /** Its place on the map's list. */
  milestone: number,
}
| { "kind": "fund",
  /** Its place on the map's list. */
  award: number,
}
| { "kind": "act",
  /** The card. */
  card: CardName,
  /** Which alternative of its action, by its place on the card. */
  which: number,
}
| { "kind": "convert",
  /** Which of the two. */
  conversion: Conversion,
}
| { "kind": "trade",
  /** The tile. */
  card: CardName,
  /** What pays for it, alone. */
  resource: Resource,
}
| { "kind": "lobby",
  /** The party. */
  party: Party,
}
| { "kind": "first-action" }
| { "kind": "end-turn" }
| { "kind": "pass" }
| { "kind": "card",
  /** The card. */
  card: CardName,
}
| { "kind": "holder",
  /** The card. */
  card: CardName,
}
| { "kind": "space",
  /** Its number. */
  space: number,
}
| { "kind": "seat",
  /** The seat. */
  seat: number,
}
| { "kind": "neutral" }
| { "kind": "amount",
  /** How many. */
  amount: number,
}
| { "kind": "option",
  /** Its place. */
  option: number,
}
| { "kind": "first",
  /** Its place among what waits. */
  first: number,
}
| { "kind": "done" }
| { "kind": "reopen" };

/** What will come of an answer. */
export type Outcome = {
  /** All that happens, with the usual payment, in its order up to the next question or hidden thing. */
  events: Array<GameEvent>,
  /** The steps that this seat owes then, the next one first, as sentences; empty where no words are asked for. */
  owed: Array<string>,
  /** Where the parameters will stand once these are carried out. */
  levels: Levels,
};

/** The parameters, each in its unit; those that the game has no track for are `null`. */
export type Levels = {
  /** In °C. */
  temperature: number | null,
  /** In percent. */
  oxygen: number | null,
  /** In tiles. */
  oceans: number | null,
  /** In percent. */
  venus: number | null,
};

/** An action of a turn that cannot be taken. */
export type Refused = {
  /** The action. */
  choice: Choice,
  /** What it is called; empty where no words are asked for. */
  text: string,
  /** Why it cannot be taken. */
  refusal: Refusal,
  /** Why it cannot be taken, as a sentence; empty where no words are asked for. */
  why: string,
};

/** Why an answer is refused, told apart by its `kind`. */
export type Refusal = { "kind": "not-asked" }
| { "kind": "not-an-answer" }
| { "kind": "first-action-due" }
| { "kind": "not-in-hand" }
| { "kind": "not-on-table" }
| { "kind": "cannot-afford",
  /** The price, after discounts. */
  price: Price,
  /** How much is missing after everything that may pay has paid. */
  short: number,
  /** What would cover it: any one of these alone. */
  help: Array<More>,
}
| { "kind": "too-few",
  /** The resource. */
  resource: Resource,
  /** How many are needed. */
  needs: number,
  /** How many there are. */
  has: number,
}
| { "kind": "too-low",
  /** What is counted. */
  of: Counted,
  /** What is needed. */
  needs: number,
  /** What it is. */
  now: number,
}
| { "kind": "too-high",
  /** What is counted. */
  of: Counted,
  /** What is allowed. */
  allows: number,
  /** What it is. */
  now: number,
}
| { "kind": "production-too-low",
  /** What is produced. */
  resource: Resource,
  /** By how much it must fall. */
  falls: number,
  /** What it is. */
  now: number,
}
| { "kind": "nobody-produces",
  /** What is produced. */
  resource: Resource,
  /** How much of it one player must have. */
  needs: number,
}
| { "kind": "too-few-on-card",
  /** What it stores. */
  what: CardResource,
  /** How many are needed. */
  needs: number,
  /** How many there are. */
  has: number,
}
| { "kind": "no-source",
  /** What cards store. */
  what: CardResource,
  /** How many must lie on one card. */
  needs: number,
}
| { "kind": "no-site" }
| { "kind": "no-fleet" }
| { "kind": "no-port" }
| { "kind": "visited",
  /** Whose. */
  by: number,
}
| { "kind": "shut",
  /** What that card must store. */
  what: CardResource,
}
| { "kind": "no-delegate" }
| { "kind": "nothing-to-replace" }
| { "kind": "no-tile-left" }
| { "kind": "nothing-to-shift" }
| { "kind": "nothing-to-discard" }
| { "kind": "at-goal",
  /** The parameter. */
  parameter: Parameter,
}
| { "kind": "no-holder",
  /** What is added: any one of these. */
  what: CardResource[],
  /** The tag that the card must show. */
  tag: Tag | null,
}
| { "kind": "nobody-has",
  /** The resource. */
  resource: Resource,
}
| { "kind": "no-cards",
  /** Of which pile. */
  pile: Pile,
}
| { "kind": "nothing-changes" }
| { "kind": "nothing-to-repeat" }
| { "kind": "nothing-to-copy" }
| { "kind": "nothing-to-play" }
| { "kind": "nothing-to-choose",
  /** What is counted. */
  of: Counted,
}
| { "kind": "no-area",
  /** The tile. */
  tile: Tile,
}
| { "kind": "used" }
| { "kind": "taken",
  /** Who. */
  by: number,
}
| { "kind": "all-taken",
  /** How many that is. */
  most: number,
}
| { "kind": "not-in-solo" }
| { "kind": "empty-hand" }
| { "kind": "already-acted" }
| { "kind": "nothing-done" }
| { "kind": "occupied" }
| { "kind": "claimed-by",
  /** Who. */
  seat: number,
}
| { "kind": "ocean-only" }
| { "kind": "city-only",
  /** Which. */
  name: ReservedArea,
}
| { "kind": "not-there",
  /** The tile. */
  tile: Tile,
}
| { "kind": "off-the-map" }
| { "kind": "beside-city" }
| { "kind": "not-beside-own" }
| { "kind": "out-of-bounds",
  /** The least. */
  least: number,
  /** The most. */
  most: number,
}
| { "kind": "not-first" };

/** So much more of something. */
export type More = {
  /** Of what: a resource, or what lies on a card. */
  with: Payer,
  /** How much. */
  more: number,
};

/** What is counted: `what`, and of which, where there are several kinds of it. */
export type Counted = {
  /** What is counted. */
  what: string,
  /** Of which tag, resource, parameter or class of tiles. */
  of: string | null,
};

/** A price, and what may pay it beside the unit that it is asked in. */
export type Payment = {
  /** The price. */
  price: Price,
  /** What may pay, in the order in which it is asked for. */
  parts: Array<Share>,
};

/** So much of one resource. */
export type Price = {
  /** In which it is asked. */
  unit: Resource,
  /** How much. */
  amount: number,
};

/** What pays: a resource of the stock, or what lies on a card. */
export type Payer = { "resource": Resource }
| { "card": CardName };

/** How much of a price one payer may pay. */
export type Share = {
  /** What pays. */
  with: Payer,
  /** What one of it is worth, in the unit of the price. */
  worth: number,
  /** The least that must be paid with it. */
  least: number,
  /** The most that may be. */
  most: number,
  /** Whether more may be paid than the price needs; it is lost then. */
  mayExceed: boolean,
};

/** One thing that happened, told apart by its `kind`. A card is `null` where whoever listens must not know it; `by` is `null` where it is nobody's doing. */
export type GameEvent = { "kind": "first-player",
  /** The seat. */
  seat: number,
}
| { "kind": "shuffled",
  /** Which. */
  pile: Pile,
}
| { "kind": "reshuffled",
  /** Which. */
  pile: Pile,
}
| { "kind": "phase-began",
  /** Which. */
  phase: Phase,
}
| { "kind": "generation-began" }
| { "kind": "corporation-dealt",
  /** The seat that it was dealt to. */
  seat: number,
  /** The corporation. */
  card: CardName | null,
}
| { "kind": "prelude-dealt",
  /** The seat that it was dealt to. */
  seat: number,
  /** The prelude. */
  card: CardName | null,
}
| { "kind": "corporation-revealed",
  /** The seat whose corporation it is. */
  seat: number,
  /** The corporation. */
  card: CardName | null,
}
| { "kind": "dealt",
  /** The seat that it was dealt to. */
  seat: number,
  /** From which pile. */
  pile: Pile,
  /** The card dealt. */
  card: CardName | null,
}
| { "kind": "picked",
  /** The seat that drafts it. */
  seat: number,
  /** The card drafted. */
  card: CardName | null,
}
| { "kind": "hands-passed",
  /** Which. */
  direction: Direction,
}
| { "kind": "draft-ended" }
| { "kind": "kept",
  /** The seat into whose hand it went. */
  seat: number,
  /** The card kept or bought. */
  card: CardName | null,
}
| { "kind": "declined",
  /** The seat that it had been dealt to. */
  seat: number,
  /** The card that was neither kept nor bought. */
  card: CardName | null,
}
| { "kind": "drew",
  /** The seat that drew it. */
  seat: number,
  /** From which pile. */
  pile: Pile,
  /** The card drawn. */
  card: CardName | null,
}
| { "kind": "found",
  /** The seat that searched for it. */
  seat: number,
  /** The card found. */
  card: CardName | null,
}
| { "kind": "revealed",
  /** The card shown. */
  card: CardName | null,
}
| { "kind": "discarded",
  /** The seat from whose hand it went. */
  seat: number,
  /** The card discarded. */
  card: CardName | null,
}
| { "kind": "fizzled",
  /** The seat whose prelude it was. */
  seat: number,
  /** The prelude. */
  card: CardName | null,
}
| { "kind": "played",
  /** The seat that played it. */
  seat: number,
  /** The card played. */
  card: CardName | null,
}
| { "kind": "turned-down",
  /** The seat that played the event. */
  seat: number,
  /** The event card. */
  card: CardName | null,
}
| { "kind": "first-action-settled",
  /** The seat. */
  seat: number,
}
| { "kind": "turn-began",
  /** The seat. */
  seat: number,
}
| { "kind": "passed",
  /** The seat. */
  seat: number,
}
| { "kind": "used",
  /** The seat that used the action. */
  seat: number,
  /** The card whose action it is. */
  card: CardName | null,
}
| { "kind": "project-used",
  /** The seat that uses it. */
  seat: number,
  /** The standard project. */
  project: Project,
}
| { "kind": "converted",
  /** The seat that converted them. */
  seat: number,
  /** The conversion: what became of what. */
  conversion: Conversion,
}
| { "kind": "gained",
  /** The seat whose stock grew. */
  seat: number,
  /** The resource gained. */
  resource: Resource,
  /** How many of the resource came. */
  amount: number,
}
| { "kind": "paid",
  /** The seat that paid. */
  seat: number,
  /** With what: of the stock, or from a card. */
  with: Payer,
  /** How many were paid, whatever one of them is worth. */
  amount: number,
}
| { "kind": "lost",
  /** The seat whose stock shrank. */
  seat: number,
  /** The seat that took them away. */
  by: number | null,
  /** The resource lost. */
  resource: Resource,
  /** How many of the resource went. */
  amount: number,
}
| { "kind": "produced",
  /** The seat whose production it is. */
  seat: number,
  /** The seat that caused it. */
  by: number | null,
  /** The resource that is produced. */
  resource: Resource,
  /** By how much the production rose, or fell where it is negative. */
  change: number,
}
| { "kind": "energy-became-heat",
  /** The seat whose energy it was. */
  seat: number,
  /** How much energy it was: as much heat came. */
  amount: number,
}
| { "kind": "raised",
  /** The seat that raised it. */
  by: number | null,
  /** The parameter; never oceans, which are placed. */
  parameter: Parameter,
}
| { "kind": "lowered",
  /** The parameter. */
  parameter: Parameter,
}
| { "kind": "ocean-removed",
  /** The area where it lay. */
  space: number,
}
| { "kind": "rated",
  /** The seat whose terraform rating it is. */
  seat: number,
  /** By how many steps it rose, or fell where it is negative. */
  change: number,
}
| { "kind": "placed",
  /** The seat that placed it. */
  by: number | null,
  /** The tile placed. */
  tile: Tile,
  /** The area where it lies. */
  space: number,
}
| { "kind": "claimed",
  /** The seat that claimed it. */
  seat: number,
  /** The area claimed. */
  space: number,
}
| { "kind": "added",
  /** The card that stores them. */
  card: CardName | null,
  /** How many were put on it. */
  amount: number,
}
| { "kind": "taken",
  /** The seat that took them off. */
  by: number | null,
  /** The card that stored them. */
  card: CardName | null,
  /** How many were taken off it. */
  amount: number,
}
| { "kind": "remembered",
  /** The card that remembers. */
  card: CardName | null,
  /** A number that the card's effect understands. */
  value: number,
}
| { "kind": "eased",
  /** The seat whose next card it is. */
  seat: number,
  /** How many M€ the card costs less. */
  discount: number,
  /** By how many steps its limits on parameters are off. */
  leeway: number,
}
| { "kind": "milestone-claimed",
  /** The seat that claimed it. */
  seat: number,
  /** Its place among the map's milestones. */
  milestone: number,
}
| { "kind": "award-funded",
  /** The seat that funded it. */
  seat: number,
  /** Its place among the map's awards. */
  award: number,
}
| { "kind": "colony-opened",
  /** The seat that chose it; nobody did where it was dealt. */
  by: number | null,
  /** The tile. */
  card: CardName | null,
}
| { "kind": "colony-closed",
  /** The seat that chose it. */
  seat: number,
  /** The tile. */
  card: CardName | null,
}
| { "kind": "settled",
  /** The seat whose colony it is. */
  seat: number,
  /** The tile. */
  card: CardName | null,
}
| { "kind": "marker-moved",
  /** The tile. */
  card: CardName | null,
  /** The position where it stands now. */
  to: number,
}
| { "kind": "fleet-sent",
  /** The seat that trades. */
  seat: number,
  /** The tile it trades with. */
  card: CardName | null,
}
| { "kind": "fleet-gained",
  /** The seat whose fleet it is. */
  seat: number,
}
| { "kind": "fleets-returned" }
| { "kind": "delegate-moved",
  /** Whose it is; `null`: it is neutral. */
  seat: number | null,
  /** Where it was. */
  from: Bench,
  /** Where it is now. */
  to: Bench,
}
| { "kind": "leader-changed",
  /** The party. */
  party: Party,
  /** Whose delegate leads it; `null`: a neutral one. */
  seat: number | null,
}
| { "kind": "dominance-moved",
  /** The party. */
  party: Party,
}
| { "kind": "party-rules",
  /** The party. */
  party: Party,
}
| { "kind": "event-happens",
  /** The event. */
  card: CardName | null,
}
| { "kind": "events-advanced" }
| { "kind": "event-revealed",
  /** The event. */
  card: CardName | null,
}
| { "kind": "markers-taken" };

/** A place of the committee. */
export type Bench = { "at": "reserve" }
| { "at": "lobby" }
| { "at": "party",
  /** The party. */
  party: Party,
}
| { "at": "chair" };

/** What somebody sees of a game: a seat, or everyone. */
export type State = {
  /** The generation, from 1. */
  generation: number,
  /** The part of the game. */
  phase: Phase,
  /** Who goes first in this generation. */
  first: number,
  /** Who owes an answer; nobody when the game is over. */
  asked: Array<number>,
  /** Where the parameters stand. */
  levels: Levels,
  /** The English name of the map. */
  map: MapName,
  /** The areas of the map on which something lies. */
  areas: Array<Area>,
  /** The players, by seat. */
  players: Array<PlayerState>,
  /** The milestones that are claimed. */
  milestones: Array<Goal>,
  /** The awards that are funded, in that order. */
  awards: Array<Goal>,
  /** What each milestone counts, by its place on the map's list. */
  milestoneValues: Array<GoalValues>,
  /** What each award counts, by its place on the map's list. */
  awardValues: Array<GoalValues>,
  /** The colony tiles in play. */
  colonies: Array<ColonyTile>,
  /** The committee; `null` in a game without Turmoil. */
  committee: Committee | null,
  /** How many cards are in the draw pile of projects. */
  deck: number,
  /** How many cards are in its discard pile. */
  discarded: number,
  /** How it came out, once it is over. */
  result: GameResult | null,
};

/** An area on which something lies. */
export type Area = {
  /** The area. */
  space: number,
  /** The tile on it. */
  tile: Tile | null,
  /** Whose tile it is; `null` for an ocean and for neutral tiles. */
  owner: number | null,
  /** Who has claimed it. */
  claimed: number | null,
};

/** A colony tile in play. */
export type ColonyTile = {
  /** The tile. */
  card: CardName,
  /** Whether it may be used; it waits for a card otherwise. */
  isOpen: boolean,
  /** The position of its marker, from 0. */
  marker: number,
  /** Whose colonies are there, in the order in which they were built. */
  colonies: Array<number>,
  /** Whose trade fleet is there. */
  fleet: number | null,
};

/** The committee of a game with Turmoil. */
export type Committee = {
  /** The party that rules. */
  ruling: Party,
  /** The party with the dominance marker. */
  dominant: Party,
  /** Whose the chairman is; `null`: neutral. */
  chairman: number | null,
  /** The six parties, clockwise. */
  parties: Array<PartyState>,
  /** What each player has there, by seat. */
  players: Array<Lobbyist>,
  /** How many neutral delegates are in reserve. */
  neutral: number,
  /** The event that happens at the end of this generation. */
  current: CardName | null,
  /** That of the next generation. */
  coming: CardName | null,
  /** That of the one after it. */
  distant: CardName | null,
};

/** The delegates of a party. */
export type PartyState = {
  /** The party. */
  party: Party,
  /** Whose delegate leads it: a seat, or `neutral`; `null` where it is empty. */
  leader: number | "neutral" | null,
  /** How many each player has there, a leader included, by seat. */
  delegates: Array<number>,
  /** How many neutral ones are there, a leader included. */
  neutral: number,
};

/** What a player has beside the parties. */
export type Lobbyist = {
  /** Whether a delegate is in the lobby. */
  lobby: boolean,
  /** How many are in reserve. */
  reserve: number,
  /** The influence on global events. */
  influence: number,
};

/** A milestone that is claimed, or an award that is funded. */
export type Goal = {
  /** Its place on the map's list. */
  place: number,
  /** By whom. */
  by: number,
};

/** What a milestone or an award counts, as things stand. */
export type GoalValues = {
  /** Its place on the map's list. */
  place: number,
  /** Its English name. */
  name: string,
  /** How much is needed to claim it; `null` for an award. */
  needs: number | null,
  /** How much each player has, by seat. */
  values: Array<number>,
  /** The victory points that an award would give each player as things stand, by seat, funded or not; of a milestone empty. */
  points: Array<number>,
};

/** A player's side of the table. */
export type PlayerState = {
  /** The seat. */
  seat: number,
  /** What the player is called; empty where nobody said. */
  name: string,
  /** Terraform rating. */
  rating: number,
  /** What is in stock. */
  stock: Six<number>,
  /** The production. */
  production: Six<number>,
  /** Tags in force, those that there are. */
  tags: Partial<Record<Tag, number>>,
  /** How many cards are in hand. */
  handSize: number,
  /** The cards in hand; empty for whoever must not see them. */
  hand: CardName[],
  /** Cards to choose from, and not decided on; empty for whoever must not see them. */
  dealt: CardName[],
  /** Corporations to choose from; empty for whoever must not see them. */
  corporations: CardName[],
  /** The preludes to choose from, and then those that wait to be played. */
  preludes: CardName[],
  /** The corporation, once revealed. */
  corporation: CardName | null,
  /** The cards played, in ascending number, the corporation among them. */
  played: Array<Played>,
  /** How many trade fleets the player has; 0 in a game without colony tiles. */
  fleets: number,
  /** How many of them are at home. */
  fleetsAtHome: number,
  /** What a trade costs the player, in each resource that can pay for one alone; empty in a game without colony tiles. */
  tradeCosts: Array<Price>,
  /** Whether the player is out until the generation ends. */
  hasPassed: boolean,
  /** The score as it stands. */
  score: Score,
};

/** A card on the table. */
export type Played = {
  /** The card. */
  card: CardName,
  /** How many resources lie on it. */
  stored: number,
  /** Whether its action was used in this generation. */
  used: boolean,
  /** The victory points that it brings as things stand. */
  points: number,
};

/** One number for each resource. */
export type Six<T> = {
  /** M€. */
  "mega-credits": T,
  /** Steel. */
  steel: T,
  /** Titanium. */
  titanium: T,
  /** Plants. */
  plants: T,
  /** Energy. */
  energy: T,
  /** Heat. */
  heat: T,
};

/** A player's victory points, by source. */
export type Score = {
  /** Terraform rating. */
  rating: number,
  /** Milestones. */
  milestones: number,
  /** Awards. */
  awards: number,
  /** Own greenery. */
  greeneries: number,
  /** Greenery next to own cities. */
  cities: number,
  /** Cards. */
  cards: number,
  /** Party leaders and the chairman. */
  committee: number,
  /** All together. */
  total: number,
};

/** How a game came out. */
export type GameResult = {
  /** Who won; nobody where a solo game is lost. */
  winners: Array<number>,
};

/** What a bot would answer. */
export type Advice = {
  /** The answer. */
  choice: Choice,
  /** Its place among the offers. */
  place: number,
  /** What it seemed to be worth, in M€, where the bot compared. */
  value: number | null,
};

/** Some answers of a game, looked at afterwards. */
export type AnalysedPart = {
  /** By seat, what was expected before the first answer; nothing where a later one was asked for. */
  begun: Array<PointsAndChance> | null,
  /** The answers from the one that was asked for on, as many as do not take long; none behind the last. */
  answers: Array<AnalysedAnswer>,
};

/** An answer, looked at afterwards: by seat, what changed. What is expected before an answer and all its changes together are what is expected before the next. */
export type AnalysedAnswer = {
  /** Who answered. */
  seat: number,
  /** In which generation or round. */
  round: number,
  /** What the answer changed, against the one that a greedy player would have given. */
  answer: Array<PointsAndChance>,
  /** What it revealed changed. */
  luck: Array<PointsAndChance>,
  /** What the look from later on changed. */
  hindsight: Array<PointsAndChance>,
  /** What other answers there were; nothing where there was no other, or the answer goes on with one that was judged. */
  judgement: Judgement | null,
};

/** How good an answer was, seen with the eyes of its seat. */
export type Judgement = {
  /** How good. */
  grade: Grade,
  /** The places among the offers of the answers that were judged together, each once those before it are given. */
  given: Array<number>,
  /** The places of the best other answers. */
  other: Array<number>,
  /** How many points the best other answers bring less: below 0 where they are better. */
  pointsBehind: MeanAndError,
  /** How much less chance they have. */
  chanceBehind: MeanAndError,
};

/** How good an answer was: better than any other, as good as the best one, or what it cost, in points or in the chance: half a point or 2 %, 2 points or 5 %, 5 points or 10 %. */
export type Grade = "best" | "as-good" | "inaccuracy" | "mistake" | "blunder";

/** What is expected of a game for a seat, or a change of that. */
export type PointsAndChance = {
  /** The points ahead of the best rival at the end, or of a game alone or together the points. */
  points: number,
  /** The chance to win or, alone and together, to reach the goal: 0 to 1. */
  chance: number,
};

/** One of the best answers to a question, and by how much it is behind the best one. */
export type RankedAnswer = {
  /** The places among the offers of answers that go together, each once those before it are given. */
  places: Array<number>,
  /** How many points it brings less. */
  pointsBehind: MeanAndError,
  /** How much less its chance is to win or, alone and together, to reach the goal: 0 to 1. */
  chanceBehind: MeanAndError,
  /** Whether what parts it from the best one is within its error. */
  isAlike: boolean,
};

/** A mean of imagined games, with its standard error. */
export type MeanAndError = {
  /** The mean. */
  mean: number,
  /** Its standard error; nothing where too little was played to tell. */
  error: number | null,
};

/** A card: what it is, what it says and what it shows. */
export type CardFacts = {
  /** Its English name, by which programs call it. */
  card: CardName,
  /** Its name in the language that was asked for. */
  name: string,
  /** Its number in saved games. */
  number: number,
  /** The box it comes from. */
  module: string,
  /** Its form. */
  form: string,
  /** Its printed cost, in M€. */
  cost: number,
  /** Its tags; one that is printed twice stands twice. */
  tags: Tag[],
  /** What is stored on it. */
  holds: CardResource | null,
  /** What must be so when it is played. */
  requirements: Array<Condition>,
  /** What is done when it is played; of a corporation, what it starts with. Of a colony tile, what building a colony brings; of a party, its bonus; of a global event, what happens to each player. */
  play: Array<Step>,
  /** A corporation's first action. */
  firstAction: Array<Step>,
  /** The alternatives of its action; of a party, those of its policy. */
  actions: Array<ActionFacts>,
  /** What it changes while it lies open; of a party, its policy. */
  lasting: Array<Lasting>,
  /** The victory points that it brings. */
  points: Much | null,
  /** What trading with it brings, of a colony tile. */
  colony: ColonyFacts | null,
  /** What else it does, of a global event. */
  event: EventFacts | null,
  /** What it says, line by line. */
  words: Array<CardLine>,
  /** What it shows, from top to bottom. */
  face: Array<FaceRow>,
};

/** A step that is carried out: `step` says what, the rest of which kind, how much, and where. */
export type Step = {
  /** What is done: `gain`, `produce`, `place`, `if` … */
  step: string,
  /** Of which kinds: resources, tags, tiles, parameters, parties. One of them, where there are several. */
  of: Array<string>,
  /** How much of it; below 0 it goes. `null` where there is one of it, or as much as is chosen. */
  amount: Much | null,
  /** On which card or area, from whom, or on what condition; `null` where the rules leave one way only. */
  at: string | null,
  /** What must be so for the first of `lists`; otherwise it is the second. */
  condition: Condition | null,
  /** What it leads to: one of these lists where the step is a choice or has a condition, else the only one. */
  lists: Array<Array<Step>>,
};

/** How much: a number, or one known when it is needed. */
export type Much = number | Formula;

/** `each` for every full `per` of what is counted: at most `most` of `count`, then `base` and the player's influence times `influence`, and never below 0. */
export type Formula = {
  /** How much each full `per` brings. */
  each: number,
  /** How many of what is counted bring it once. */
  per: number,
  /** What is counted; `null`: nothing but what follows. */
  count: Counting | null,
  /** The count is cut to this; `null` where it is not. */
  most: number | null,
  /** So much more is counted, or, below 0, less. */
  base: number,
  /** So much more, or, below 0, less for each influence. */
  influence: number,
};

/** What is counted: `count` says what, the rest of which kinds and whose. */
export type Counting = {
  /** What: `tags`, `production`, `tiles` … */
  count: string,
  /** Of which kinds; all of them together. */
  of: Array<string>,
  /** Whether everybody's count, not the player's alone. */
  all: boolean,
};

/** A condition: a count and its bound. */
export type Condition = {
  /** What is counted. */
  count: Counting,
  /** Not less. */
  atLeast: number | null,
  /** Not more. */
  atMost: number | null,
};

/** An action of a card, or of the party that rules. */
export type ActionFacts = {
  /** What is done first, in full. */
  cost: Array<Step>,
  /** What comes of it. */
  gain: Array<Step>,
  /** What must be so beside that. */
  needs: Condition | null,
  /** Whether it may be used more than once in a generation. */
  isUnlimited: boolean,
};

/** What a card changes while it lies open, or a party while it rules. */
export type Lasting = { "kind": "when",
  /** What happens: `plays`, `places`, `project`, `raises`, `settles`, `produced`, `new-tag`. */
  when: string,
  /** Of which kinds: forms and tags of cards, tiles, parameters, resources that the area shows; none: of any. */
  of: Array<string>,
  /** The least printed cost of what is played or used. */
  cost: number,
  /** Whether once for each tag that fits, not once. */
  each: boolean,
  /** Whether it may be anybody's doing. */
  anyone: boolean,
  /** What is done then. */
  steps: Array<Step>,
}
| { "kind": "rule",
  /** Which: `discount`, `worth`, `leeway`, `protect`, `pays`, `rating-toll` … */
  rule: string,
  /** For which kinds; none: for all. */
  of: Array<string>,
  /** By how much. */
  amount: number,
};

/** What trading with a colony tile brings. */
export type ColonyFacts = {
  /** To whoever trades, by the position of the marker, from 0. */
  income: Array<Array<Step>>,
  /** To whoever has a colony there, for each. */
  bonus: Array<Step>,
  /** A card that stores this must lie open before the tile can be used. */
  openedBy: CardResource | null,
};

/** What a global event does beside what happens to each player. */
export type EventFacts = {
  /** To which party it sends a neutral delegate when it is revealed. */
  revealed: Party,
  /** To which one when it becomes the current event. */
  current: Party,
  /** What happens to the planet. */
  planet: Array<Step>,
};

/** A line of a card. */
export type CardLine = {
  /** What it is about. */
  topic: string,
  /** What it says. */
  text: string,
};

/** A row of a card's face. */
export type FaceRow = {
  /** What it is about. */
  topic: string,
  /** Its icons, from left to right. */
  icons: Array<Icon>,
};

/** An icon: `icon` says what it shows, the rest which one. */
export type Icon = {
  /** What it shows. */
  icon: string,
  /** Of which kind, where there are several. */
  of: string | null,
  /** The number, of a number. */
  number: number | null,
  /** Whether it may be any player's: a red border. */
  any: boolean,
};

/** A map. */
export type MapFacts = {
  /** Its English name, by which programs call it. */
  map: MapName,
  /** Its number. */
  number: number,
  /** Its areas, row by row from the north; their places are their numbers. */
  areas: Array<MapArea>,
  /** The areas beside it, each kept for one city. */
  beside: Array<MapBeside>,
  /** Its milestones, in the order of their places. */
  milestones: Array<MapGoal>,
  /** Its awards, in the order of their places. */
  awards: Array<MapGoal>,
  /** Its tracks. */
  tracks: Array<MapTrack>,
};

/** An area of a map. */
export type MapArea = {
  /** Its number. */
  space: number,
  /** Its row, from 0 at the north. */
  row: number,
  /** Its place in the row, from 0 at the west. */
  position: number,
  /** What may be built there: `land`, `ocean`, `volcanic` or `reserved`. */
  terrain: string,
  /** What it gives whoever builds there. */
  bonus: string,
  /** The areas beside it. */
  neighbours: Array<number>,
};

/** An area beside a map. */
export type MapBeside = {
  /** Its number. */
  space: number,
  /** Whose city it is kept for. */
  name: ReservedArea,
};

/** A milestone or an award of a map. */
export type MapGoal = {
  /** Its name. */
  name: string,
  /** What it asks for, or counts. */
  text: string,
};

/** A track of a map. */
export type MapTrack = {
  /** The parameter. */
  parameter: Parameter,
  /** Every value on it, rising: the start first, the goal last. */
  marks: Array<number>,
};

/** How a game of Ares Expedition is to be set up. What is not said is as usual. */
export type AresSetUp = {
  /** Who plays, by seat: one to four. Two people where nothing is said. */
  players?: Array<AresSitting>,
  /** Who plays against whom; where nothing is said, one player plays `solo-skilled`, and more play `competitive`. */
  mode?: AresMode,
  /** The options that it is played with; none where nothing is said. */
  options?: AresOption[],
  /** Words that all chance grows from: the same words make the same game. New ones where nothing is said. */
  seed?: string,
};

/** Somebody at a table of Ares Expedition. */
export type AresSitting = {
  /** What the player is called, in at most 40 letters. */
  name?: string,
  /** Who answers: `person` or the kind of a bot; a person where nothing is said. */
  player?: Player,
};

/** What a seat is asked in Ares Expedition. */
export type AresQuestion = {
  /** Who is asked. */
  seat: number,
  /** How it is answered. */
  shape: AresShape,
  /** What is asked, as a sentence. */
  text: string,
  /** Every answer, in the order of their places. */
  offers: Array<AresOffer>,
  /** In a phase and where phases are chosen: what cannot be done now, and why; empty unless asked for. */
  refused: Array<AresRefused>,
};

/** How a question of Ares Expedition is answered, told apart by its `kind`. */
export type AresShape = { "kind": "mulligan",
  /** How many are discarded so far. */
  gone: number,
}
| { "kind": "corporation" }
| { "kind": "plan" }
| { "kind": "phase" }
| { "kind": "hand-limit",
  /** How many more must go. */
  over: number,
}
| { "kind": "keep",
  /** How many are still to be kept. */
  left: number,
}
| { "kind": "discard",
  /** How many are still to be discarded. */
  left: number,
}
| { "kind": "stand-in",
  /** The M€ that are left to pay. */
  due: number,
}
| { "kind": "heat-as-money",
  /** The M€ that are left to pay. */
  due: number,
}
| { "kind": "sell-to-pay",
  /** How many M€ are missing. */
  short: number,
}
| { "kind": "amount",
  /** For which card. */
  card: AresCardName,
  /** What is paid. */
  with: AresPayer,
}
| { "kind": "source",
  /** For which card. */
  card: AresCardName,
  /** The kinds, of which one is taken. */
  of: AresCardResource[],
  /** How many. */
  amount: number,
}
| { "kind": "target",
  /** By which card. */
  card: AresCardName,
  /** The kinds, of which one is put there. */
  of: AresCardResource[],
  /** How many. */
  amount: number,
}
| { "kind": "option",
  /** Of which card. */
  card: AresCardName,
}
| { "kind": "exchange",
  /** By which card. */
  card: AresCardName,
  /** How many cards are drawn. */
  draw: number,
  /** The tag of a discarded card for which more cards are drawn. */
  tag: AresTag,
  /** How many cards are drawn for a card with the tag. */
  drawForTag: number,
}
| { "kind": "free-play",
  /** By which card. */
  card: AresCardName,
  /** The colours of which it may be. */
  colours: AresColour[],
  /** The highest printed cost that it may have, in M€. */
  cost: number,
}
| { "kind": "finished" }
| { "kind": "cube" }
| { "kind": "swap" }
| { "kind": "neutral" }
| { "kind": "warm",
  /** By how many steps. */
  steps: number,
};

/** One answer. */
export type AresOffer = {
  /** The answer: what `play` takes. */
  choice: AresChoice,
  /** What it is called; empty where no words are asked for. */
  text: string,
  /** What comes of it, if that is asked for. */
  outcome: AresOutcome | null,
};

/** An answer of Ares Expedition, told apart by its `kind`. Alternatives are counted from 0. */
export type AresChoice = { "kind": "phase",
  /** The phase. */
  phase: AresPhase,
}
| { "kind": "card",
  /** The card. */
  card: AresCardName,
}
| { "kind": "play",
  /** The card. */
  card: AresCardName,
}
| { "kind": "act",
  /** The card. */
  card: AresCardName,
  /** Which alternative of its action, by its place on the card. */
  which: number,
}
| { "kind": "standard",
  /** Which. */
  action: AresStandardAction,
}
| { "kind": "draw-bonus" }
| { "kind": "buy-rating" }
| { "kind": "sell",
  /** The card. */
  card: AresCardName,
}
| { "kind": "option",
  /** Its place. */
  option: number,
}
| { "kind": "amount",
  /** How many. */
  amount: number,
}
| { "kind": "track",
  /** The track. */
  track: AresTrack,
}
| { "kind": "money-cube" }
| { "kind": "swap-cube" }
| { "kind": "decline" }
| { "kind": "done" }
| { "kind": "reopen" };

/** What will come of an answer. */
export type AresOutcome = {
  /** All that happens, in its order up to the next question or hidden thing. */
  events: Array<AresEvent>,
  /** The figures of the seat that change by it. */
  changes: Array<AresChange>,
  /** What the seat is asked next; nothing where something hidden comes before that. */
  asks: AresNext | null,
  /** Whether something hidden is shown by it: then it cannot be taken back. */
  isFinal: boolean,
};

/** What a seat is asked next. */
export type AresNext = {
  /** How it is answered. */
  shape: AresShape,
  /** What is asked, as a sentence; empty where no words are asked for. */
  text: string,
};

/** A figure that changes. */
export type AresChange = {
  /** Which figure: `stock`, `production`, `card-production`, `hand`, `rating`, `forests`, `steps`, `oceans`, `capacity`, `stored` or `points`. */
  figure: string,
  /** Of which resource, track, capacity or card, where there are several. */
  of: string | null,
  /** What it was. */
  before: number,
  /** What it is then. */
  after: number,
};

/** What cannot be done now. */
export type AresRefused = {
  /** The answer. */
  choice: AresChoice,
  /** What it is called; empty where no words are asked for. */
  text: string,
  /** Why it cannot be done. */
  refusal: AresRefusal,
  /** Why it cannot be done, as a sentence; empty where no words are asked for. */
  why: string,
};

/** Why an answer of Ares Expedition is refused, told apart by its `kind`. */
export type AresRefusal = { "kind": "not-asked" }
| { "kind": "not-an-answer" }
| { "kind": "not-in-hand" }
| { "kind": "other-phase",
  /** The phase. */
  phase: AresPhase,
}
| { "kind": "no-more-plays" }
| { "kind": "same-phase",
  /** The phase. */
  phase: AresPhase,
}
| { "kind": "zone",
  /** The track. */
  track: AresTrack,
  /** The zone that is needed, or the nearest of those that would do. */
  needs: AresZone,
  /** The zone in which the track was. */
  now: AresZone,
}
| { "kind": "oceans",
  /** The fewest or the most. */
  needs: number,
  /** How many there were. */
  now: number,
}
| { "kind": "tags",
  /** Which. */
  tag: AresTag,
  /** How many are missing. */
  short: number,
}
| { "kind": "rating",
  /** By how much. */
  short: number,
}
| { "kind": "too-few",
  /** Which. M€ are counted with all that could stand in for them. */
  resource: AresResource,
  /** How many are missing. */
  short: number,
}
| { "kind": "too-few-cards",
  /** How many are missing. */
  short: number,
}
| { "kind": "no-source" }
| { "kind": "no-action" }
| { "kind": "used" }
| { "kind": "at-goal" }
| { "kind": "compulsory",
  /** The standard action. */
  action: AresStandardAction,
}
| { "kind": "hand-limit",
  /** How many. */
  over: number,
}
| { "kind": "out-of-bounds",
  /** The least. */
  least: number,
  /** The most. */
  most: number,
};

/** One thing that happened in Ares Expedition, told apart by its `kind`. A card is `null` where whoever listens must not know it. Of a running phase each seat hears its own events; those of others are told when the phase is over. */
export type AresEvent = { "kind": "round",
  /** Its number, from 1. */
  round: number,
}
| { "kind": "began",
  /** The stage. */
  stage: AresStage,
}
| { "kind": "ended" }
| { "kind": "chose",
  /** Whose choice. */
  seat: number,
  /** The phase. */
  phase: AresPhase,
}
| { "kind": "neutral-chose",
  /** The phase. */
  phase: AresPhase,
  /** Whether the solo player picked it. */
  picked: boolean,
}
| { "kind": "incorporated",
  /** Who. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
}
| { "kind": "drawn",
  /** Who draws. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
}
| { "kind": "looked",
  /** Who looks. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
}
| { "kind": "kept",
  /** Who keeps it. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
}
| { "kind": "passed-up",
  /** Whose it was. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
}
| { "kind": "revealed",
  /** Who reveals it. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
  /** Whether it is taken into the hand; it is discarded otherwise. */
  taken: boolean,
}
| { "kind": "sold",
  /** Whose card. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
  /** The M€. */
  money: number,
}
| { "kind": "discarded",
  /** Whose card. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
}
| { "kind": "given",
  /** Who gives. */
  from: number,
  /** Who gets. */
  to: number,
  /** The card. */
  card: AresCardName | null,
}
| { "kind": "played",
  /** Who plays. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
  /** Why it may be played. */
  by: AresPlayedBy,
}
| { "kind": "entered",
  /** Whose card. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
}
| { "kind": "bonus-drawn",
  /** Whose bonus. */
  seat: number,
}
| { "kind": "permitted",
  /** By whom. */
  seat: number,
  /** Its colours. */
  colours: AresColour[],
}
| { "kind": "discounted",
  /** For whom. */
  seat: number,
  /** How many M€ less. */
  off: number,
}
| { "kind": "flexed",
  /** For whom. */
  seat: number,
}
| { "kind": "gained",
  /** By whom. */
  seat: number,
  /** Which. */
  resource: AresResource,
  /** How many. */
  amount: number,
}
| { "kind": "paid",
  /** By whom. */
  seat: number,
  /** Which. */
  resource: AresResource,
  /** How many. */
  amount: number,
}
| { "kind": "rated",
  /** Whose. */
  seat: number,
  /** By how much. */
  change: number,
}
| { "kind": "rating-bought",
  /** By whom. */
  seat: number,
}
| { "kind": "raised",
  /** By whom. */
  seat: number,
  /** Which. */
  track: AresTrack,
}
| { "kind": "warmed",
  /** Which. */
  track: AresTrack,
  /** By how many steps. */
  steps: number,
}
| { "kind": "flipped",
  /** By whom. */
  seat: number,
  /** Its place in the hidden order, from 0: `oceans` of the state has its reward. */
  place: number,
}
| { "kind": "forest-taken",
  /** By whom. */
  seat: number,
}
| { "kind": "added",
  /** Whose card. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
  /** How many. */
  amount: number,
}
| { "kind": "removed",
  /** Whose card. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
  /** How many. */
  amount: number,
}
| { "kind": "used",
  /** By whom. */
  seat: number,
  /** The card. */
  card: AresCardName | null,
}
| { "kind": "standard",
  /** By whom. */
  seat: number,
  /** Which. */
  action: AresStandardAction,
}
| { "kind": "cube-taken",
  /** By whom. */
  seat: number,
  /** Whether it is a swap cube; it is one of 1 M€ otherwise. */
  swap: boolean,
};

/** Where a game of Ares Expedition stands, told apart by its `kind`. In `set-up`, `planning`, `resolving` and `hand-limit` all answer together, unseen by each other. */
export type AresStage = { "kind": "set-up" }
| { "kind": "planning" }
| { "kind": "cube",
  /** Who. */
  seat: number,
}
| { "kind": "swap",
  /** Who took the cube. */
  taker: number,
  /** Who chooses the card to give. */
  by: number,
}
| { "kind": "neutral" }
| { "kind": "resolving",
  /** The phase. */
  phase: AresPhase,
}
| { "kind": "hand-limit" }
| { "kind": "warming" }
| { "kind": "over" };

/** What somebody sees of a game of Ares Expedition: a seat, or everyone. While all answer together, others are seen as the phase found them. */
export type AresState = {
  /** Who plays against whom. */
  mode: AresMode,
  /** The options that it is played with. */
  options: AresOption[],
  /** The round, from 1. */
  round: number,
  /** The last round that there can be. */
  lastRound: number,
  /** Where the game stands. */
  stage: AresStage,
  /** Who owes an answer; nobody when the game is over. */
  asked: Array<number>,
  /** Where the parameters stand, as the running phase found them: requirements look at these. */
  levels: AresLevels,
  /** Where they stand with what the seat has done in the running phase. */
  ownLevels: AresLevels,
  /** The zones of the tracks, as the running phase found them. */
  zones: AresZones,
  /** The ocean tokens, in their hidden order. */
  oceans: Array<AresOcean>,
  /** The players, by seat. */
  players: Array<AresPlayerState>,
  /** How many cards are in the deck. */
  deck: number,
  /** How many cards are in the discard pile. */
  discarded: number,
  /** The phase of the neutral player in this round. */
  neutral: AresPhase | null,
  /** The phases that the neutral player has had since its cards were shuffled. */
  neutralHad: AresPhase[],
  /** The cubes of a co-operative game that are left. */
  cubes: AresCubes,
  /** How it came out, once it is over. Where a solo or a co-operative game is won, all have won. */
  result: GameResult | null,
};

/** The parameters of Ares Expedition, each in its unit. */
export type AresLevels = {
  /** In °C. */
  temperature: number,
  /** In percent. */
  oxygen: number,
  /** In tokens that are face up. */
  oceans: number,
};

/** The zones of the two tracks. */
export type AresZones = {
  /** That of the temperature. */
  temperature: AresZone,
  /** That of the oxygen. */
  oxygen: AresZone,
};

/** An ocean token. */
export type AresOcean = {
  /** What it gives whoever flips it; `null` where it must not be seen. */
  reward: AresReward | null,
};

/** The reward of an ocean token. */
export type AresReward = {
  /** M€. */
  money: number,
  /** Plants. */
  plants: number,
  /** Cards to draw. */
  cards: number,
};

/** The cubes of a co-operative game. */
export type AresCubes = {
  /** Cubes of 1 M€. */
  money: number,
  /** Cubes for a swap. */
  swaps: number,
};

/** A player's side of the table of Ares Expedition. */
export type AresPlayerState = {
  /** The seat. */
  seat: number,
  /** What the player is called; empty where nobody said. */
  name: string,
  /** Terraform rating. */
  rating: number,
  /** What is in stock. */
  stock: AresStock,
  /** What the cards produce, without rating and bonus. */
  production: AresIncome,
  /** How much steel the player has. */
  steel: number,
  /** How much titanium the player has. */
  titanium: number,
  /** The forest tokens, each as often as it is worth a victory point. */
  forests: number,
  /** Tags in play, those that there are. */
  tags: Partial<Record<AresTag, number>>,
  /** How many cards are in hand. */
  handSize: number,
  /** The cards in hand; empty for whoever must not see them. */
  hand: AresCardName[],
  /** The cards that the player looks at, to keep some; empty for whoever must not see them. */
  looked: AresCardName[],
  /** Corporations to choose from; empty for whoever must not see them. */
  corporations: AresCardName[],
  /** The corporation, once it is revealed. */
  corporation: AresCardName | null,
  /** The cards that are being played and not yet in play. */
  playing: AresCardName[],
  /** The cards in play, in ascending number, the corporation among them. */
  played: Array<AresPlayed>,
  /** The phase chosen for this round, once all are revealed. */
  chosen: AresPhase | null,
  /** The phase chosen for the round before, which may not be chosen again. */
  last: AresPhase | null,
  /** The score as it stands. */
  score: AresScore,
};

/** So much of each resource in stock. */
export type AresStock = {
  /** M€. */
  "mega-credits": number,
  /** Heat. */
  heat: number,
  /** Plants. */
  plants: number,
};

/** What phase IV brings. */
export type AresIncome = {
  /** M€. */
  "mega-credits": number,
  /** Heat. */
  heat: number,
  /** Plants. */
  plants: number,
  /** Cards to draw. */
  cards: number,
};

/** A card in play. */
export type AresPlayed = {
  /** The card. */
  card: AresCardName,
  /** How many resources lie on it. */
  stored: number,
  /** Whether its action was used in the running phase. */
  used: boolean,
  /** The victory points that it brings as things stand. */
  points: number,
};

/** A player's victory points in Ares Expedition, by source. */
export type AresScore = {
  /** Terraform rating. */
  rating: number,
  /** Forest tokens. */
  forests: number,
  /** Cards. */
  cards: number,
  /** All together. */
  total: number,
  /** What decides a tie: heat, plants and M€, with all cards of the hand discarded for M€. */
  left: number,
};

/** What a bot would answer in Ares Expedition. */
export type AresAdvice = {
  /** The answer. */
  choice: AresChoice,
  /** Its place among the offers. */
  place: number,
};

/** A card of Ares Expedition: what is printed on it and what it says. */
export type AresCardFacts = {
  /** Its English name, by which programs call it. */
  card: AresCardName,
  /** Its name in the language that was asked for. */
  name: string,
  /** Its number in saved games. */
  number: number,
  /** What it is. */
  form: "project" | "corporation" | "promotional-corporation",
  /** Its colour; `null` for a corporation. */
  colour: AresColour | null,
  /** Whether it is marked for the first game. */
  firstGame: boolean,
  /** Its printed cost, in M€. */
  cost: number,
  /** Its tags; one that is printed twice stands twice. */
  tags: AresTag[],
  /** What is stored on it. */
  holds: AresCardResource | null,
  /** What must be so when it is played. */
  requirements: Array<AresRequirement>,
  /** The M€ that a corporation starts with. */
  money: number,
  /** What phase IV brings while it is in play. */
  production: Array<AresProduction>,
  /** How much steel it gives. */
  steel: number,
  /** How much titanium it gives. */
  titanium: number,
  /** How many alternatives its action has; 0 where it has none. */
  actions: number,
  /** The victory points that it brings. */
  points: AresMuch,
  /** What it says, line by line. */
  words: Array<CardLine>,
};

/** What must be so when a card of Ares Expedition is played, told apart by its `kind`. */
export type AresRequirement = { "kind": "zone",
  /** The track. */
  track: AresTrack,
  /** In this zone or in a higher one. */
  atLeast: AresZone | null,
  /** In this zone or in a lower one. */
  atMost: AresZone | null,
}
| { "kind": "oceans",
  /** Not less. */
  atLeast: number | null,
  /** Not more. */
  atMost: number | null,
}
| { "kind": "tags",
  /** Which. */
  tag: AresTag,
  /** Not less. */
  atLeast: number,
}
| { "kind": "rating",
  /** Not less. */
  atLeast: number,
};

/** What a card brings in phase IV. */
export type AresProduction = {
  /** A resource, or `cards` to draw. */
  of: AresResource | "cards",
  /** How much of it. */
  amount: AresMuch,
};

/** How much: a number, or one known when it is needed. */
export type AresMuch = number
| {
  /** How much each full `per` brings. */
  each: number,
  /** How many of what is counted bring it once. */
  per: number,
  /** What is counted. */
  count: AresCounting,
};

/** What is counted of a player: `count` says what, `of` which kind, where there are several. */
export type AresCounting = {
  /** What: `tags`, `capacity`, `forests`, `cards`, `resources-here` or `paid`. */
  count: string,
  /** Of which tag, capacity or colour. */
  of: string | null,
};

/** Why something was not done; nothing has changed then. */
export type Fault = {
  /** What kind of fault it is. */
  code: Code,
  /** The argument at fault, as a path: `setUp.players[2].name`. Empty where none is. */
  argument: string,
  /** What is wrong and what may be done about it, as a sentence. */
  message: string,
  /** Why a choice is refused, where that is the fault. */
  refusal?: Refusal | AresRefusal,
};

/** A kind of fault. */
export type Code = "argument" | "impossible" | "broken" | "refused" | "stays";
