import type { Language, Question } from '@exit-tickets/contracts';
import { alternatives } from '../languages/alternatives.ts';
import { languagePacks } from '../languages/language-packs.ts';
import { keyOf, tokensIn } from '../text/fold-answer.ts';
import type { Token } from '../text/token.ts';
import type { Subject } from './subject.ts';

const between = new RegExp(
  String.raw`[,;\n&+]|\s(?:${alternatives(languagePacks, ({ words }) => words.and)})\s`,
  'giu',
);
/** With two items the order often matters (predator and prey), unless the question asks for any two. */
const minItems = 3;
const asksFor = new RegExp(String.raw`\b(?:${alternatives(languagePacks, ({ asks }) => asks.naming)})\b.*`, 'iu');
const two = new RegExp(String.raw`\b(?:${alternatives(languagePacks, ({ asks }) => asks.two)})\b`, 'iu');
const asksForAny = (text: string): boolean => two.test(asksFor.exec(text)?.[0] ?? '');
const maxItemLength = 2;
/** Maximum length of a list of short items, in characters. */
const maxLength = 200;

/** Questions where order matters: time, size, gaps to fill in. */
export const asksForOrder = new RegExp(
  String.raw`${alternatives(languagePacks, ({ asks }) => asks.order)}|_{2,}|\.{3}|…|\b[abc]\)`,
  'iu',
);

/** Whether an answer only lists short items, so that their order is irrelevant. */
export const isList = (answer: string, question: Question, language: Language): boolean => {
  if (answer.length > maxLength) return false;
  const items = answer.split(between).filter((item) => /[\p{L}\p{N}]/u.test(item));
  return (
    (items.length >= minItems || (items.length === 2 && asksForAny(question.text))) &&
    !asksForOrder.test(question.text) &&
    items.every((item) => tokensIn(item, language).length <= maxItemLength)
  );
};

/** The items that an answer lists. */
export interface Listed {
  /** Sorted alphabetically, so that answers with the same items are equal. */
  things: readonly Token[];
  /** The positions of the sorted items in the answer: equal for answers in the same order. */
  order: string;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Reads the items of answers to a question that expects a list. Undefined for an answer with a word that joins,
 * compares or denies, because it states a relation. Items without a separator are split only if the lesson knows each
 * as a word. Items are compared without words of the question: “wetgevende” is “wetgevende macht” where it asks for the
 * powers.
 */
export const readList = (
  question: Question,
  expected: readonly string[],
  { language, isAsked }: Subject,
): ((answer: string) => Listed | undefined) => {
  const lists = expected.filter((text) => isList(text, question, language));
  if (lists.length === 0) return () => undefined;
  const { function: joining, contrary } = languagePacks[language].words;
  const { passage = '', misconception = '' } = question.guide ?? {};
  const wordsIn = (text: string): string[] => tokensIn(text, language).map(({ text: word }) => word);
  // “Licht” is also the opposite of “zwaar”; in an expected answer it still counts as an item.
  const known = new Set([
    ...lists.flatMap(wordsIn),
    ...wordsIn(`${passage} ${misconception}`).filter((word) => !contrary.has(word)),
  ]);
  const isNamed = ({ kind, text }: Token): boolean =>
    kind === 'word' && !joining.has(text) && (known.has(text) || !contrary.has(text));
  const withoutAsked = (item: Token[]): Token[] => {
    const own = item.filter(({ text }) => contrary.has(text) || !isAsked(text));
    return own.length > 0 && item.length <= maxItemLength ? own : item;
  };
  return (answer) => {
    if (answer.length > maxLength) return undefined;
    const items = answer
      .split(between)
      .map((item) => withoutAsked(tokensIn(item, language)))
      .flatMap((item) => (item.every(({ text }) => known.has(text)) ? item.map((token) => [token]) : [item]));
    const isOnlyNames = items.every((item) => item.length <= maxItemLength && item.every(isNamed));
    if (items.length < 2 || !isOnlyNames) return undefined;
    const sorted = items.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
    return { things: sorted.flat(), order: items.map((item) => sorted.indexOf(item)).join(' ') };
  };
};
