/**
 * What the ai service knows of a language, beside the phrases of an analysis (`analysis/phrases`) and the language packs of
 * the question generator. Lists are words with spaces or line breaks between them.
 */
export interface LanguageWords {
  /** Asked of pupils as a closing scale. */
  confidenceQuestion: string;
  /** What the lowest and the highest step of that scale mean. */
  confidenceEnds: Readonly<{ lowEnd: string; highEnd: string }>;
  /** What stands beside a mark of the teacher that agrees with no reason given before. */
  markedBy: Readonly<Record<'right' | 'partly' | 'wrong', string>>;
  /** What Tesseract calls the language: its data are the package `@tesseract.js-data/nld`. */
  ocrData: string;
  /** Small words that are no frequent words of another language, as "de" and "la" are. */
  smallWords: string;
  /** A word that a question begins with which wants more than yes or no. */
  questionWord: RegExp;
  /** How a question begins that asks for yes or no although it has such a word: «Est-ce que». */
  yesNoOpening?: RegExp;
  /** A question word behind "and" opens a second question, unless it only asks for the reason of the first. */
  secondQuestion: RegExp;
  /** Words that count; "one" is left out, it is mostly no number. */
  numberWords: RegExp;
  /**
   * Patterns of what pupils who are not well write in the first person: about life, about themselves, about going on. What
   * an answer says about a subject ("he did not want to live any more") does not match.
   */
  distressSigns: readonly string[];
  /** Before a noun and not before a name. */
  articles: string;
  /** First names and surnames that are words in lower case: a capital inside a sentence tells them apart. */
  namesThatAreWords: string;
  /** Names that are words with a capital everywhere, as every German noun: only its company tells such a name. */
  namesThatAreCapitalised: string;
}
