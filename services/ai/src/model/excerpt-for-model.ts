const gap = '[…]';
/** Maximum length of a part, in characters; shorter if the excerpt would have fewer than `minParts` parts. */
const partLength = 1_200;
const minParts = 8;

const inParts = (text: string, length: number): string[] =>
  text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.length <= length ? [paragraph] : sentencesIn(paragraph, length)))
    .map((part) => part.trim())
    .filter(Boolean);

/** Splits a very long paragraph, as in a file without empty lines, at sentences and lines. */
const sentencesIn = (paragraph: string, length: number): string[] => {
  const parts: string[] = [];
  // Bounded work: every match ends somewhere, at the latest at the end of the text.
  for (const piece of paragraph.match(/[^.!?\n]*(?:[.!?\n]+|$)\s*/g) ?? []) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= length) parts[parts.length - 1] = last + piece;
    // Bounded work: a single repetition with nothing after it that could fail.
    else parts.push(...(piece.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? []));
  }
  return parts;
};

/** Orders indices so that every prefix is spread evenly: the first, the middle, the quarters. */
const spreadPlaces = (count: number): number[] => {
  const places = new Set<number>([0]);
  for (let parts = 2; places.size < count; parts *= 2)
    for (let part = 1; part < parts; part += 2) places.add(Math.floor((part * count) / parts));
  return [...places];
};

export interface ExcerptOptions {
  /** Most characters of the result. */
  maxLength: number;
  /** Parts that mention it are preferred. */
  focus?: string | undefined;
  /** A different seed selects different parts of a long text. */
  seed?: number | undefined;
}

/**
 * Limits a text to `maxLength`: a long one keeps whole paragraphs from its whole length in order, with marks for gaps,
 * and always its opening. `condense` for files does not know a focus and reads little more than it keeps: for a text of
 * 2 MB it takes a 200th of the time.
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
  // At most half of the space goes to the focus: questions about it need context too.
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
