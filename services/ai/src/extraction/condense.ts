/** Into so many stretches a long text is divided; something of each is kept. */
const stretches = 50;

/** What stands behind a paragraph, and what ends a sentence or a line. */
const paragraphEnds = ['\n\n'];
const sentenceEnds = ['. ', '! ', '? ', '… ', '\n'];

/** Where the first of these ends is over; 0 when there is none. */
const firstEnd = (text: string, ends: readonly string[]): number => {
  const found = ends.filter((end) => text.includes(end)).map((end) => text.indexOf(end) + end.length);
  return found.length > 0 ? Math.min(...found) : 0;
};

/** Where the last of these ends is over; 0 when there is none. */
const lastEnd = (text: string, ends: readonly string[]): number =>
  Math.max(...ends.filter((end) => text.includes(end)).map((end) => text.lastIndexOf(end) + end.length), 0);

/** Whole paragraphs from the beginning of a text; sentences where these would leave most of it out. */
const wholeUnits = (text: string): string => {
  const paragraphs = lastEnd(text, paragraphEnds);
  const end = paragraphs > text.length / 2 ? paragraphs : lastEnd(text, sentenceEnds);
  return text.slice(0, end || text.length);
};

/**
 * A long text made short over its whole length: from each stretch of it whole paragraphs are kept, from its beginning
 * on, so that the first and the last chapter have their part. Little more than what is kept is looked at.
 * @param maxLength UTF-16 units that are kept at most
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
    // What a stretch keeps is one piece that begins where a paragraph does, or a sentence.
    const head = stretch === 0 ? '' : text.slice(from, from + share);
    const begin = from + (firstEnd(head, paragraphEnds) || firstEnd(head, sentenceEnds));
    const piece = wholeUnits(text.slice(begin, begin + share));
    pieces.push(piece);
    position = begin + piece.length;
  }
  // A piece that no sign ends may part a letter in two.
  const condensed = pieces.map((piece) => piece.toWellFormed()).join('');
  return { text: condensed.trimEnd(), leftOut: text.length - condensed.length };
};
