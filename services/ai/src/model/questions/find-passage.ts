const quotes = new Set('"“”„«»\'‘’‚‹›`´*\u00ad');
const dashes = new Set('‐‑‒–—−');
const isSpace = (character: string): boolean => character <= ' ' || character === '\u00a0' || character === '\u202f';

/** Text in one form of quotes, dashes, spaces and capitals, and where each of its characters stood. */
const foldWithPlaces = (text: string): { text: string; places: readonly number[] } => {
  const characters: string[] = [];
  const places: number[] = [];
  let isAfterSpace = false;
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (quotes.has(character) || (isAfterSpace && isSpace(character))) continue;
    isAfterSpace = isSpace(character);
    const lower = character.toLowerCase();
    // One place for each unit: a letter whose small form has two stays as it is.
    characters.push(isAfterSpace ? ' ' : dashes.has(character) ? '-' : lower.length === 1 ? lower : character);
    places.push(place);
  }
  return { text: characters.join(''), places };
};

/** What models put around a quotation. */
const trimmed = (passage: string): string => passage.replace(/^[\s\-–—•.…]+|(?<![\s.…])[\s.…]+$/gu, '');

export type FindPassage = (passage: string) => string | undefined;

/**
 * Finds the words of the material that a passage quotes, as they stand there; undefined when they do not. Spaces, dashes,
 * quotes and capitals may differ.
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
