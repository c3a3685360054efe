import { type Language, optionsOf, type Question } from '@exit-tickets/contracts';
import { alternatives } from '../languages/alternatives.ts';
import { languagePacks } from '../languages/language-packs.ts';
import { tokensIn } from '../text/fold-answer.ts';
import { foldWord } from '../text/fold-word.ts';
import { isFormula } from '../text/formula.ts';
import { uninflected } from '../text/inflection.ts';
import { withDecimals } from '../text/read-number.ts';
import { isSlip, mayBeAnother } from '../text/spelling-slip.ts';
import type { Token } from '../text/token.ts';
import { tokensOf } from '../text/tokens.ts';
import { acceptedAnswers } from './accepted-answers.ts';
import { asksFor } from './asks-for.ts';
import { afterGap, hasGap } from './gap.ts';
import { literalOf } from './literal.ts';

/** The vocabulary of a question and of its teacher's notes. */
export interface Subject {
  language: Language;
  /**
   * The tokens of an answer. Words keep their accents if the question asks for the form of a word, their articles if it
   * asks for one, and their capitals if they are the expected formula in other ones: Co is not CO.
   */
  read(answer: string): Token[];
  /** The common part of a word's forms. */
  formOf(word: string): string;
  /** Whether a word does not change the meaning: a function word, unless the question asks for a form (had, has left). */
  isIdle(word: string): boolean;
  /** Whether the question contains a form of the word. */
  isAsked(word: string): boolean;
  /**
   * Whether two words are equal apart from a slip or their form. Different words of the subject never are, nor are two
   * spellings if the question asks for one.
   */
  isSameWord(a: string, b: string): boolean;
}

const wordsIn = (texts: readonly (string | undefined)[], language: Language): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => (text ? tokensIn(text, language).map((token) => token.text) : [])));

/** A gap with a base form: “Hij ... (beantwoorden) de mail”, “She ... (not finish) it”. */
const gapOfForm = String.raw`(?:…|\.{3}|_{2,9})[^()]{0,40}\((?:\p{L}{2,5} )?\p{L}{2,30}\)`;
const wordForms = new RegExp(`${alternatives(languagePacks, ({ asks }) => asks.wordForm)}|${gapOfForm}`, 'iu');
/** Maximum number of words in an answer whose other spelling in the question shows that spelling matters. */
const maxFormLength = 3;

const asksForArticle = asksFor('article');
const asksForFormula = asksFor('formula');
const asksForNotation = asksFor('form');
const offers = new RegExp(String.raw`\s(?:${alternatives(languagePacks, ({ words }) => words.or)})\s`, 'iu');

/**
 * Whether articles are all that an answer adds to the question, beside function words: “den Hund” to “Ich sehe … Hund.”
 * Not where the question offers nouns to choose from.
 */
const addsOnlyArticles = (accepted: readonly Token[], question: string, language: Language): boolean => {
  const { stop, fillers } = languagePacks[language].words;
  const others = accepted.filter(({ text }) => !fillers.anywhere.has(text)).map(({ text }) => text);
  const asked = tokensOf(question, language).map(({ text }) => text);
  const isOffered =
    others.length > 0 &&
    offers.test(question) &&
    !hasGap(question) &&
    others.every((other) => asked.indexOf(other) === asked.lastIndexOf(other));
  return !isOffered && others.every((other) => stop.has(other) || asked.includes(other));
};

/** A token with the accents of a word, which folding removes. */
const spelled = (token: Token): Token => {
  const text = token.written.normalize('NFC').toLowerCase();
  return token.kind === 'word' && foldWord(text) === token.text ? { ...token, text } : token;
};

/** Whether the question asks for the form or spelling of a word, or offers another spelling of the answer: ou, où. */
const asksForForm = ({ text, guide }: Question, language: Language): boolean => {
  if (wordForms.test(text)) return true;
  const expected = tokensIn(guide?.modelAnswer ?? '', language);
  if (expected.length === 0 || expected.length > maxFormLength) return false;
  const asked = tokensIn(text, language);
  return expected.some(
    (word) =>
      word.kind === 'word' && asked.some((one) => one.text === word.text && spelled(one).text !== spelled(word).text),
  );
};

