import type { Question } from '@exit-tickets/contracts';
import { saidIn } from '../language/fold-answer.ts';
import type { Language } from '../language/language.ts';

const between = /[,;\n&+]|\s(?:en|and|und|et)\s/giu;
/** Of two things the order often says which is which: predator and prey. */
const fewestItems = 3;
const longestItem = 2;

/** Questions whose answer has an order: of time, of size, of the gaps to fill. */
const asksForOrder =
  /volgorde|achtereenvolgens|respectieve|stappen|eerst|chronolog|\border\b|sequence|respectively|\bsteps?\b|\bfirst\b|reihenfolge|schritte|zuerst|\bordre\b|étapes|d'abord|_{2,}|\.{3}|…|\b[abc]\)/iu;

/** Whether an answer only lists short things, so that their order says nothing. */
export const isList = (answer: string, question: Question, language: Language): boolean => {
  const items = answer.split(between).filter((item) => /[\p{L}\p{N}]/u.test(item));
  return (
    items.length >= fewestItems &&
    !asksForOrder.test(question.text) &&
    items.every((item) => item.length < 60 && saidIn(item, language).length <= longestItem)
  );
};
