import { languagePacks, words } from '@exit-tickets/answer-groups';
import { type Language, languages } from '@exit-tickets/contracts';

/** Characters read from the beginning, the middle and the end of a text each. */
const sampleLength = 3_000;
const minWords = 20;
/** Minimum share of function words; running text has about one in three. */
const minKnown = 0.14;
const minLatin = 0.7;
/** Maximum share of foreign function words, relative to those of the recognised language. */
const maxForeign = 0.4;

/** Lines of a table or a word list, which may be in another language than the lesson. */
export const pairs = /^[^\n\t]{0,200}\t.*$|^[^\n=–]{2,40} [=–] [^\n=–.]{2,40}$/gmu;

/** Function words of similar languages. Words that they share with ours do not count. */
const elsewhere =
  words(`el los las una y por con más es pero muy como esta este son del al lo su sus il lo gli di che è sono
  della delle degli nel alla dei con il una per anche più questo questa si dal o os uma não é são do da dos das em com mais na
  no og og som på det er ikke til med och att är för av inte den w i na się jest z do to że nie oraz od przez które ve bir bu
  için ile çok olarak daha da de ne gibi olan ja on ei että se oli mutta dall dell nell cui mentre questi sulla dalla alle sui ai quando dove si în este și cu la pe sunt un o az egy és nem hogy
  ez a je se na ve že jsou pro by jako ale su koji kako nie sú die is nie het van vir`);

const sampleOf = (text: string): string => {
  if (text.length <= 3 * sampleLength) return text;
  const middle = Math.floor((text.length - sampleLength) / 2);
  return [text.slice(0, sampleLength), text.slice(middle, middle + sampleLength), text.slice(-sampleLength)].join('\n');
};

/**
 * Recognises the language of lesson material. Undefined if it is unclear: too many letters of other scripts, too few
 * function words, or too many foreign ones. Below `minWords` it returns the best match.
 */
export const recogniseLanguage = (text: string): Language | undefined => {
  const running = sampleOf(text.replace(pairs, ''));
  const isRunning = (running.match(/\p{L}+/gu)?.length ?? 0) >= minWords;
  const sample = (isRunning ? running : sampleOf(text)).toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < minLatin * letters) return undefined;
  const tokens = sample.match(/\p{L}+/gu) ?? [];
  const isKnown = (token: string, language: Language): boolean => languagePacks[language].words.stop.has(token);
  const countOf = (language: Language): number => tokens.filter((token) => isKnown(token, language)).length;
  const [best] = languages
    .map((language) => ({ language, count: countOf(language) }))
    .sort((a, b) => b.count - a.count);
  if (!best || tokens.length < minWords) return best?.language;
  const foreign = tokens.filter((token) => elsewhere.has(token) && !isKnown(token, best.language)).length;
  return best.count >= minKnown * tokens.length && foreign < maxForeign * best.count ? best.language : undefined;
};
