/** Words to remove from an answer before comparing it. */
interface Fillers {
  /** Removed anywhere: articles, and words that only fill a pause. */
  anywhere: ReadonlySet<string>;
  /** Phrases removed at the beginning and at the end of an answer. */
  opening: readonly (readonly string[])[];
  closing: readonly (readonly string[])[];
}

/** The words of one language, by their role in a sentence or answer. */
export interface Words {
  /** Words without subject matter: they identify the language and never count as knowledge. Not folded. */
  stop: ReadonlySet<string>;
  /**
   * Function words, folded: two answers that differ only in these mean the same. Deliberately missing are words that
   * change the meaning: negations, “only”, “all”, “or”, “so”, and prepositions of direction, order or agent (“by”,
   * “from”, “before”, “without”).
   */
  function: ReadonlySet<string>;
  /** Negations and words that have an opposite, folded. */
  contrary: ReadonlySet<string>;
  /** Folded. Must not contain words that change the meaning: no “not”, “only”, “more”, “also”. */
  fillers: Fillers;
  /** Joins the items of a list, as part of a pattern. */
  and: string;
  or: string;
  /** “One” before a fraction, otherwise an article; folded. */
  one: ReadonlySet<string>;
  /** Precedes a negative number. */
  minus: string;
  /** Zero to nineteen, folded; a dash for “one”, which is an article in most languages. */
  numbers: string;
  /** Twenty to ninety, folded; a dash if the language has no such word. */
  tens: string;
  /** Joins a ten and a unit into one word, a dash for “one”; the usual form comes first. */
  joinNumber: (ten: string, unit: string) => readonly string[];
  /** Matches word sequences that may be one number, in languages that write them apart. */
  severalWords?: RegExp;
  /** Half to tenth, folded. */
  fractions: readonly ReadonlySet<string>[];
  /** Words between a part and its whole, as in “9 out of 25”; folded, without articles. */
  outOf: readonly (readonly string[])[];
  /** January to December, folded. */
  months: readonly string[];
  /** Words that may stand between a day and its month, folded. */
  besideDay: ReadonlySet<string>;
  /** Endings that `stem` removes, as many as possible. */
  endings: RegExp;
  /** High for German: short words often end like an inflection (Haus, Gas, Land). */
  minStemLength: number;
  /** Endings of number, person and tense; fewer than `endings`, as oxide is not oxidation and carbonate not carbon. */
  inflections: RegExp;
  /**
   * Equivalents in every subject: a formula and its substance, two spellings of one word. For a name of two words it is
   * the one that the element alone lacks.
   */
  sameInEveryLesson: ReadonlyMap<string, string>;
  /** Formulas and other names of a substance, with the words of the name that replaces them. */
  substances: ReadonlyMap<string, readonly string[]>;
  /** Terms that differ by one slip but have different meanings, folded. */
  otherTerms: Readonly<Record<string, string>>;
  /** Spellings of the same sound, with the form used to compare them; those of every language apply in turn. */
  sounds: readonly (readonly [RegExp, string])[];
  /** Unit spellings that only this language uses, or that are other words elsewhere. */
  units: Record<string, string>;
  /** Matches text that ends with an abbreviation, where a sentence does not end. */
  abbreviations: RegExp;
  decimalMark: string;
  quotes: Record<'outer' | 'inner', readonly [string, string]>;
  /** Whether every noun is capitalised. */
  capitalisesNouns: boolean;
  /** Letters that identify the language if function words do not. */
  typicalLetters: RegExp;
  /** Expands contractions that would otherwise be ambiguous. */
  spellOut?: (text: string) => string;
  /** “Is” and “are called”, folded. */
  copulas: ReadonlySet<string>;
  /** Words that may precede a number as an answer, folded. */
  beforeNumbers: ReadonlySet<string>;
}

/** Splits a list of words at spaces. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Splits lists of words at bars. */
export const wordLists = (lists: string): ReadonlySet<string>[] => lists.split('|').map(words);

/** Splits a list of phrases at bars. */
export const phrases = (list: string): string[][] => list.split('|').map((phrase) => phrase.trim().split(/\s+/u));
