import type { ConcernWords } from './concern-words.ts';
import type { MaskingWords } from './masking-words.ts';
import type { ScoringWords } from './scoring-words.ts';

/**
 * What the ai service knows of a language, beside the packs of answer-groups and question-picker. Lists are words with
 * spaces or line breaks between them.
 */
export interface LanguageWords {
  /** Asked of students as a closing scale. */
  confidenceQuestion: string;
  /** What the lowest and the highest step of that scale mean. */
  confidenceEnds: Readonly<{ lowEnd: string; highEnd: string }>;
  /** What stands beside a mark of the teacher that agrees with no reason given before. */
  markedBy: Readonly<Record<'right' | 'partly' | 'wrong', string>>;
  /** What stands beside an answer that its teacher is to read alone. */
  readYourself: string;
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
  /** Alternatives of a pattern, tried in any language: options of a question that asks for yes or no. */
  yesAndNo: string;
  /** The same of an option that stands for others. */
  allOrNone: string;
  /** The same of what stands between two things of which one is the answer. */
  or: string;
  /** The same of a question about a picture or page that is not there, or about what was learned. */
  asksAboutMaterial: string;
  /** Alternatives of a pattern that minds capitals: a sentence about homework, a page, a teacher, a test, an offer. */
  notices: string;
  /** Words that count; "one" is left out, it is mostly no number. */
  numberWords: RegExp;
  /** Alternatives of a pattern, tried in any language: how many students it would be, in words. */
  quantityWords: string;
  /** The same of what stands between two counts: "8 out of 10". */
  outOf: string;
  /** The same of what is said of a person and not of the task. */
  remarksOnPersons: string;
  /** The same of how a statement is called untrue. */
  callsWrong: string;
  /** The same of how an activity has a teacher tell or write down what is so, up to what that is. */
  tellsThat: string;
  /** The same of what shows that something is to be put right, weighed or denied. */
  setsRight: string;
  /** What is said of answers whatever they are about: "outcome", "missing", "confused". */
  feedbackWords: string;
  concern: ConcernWords;
  masking: MaskingWords;
  scoring: ScoringWords;
}
