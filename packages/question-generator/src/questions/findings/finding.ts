/** Something a question can be made of, found in the material; every text in it is the material's own. */
interface Found {
  /** The sentences it rests on, word for word and in order. */
  passage: string;
  sentences: readonly number[];
  section: number;
}

export interface Definition extends Found {
  kind: 'definition';
  term: string;
  /** What the material says it is: a noun phrase, or whole sentences. */
  meaning: string;
  /** A noun phrase with its verb, when the material says "X is …": they fit into "what X is". */
  np?: string | undefined;
  verb?: string | undefined;
  /** Whether `meaning` describes the thing without its name, and alone: fit to be matched with a term. */
  isDescription: boolean;
}

export interface Cause extends Found {
  kind: 'cause';
  cause: string;
  /** The cause is a main clause: it can be quoted as a sentence. */
  causeIsMain: boolean;
  effect: string;
  /** The effect with its verb first: a question when "why" stands before it. */
  inverted?: string | undefined;
}

export interface Consequence extends Found {
  kind: 'consequence';
  cause: string;
  /** A word says that it is a consequence; otherwise it is only a colon. */
  isExplicit: boolean;
}

export interface Condition extends Found {
  kind: 'condition';
  /** With its conjunction: "when the droplets join". */
  when: string;
  /** Without: "the droplets join". */
  bare: string;
  outcome: string;
}

export interface Contrast extends Found {
  kind: 'contrast';
  first: string;
  /** By "while" or the like, not by a mere "but". */
  isMarked: boolean;
}

/** Two things described side by side. */
export interface Comparison extends Found {
  kind: 'comparison';
  a: string;
  b: string;
  /** A sentence each, built alike. */
  isSideBySide: boolean;
}

export interface Enumeration extends Found {
  kind: 'enumeration';
  /** What comes before the items, ready to be finished by them. */
  stem: string;
  items: readonly string[];
  role: 'needs' | 'factors' | 'things';
  /** The stem ends in a colon: it is a sentence of its own. */
  isAnnounced: boolean;
}

export interface Statement extends Found {
  kind: 'statement';
  text: string;
  holds: 'number' | 'event' | 'fact';
  /** It names the day. */
  isDated: boolean;
}

export type Finding = Definition | Cause | Consequence | Condition | Contrast | Comparison | Enumeration | Statement;
export type FindingOf<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>;
