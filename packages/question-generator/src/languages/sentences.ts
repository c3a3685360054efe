import type { FocusLevel, QuestionKind } from '@exit-tickets/contracts';

/** A pattern that takes a definition apart, tried on a sentence without its final mark. */
export interface DefinitionPattern {
  /**
   * Groups: `term` without its article; `meaning`, a noun phrase or clause that explains it without naming it, where the
   * sentence has one; `np`, the term with its article as it may stand in “what is NP”, where it may.
   */
  pattern: RegExp;
  /**
   * `is`: “NP is MEANING”; `verb` is a group then. `name`: “MEANING is called TERM”, where MEANING is a noun phrase.
   * `told`: the whole sentence explains it. `previous`: the sentence before explains it, this one names it.
   */
  by: 'is' | 'name' | 'told' | 'previous';
}

/** A question as a rule makes it: alternatives that ask the same. */
export interface RuleQuestion {
  /** For which levels this is a fair question. */
  levels: readonly FocusLevel[];
  /** At most 25 words, one question; the seed picks a wording. */
  wordings: readonly string[];
  /** What a pupil who knows it would say: complete, in good language, usable as it stands. */
  answer: string;
}

/**
 * From one sentence to questions about it. A rule is better too narrow: it makes nothing where its parts do not fit.
 */
export interface SentenceRule {
  kind: QuestionKind;
  /**
   * Tried on a whole sentence without its final mark. The groups that the question repeats are checked for words that
   * lean on another sentence: `clause` (in the order of a statement), `inverted` (its verb first), `final` (its verb
   * last), `condition`, `np`.
   */
  pattern: { exec(sentence: string): { groups?: Record<string, string> | undefined } | null };
  /** It asks about what the subject does, so that a subject which an earlier sentence brought in is left alone. */
  needsKnownSubject?: boolean;
  /** The sentence before belongs to it (“Therefore …”): the passage is both, and `part.previous` the one before. */
  leansOnPrevious?: boolean;
  /** @returns nothing where the parts do not fit after all */
  ask(part: Readonly<Record<string, string>>): readonly RuleQuestion[];
}

/** How a language tells an order. */
export interface OrderPatterns {
  /** Open the first, a middle and the last sentence of a process, with the space behind them. */
  first: RegExp;
  next: RegExp;
  last: RegExp;
  /** Names a process in a heading or in a line above steps. */
  process: RegExp;
  /** “First”, “second”: a step that tells its place. */
  ordinal: RegExp;
  /** Tells a class what to do in this very hour, in a form that no other instruction has. */
  toClass?: RegExp;
  /** A sentence without its opening as a statement; undefined where subject and verb cannot be told for sure. */
  straighten: (sentence: string) => string | undefined;
}

/** What one language's sentences are made of. */
export interface SentencePatterns {
  /**
   * Leans on another sentence wherever it stands in a part that a question repeats: “this”, “thereof”, “the latter”.
   */
  leansElsewhere: RegExp;
  /** A pronoun as the subject: tried on `clause`, `final` and `condition` from their beginning. */
  pronounFirst: RegExp;
  /** The same behind the first word: tried on `inverted`. */
  pronounSecond: RegExp;
  /** Opens a sentence that goes on with the one before: “It …”, “But …”, “Then …”. */
  pointsBack: RegExp;
  /** Adverbs that only join a sentence to others; without them it stays whole, so a question leaves them out. Global. */
  connective: RegExp;
  /** Adverbs and comparisons that need the sentence before: “still”, “earlier laws”. Such a part is not asked about. */
  hangsOn: RegExp;
  /** Tells only how long or until when something was so. */
  lasts: RegExp;
  /** Tells of one case, so that it explains no word: “in the first line …”, “such a …”. */
  particular: RegExp;
  /** Opens the other half of a contrast, which is no part of a definition. */
  contrasts: RegExp;
  /** Definite and indefinite article with a noun as group `noun`, global: a thing met before, and one met first. */
  definiteNoun: RegExp;
  indefiniteNoun: RegExp;
  /**
   * The place or condition that a sentence opens with, as it stands within one: it mostly holds for the next sentence as
   * well. Undefined where there is none, or where it cannot be told for sure.
   */
  frameOf: (sentence: string) => string | undefined;
  /** A clause between commas that only tells more of a noun, at the end or in the middle of a part. Global. */
  relativeClause?: RegExp;
  /** A clause that tells which of several things is meant cannot be left out: not asked about. */
  restrictiveClause?: RegExp;
  /** An article with its space. */
  article: RegExp;
  /** An indefinite article: the term behind it is a class of things, of which there are examples. */
  indefinite: RegExp;
  /** Nouns that stand for something else in their sentence and make no term: “example”, “reason”, “difference”. */
  hollowNoun: RegExp;
  /** Terms that mean something else in “explain what X is”; they are quoted. */
  ambiguousTerm?: RegExp;
  /** Whether a term is in the plural; options must be alike. */
  isPlural: (term: string) => boolean;
  /** Opens an explanation behind a colon or an equals sign (“X: a …”), so that X is a term. */
  opensMeaning: RegExp;
  /** Words that an example follows. */
  givesExample: RegExp;
  /**
   * A sentence with the noun in the place of the pronoun that it opens with; undefined unless the sentence before, of
   * which `previous` is already read so, leaves no doubt which noun is meant.
   */
  withAntecedent?: (sentence: string, previous: string) => string | undefined;
  order: OrderPatterns;
  definitions: readonly DefinitionPattern[];
  rules: readonly SentenceRule[];
}
