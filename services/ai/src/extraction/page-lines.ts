/** One line of a page: text, distance from the top in points, and height of its letters. */
export interface Line {
  text: string;
  top: number;
  height: number;
  /** Whether a new paragraph starts here, if known; otherwise the line spacing decides. */
  startsParagraph?: boolean;
}

/** Number of lines at the top and at the bottom of a page that may be a running title or page number. */
const edge = 2;
const minPages = 3;

/** A line with page numbers replaced. */
const shape = (text: string): string => text.replace(/\d+/g, '#').trim().toLowerCase();

/** Removes running titles and page numbers that occur on most pages. */
export const withoutRunningTitles = (pages: readonly (readonly Line[])[]): Line[][] => {
  const edgesOf = (lines: readonly Line[]): readonly Line[] => [
    ...lines.slice(0, edge),
    ...lines.slice(edge).slice(-edge),
  ];
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const text of new Set(edgesOf(lines).map((line) => shape(line.text))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  const isRunning = (line: Line): boolean => (counts.get(shape(line.text)) ?? 0) > pages.length / 2;
  return pages.map((lines) => {
    const edges = new Set(edgesOf(lines));
    return lines.filter(
      (line) => !edges.has(line) || !(pages.length >= minPages ? isRunning(line) : shape(line.text) === '#'),
    );
  });
};

const paragraphGap = 1.75;
const otherSize = 1.15;

/** Whether a line starts a paragraph: more space than usual, or letters of another size. */
const beginsParagraph = (line: Line, before: Line): boolean => {
  if (line.startsParagraph !== undefined) return line.startsParagraph;
  const size = Math.max(line.height, before.height);
  const ratio = size / Math.max(1, Math.min(line.height, before.height));
  return ratio > otherSize || line.top - before.top > size * paragraphGap || line.top < before.top;
};

/** Share of the widest line from which a line continues in the next. */
const fullWidth = 0.6;

const between = (before: Line, line: Line, widest: number): string => {
  if (beginsParagraph(line, before)) return '\n\n';
  const isBroken = /\p{L}[-‐]$/u.test(before.text) && /^\p{Ll}/u.test(line.text);
  return isBroken || before.text.length < widest * fullWidth ? '\n' : ' ';
};

/** The text of a page: one line for each paragraph, an empty line if there is space between them. */
export const textOfLines = (lines: readonly Line[]): string => {
  const widest = Math.max(0, ...lines.map(({ text }) => text.length));
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1];
    return before ? text + between(before, line, widest) + line.text : line.text;
  }, '');
};
