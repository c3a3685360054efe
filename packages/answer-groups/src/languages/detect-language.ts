import { type Language, languages } from '@exit-tickets/contracts';
import { languagePacks } from './language-packs.ts';

/** Enough of a text to be sure; the rest costs time and changes nothing. */
const sampleLength = 8_000;

/**
 * The language of a text, by the small words in it and, as a tie-break, by its letters.
 * A text in none of them, too short to tell, or as much in another one counts as `fallback`.
 */
export const detectLanguage = (text: string, fallback: Language = 'nl'): Language => {
  const sample = text.slice(0, sampleLength).toLowerCase();
  const tokens = sample.match(/\p{L}+/gu) ?? [];
  const scores = languages.map((language) => {
    const known = tokens.filter((token) => languagePacks[language].words.stop.has(token)).length;
    const typical = sample.match(languagePacks[language].words.typicalLetters)?.length ?? 0;
    return { language, score: known + typical * 0.3 };
  });
  const most = Math.max(...scores.map(({ score }) => score));
  const best = scores.filter(({ score }) => score === most).map(({ language }) => language);
  return most === 0 || best.includes(fallback) ? fallback : (best[0] ?? fallback);
};