/** The formula that a right answer consists of. */
const formulaIn = (accepted: string, language: Language): readonly string[] => {
  const [first, ...others] = tokensIn(accepted, language).map(({ written }) => written);
  return first !== undefined && isFormula(first) && others.every((written) => written === first) ? [first] : [];
};

/** Small letters and a digit, as phones write them: co2 and Co2 mean no other formula. */
const isSmall = (word: string): boolean => /^[A-Za-z][a-z]{0,9}\d[a-z\d]{0,10}$/u.test(word);

/** A word that differs from the expected formula in capitals after the first letter, which phones and people add. */
const hasOtherCase = (word: string, formulas: readonly string[]): boolean => {
  if (isSmall(word)) return false;
  const expected = formulas.filter((formula) => formula.toLowerCase() === word.toLowerCase());
  return expected.length > 0 && expected.every((formula) => formula.slice(1) !== word.slice(1));
};

export const subjectOf = (question: Question, core: string | undefined, language: Language): Subject => {
  const { modelAnswer, passage, misconception } = question.guide ?? {};
  const words = wordsIn([question.text, ...optionsOf(question), modelAnswer, passage, misconception, core], language);
  const accepted = acceptedAnswers(question, core);
  const isExact = asksForForm(question, language);
  const literal = literalOf(question, accepted);
  const { fillers, contrary, function: functionWords } = languagePacks[language].words;
  const isFiller = ({ text }: Token): boolean => fillers.anywhere.has(text);
  const counting = {
    articles:
      asksForArticle.test(question.text) ||
      accepted
        .map((text) => tokensOf(text, language))
        .some((said) => said.some(isFiller) && (isExact || addsOnlyArticles(said, question.text, language))),
    forms: isExact,
    formulas: asksForFormula.test(question.text),
  };
  const isNotation = asksForNotation.test(question.text);
  const formulas = accepted.flatMap((text) => formulaIn(text, language));
  const read = (token: Token): Token => {
    // In quotation marks, because no folded word has them.
    if (hasOtherCase(token.written, formulas)) return { ...token, text: `“${token.written}”` };
    if (isNotation && token.kind === 'number') return { ...token, text: withDecimals(token) };
    return isExact ? spelled(token) : token;
  };
  const repeated = tokensOf(afterGap(question.text), language, counting.forms)
    .filter((token) => counting.articles || !isFiller(token))
    .map(read);
  const isRepeated = ({ kind, text }: Token, at: number): boolean =>
    kind === 'word' && text === repeated[at]?.text && !contrary.has(text);
  const withoutRepeated = (said: Token[]): Token[] => {
    const first = Math.max(1, said.length - repeated.length);
    const [start] = said
      .slice(first)
      .flatMap((_, at) => (said.slice(first + at).every(isRepeated) ? [first + at] : []));
    return said.slice(0, start);
  };
  const forms = new Map<string, string>();
  const formOf = (word: string): string => {
    const form = forms.get(word) ?? (isExact ? word : uninflected(word, language));
    forms.set(word, form);
    return form;
  };
  const known = new Set([...words, ...[...words].map(formOf)]);
  const asked = new Set([...wordsIn([question.text], language)].map(formOf));
  /** Whether a misspelt word is one letter away from another word of the subject too. */
  const isTorn = (a: string, b: string): boolean => {
    const [word, expected] = known.has(a) ? [b, a] : [a, b];
    const own = formOf(expected);
    return mayBeAnother(
      word,
      expected,
      [...words].filter((other) => formOf(other) !== own),
    );
  };
  return {
    language,
    read: (answer) =>
      literal
        ? [{ kind: 'sign', text: literal(answer), written: answer }]
        : withoutRepeated(tokensIn(answer, language, counting).map(read)),
    formOf,
    isIdle: (word) => !isExact && functionWords.has(word),
    // The singular may end like a form itself: macht, machten.
    isAsked: (word) => asked.has(formOf(foldWord(word))) || asked.has(foldWord(word)),
    isSameWord: (a, b) => a === b || (!isExact && isSlip(a, b) && !(known.has(a) && known.has(b)) && !isTorn(a, b)),
  };
};
