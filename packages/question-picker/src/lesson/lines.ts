import { referenceMarks } from '../reference-marks.ts';

/** A line of the material, or several that were one before the page width broke them. */
export interface Line {
  /** As written, with spaces folded. */
  raw: string;
  /** Without its bullet or number. */
  text: string;
  bullet: 'none' | 'mark' | 'number';
  /** Index of a run of lines without an empty line. */
  block: number;
  isFirstOfBlock: boolean;
}

const marked = /^\s*(?:[-–—•*▪◦·‣➤→✓●○■□✔\uF0A7\uF0B7]|\p{L}\)|o)\s+(?=\S)/u;
const numbered = /^\s*\(?\d{1,2}[.)]\s+(?=\S)/u;
const endsSentence = /[.!?…:;]["“”»’)]*$/u;
/** Narrowest page width in characters: a shorter line ends on purpose. */
const narrowestPage = 45;
/** The same if the next line continues in lower case. */
const narrowestColumn = 25;
const minRepeats = 3;
const maxFurnitureLength = 120;
const mathematical = /[=×÷√≤≥]|\s[|:]\s\d/u;

const bulletOf = (line: string): Line['bullet'] =>
  numbered.test(line) ? 'number' : marked.test(line) ? 'mark' : 'none';

/** List entries without bullets: “Router: a device that …”, “die Ankunft – the arrival”. */
const entry = /^\p{L}[^:.!?–—=]{1,45}(?::| [–—=-]) \S/u;
/** A word hyphenated at the end of a line. */
const partedWord = /(?<=\p{L})- (?=\p{Ll})/u;

/** Whether bars or tabs separate the cells of a line. */
export const isTableRow = (line: string): boolean => /\s\|\s|\t|^\||\|$/u.test(line.trim());

/** Whether the next line continues the previous one. */
const goesOn = (last: string, next: string): boolean => {
  if (bulletOf(next) !== 'none' || isTableRow(last) || isTableRow(next)) return false;
  if (/\p{Ll}-$/u.test(last) && /^\p{Ll}/u.test(next)) return true;
  if (entry.test(last) && entry.test(next)) return false;
  if (/^\p{Lu}[^:.]{2,30}\s?:\s/u.test(next)) return false;
  if (endsSentence.test(last) || mathematical.test(last) || mathematical.test(next)) return false;
  if (/^\p{Ll}/u.test(next)) return last.length >= narrowestColumn;
  // Where the next line is so long, the page had room for its first word.
  return last.length >= narrowestPage && next.length <= 1.4 * last.length;
};

const maxVerse = 60;
const minVerses = 3;

/** Blocks of short lines that no page width broke: most lines had room for the next word. */
const unbrokenBlocks = (lines: readonly string[]): ReadonlySet<number> => {
  const unbroken = new Set<number>();
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    if (lines[at]) continue;
    const block = lines.slice(from, at);
    const width = block.reduce((max, { length }) => Math.max(max, length), 0);
    const hadRoom = block.filter((line, index) => {
      const [next = ''] = (block[index + 1] ?? '').split(' ', 1);
      return next !== '' && line.length + 1 + next.length <= width;
    }).length;
    if (block.length >= minVerses && width < maxVerse && hadRoom > (block.length - 1) / 2) unbroken.add(from);
    from = at + 1;
  }
  return unbroken;
};

/** Lines repeated on every page, ignoring numbers. */
const repeatedIn = (lines: readonly string[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const key = line.replace(/\d+/gu, '#');
    if (line !== '' && line.length < maxFurnitureLength) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= minRepeats).map(([key]) => key));
};

const tag = /<\/?([a-z][a-z\d]*)\b[^<>]{0,300}>/giu;
const inline = /^(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)$/iu;
const minTags = 8;

/** Strips the tags from a pasted web page; in any other text tags are teaching content. */
const withoutTags = (text: string): string => {
  if (!/<\/(?:p|li|div)>/iu.test(text) || (text.match(tag)?.length ?? 0) < minTags) return text;
  return text
    .replace(tag, (_, name: string) => (inline.test(name) ? '' : '\n\n'))
    .replace(/&(?:nbsp|#160);/giu, ' ')
    .replaceAll('&amp;', '&');
};

/** The lines of a text: broken lines are joined again, and reference marks and lines repeated on every page are removed. */
export const linesOf = (text: string, joins: RegExp): Line[] => {
  const written = withoutTags(text)
    .replace(referenceMarks(text), '')
    .split('\n')
    .map((line) =>
      line
        // Word processors put a tab behind a bullet or a number.
        .replace(bulletOf(line) === 'number' ? numbered : marked, (bullet) => bullet.replace(/\s+/gu, ' '))
        .replace(/\t/gu, ' \t ')
        .replace(/[^\S\t]+/gu, ' ')
        .trim(),
    );
  const furniture = repeatedIn(written);
  const lines: Line[] = [];
  let block = 0;
  let isOpen = false;
  const unbroken = unbrokenBlocks(written);
  let isUnbroken = false;
  for (const [at, line] of written.entries()) {
    if (at === 0 || written[at - 1] === '') isUnbroken = unbroken.has(at);
    if (line === '' || furniture.has(line.replace(/\d+/gu, '#'))) {
      if (isOpen) block += 1;
      isOpen = false;
      continue;
    }
    const last = lines.at(-1);
    if (isOpen && !isUnbroken && last?.block === block && goesOn(last.raw, line)) {
      const [end = ''] = /(?<!\S)\S+$/u.exec(last.raw) ?? [];
      // In “input-” followed by “and output” the hyphen stays.
      const joined = joins.test(line) ? `${end} ${line}` : `${end} ${line}`.replace(partedWord, '');
      last.raw = last.raw.slice(0, last.raw.length - end.length) + joined;
      last.text = last.text.slice(0, last.text.length - end.length) + joined;
      continue;
    }
    const bullet = bulletOf(line);
    const bare = line.replace(bullet === 'number' ? numbered : bullet === 'mark' ? marked : '', '');
    lines.push({ raw: line, text: bare, bullet, block, isFirstOfBlock: !isOpen });
    isOpen = true;
  }
  return lines;
};
