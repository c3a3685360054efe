import { bareWord } from './tokens.ts';

/** The folded words of a text with their positions. */
export interface FoldedText {
  words: readonly string[];
  /** Position of each word; sentences are far apart, so that words of two sentences are never near. */
  places: readonly number[];
}

const wordOrMark = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}\s'’´`-]|\n/gu;
const betweenSentences = 1_000;
const isWord = (found: string): boolean => /^[\p{L}\p{N}\p{M}]/u.test(found);
const endsSentence = (mark: string): boolean => /^[.!?…;\n]$/u.test(mark);

/** Makes “don't” one word, like “dont”. */
const joinNot = (text: string): string => text.replace(/(?<=n)['’´`]t(?!\p{L})/giu, 't');

/** Folds a text for comparison with word lists: no case, no accents; an apostrophe separates two words. */
export const foldText = (text: string): FoldedText => {
  const words: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const [found] of joinNot(text).matchAll(wordOrMark)) {
    if (isWord(found)) {
      words.push(bareWord(found));
      places.push(place);
      place += 1;
    } else if (places.at(-1) === place - 1) place += endsSentence(found) ? betweenSentences : 1;
  }
  return { words, places };
};

/** A word, or the beginning of one. */
interface Piece {
  text: string;
  isBeginning: boolean;
}

interface Entry<Concept> {
  /** Undefined for asides. */
  concept: Concept;
  pieces: readonly Piece[];
  /** Matches only at the end of a clause. */
  endsClause: boolean;
}

const pieceOf = (word: string): Piece => ({ text: bareWord(word.replace('*', '')), isBeginning: word.endsWith('*') });
const fits = ({ text, isBeginning }: Piece, word: string | undefined): boolean =>
  word !== undefined && (isBeginning ? word.startsWith(text) : word === text);

/** The positions of each concept in a text. */
export type Found<Concept extends string> = ReadonlyMap<Concept, readonly number[]>;

/**
 * Finds concepts by comma-separated words and phrases: `slap*` matches any word with that beginning, `can't$` only at
 * the end of a clause.
 * @param opensClause words that start a new clause
 * @param asides phrases to ignore, such as “I think that”
 */
export const createLexicon = <Concept extends string>(
  lists: readonly (readonly [Concept, string])[],
  { opensClause, asides }: { opensClause: string; asides: string },
): ((text: FoldedText) => Found<Concept>) => {
  const openers = new Set(opensClause.split(',').map((word) => bareWord(word.trim())));
  const byWord = new Map<string, Entry<Concept | undefined>[]>();
  const byBeginning = new Map<string, Entry<Concept | undefined>[]>();
  for (const [concept, list] of [...lists, [undefined, asides] as const])
    for (const said of list.split(',')) {
      const endsClause = said.trim().endsWith('$');
      const pieces = joinNot(said)
        .replace('$', '')
        .replace(/['’]/g, ' ')
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map(pieceOf);
      const [first] = pieces;
      if (!first) continue;
      const index = first.isBeginning ? byBeginning : byWord;
      const known = index.get(first.text) ?? [];
      known.push({ concept, pieces, endsClause });
      index.set(first.text, known);
    }
  const lengths = [...new Set([...byBeginning.keys()].map(({ length }) => length))];

  return ({ words, places }) => {
    const found = new Map<Concept, number[]>();
    const isAt = ({ pieces, endsClause }: Entry<Concept | undefined>, at: number): boolean => {
      const last = at + pieces.length - 1;
      if ((places[last] ?? -1) - (places[at] ?? 0) !== pieces.length - 1) return false;
      if (!pieces.every((piece, index) => fits(piece, words[at + index]))) return false;
      const next = words[last + 1];
      const isOver = next === undefined || places[last + 1] !== (places[last] ?? 0) + 1 || openers.has(next);
      return !endsClause || isOver;
    };
    let at = 0;
    while (at < words.length) {
      const word = words[at] ?? '';
      const entries = [
        ...(byWord.get(word) ?? []),
        ...lengths.flatMap((length) => (length <= word.length ? (byBeginning.get(word.slice(0, length)) ?? []) : [])),
      ].filter((entry) => isAt(entry, at));
      const longest = Math.max(1, ...entries.map(({ pieces }) => pieces.length));
      const isAside = entries.some(({ concept, pieces }) => concept === undefined && pieces.length === longest);
      if (isAside) {
        at += longest;
        continue;
      }
      for (const { concept } of entries) {
        if (concept === undefined) continue;
        const known = found.get(concept) ?? [];
        known.push(places[at] ?? 0);
        found.set(concept, known);
      }
      at += 1;
    }
    return found;
  };
};

/** Whether one of the sorted positions is within reach. */
const hasNear = (places: readonly number[], place: number, reach: number): boolean => {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place - reach) low = middle + 1;
    else high = middle;
  }
  return (places[low] ?? Number.POSITIVE_INFINITY) <= place + reach;
};

/** Whether all other concepts occur within this many words of an occurrence of the first one. */
export const areNear = <Concept extends string>(
  found: Found<Concept>,
  [first, ...others]: readonly [Concept, ...Concept[]],
  reach: number,
): boolean =>
  (found.get(first) ?? []).some((place) => others.every((other) => hasNear(found.get(other) ?? [], place, reach)));
