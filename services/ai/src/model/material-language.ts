import { type Language, languages } from '@exit-tickets/contracts';
import { languageWords } from '../languages/languages.ts';

const languageOfWord = new Map(
  languages.flatMap((language) => languageWords[language].smallWords.split(' ').map((word) => [word, language])),
);

/** Characters to read: enough to be sure. */
const sampleLength = 8_000;
/** Minimum share of function words in a text of the language. */
const minShare = 0.12;
const minWords = 3;
/** Required lead over the next language: text of one language has few function words of another. */
const minLead = 2;

/** The language of a text if it is certain; undefined for other languages, mixtures and very short texts. */
export const materialLanguage = (text: string): Language | undefined => {
  const tokens =
    text
      .slice(0, sampleLength)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const found = tokens.map((token) => languageOfWord.get(token));
  const counts = languages
    .map((language) => ({ language, count: found.filter((one) => one === language).length }))
    .sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  if (!best || best.count < minWords || best.count < minShare * tokens.length) return undefined;
  return best.count >= minLead * (second?.count ?? 0) ? best.language : undefined;
};
