/** Into so many stretches a long text is divided; something of each is kept. */
const stretches = 50;

/** Paragraphs; of those that are longer than what is kept of a stretch, sentences; of endless ones, pieces. */
const unitsOf = (text: string, longest: number): string[] => {
  // Bounded work: one repetition, and nothing behind it that could fail.
  const piece = new RegExp(`.{1,${longest}}`, 'gsu');
  return text
    .split(/(?<=\n\n)/)
    .flatMap((paragraph) =>
      paragraph.length <= longest
        ? [paragraph]
        : paragraph
            .split(/(?<=[.!?…]\s|\n)/u)
            .flatMap((sentence) => (sentence.length <= longest ? [sentence] : (sentence.match(piece) ?? []))),
    );
};

/**
 * A long text made short over its whole length: from each stretch of it whole paragraphs are kept, from its beginning
 * on, so that the first and the last chapter have their part.
 * @param maxLength UTF-16 units that are kept at most
 * @returns the text, and how many units were left out
 */
export const condense = (text: string, maxLength: number): { text: string; leftOut: number } => {
  if (text.length <= maxLength) return { text, leftOut: 0 };
  const share = Math.floor(maxLength / stretches);
  const stretchLength = text.length / stretches;
  let position = 0;
  let stretch = 0;
  let pieceLength = 0;
  let isFull = false;
  let condensed = '';
  for (const unit of unitsOf(text, share)) {
    if (position >= (stretch + 1) * stretchLength) {
      stretch = Math.floor(position / stretchLength);
      pieceLength = 0;
      isFull = false;
    }
    position += unit.length;
    // What a stretch keeps is one piece: no sentence that follows from nothing.
    isFull ||= pieceLength + unit.length > share;
    if (isFull) continue;
    condensed += unit;
    pieceLength += unit.length;
  }
  return { text: condensed.trimEnd(), leftOut: text.length - condensed.length };
};
