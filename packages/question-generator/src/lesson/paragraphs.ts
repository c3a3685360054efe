/** A block of the material: a heading, or a paragraph on one line. */
export interface Block {
  kind: 'heading' | 'paragraph';
  text: string;
  /** Blocks with no empty line between them belong together. */
  group: number;
}

const bullet = /^\s*(?:[-–—•*▪◦·‣]|\(?\d{1,2}[.)]|[a-z]\))\s+/;
const endsSentence = /(?<![.!?…:;])[.!?…:;]+["”»’)]*$/;
const longestHeading = { letters: 90, words: 12 };
/** Lines longer than this are paragraphs of their own; shorter ones may have been broken to fit a page. */
const widestWrappedLine = 110;

const isHeadingLike = (line: string): boolean =>
  line.length <= longestHeading.letters &&
  line.split(/\s+/).length <= longestHeading.words &&
  !/[.;:,…]$/.test(line) &&
  /^["“„«'‘(]?\s?[\p{Lu}\p{N}]/u.test(line) &&
  /\p{L}{2}/u.test(line);

/** Puts lines that were broken to fit a page back together. */
const joinWrapped = (lines: readonly string[]): string[] => {
  const mayEndMidway = lines.some((line) => line.length > widestWrappedLine);
  const paragraphs: string[][] = [];
  let last = '';
  for (const line of lines) {
    const text = line.replace(bullet, '').trim();
    const startsAnew = bullet.test(line) || (mayEndMidway && endsSentence.test(last));
    const open = paragraphs.at(-1);
    if (!open || startsAnew) paragraphs.push([text]);
    else open.push(text);
    last = text;
  }
  return paragraphs.map((texts) => texts.join(' '));
};

const blocksOf = (lines: readonly string[], group: number): Block[] => {
  const [first = '', ...others] = lines;
  if (lines.length === 1)
    return [{ kind: isHeadingLike(first) ? 'heading' : 'paragraph', text: first.replace(bullet, '').trim(), group }];
  const second = others[0] ?? '';
  const opensWithHeading =
    isHeadingLike(first) &&
    !bullet.test(first) &&
    !bullet.test(second) &&
    first.length < 60 &&
    /^["“„«'‘(]?\s?['’]?[\p{Lu}\p{N}]/u.test(second) &&
    second.length > first.length;
  const heading: Block[] = opensWithHeading ? [{ kind: 'heading', text: first.trim(), group }] : [];
  const rest = opensWithHeading ? others : lines;
  return [...heading, ...joinWrapped(rest).map((text): Block => ({ kind: 'paragraph', text, group }))];
};

/** Headings and paragraphs of a plain text, in order; empty lines part them. */
export const blocksOfText = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trimEnd())
        .filter((line) => line.trim() !== ''),
    )
    .filter((lines) => lines.length > 0)
    .flatMap(blocksOf);
