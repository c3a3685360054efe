/** A long text is divided into this many stretches; a part of each is kept. */
const stretches = 50;

/** Ends of paragraphs, and ends of sentences or lines. */
const paragraphEnds = ['\n\n'];
const sentenceEnds = ['. ', '! ', '? ', '… ', '\n'];

/** The position after the first of these ends; 0 if there is none. */
const firstEnd = (text: string, ends: readonly string[]): number => {
  const found = ends.filter((end) => text.includes(end)).map((end) => text.indexOf(end) + end.length);
  return found.length > 0 ? Math.min(...found) : 0;
};

/** The position after the last of these ends; 0 if there is none. */
const lastEnd = (text: string, ends: readonly string[]): number =>
  Math.max(...ends.filter((end) => text.includes(end)).map((end) => text.lastIndexOf(end) + end.length), 0);

/** Whole paragraphs from the start of a text; whole sentences if paragraphs would drop half of it or more. */
const wholeUnits = (text: string): string => {
  const paragraphs = lastEnd(text, paragraphEnds);
  const end = paragraphs > text.length / 2 ? paragraphs : lastEnd(text, sentenceEnds);
  return text.slice(0, end || text.length);
};

/**
 * Shortens a text evenly: each stretch keeps whole paragraphs from its start, so that every chapter is represented.
 * Reads little more than it keeps.
 * @param maxLength most UTF-16 units to keep
 * @returns the text, and how many units were left out
 */
export const condense = (text: string, maxLength: number): { text: string; leftOut: number } => {
  if (text.length <= maxLength) return { text, leftOut: 0 };
  const share = Math.floor(maxLength / stretches);
  const stretchLength = text.length / stretches;
  const pieces: string[] = [];
  let position = 0;
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const from = Math.max(position, Math.floor(stretch * stretchLength));
    // Each stretch keeps one piece that starts at a paragraph or a sentence.
    const head = stretch === 0 ? '' : text.slice(from, from + share);
    const begin = from + (firstEnd(head, paragraphEnds) || firstEnd(head, sentenceEnds));
    const piece = wholeUnits(text.slice(begin, begin + share));
    pieces.push(piece);
    position = begin + piece.length;
  }
  // A piece without a clean end may split a surrogate pair.
  const condensed = pieces.map((piece) => piece.toWellFormed()).join('');
  return { text: condensed.trimEnd(), leftOut: text.length - condensed.length };
};
