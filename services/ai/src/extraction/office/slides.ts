import { asNotes, type LeftOut, type Reading, sumLeftOut } from '../reading.ts';

/** The text of a slide, in any format. */
export interface SlideText {
  title: string;
  blocks: string[];
  notes: string;
}

const minSlides = 3;

/** Blocks repeated on most slides, such as a school's name: template content added by hand. */
const repeatedBlocks = (slides: readonly SlideText[]): Set<string> => {
  const counts = new Map<string, number>();
  for (const { blocks } of slides) for (const block of new Set(blocks)) counts.set(block, (counts.get(block) ?? 0) + 1);
  const isRepeated = (count: number): boolean => slides.length >= minSlides && count > slides.length / 2;
  return new Set([...counts].filter(([, count]) => isRepeated(count)).map(([block]) => block));
};

/** Joins the slides of a presentation: title as heading, content, and notes marked as such. */
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
