import type { Language, Question } from '@exit-tickets/contracts';
import { saidIn } from '../text/fold-answer.ts';

const between = /[,;\n&+]|\s(?:en|and|und|et)\s/giu;
/** Of two things the order often says which is which (predator and prey), unless the question asks for any two. */
const minItems = 3;
const asksFor = /\b(?:welke|noem|geef|which|name|give|welche|nenne|quels|quelles|cite|nomme)\b.*/iu;
const asksForAny = (text: string): boolean => /\b(?:twee|two|zwei|deux)\b/iu.test(asksFor.exec(text)?.[0] ?? '');
const maxItemLength = 2;
/** As long as a list of short things gets. */
const maxLength = 200;

/** Questions whose answer has an order: of time, of size, of the gaps to fill. */
export const asksForOrder =
  /volgorde|achtereenvolgens|respectieve|stappen|eerst|chronolog|rangschik|sorteer|oplopend|aflopend|klein naar groot|groot naar klein|\border\b|sequence|respectively|\bsteps?\b|\bfirst\b|\brank\b|\bsort\b|ascending|descending|smallest to|largest to|reihenfolge|schritte|zuerst|ordne|sortier|aufsteigend|absteigend|\bordre\b|étapes|d'abord|croissant|du plus \p{L}+ au plus|_{2,}|\.{3}|…|\b[abc]\)/iu;

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
