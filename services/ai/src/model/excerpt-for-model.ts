const gap = '[…]';
/** Parts of this length say something; a text is too short for more of them than `minParts`. */
const partLength = 1_200;
const minParts = 8;

const inParts = (text: string, length: number): string[] =>
  text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.length <= length ? [paragraph] : sentencesIn(paragraph, length)))
    .map((part) => part.trim())
    .filter(Boolean);

/** A paragraph without end, as one of a file without empty lines, is parted at its sentences and lines. */
const sentencesIn = (paragraph: string, length: number): string[] => {
  const parts: string[] = [];
  // Bounded work: wherever a piece begins it ends, at the end of the text if nowhere else.
  for (const piece of paragraph.match(/[^.!?\n]*(?:[.!?\n]+|$)\s*/g) ?? []) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= length) parts[parts.length - 1] = last + piece;
    // Bounded work: one repetition, and nothing behind it that could fail.
    else parts.push(...(piece.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? []));
  }
  return parts;
};

/** The places of a row, such that any first so many of them lie spread over all of it: the first, the middle, the quarters. */
const spreadPlaces = (count: number): number[] => {
  const places = new Set<number>([0]);
  for (let parts = 2; places.size < count; parts *= 2)
    for (let part = 1; part < parts; part += 2) places.add(Math.floor((part * count) / parts));
  return [...places];
};

export interface ExcerptOptions {
  /** The most characters that come out. */
  maxLength: number;
  /** Parts that name it go first. */
  focus?: string | undefined;
  /** Another number takes other parts of a text that is too long. */
  seed?: number | undefined;
}

/**
 * A text of at most so many characters: all of a short one; of a long one whole paragraphs from its whole length, in
 * their order, with a mark where something is left out. Its opening is always there. `condense` of the files cannot know
 * a focus, and looks at little more than it keeps: for a text of 2 MB it takes a 200th of the time.
 */
export const excerptForModel = (text: string, { maxLength, focus = '', seed = 0 }: ExcerptOptions): string => {
  const sound = text.toWellFormed();
  if (sound.length <= maxLength) return sound;
  const parts = inParts(sound, Math.min(partLength, Math.floor(maxLength / minParts)));
  const wanted = focus.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const spread = spreadPlaces(parts.length).map((place) =>
    place === 0 ? 0 : 1 + ((place - 1 + seed) % (parts.length - 1)),
  );
  const onFocus = spread.filter((place) => {
    const lower = parts[place]?.toLowerCase() ?? '';
    return wanted.some((word) => lower.includes(word));
  });
  const taken = new Set<number>();
  let length = 0;
  // Half of the room at most goes to the focus: a question about it needs what stands around it.
  for (const [places, room] of [
    [[0], maxLength],
    [onFocus, maxLength / 2],
    [spread, maxLength],
  ] as const)
    for (const place of places) {
      const needed = (parts[place]?.length ?? 0) + gap.length + 4;
      if (taken.has(place) || length + needed > room) continue;
      taken.add(place);
      length += needed;
    }
  const inOrder = [...taken].sort((a, b) => a - b);
  return inOrder
    .map((place, index) => `${index > 0 && place !== (inOrder[index - 1] ?? 0) + 1 ? `${gap}\n\n` : ''}${parts[place]}`)
    .join('\n\n');
};
