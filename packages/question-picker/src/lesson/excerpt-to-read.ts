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
 * Limits a text to about 40,000 characters, so that a book takes no longer than a chapter. A long text keeps its
 * opening and the parts that mention the focus, or evenly spread parts. Unlike `excerptForModel` in ai it marks no
 * gaps, which questions would quote, and does not depend on a seed.
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
