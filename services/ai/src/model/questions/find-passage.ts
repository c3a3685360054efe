const quotes = new Set('"“”„«»\'‘’‚‹›`´*\u00ad');
const dashes = new Set('‐‑‒–—−');
const isSpace = (character: string): boolean => character <= ' ' || character === '\u00a0' || character === '\u202f';

/** Folds quotes, dashes, spaces and case of a text, and keeps the original position of each character. */
const foldWithPlaces = (text: string): { text: string; places: readonly number[] } => {
  const characters: string[] = [];
  const places: number[] = [];
  let isAfterSpace = false;
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (quotes.has(character) || (isAfterSpace && isSpace(character))) continue;
    isAfterSpace = isSpace(character);
    const lower = character.toLowerCase();
    // One position for each unit: a letter whose lower case has two units stays unchanged.
    characters.push(isAfterSpace ? ' ' : dashes.has(character) ? '-' : lower.length === 1 ? lower : character);
    places.push(place);
  }
  return { text: characters.join(''), places };
};

/** Removes what models put around a quotation. */
const trimmed = (passage: string): string => passage.replace(/^[\s\-–—•.…]+|(?<![\s.…])[\s.…]+$/gu, '');

export type FindPassage = (passage: string) => string | undefined;

/**
 * Finds a quoted passage in the material and returns the original words; undefined if it is not there. Spaces, dashes,
 * quotes and case may differ.
 */
export const createPassageFinder = (material: string): FindPassage => {
  const { text, places } = foldWithPlaces(material);
  return (passage) => {
    const wanted = foldWithPlaces(trimmed(passage)).text.trim();
    const start = wanted === '' ? -1 : text.indexOf(wanted);
    if (start < 0) return undefined;
    const [from = 0, to = 0] = [places[start], places[start + wanted.length - 1]];
    const isStop = /[.!?…]/.test(material.charAt(to + 1));
    return material
      .slice(from, to + (isStop ? 2 : 1))
      .replace(/\s+/g, ' ')
      .trim();
  };
};
