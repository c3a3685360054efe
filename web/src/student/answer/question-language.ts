import { type Language, languages } from '@exit-tickets/contracts/rules';
import { textsIn } from '../language.ts';

/** The clear language of a text: at least two different words unique to it, and more than for any other language. */
export const languageOfText = (text: string): Language | undefined => {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const counts = languages.map((language) => ({
    language,
    count: textsIn[language].questionWords.split(' ').filter((word) => words.has(word)).length,
  }));
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  return best && best.count >= 2 && best.count > (second?.count ?? 0) ? best.language : undefined;
};
