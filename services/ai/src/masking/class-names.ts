import { particles, particlesAndNames } from './grammar.ts';
import { bareWord, type Token, tokenize } from './tokens.ts';

/** The names of a class, indexed by word, so that lookups do not depend on the size of the class. */
export interface ClassNames {
  /** First names, surnames and joined names, folded, at least three letters long. */
  parts: ReadonlySet<string>;
  /** Names of two letters, which only count with a capital. */
  shortParts: ReadonlySet<string>;
  /** Short forms of first names. */
  nicknames: ReadonlySet<string>;
  /** Whole names and parts of several words, by first word, then by number of words. */
  phrases: ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>;
  /** For each part: particles before it, and initials of the other parts. */
  besides: ReadonlyMap<string, Besides>;
  /** Names in scripts without spaces, by length. */
  unspaced: ReadonlyMap<number, ReadonlySet<string>>;
}
interface Besides {
  particles: Set<string>;
  initials: Set<string>;
}

const maxPhraseLength = 8;
const unspacedName =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,20}/gu;
const familyFirst = /^[\p{Script=Han}\p{Script=Hangul}]{3}$/u;

/** Spellings of one name: "Müller" is written "Muller" and "Mueller". */
const spellings = (text: string): string[] => {
  const folded = bareWord(text);
  const apart = bareWord(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüø]/g, (letter) => `${bareWord(letter)}e`),
  );
  return [...new Set([folded, apart, folded.replace(/([ou])e/g, '$1')])];
};

const addTo = <Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void => {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
};

const isParticle = ({ folded }: Token, place: number): boolean =>
  particles.has(folded) && !(place === 0 && particlesAndNames.has(folded));

/** Indexes names as typed by students, once for all answers of a class. */
export const readClassNames = (names: readonly string[]): ClassNames => {
  const parts = new Set<string>();
  const shortParts = new Set<string>();
  const nicknames = new Set<string>();
  const phrases = new Map<string, Map<number, Set<string>>>();
  const besides = new Map<string, Besides>();
  const unspaced = new Map<number, Set<string>>();

  const addPart = (text: string): void => {
    const letters = text.replace(/(?<!\d)\d+$/, '');
    if (!/\p{L}/u.test(letters)) return;
    for (const spelling of spellings(letters)) (spelling.length > 2 ? parts : shortParts).add(spelling);
    if (letters !== text) parts.add(bareWord(text));
  };
  const addPhrase = (tokens: readonly Token[]): void => {
    const [first] = tokens;
    if (!first || tokens.length < 2 || tokens.length > maxPhraseLength) return;
    const lengths = phrases.get(first.folded) ?? new Map<number, Set<string>>();
    addTo(lengths, tokens.length, tokens.map(({ folded }) => folded).join(' '));
    phrases.set(first.folded, lengths);
  };

  for (const name of new Set(names)) {
    const tokens = tokenize(name);
    const isWord = (token: Token, place: number): boolean => !isParticle(token, place);
    const bare = tokens.filter(isWord);
    const [first, last] = [bare[0], bare.at(-1)];
    for (const token of bare) if (token.text.length > 1) addPart(token.text);
    if (first) for (let end = 3; end < first.folded.length; end += 1) nicknames.add(first.folded.slice(0, end));
    if (tokens.length > 1 && bare.length > 0) addPart(tokens.map(({ text }) => text).join(''));
    for (const [place, { text, gap }] of tokens.entries())
      if (place > 0 && /^[-'’‘ʼ`´]$/.test(gap)) addPart(`${tokens[place - 1]?.text}${text}`);

    addPhrase(tokens);
    if (first && last && first !== last) {
      addPhrase([first, last]);
      addPhrase([last, first]);
    }
    const places = tokens.flatMap((token, place) => (isWord(token, place) ? [place] : []));
    for (const [index, place] of places.entries()) {
      const before = index === 0 ? -1 : (places[index - 1] ?? -1);
      const part = tokens[place];
      if (!part) continue;
      if (before >= 0) addPhrase(tokens.slice(before, place + 1));
      const beside = besides.get(part.folded) ?? { particles: new Set(), initials: new Set() };
      for (const { folded } of tokens.slice(before + 1, place)) beside.particles.add(folded);
      for (const other of bare) if (other !== part) beside.initials.add(other.folded.slice(0, 1));
      besides.set(part.folded, beside);
    }
    for (const [whole] of name.normalize('NFC').matchAll(unspacedName)) {
      addTo(unspaced, whole.length, whole);
      if (familyFirst.test(whole)) addTo(unspaced, 2, whole.slice(1));
    }
  }
  return { parts, shortParts, nicknames, phrases, besides, unspaced };
};
