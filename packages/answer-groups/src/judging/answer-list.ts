import type { Language, Question } from '@exit-tickets/contracts';
import { alternatives } from '../languages/alternatives.ts';
import { languagePacks } from '../languages/language-packs.ts';
import { saidIn } from '../text/fold-answer.ts';

const between = new RegExp(
  String.raw`[,;\n&+]|\s(?:${alternatives(languagePacks, ({ words }) => words.and)})\s`,
  'giu',
);
/** Of two things the order often says which is which (predator and prey), unless the question asks for any two. */
const minItems = 3;
const asksFor = new RegExp(String.raw`\b(?:${alternatives(languagePacks, ({ asks }) => asks.naming)})\b.*`, 'iu');
const two = new RegExp(String.raw`\b(?:${alternatives(languagePacks, ({ asks }) => asks.two)})\b`, 'iu');
const asksForAny = (text: string): boolean => two.test(asksFor.exec(text)?.[0] ?? '');
const maxItemLength = 2;
/** As long as a list of short things gets. */
const maxLength = 200;

/** Questions whose answer has an order: of time, of size, of the gaps to fill. */
export const asksForOrder = new RegExp(
  String.raw`${alternatives(languagePacks, ({ asks }) => asks.order)}|_{2,}|\.{3}|…|\b[abc]\)`,
  'iu',
);

/** Whether an answer only lists short things, so that their order says nothing. */
export const isList = (answer: string, question: Question, language: Language): boolean => {
  if (answer.length > maxLength) return false;
  const items = answer.split(between).filter((item) => /[\p{L}\p{N}]/u.test(item));
  return (
    (items.length >= minItems || (items.length === 2 && asksForAny(question.text))) &&
    !asksForOrder.test(question.text) &&
    items.every((item) => saidIn(item, language).length <= maxItemLength)
  );
};
