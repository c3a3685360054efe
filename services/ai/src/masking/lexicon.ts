import { bareWord } from './tokens.ts';

/** Words of a text with the sentence that each is in. */
export interface FoldedText {
  words: readonly string[];
  /** Where each stands; sentences stand far apart, so that nothing of two of them is near. */
  places: readonly number[];
}

const wordOrMark = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}\s'’´`-]|\n/gu;
const betweenSentences = 1_000;
const isWord = (found: string): boolean => /^[\p{L}\p{N}\p{M}]/u.test(found);
const endsSentence = (mark: string): boolean => /^[.!?…;\n]$/u.test(mark);

/** “don't” is one word, as in “dont”. */
const joinNot = (text: string): string => text.replace(/(?<=n)['’´`]t(?!\p{L})/giu, 't');

/** A text as word lists are held against it: words without case and accents, what an apostrophe parts as two. */
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

/** A word to look for, or how it begins. */
interface Piece {
  text: string;
  isBeginning: boolean;
}

interface Entry<Concept> {
  /** None of an aside. */
  concept: Concept;
  pieces: readonly Piece[];
  /** Only where nothing follows in its clause. */
  endsClause: boolean;
}

const pieceOf = (word: string): Piece => ({ text: bareWord(word.replace('*', '')), isBeginning: word.endsWith('*') });
const fits = ({ text, isBeginning }: Piece, word: string | undefined): boolean =>
  word !== undefined && (isBeginning ? word.startsWith(text) : word === text);

/** Where each concept stands in a text. */
export type Found<Concept extends string> = ReadonlyMap<Concept, readonly number[]>;

/**
 * Finds concepts by lists of words and phrases with commas between them: `slap*` is any word that begins so, `can't$` one that ends
 * its clause.
 * @param opensClause words with which another clause begins
 * @param asides phrases whose words count for nothing, as “I think that”
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

/** Whether one of the sorted places is so near. */
const hasNear = (places: readonly number[], place: number, reach: number): boolean => {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place - reach) low = middle + 1;
    else high = middle;
  }
  return (places[low] ?? Number.POSITIVE_INFINITY) <= place + reach;
};

/** Whether the first of these concepts stands somewhere with all others so many words away at most. */
export const areNear = <Concept extends string>(
  found: Found<Concept>,
  [first, ...others]: readonly [Concept, ...Concept[]],
  reach: number,
): boolean =>
  (found.get(first) ?? []).some((place) => others.every((other) => hasNear(found.get(other) ?? [], place, reach)));
