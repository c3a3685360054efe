import { wordsOf } from '@exit-tickets/answer-groups';

const windowLength = 4_000;
const maxWindows = 10;

const windowsOf = (text: string): string[] => {
  const windows: string[] = [];
  for (const block of text.split(/\n\s*\n/).flatMap((each) => each.match(/.{1,4000}/gs) ?? [])) {
    const last = windows.at(-1);
    if (last !== undefined && last.length + block.length <= windowLength)
      windows[windows.length - 1] = `${last}\n\n${block}`;
    else windows.push(block);
  }
  return windows;
};

/**
 * At most some 40,000 characters of a text, so that a book takes no longer than a chapter: all of a short one; of a long
 * one its opening and the parts that name the focus, or else parts spread evenly. `excerptForModel` of ai marks its gaps,
 * which would be quoted here, and takes other parts for another seed.
 */
export const excerptToRead = (text: string, focus = ''): string => {
  if (text.length <= windowLength * maxWindows) return text;
  const windows = windowsOf(text);
  const wanted = wordsOf(focus.toLowerCase()).filter((word) => word.length > 3);
  const hits = (lower: string): number => wanted.filter((word) => lower.includes(word)).length;
  const step = windows.length / maxWindows;
  const isSpread = new Set(Array.from({ length: maxWindows }, (_, index) => Math.floor(index * step)));
  const ranked = windows.map((window, index) => ({
    window,
    index,
    rank: (index === 0 ? 100 : 0) + hits(window.toLowerCase()) + (isSpread.has(index) ? 0.5 : 0),
  }));
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxWindows)
    .sort((a, b) => a.index - b.index)
    .map(({ window }) => window)
    .join('\n\n');
};
