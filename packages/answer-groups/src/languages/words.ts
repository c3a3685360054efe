/** Words to leave out of an answer before it is compared. */
interface Fillers {
  /** Left out wherever they stand: articles, and words that only fill a pause. */
  anywhere: ReadonlySet<string>;
  /** Phrases left out where an answer begins, and where it ends. */
  opening: readonly (readonly string[])[];
  closing: readonly (readonly string[])[];
}

/** The words of one language, by what they are to a sentence or an answer. */
export interface Words {
  /** Carry no subject matter: they tell languages apart, and never count as something a pupil knows. As written. */
  stop: ReadonlySet<string>;
  /**
   * Hold a sentence together, folded: without them two answers still say the same. Missing on purpose is what can turn
   * a statement round: negations, “only” and “all”, “or”, “so”, and prepositions that tell a direction, an order or who
   * does it to whom (“by”, “from”, “before”, “without”).
   */
  function: ReadonlySet<string>;
  /** Have a counterpart that says the opposite, and negations, folded. */
  contrary: ReadonlySet<string>;
  /** Folded. Nothing that can turn an answer round belongs here: no “not”, “only”, “more”, “also”. */
  fillers: Fillers;
  /** Between two things that are listed or joined, as parts of a pattern. */
  and: string;
  or: string;
  /** “One” before a fraction, and an article elsewhere; folded. */
  one: ReadonlySet<string>;
  /** Before a number below zero. */
  minus: string;
  /** From zero to nineteen, folded; “one” is an article in most languages and stands as a dash. */
  numbers: string;
  /** From twenty to ninety, folded; a dash where the language has no word of its own. */
  tens: string;
  /** How a ten and what is added to it, a dash for “one”, are written as one word; the first of several ways is usual. */
  joinNumber: (ten: string, unit: string) => readonly string[];
  /** Runs of words that may be one number, where the language writes it in several. */
  severalWords?: RegExp;
  /** From a half to a tenth, folded. */
  fractions: readonly ReadonlySet<string>[];
  /** What stands between a part and its whole: “9 out of 25”; folded, without articles. */
  outOf: readonly (readonly string[])[];
  /** From January on, folded. */
  months: readonly string[];
  /** What may stand between a day and its month, folded. */
  besideDay: ReadonlySet<string>;
  /** Endings that `stem` cuts, as many as there are. */
  endings: RegExp;
  /** German words are long, and a short one often ends in what looks like an ending: Haus, Gas, Land. */
  minStemLength: number;
  /** Endings of number, person and time; fewer than `endings`, since oxide is no oxidation and carbonate no carbon. */
  inflections: RegExp;
  /**
   * What is the same in every lesson: a formula and the name of its substance, two spellings of one word. Of a name in
   * two words it is the one that its element alone does not have.
   */
  sameInEveryLesson: ReadonlyMap<string, string>;
  /** Formulas and other names of one substance, with the words of the name that all of them are taken for. */
  substances: ReadonlyMap<string, readonly string[]>;
  /** Terms that are one slip apart and mean two things, folded. */
  otherTerms: Readonly<Record<string, string>>;
  /** Spellings of one sound, and how all of them are written to be compared; those of every language, in turn. */
  sounds: readonly (readonly [RegExp, string])[];
  /** Spellings of units in this language only, or that are other words elsewhere. */
  units: Record<string, string>;
  /** Ends a part of a text with an abbreviation, after which no sentence ends. */
  abbreviations: RegExp;
  decimalMark: string;
  /** Between thousands: 12,000. */
  groupMark: string;
  /** With the space before it, where the language has one. */
  percentSign: string;
  quotes: Record<'outer' | 'inner', readonly [string, string]>;
  /** Whether every noun has a capital. */
  capitalisesNouns: boolean;
  /** Letters that tell the language where small words do not. */
  typicalLetters: RegExp;
  /** Writes contractions in full, where a word could not be told otherwise. */
  spellOut?: (text: string) => string;
  /** “Is” and “are called”, folded. */
  copulas: ReadonlySet<string>;
  /** Words that may stand before an answer that is a number, folded. */
  beforeNumbers: ReadonlySet<string>;
}

/** A list of words with spaces between. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Lists of words with bars between. */
export const wordLists = (lists: string): ReadonlySet<string>[] => lists.split('|').map(words);

/** A list of phrases with bars between. */
export const phrases = (list: string): string[][] => list.split('|').map((phrase) => phrase.trim().split(/\s+/u));
