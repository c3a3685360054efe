import { splitSentences } from '@exit-tickets/answer-groups';
import type { Language } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';

const signs = Object.values(languageWords)
  .flatMap(({ distressSigns }) => distressSigns)
  .map((sign) => new RegExp(String.raw`(?<!\p{L})(?:${sign})`, 'iu'));

/** Enough to see by: a longer answer is a story. */
const maxLength = 1_000;
/** Every sign has one of these words: most answers are done with after one look. */
const firstPerson =
  /(?<!\p{L})(?:ik|i|im|ich|je|j|me|mij|mich|mir|myself|nobody|everyone|niemand|iedereen|personne|envie)(?!\p{L})/iu;

const isSign = (text: string): boolean => firstPerson.test(text) && signs.some((sign) => sign.test(text));

/** The sentence of an answer that asks for somebody's attention, in whichever of the four languages it is written. */
export const distressIn = (answer: string, language: Language): string | undefined => {
  const text = answer.slice(0, maxLength);
  if (!isSign(text)) return undefined;
  return splitSentences(text, language).find(isSign) ?? text;
};
