import { asNotes, type LeftOut, type Reading, sumLeftOut } from '../reading.ts';

/** A slide as text, of whatever format it was. */
export interface SlideText {
  title: string;
  blocks: string[];
  notes: string;
}

const minSlides = 3;

/** Blocks that come back on most slides, like the name of a school: what a template holds, put there by hand. */
const repeatedBlocks = (slides: readonly SlideText[]): Set<string> => {
  const counts = new Map<string, number>();
  for (const { blocks } of slides) for (const block of new Set(blocks)) counts.set(block, (counts.get(block) ?? 0) + 1);
  const isRepeated = (count: number): boolean => slides.length >= minSlides && count > slides.length / 2;
  return new Set([...counts].filter(([, count]) => isRepeated(count)).map(([block]) => block));
};

/** The text of a presentation: of each slide its title as a heading, what stands on it, and its notes marked as such. */
export const joinSlides = (slides: readonly SlideText[], leftOut: readonly LeftOut[]): Reading => {
  const repeated = repeatedBlocks(slides);
  let count = 0;
  const texts = slides.map(({ title, blocks, notes }) => {
    const own = blocks.filter((block) => !repeated.has(block));
    count += blocks.length - own.length;
    return [title, ...own, notes && asNotes(notes)].filter(Boolean).join('\n\n');
  });
  return { text: texts.filter(Boolean).join('\n\n'), leftOut: sumLeftOut([...leftOut, { reason: 'repeated', count }]) };
};
