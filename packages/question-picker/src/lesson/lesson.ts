import { isQuestion, type LanguagePack, languagePacks, splitSentences } from '@exit-tickets/answer-groups';
import type { Language } from '@exit-tickets/contracts';
import type { LessonPack } from '../languages/lesson-pack.ts';
import { lessonPacks } from '../languages/lesson-packs.ts';
import type { LinePatterns } from '../languages/lines.ts';
import { type ClassifiedLine, classify, termIn } from './classify.ts';
import { linesOf } from './lines.ts';
import { errorsOf, type StatedError } from './stated-errors.ts';

/** A sentence of teaching text with its place. */
export interface Sentence {
  text: string;
  index: number;
  section: number;
  /** The previous sentence in the same paragraph, or in the previous paragraph of the same block. */
  previous: Sentence | undefined;
  isBullet: boolean;
  /** Whether it is a bullet that completes the line above the bullets: “You can see that” … */
  isLedIn: boolean;
}

/** A term with its explanation on one line. */
export interface ExplainedTerm {
  term: string;
  meaning: string;
  passage: string;
  section: number;
}

/** A line such as “Causes of the war:” with the bullets below it. */
export interface BulletList {
  leadIn: string;
  items: readonly string[];
  passage: string;
  section: number;
}

/** Parsed lesson material. */
export interface Lesson {
  language: Language;
  pack: LanguagePack & LessonPack;
  lines: readonly ClassifiedLine[];
  title: string | undefined;
  headings: readonly string[];
  sentences: readonly Sentence[];
  terms: readonly ExplainedTerm[];
  lists: readonly BulletList[];
  errors: readonly StatedError[];
  formulas: readonly { text: string; section: number }[];
  /** Goals and key words: the intended topics of the lesson. */
  goals: readonly string[];
  keyWords: readonly string[];
  /** The whole text, with spaces folded. */
  text: string;
  /** Words that occur without a capital somewhere. */
  uncapitalised: ReadonlySet<string>;
}

/** Shorter "sentences" are labels or remains of a table. */
const minWords = 4;
const maxSentenceLength = 600;

/** The indices of sentences that state an error or correct it: these are not teaching text by themselves. */
const errorIn = (sentences: readonly string[], line: ClassifiedLine, { lines }: LessonPack): readonly number[] => {
  if (line.kind !== 'error') return [];
  if (lines.announcesError.test(line.text)) return sentences.map((_, index) => index);
  const at = sentences.findIndex(
    (sentence) => sentence.length <= maxSentenceLength && lines.statesError.test(sentence),
  );
  return lines.but.test(sentences[at] ?? '') ? [at] : [at, at + 1];
};

const sentencesOf = (lines: readonly ClassifiedLine[], pack: LessonPack, language: Language): Sentence[] => {
  const sentences: Sentence[] = [];
  let last: { sentence: Sentence; line: ClassifiedLine } | undefined;
  let leadsIn = false;
  for (const line of lines) {
    if (line.bullet === 'none') leadsIn = line.kind === 'heading' ? /:$/u.test(line.text) : !/[.!?]$/u.test(line.text);
    if (line.kind !== 'teaching' && line.kind !== 'error') {
      last = undefined;
      continue;
    }
    const written = splitSentences(line.text, language);
    const errors = errorIn(written, line, pack);
    for (const [at, said] of written.entries()) {
      if (errors.includes(at)) {
        last = undefined;
        continue;
      }
      const text = pack.lines.emphasis ? said.replace(pack.lines.emphasis, '') : said;
      const isAdjacent = last && (last.line === line || (last.line.block === line.block && line.bullet === 'none'));
      const sentence: Sentence = {
        text,
        index: sentences.length,
        section: line.section,
        previous: isAdjacent ? last?.sentence : undefined,
        isBullet: line.bullet !== 'none',
        isLedIn: leadsIn && line.bullet !== 'none',
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

const listsOf = (lines: readonly ClassifiedLine[], { joins }: LinePatterns): BulletList[] =>
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
            items: items.map(({ text }) =>
              text
                .replace(/\s?[.;,]$/u, '')
                .replace(/[;,]? (\p{L}+)$/u, (end, word: string) => (joins.test(`${word} `) ? '' : end)),
            ),
            passage: [line, ...items].map(({ raw }) => raw).join(' '),
            section: line.section,
          },
        ];
  });

/** Words behind a label (“Key words: …”), or before their meaning. */
const wordsOfList = (line: ClassifiedLine, { headings }: LinePatterns): string[] =>
  line.text
    .replace(headings.keyWords.test(line.text) ? /^[^:]{2,40}:\s+/u : /(?<!\s)\s?:\s.*$/u, '')
    .split(/[,;•·|]|(?<!\s)\s+[-–—]\s+/u)
    .map((word) => word.replace(/[.;]$/u, '').trim())
    .filter((word) => word.length > 2 && word.split(' ').length <= 3);

/** Whether a line is a condition, longer than a label such as “Formula:”. */
const isCondition = (line: ClassifiedLine | undefined): boolean =>
  line !== undefined && line.text.length > 20 && line.text.endsWith(':');

/** Parses a text: classifies its lines and extracts sentences, terms, lists, errors and formulas. */
export const readLesson = (text: string, language: Language): Lesson => {
  const pack = { ...languagePacks[language], ...lessonPacks[language] };
  const lines = classify(linesOf(text, pack.lines.joins), pack.lines);
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
      const found = termIn(line.text, pack.lines, true);
      return found ? [{ ...found, passage: line.raw, section: line.section }] : [];
    }),
    lists: listsOf(lines, pack.lines),
    errors: errorsOf(lines, pack, language),
    // A formula after “If all outcomes are equally likely:” does not stand alone, so it is skipped.
    formulas: lines.flatMap(({ kind, text, section }, index) =>
      kind === 'formula' && !isCondition(lines[index - 1]) ? [{ text, section }] : [],
    ),
    goals: of('goal').map((line) => line.text),
    keyWords: of('keyWords').flatMap((line) => wordsOfList(line, pack.lines)),
    text: text.replace(/\s+/gu, ' ').trim(),
    uncapitalised: new Set(text.match(/(?<!\p{L})\p{Ll}[\p{L}’'-]*/gu)),
  };
};
