import type { Language } from '@exit-tickets/contracts';
import type { LanguagePack } from '../languages/language-pack.ts';
import { languagePacks } from '../languages/language-packs.ts';
import { splitSentences } from '../text/sentences.ts';
import { type ClassifiedLine, classify, termIn } from './classify.ts';
import { linesOf } from './lines.ts';

/** A sentence of teaching text with its place. */
export interface Sentence {
  text: string;
  index: number;
  section: number;
  /** The sentence before it in the same paragraph, or in the paragraph before it in the same block. */
  previous: Sentence | undefined;
  isBullet: boolean;
  /** In the first paragraph, which often begins with something from daily life. */
  isOpening: boolean;
}

/** A word with its explanation, on a line of its own. */
export interface ExplainedTerm {
  term: string;
  meaning: string;
  passage: string;
  section: number;
}

/** “Causes of the war:” with bullets below. */
export interface BulletList {
  leadIn: string;
  items: readonly string[];
  passage: string;
  section: number;
}

/** An error that the material warns of, with what is right instead. */
export interface StatedError {
  /** Fits behind “that”, or is a sentence of its own. */
  error: string;
  isClause: boolean;
  right: string;
  passage: string;
  section: number;
}

/** Lesson material as the generator reads it. */
export interface Lesson {
  language: Language;
  pack: LanguagePack;
  lines: readonly ClassifiedLine[];
  title: string | undefined;
  headings: readonly string[];
  sentences: readonly Sentence[];
  terms: readonly ExplainedTerm[];
  lists: readonly BulletList[];
  errors: readonly StatedError[];
  formulas: readonly { text: string; section: number }[];
  /** Goals and key words: what the lesson wants to be about. */
  goals: readonly string[];
  keyWords: readonly string[];
  /** All of it, spaces folded. */
  text: string;
  /** Words that stand within a sentence with a capital, and words that stand anywhere without one. */
  capitalInside: ReadonlySet<string>;
  uncapitalised: ReadonlySet<string>;
  years: readonly string[];
}

