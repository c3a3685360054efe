import type { Lesson } from '../../lesson/lesson.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentWords } from '../../text/stem.ts';
import type { Candidate } from '../candidate.ts';
import { leansInside } from '../leaning.ts';
import { type Calculation, calculationsOf } from '../sums/calculation.ts';
import { amountsIn, readAmounts, writeAmount } from '../sums/sum.ts';
import { variantsOf } from '../sums/vary.ts';

const farthestProblem = 6;
const farthestAnswer = 3;
const picture = /(?<!\p{L})(?:afbeeld|figu|fig\.|abbild|schéma|schema|tabel|tabl|diagram|gra(?:f|ph))/iu;
const label = /^\p{L}[\p{L}. ]{2,20}\s?:\s+(?=\S)/u;

/** The line above a calculation that asks for it, with the line before where that tells the case. */
const problemOf = ({ at, line }: Calculation, lesson: Lesson): string | undefined => {
  const above = lesson.lines.slice(Math.max(0, at - farthestProblem), at).filter(({ block }) => block === line.block);
  const asks = above.findLastIndex(({ text }) => lesson.pack.lines.asksForNumber.test(text) && /[.?]$/u.test(text));
  const asking = above[asks];
  if (!asking || asking.kind === 'heading') return undefined;
  if (readAmounts(asking.text, lesson.language).length > 0) return asking.text;
  const before = above[asks - 1];
  return before && before.kind === asking.kind && /[.!]$/u.test(before.text)
    ? `${before.text} ${asking.text}`
    : undefined;
};

/** Whether a problem tells of any bag or class, and not of the Moon, whose numbers nobody may change. */
const isMadeUp = (problem: string, lesson: Lesson): boolean => {
  const { definiteNoun, indefiniteNoun } = lesson.pack.sentences;
  const [opening = ''] = splitSentences(problem, lesson.language);
  const hasName = lesson.language !== 'de' && /(?<=\p{Ll},? )\p{Lu}\p{Ll}/u.test(problem);
  // What follows the opening may say “it” of what the opening tells, but not point to a picture.
  if (hasName || leansInside(opening, lesson) || picture.test(problem)) return false;
  const [known, any] = [opening.search(definiteNoun), opening.search(indefiniteNoun)];
  return known < 0 || (any >= 0 && any < known);
};

/** A number that the material gives as a constant (“g = 9,8 N/kg”), or that turns parts into percents. */
const isConstant = (value: number, lesson: Lesson): boolean =>
  value === 100 ||
  lesson.lines.some(({ text, kind }) => {
    const [, told = ''] = kind === 'example' ? [] : (/^\p{L}{1,3} = (.+)$/u.exec(text) ?? []);
    return readAmounts(told, lesson.language)[0]?.value === value;
  });

/** The sentence below that tells the result, with another result in it. */
const answerOf = ({ at, result }: Calculation, changed: number, lesson: Lesson): string => {
  const written = (unit: string): string => writeAmount(changed, unit, lesson.language);
  for (const { text, kind } of lesson.lines.slice(at + 1, at + 1 + farthestAnswer)) {
    const told = text.replace(label, '');
    const amounts = readAmounts(told, lesson.language);
    if (kind === 'heading' || told.includes('=') || !/\.$/u.test(told)) continue;
    if (amounts.length !== 1 || amounts[0]?.value !== result.value || leansInside(told, lesson)) continue;
    return told.replace(amountsIn, written(amounts[0].unit)).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  }
  return `${written(result.unit)}.`;
};

const about = (calculation: Calculation, lesson: Lesson): Candidate[] => {
  const { sum, line } = calculation;
  const problem = problemOf(calculation, lesson);
  if (!problem || !isMadeUp(problem, lesson)) return [];
  const told = readAmounts(problem, lesson.language);
  const places = told.map(({ value }) => sum.amounts.findIndex((one) => one.value === value));
  // Each number of the problem is one of the sum, and each other number of the sum a constant.
  if (told.length === 0 || places.includes(-1) || new Set(places).size !== places.length) return [];
  const varied = sum.amounts.map((_, index) => places.includes(index));
  if (sum.amounts.some(({ value }, index) => !varied[index] && !isConstant(value, lesson))) return [];
  const units = sum.amounts.map((one, index) => told[places.indexOf(index)]?.unit || one.unit);
  const withUnits = { ...sum, amounts: sum.amounts.map((one, index) => ({ ...one, unit: units[index] ?? '' })) };
  return variantsOf(withUnits, varied).map(({ values, result }): Candidate => {
    let at = 0;
    const text = problem.replace(amountsIn, () => {
      const place = places[at] ?? 0;
      const { unit = '' } = told[at] ?? {};
      at += 1;
      return writeAmount(values[place] ?? 0, unit, lesson.language);
    });
    return {
      kind: 'application',
      levels: ['toepassen'],
      wordings: [text],
      answer: answerOf(calculation, result, lesson),
      passage: line.raw,
      misconception: '',
      topic: contentWords(problem, lesson.language).slice(0, 6).join(' '),
      section: line.section,
      weight: 1.1,
    };
  });
};

/** The worked examples of a lesson with other numbers: the sum is computed, and the example's own comes out as told. */
export const aboutWorkedExamples = (lesson: Lesson): Candidate[] =>
  calculationsOf(lesson).flatMap((calculation) => about(calculation, lesson));
