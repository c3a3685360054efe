import type { ConcernWords } from './concern-words.ts';
import type { MaskingWords } from './masking-words.ts';
import type { ScoringWords } from './scoring-words.ts';

/**
 * The ai service's words of a language, besides the packs of answer-groups and question-picker. Lists are separated by
 * spaces or line breaks.
 */
export interface LanguageWords {
  /** Question text of the closing scale. */
  confidenceQuestion: string;
  /** Labels of the lowest and highest step of that scale. */
  confidenceEnds: Readonly<{ lowEnd: string; highEnd: string }>;
  /** Shown as the reason for a teacher's mark that has no other. */
  markedBy: Readonly<Record<'right' | 'partly' | 'wrong', string>>;
  /** Shown with an answer that only its teacher should read. */
  readYourself: string;
  /** Tesseract's name of the language; the data are in the package `@tesseract.js-data/nld`. */
  ocrData: string;
  /** Function words that are rare in other languages, unlike "de" and "la". */
  smallWords: string;
  /** A word that starts a question with more than a yes-or-no answer. */
  questionWord: RegExp;
  /** Start of a yes-or-no question that contains such a word: «Est-ce que». */
  yesNoOpening?: RegExp;
  /** "And" with a question word that starts a second question, unless it only asks for the reason of the first. */
  secondQuestion: RegExp;
  /** Pattern alternatives, matched in any language: the options of a yes-or-no question. */
  yesAndNo: string;
  /** The same for options that refer to others, such as "all of the above". */
  allOrNone: string;
  /** The same for words between two alternatives of which one is the answer. */
  or: string;
  /** The same for questions about a missing picture or page, or about what was learned. */
  asksAboutMaterial: string;
  /** Case-sensitive pattern alternatives: a sentence about homework, a page, a teacher, a test, an advert. */
  notices: string;
  /** Number words without "one", which is mostly not a number. */
  numberWords: RegExp;
  /** Pattern alternatives, matched in any language: quantities of students in words. */
  quantityWords: string;
  /** The same for words between two counts: "8 out of 10". */
  outOf: string;
  /** The same for remarks about a person instead of the task. */
  remarksOnPersons: string;
  /** The same for calling a statement wrong. */
  callsWrong: string;
  /** The same for an activity in which the teacher says or writes down a fact, up to that fact. */
  teachesThat: string;
  /** The same for words that show that something is to be corrected, discussed or denied. */
  setsRight: string;
  /** General feedback words on any subject: "outcome", "missing", "confused". */
  feedbackWords: string;
  concern: ConcernWords;
  masking: MaskingWords;
  scoring: ScoringWords;
}