/** A "sentence" of three words is a label or a left-over of a table. */
const minWords = 4;
const maxSentenceLength = 600;
const finalMark = /(?<![.!])[.!]+["”»’)]*$/u;

const isQuestion = (sentence: string): boolean => /\?["”»’)]*$/u.test(sentence);

/** What puts an error right: the sentences that do more than call it wrong, at most two. */
const correctionOf = (
  sentences: readonly string[],
  { denies, agrees, opensContrast }: LanguagePack['lines'],
): string => {
  const told = sentences.filter((sentence) => /\p{L}/u.test(sentence.replace(denies, '')));
  if (sentences.slice(0, 2).some((sentence) => agrees.test(sentence))) return '';
  return told
    .slice(0, 2)
    .join(' ')
    .replace(opensContrast, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const errorOf = (line: ClassifiedLine, pack: LanguagePack, language: Language): StatedError | undefined => {
  const { lines } = pack;
  const text = line.text.replace(lines.announcesError, '');
  const sentences = splitSentences(text, language);
  const at = sentences.findIndex((sentence) => lines.statesError.test(sentence));
  const right = correctionOf(
    sentences.slice(at + 1).filter((sentence) => !isQuestion(sentence)),
    lines,
  );
  // “That is a mistake.” puts nothing right.
  if (at >= 0 && right.split(' ').length < minWords) return undefined;
  const where = { passage: line.raw, section: line.section };
  if (at >= 0) {
    const groups = lines.statesError.exec(sentences[at] ?? '')?.groups ?? {};
    const stated = Object.values(groups).find((group) => group !== undefined) ?? '';
    const isCalledWrong =
      (lines.announcesError.test(line.text) && !lines.callsAttention.test(line.text)) ||
      groups.mistake !== undefined ||
      lines.putsRight.test(sentences[at] ?? '') ||
      [lines.denies, lines.putsRight].some((pattern) => pattern.test(sentences[at + 1] ?? ''));
    if (groups.error === undefined && !isCalledWrong) return undefined;
    const error = stated.replace(finalMark, '').trim();
    const [, quoted] = /^["“„«]\s?(.+?)\s?["”“»]$/u.exec(error) ?? [];
    return error
      ? { error: (quoted ?? error).replace(finalMark, ''), isClause: quoted === undefined, right, ...where }
      : undefined;
  }
  const [, quoted, rest = ''] = /^["“„«]\s?([^"“”„«»]+?)\s?["”“»][.!]?\s*((?:[\p{Lu}–:-]|→).{15,})$/u.exec(text) ?? [];
  if (!quoted || !lines.announcesError.test(line.text)) return undefined;
  if (lines.callsAttention.test(line.text) && !lines.denies.test(rest)) return undefined;
  const told = rest
    .replace(/^\p{Lu}\p{L}+\s?[:!]\s+/u, '')
    .replace(/^[\p{Lu}\s!:.–-]{4,}(?=\s)\s*[–:-]?\s*/u, '')
    .trim();
  const corrected = correctionOf(splitSentences(told, language), lines);
  return corrected.split(' ').length >= minWords
    ? { error: quoted.replace(finalMark, ''), isClause: false, right: corrected, ...where }
    : undefined;
};

/** The error may stand on one line and what is right on the next. */
const errorsOf = (lines: readonly ClassifiedLine[], pack: LanguagePack, language: Language): StatedError[] =>
  lines.flatMap((line, index) => {
    if (line.kind !== 'error') return [];
    const own = errorOf(line, pack, language);
    const next = lines[index + 1];
    if (own || next?.kind !== 'teaching' || next.block !== line.block) return own ?? [];
    const both = { ...line, text: `${line.text} ${next.text}`, raw: `${line.raw} ${next.raw}` };
    return errorOf(both, pack, language) ?? [];
  });

const sentencesOf = (lines: readonly ClassifiedLine[], pack: LanguagePack, language: Language): Sentence[] => {
  const sentences: Sentence[] = [];
  const firstBlock = lines.find(({ kind, text }) => kind === 'teaching' && text.split(' ').length > minWords)?.block;
  const hasMore = lines.some(({ kind, block }) => kind === 'teaching' && block !== firstBlock);
  let last: { sentence: Sentence; line: ClassifiedLine } | undefined;
  for (const line of lines) {
    if (line.kind !== 'teaching') {
      last = undefined;
      continue;
    }
    for (const written of splitSentences(line.text, language)) {
      const text = pack.lines.emphasis ? written.replace(pack.lines.emphasis, '') : written;
      const isAdjacent = last && (last.line === line || (last.line.block === line.block && line.bullet === 'none'));
      const sentence: Sentence = {
        text,
        index: sentences.length,
        section: line.section,
        previous: isAdjacent ? last?.sentence : undefined,
        isBullet: line.bullet !== 'none',
        isOpening: hasMore && line.block === firstBlock,
      };
      const isTeaching =
        text.length <= maxSentenceLength &&
        text.split(' ').length >= minWords &&
        !isQuestion(text) &&
        !pack.lines.task.test(text) &&
        !pack.lines.goal.test(text) &&
        !pack.lines.toMachine.test(text) &&
        !pack.lines.statesError.test(text);
      last = isTeaching ? { sentence, line } : undefined;
      if (isTeaching) sentences.push(sentence);
    }
  }
  return sentences;
};

const listsOf = (lines: readonly ClassifiedLine[]): BulletList[] =>
  lines.flatMap((line, index) => {
    if (line.kind !== 'leadIn') return [];
    const rest = lines.slice(index + 1, index + 12);
    const end = rest.findIndex(({ bullet, kind }) => bullet === 'none' || kind === 'heading' || kind === 'task');
    const items = rest.slice(0, end < 0 ? rest.length : end);
    return items.length < 2
      ? []
      : [
          {
            leadIn: line.text.replace(/:$/u, ''),
            items: items.map(({ text }) => text.replace(/\s?[.;,]$/u, '').replace(/[;,]? (?:en|and|und|et)$/u, '')),
            passage: [line, ...items].map(({ raw }) => raw).join(' '),
            section: line.section,
          },
        ];
  });

const wordsOfList = (line: ClassifiedLine): string[] =>
  line.text
    .replace(/^[^:]{2,40}:\s+/u, '')
    .split(/\s*[,;•·|]\s*|\s+[-–—]\s+/u)
    .map((word) => word.replace(/[.;]$/u, '').trim())
    .filter((word) => word.length > 2 && word.split(' ').length <= 3);

/** Reads a text of a language: what each line is, and from the teaching lines sentences, terms, lists and errors. */
export const readLesson = (text: string, language: Language): Lesson => {
  const pack = languagePacks[language];
  const lines = classify(linesOf(text), pack.lines, pack.sentences);
  const of = (kind: ClassifiedLine['kind']): ClassifiedLine[] => lines.filter((line) => line.kind === kind);
  const headings = of('heading').map((line) => line.text);
  return {
    language,
    pack,
    lines,
    title: lines[0]?.kind === 'heading' ? lines[0].text : undefined,
    headings,
    sentences: sentencesOf(lines, pack, language),
    terms: of('term').flatMap((line) => {
      const found = termIn(line.text, pack.lines, pack.sentences, true);
      return found ? [{ ...found, passage: line.raw, section: line.section }] : [];
    }),
    lists: listsOf(lines),
    errors: errorsOf(lines, pack, language),
    formulas: of('formula').map((line) => ({ text: line.text, section: line.section })),
    goals: of('goal').map((line) => line.text),
    keyWords: of('keyWords').flatMap(wordsOfList),
    text: text.replace(/\s+/gu, ' ').trim(),
    capitalInside: new Set(text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]*/gu)),
    uncapitalised: new Set(text.match(/(?<!\p{L})\p{Ll}[\p{L}’'-]*/gu)),
    years: [...new Set(text.match(/(?<![\d.,-])(?:1\d{3}|20\d\d)(?![\d.,-]*\d)/gu))],
  };
};
