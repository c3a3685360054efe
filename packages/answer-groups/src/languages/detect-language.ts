import { type Language, languages } from '@exit-tickets/contracts';
import { languagePacks } from './language-packs.ts';

/** Characters that are enough to be sure. */
const sampleLength = 8_000;

/**
 * Detects the language of a text by its function words and, on a tie, by its letters. Returns `fallback` for an unknown
 * language, a text that is too short, or an even mixture.
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
