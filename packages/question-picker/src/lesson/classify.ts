import { alternatives } from '@exit-tickets/answer-groups';
import { lessonPacks } from '../languages/lesson-packs.ts';
import type { LinePatterns } from '../languages/lines.ts';
import { isTableRow, type Line } from './lines.ts';

/** The kind of a line. Questions are made only from `teaching`, `term`, `error`, `formula` and steps. */
export type LineKind =
  | 'heading'
  | 'teaching'
  | 'term'
  | 'formula'
  | 'error'
  | 'goal'
  | 'keyWords'
  | 'step'
  | 'leadIn'
  | 'task'
  | 'materials'
  | 'example'
  | 'source'
  | 'verse'
  | 'table'
  | 'pair'
  | 'note'
  | 'furniture'
  | 'markup'
  | 'machine';

export interface ClassifiedLine extends Line {
  kind: LineKind;
  /** Number of headings so far. */
  section: number;
}

type Part = keyof LinePatterns['headings'] | 'teaching';

/** What a label with words behind it is: “Goal: …”. */
const kindOfPart: Partial<Record<Part, LineKind>> = {
  goals: 'goal',
  keyWords: 'keyWords',
  tasks: 'task',
  materials: 'materials',
  source: 'source',
};

const maxHeading = { letters: 90, words: 12 };
const markup =
  /<\/?[a-z][^<>]*>|[{};]\s*$|^\s*(?:import|public|private|class|def|function|const|let|var|return|#include)\s.*[({;:]|=>|\);|==/u;
const notes = alternatives(lessonPacks, ({ lines }) => lines.notes);
const note = new RegExp(String.raw`^(?:\[(?:${notes})\b[^\]]*\]|(?:speaker )?(?:${notes})\s?:)`, 'iu');
/** A word formula with an operator after the equals sign, or a formula of symbols. */
const formula = /^[\p{L}\p{N}() ₀-₉Δρη]{1,40}\s?=\s?[^=×*·:/÷+−–√²³^-]*[×*·:/÷+−–√²³^-][^=]*$/u;
/** A longer line is text about a website, not part of its page. */
const maxFurnitureWords = 25;
/** Links to other pages: “Home > Subjects > Music”, “More articles >”, “1 2 3 4”; where a page is shared, what sent a mail. */
const links =
  /^(?:sent from my|verzonden vanaf|gesendet von mein\p{L}*|envoyé de mon) |[>›]$|\s[>›]\s.{1,40}\s[>›]\s|\b1 2 3 4?|(?<!\p{L})(?:wikipedia|facebook|twitter|whatsapp|instagram)(?!\p{L})/iu;
/** Also behind a sign such as “§” or a picture. */
const openingLetter = /^[^\p{L}\p{N}]{0,4}[\p{Lu}\p{N}]/u;
/** “0-5 min: …” in the plan of a lesson. */
const timed = /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:min|['’′])[^:]{0,5}:/iu;
const counter = /^(?:[\p{L}/]+ ){0,3}[\d.]+\p{L}?$/u;
/** Whether a heading only numbers, such as “Chapter 9” or “History 9 · Chapter 4”, and names no topic. */
export const onlyCounts = (line: string): boolean =>
  line.split(/(?<!\s)\s+[·|–—-]\s+|, /u).every((part) => counter.test(part));
/** Characters of a line that are used to classify it; longer lines are paragraphs. */
const maxRead = 2_000;
const minPairs = 5;
const isEntry = /^\p{L}[\p{L} -]{2,40} ?[:=–] \p{Ll}/u;
const minEntries = 3;
const maxSide = 4;
/** In letters; a block with a longer line has a paragraph in it. */
const maxVerse = 90;
/** Fewer words may be a task or a goal in sentences. */
const minProse = 25;

/** Whether the next line may be a heading. */
const follows = (line: string): boolean => line.endsWith('.') || onlyCounts(line);

const wordCount = (text: string): number => text.split(/\s+/u).length;

const looksLikeHeading = (line: Line): boolean =>
  line.bullet !== 'mark' &&
  line.text.length <= maxHeading.letters &&
  wordCount(line.text) <= maxHeading.words &&
  !/[.;,…]$|[.!]["“”»’)]$|\p{L}{3}[.!?] \p{Lu}/u.test(line.text) &&
  openingLetter.test(line.raw) &&
  /\p{L}{2}/u.test(line.text) &&
  !/[=→]/u.test(line.text);

/** Splits a word and its translation: two short sides with a dash or a sign between them. */
const sidesOf = (text: string): readonly [string, string] | undefined => {
  const [left, right, more] = text.split(/(?<!\s)\s+(?:[-–—=]|\t)\s+/u);
  if (!left || !right || more !== undefined) return undefined;
  return wordCount(left) <= maxSide && wordCount(right) <= maxSide ? [left, right] : undefined;
};

/** Whether short lines mostly do not end with a sentence, as in verse. */
const areVerses = (lines: readonly Line[], min = 4): boolean =>
  lines.length >= min &&
  lines.every(({ bullet, text }) => bullet === 'none' && text.length < maxVerse && !isTableRow(text)) &&
  lines.filter(({ text }) => text.length < 60 && wordCount(text) > 2).length >= 0.75 * lines.length &&
  lines.filter(({ text }) => !/[.!?:;]["“”»’)]*$/u.test(text)).length >= 0.5 * lines.length;

const partOf = (heading: string, { headings }: LinePatterns): Part => {
  for (const part of ['goals', 'tasks', 'materials', 'procedure', 'example', 'source', 'keyWords'] as const)
    if (headings[part].test(heading)) return part;
  return 'teaching';
};

/** Whether a line is a paragraph that only states, as lessons do. */
const isProse = ({ text, bullet }: Line, { task, goal }: LinePatterns): boolean =>
  bullet === 'none' &&
  /[.!]["“”»’)]*$/u.test(text) &&
  !text.includes('?') &&
  wordCount(text) >= minProse &&
  !text.split(/(?<=[.!]) /u).some((sentence) => task.test(sentence) || goal.test(sentence));

/** Splits a line of the form “X: explanation of X”; the caller checks the term. */
export const termIn = (
  text: string,
  { label, task, opensMeaning }: LinePatterns,
  isGlossary: boolean,
): { term: string; meaning: string } | undefined => {
  const [, term, , meaning] =
    /^["“„«]?\s?([\p{L}][\p{L}\p{N}’' ()/-]{1,45}?)\s?["”“»]?(\s*[:=]\s+|\s+[-–—]\s+)(\S.{7,})$/u.exec(text) ?? [];
  if (
    !term ||
    !meaning ||
    label.test(term) ||
    task.test(term) ||
    wordCount(term.replace(/^([^(]*)\(.*\)/u, '$1').trim()) > 4
  )
    return undefined;
  // “Ancient Rome: the houses” outside a glossary is a heading.
  if ((meaning.match(/\p{L}+/gu)?.length ?? 0) < (isGlossary ? 3 : 4)) return undefined;
  // Case-sensitive patterns, needed for German nouns, exclude full sentences themselves.
  const isSentence = opensMeaning.ignoreCase && /^\p{Lu}/u.test(meaning);
  const isExplained = isGlossary
    ? !/\s[-–—•|]\s|^[^\s,]+(?: [^\s,]+){0,2},[^,]+,[^,]+$|^[^\s,]+(?: [^\s,]+)?(?:, [^\s,]+(?: [^\s,]+)?){3,}$/u.test(
        meaning,
      )
    : opensMeaning.test(meaning) && !isSentence;
  return isExplained ? { term: term.trim(), meaning: meaning.trim() } : undefined;
};

/** Classifies each line by its form, its words and the heading above it. */
export const classify = (lines: readonly Line[], patterns: LinePatterns): ClassifiedLine[] => {
  const blocks = Map.groupBy(lines, ({ block }) => block);
  const hasVerses = [...blocks].some(([, block]) => areVerses(block));
  // In a text with stanzas, couplets count as verse too.
  const verses = new Set(
    [...blocks].filter(([, block]) => areVerses(block, hasVerses ? 2 : undefined)).map(([block]) => block),
  );
  const pairs = lines.filter(({ text }) => sidesOf(text) && !patterns.opensMeaning.test(sidesOf(text)?.[1] ?? ''));
  const hasPairs = pairs.length >= minPairs;
  // Several entries in one block form a glossary, even without a heading.
  const entriesIn = (block: readonly Line[]): number =>
    block.filter(({ text }) => isEntry.test(text) && termIn(text, patterns, true)).length;
  const glossaries = new Set([...blocks].filter(([, block]) => entriesIn(block) >= minEntries).map(([block]) => block));
  let section = 0;
  let part: Part = 'teaching';
  let partBlock = -1;
  let isOneLine = false;
  let announcesError = -1;
  let lastKind: LineKind | undefined;

  const headingPart = (line: Line): Part | undefined => {
    const named = partOf(line.text, patterns);
    const isShort = wordCount(line.text) <= 7 || line.text.endsWith(':');
    if (named !== 'teaching' && line.bullet !== 'mark' && isShort && !/\.$/u.test(line.text)) return named;
    return undefined;
  };

  const kindOf = (line: Line, index: number): LineKind => {
    const text = line.text.slice(0, maxRead);
    if (patterns.toMachine.test(text)) return 'machine';
    if (markup.test(line.raw)) return 'markup';
    if (note.test(text)) return 'note';
    if (wordCount(text) <= maxFurnitureWords && (patterns.webPage.test(text) || links.test(text))) return 'furniture';
    if (
      timed.test(text) ||
      patterns.formField.test(text) ||
      patterns.pageFurniture.test(text) ||
      !/\p{L}{2}/u.test(text)
    )
      return 'furniture';
    if (isTableRow(line.raw)) return 'table';

    if (announcesError === index - 1 && announcesError >= 0) return 'error';
    if (patterns.announcesError.test(text) || patterns.statesError.test(text)) {
      if (wordCount(text) <= 4) announcesError = index;
      return wordCount(text) <= 4 ? 'heading' : 'error';
    }

    const named = headingPart(line);
    const hasInline = /^[^:]{2,40}:\s+\S/u.test(text);
    // “Example: …” with text is an example itself and starts no part.
    if (named === 'example' && /:\s+\S/u.test(text)) return 'example';
    if (named) {
      part = named;
      partBlock = line.block;
      section += 1;
      // “Source: BBC” is about its own line and bullets below it; “Source 2: a letter” is the heading of a text.
      isOneLine = hasInline && named !== 'tasks' && !/^[^:]*(?:\d|\s\p{L}) ?:/u.test(text);
      return (hasInline && kindOfPart[named]) || 'heading';
    }
    if (hasInline && wordCount(text) > 7) {
      const { keyWords, goals, tasks, materials } = patterns.headings;
      if (keyWords.test(text)) return 'keyWords';
      if (goals.test(text)) return 'goal';
      if (tasks.test(text) || materials.test(text)) return 'task';
    }

    // Goals and key words end with their block, or at a line without a bullet.
    const isRunningText =
      /[.!]$/u.test(text) &&
      wordCount(text) > 6 &&
      !/^[^,.]+(?:, [^,.]+){3,}\.$/u.test(text) &&
      !termIn(text, patterns, true);
    const isOver = isOneLine || (part === 'goals' && line.block > partBlock) || (part === 'keyWords' && isRunningText);
    if (line.bullet === 'none' && isOver) part = 'teaching';
    // A label is about a list, not about the prose of a lesson; prose before a question is part of a task.
    const next = lines[index + 1];
    const isAsked =
      next !== undefined && (next.bullet !== 'none' || next.text.endsWith('?') || patterns.task.test(next.text));
    if (isProse(line, patterns) && (part === 'goals' || part === 'materials' || (part === 'tasks' && !isAsked)))
      part = 'teaching';
    // A worked example ends at the next paragraph without numbers.
    if (part === 'example' && line.block > partBlock && isRunningText && !/[\d=]/u.test(text)) part = 'teaching';
    if (index === 0 && looksLikeHeading(line)) {
      section += 1;
      return 'heading';
    }
    const isListed = part === 'keyWords' || (glossaries.has(line.block) && isEntry.test(text));
    const isTerm = termIn(text, patterns, isListed) !== undefined;
    const isHeading =
      looksLikeHeading(line) &&
      !isTerm &&
      (line.isFirstOfBlock ||
        lastKind === 'furniture' ||
        lastKind === 'table' ||
        follows(lines[index - 1]?.raw ?? '')) &&
      !(part === 'goals' && line.bullet !== 'none') &&
      !(line.bullet === 'number' && (part === 'tasks' || part === 'procedure' || patterns.task.test(text))) &&
      !(text.endsWith(':') && (lines[index + 1]?.bullet ?? 'none') !== 'none');
    if (isHeading) {
      section += 1;
      // A question or a short line among tasks is a task too.
      if (!(part === 'tasks' && (text.endsWith('?') || line.bullet === 'number' || patterns.task.test(text)))) {
        part = 'teaching';
        return 'heading';
      }
      return 'task';
    }
    if (part === 'tasks') return 'task';
    if (part === 'goals' || patterns.goal.test(text)) return 'goal';
    if (isTerm) return 'term';
    if (part === 'keyWords') return 'keyWords';
    if (part === 'materials') return 'materials';
    if (part === 'procedure') return line.bullet === 'number' ? 'step' : 'task';
    if (part === 'source') return 'source';
    if (part === 'example' || patterns.example.test(text)) return 'example';
    if (formula.test(text)) return 'formula';
    if (verses.has(line.block)) return 'verse';
    if (hasPairs && sidesOf(text)) return 'pair';
    if (patterns.task.test(text) && (line.bullet === 'number' || wordCount(text) < 20)) return 'task';
    if (text.endsWith(':') && (lines[index + 1]?.bullet ?? 'none') !== 'none') return 'leadIn';
    if (line.bullet === 'number' && text.endsWith('?')) return 'task';
    return 'teaching';
  };

  return lines.map((line, index) => {
    const kind = kindOf(line, index);
    lastKind = kind;
    return { ...line, kind, section };
  });
};
