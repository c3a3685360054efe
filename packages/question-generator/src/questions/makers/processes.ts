import type { ClassifiedLine } from '../../lesson/classify.ts';
import type { Lesson, Sentence } from '../../lesson/lesson.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentWords } from '../../text/stem.ts';
import type { Candidate } from '../candidate.ts';
import { withoutMark } from '../definition.ts';
import { leansInside } from '../leaning.ts';

// The order of a process is asked for as a choice only: what an open answer puts in order, code cannot judge for sure.

const minSteps = 3;
const maxOptions = 4;
const minStepLength = 2;
const maxStepLength = 10;
const maxLabelLength = 4;
const maxWholeLength = 14;
/** A subject that stands for nobody of another sentence. */
const anybody = /^(?:men|man|on|we|je) /iu;

interface Process {
  /** Without a text where a step is too long to be an option. */
  steps: readonly { text: string | undefined; passage: string }[];
  /** Whether it tells a pupil what to do, and not what happens. */
  isTask: boolean;
  section: number;
}

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** What a numbered line says in short: its words before the colon, or its first sentence. */
const stepOf = ({ text }: ClassifiedLine, lesson: Lesson): string | undefined => {
  const [, label = ''] = /^([^:.;]{3,45}?)\s?:\s+\S/u.exec(text) ?? [];
  if (label !== '') return wordCount(label) <= maxLabelLength ? label : undefined;
  const [first = ''] = splitSentences(text, lesson.language);
  const step = withoutMark(first.split(/;\s/u)[0] ?? '');
  const isWhole = /[.!;]/u.test(text) || wordCount(step) >= maxLabelLength;
  return isWhole && wordCount(step) >= minStepLength && wordCount(step) <= maxStepLength ? step : undefined;
};

const opensWithPlace = (step: string, { pack }: Lesson): boolean =>
  [pack.sentences.order.first, pack.sentences.order.next, pack.sentences.order.last].some((opens) => opens.test(step));

const isAskable = (step: string, lesson: Lesson): boolean =>
  !/[()“”„«»"=→|?…]/u.test(step) &&
  !leansInside(step, lesson) &&
  !lesson.pack.sentences.pronounFirst.test(step.replace(anybody, '')) &&
  // A name may begin with “First”; a sentence that does tells its place.
  (wordCount(step) <= maxLabelLength || !opensWithPlace(step, lesson));

/** Runs of numbered lines; an error or a task among them is no process of the lesson. */
const numbered = (lesson: Lesson): Process[] => {
  const runs: ClassifiedLine[][] = [];
  let last: ClassifiedLine | undefined;
  for (const line of lesson.lines) {
    const isStep = line.bullet === 'number' && /^(?:teaching|term|step)$/u.test(line.kind);
    if (!isStep) {
      last = undefined;
      continue;
    }
    const number = Number.parseInt(line.raw.replace(/^\D+/u, ''), 10);
    const before = last && Number.parseInt(last.raw.replace(/^\D+/u, ''), 10);
    if (last && before === number - 1 && last.section === line.section) runs.at(-1)?.push(line);
    else runs.push([line]);
    last = line;
  }
  return runs.flatMap((run): Process[] => {
    const heading = lesson.lines.findLast((line) => line.kind === 'heading' && line.section === run[0]?.section);
    const isTask = run.every(({ kind }) => kind === 'step');
    const leadIn = lesson.lines[lesson.lines.indexOf(run[0] as ClassifiedLine) - 1];
    const named = [heading?.text, leadIn?.kind === 'leadIn' ? leadIn.text : undefined];
    // Numbers alone make no order: four kinds of rock are numbered as well.
    if (!isTask && !named.some((text) => text !== undefined && lesson.pack.sentences.order.process.test(text)))
      return [];
    const steps = run.map((line) => ({ text: stepOf(line, lesson), passage: line.raw }));
    const isForThisHour = isTask && run.some(({ text }) => lesson.pack.sentences.order.toClass?.test(text));
    return isForThisHour ? [] : [{ steps, isTask, section: run[0]?.section ?? 0 }];
  });
};

const followers = (sentence: Sentence, lesson: Lesson): Sentence[] => {
  const next = lesson.sentences[sentence.index + 1];
  return next?.previous === sentence ? [next, ...followers(next, lesson)] : [];
};

/** “First …. Then …. Finally …”: sentences that follow each other. */
const told = (lesson: Lesson): Process[] => {
  const { first, next, last, straighten } = lesson.pack.sentences.order;
  return lesson.sentences.flatMap((sentence): Process[] => {
    if (!first.test(sentence.text)) return [];
    const rest = followers(sentence, lesson);
    const end = rest.findIndex(({ text }) => last.test(text));
    const middle = rest.slice(0, Math.max(0, end));
    if (end < 1 || !middle.every(({ text }) => next.test(text))) return [];
    const run = [sentence, ...rest.slice(0, end + 1)];
    const steps = run.flatMap(({ text }) => {
      const bare = withoutMark(text).replace(first, '').replace(last, '').replace(next, '');
      const step = straighten(bare);
      return step && !/[,:;]/u.test(step)
        ? [{ text: step.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), passage: text }]
        : [];
    });
    const isShort = steps.every(({ text }) => wordCount(text) <= maxWholeLength);
    return steps.length === run.length && isShort ? [{ steps, isTask: false, section: sentence.section }] : [];
  });
};

const ordinals = (step: string, { pack }: Lesson): boolean => pack.sentences.order.ordinal.test(step);

const about = ({ steps, isTask, section }: Process, lesson: Lesson): Candidate[] => {
  const names = steps.flatMap(({ text }) => (text !== undefined && isAskable(text, lesson) ? [text] : []));
  if (new Set(names.map((name) => name.toLowerCase())).size !== names.length) return [];
  return steps.slice(0, -1).flatMap(({ text, passage }, at): Candidate[] => {
    const next = steps[at + 1];
    const right = next?.text;
    if (text === undefined || right === undefined || !names.includes(text) || !names.includes(right)) return [];
    // “Second reading” behind “First reading” asks nobody to think.
    if (ordinals(text, lesson) && ordinals(right, lesson)) return [];
    const others = names.filter((name) => name !== text && name !== right);
    const from = Math.max(0, Math.min(names.indexOf(text), others.length - maxOptions + 1));
    const options = [right, ...others.slice(from, from + maxOptions - 1)];
    if (options.length < minSteps) return [];
    return [
      {
        kind: 'order',
        levels: isTask ? ['toepassen', 'reproduceren-begrijpen'] : ['reproduceren-begrijpen', 'toepassen'],
        wordings: isTask ? lesson.pack.wordings.nextTask(text) : lesson.pack.wordings.nextStep(text),
        choice: { options: options.sort((a, b) => a.localeCompare(b, lesson.language)), right },
        answer: right,
        passage: `${passage} ${next?.passage ?? ''}`,
        misconception: '',
        topic: contentWords(`${text} ${right}`, lesson.language).join(' '),
        section,
        weight: 1,
      },
    ];
  });
};

/** Questions for what follows in a process that the material tells step by step. */
export const aboutProcesses = (lesson: Lesson): Candidate[] =>
  [...numbered(lesson), ...told(lesson)].flatMap((process) => about(process, lesson));
