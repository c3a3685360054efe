import { languagePacks, words } from '@exit-tickets/answer-groups';
import { type Language, languages } from '@exit-tickets/contracts';

/** Enough of a text to be sure, from its beginning, middle and end. */
const sampleLength = 3_000;
const minWords = 20;
/** In any running text of a language about every third word is one of its small words. */
const minKnown = 0.14;
const minLatin = 0.7;
/** Small words of languages elsewhere, as a part of those that the text's own language has. */
const maxForeign = 0.4;

/** Small words of languages that share some with ours. Those that are ours too say nothing about a text in that language. */
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

/** The share of small words of each language in these words, the largest first. */
const sharesOf = (tokens: readonly string[]): { language: Language; share: number }[] =>
  languages
    .map((language) => {
      const known = tokens.filter((token) => languagePacks[language].words.stop.has(token)).length;
      return { language, share: known / Math.max(1, tokens.length) };
    })
    .sort((a, b) => b.share - a.share);

/**
 * The language of lesson material when it is surely one of ours; undefined when it is another one or none: too many
 * letters of other scripts, too few small words, or the small words of a language next to them.
 */
export const recogniseLanguage = (text: string): Language | undefined => {
  const sample = sampleOf(text).toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < minLatin * letters) return undefined;
  const tokens = sample.match(/\p{L}+/gu) ?? [];
  const [best] = sharesOf(tokens);
  if (!best) return undefined;
  if (tokens.length < minWords) return best.language;
  const isOwn = (token: string): boolean => languagePacks[best.language].words.stop.has(token);
  const foreign = tokens.filter((token) => elsewhere.has(token) && !isOwn(token)).length / tokens.length;
  return best.share >= minKnown && foreign < maxForeign * best.share ? best.language : undefined;
};
