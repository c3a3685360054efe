import { aQuestion } from '@exit-tickets/testing';
import { countGroups } from '../judging/measure.ts';
import { reportPublicAnswers } from '../judging/public-answers.ts';
import { type PublicSet, readPublicSets } from '../public-answers/public-sets.ts';
import { check, print, tell } from '../report.ts';
import { median } from '../server/statistics.ts';

/** A class in one room. */
const classSize = 24;
const minClassSize = 20;
const maxMixedLines = 0;

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Splits the answers to each question into classes, in their order; a remainder that is too small is dropped. */
const classesOf = ({ questions }: PublicSet) =>
  questions.flatMap(({ text, modelAnswers: [modelAnswer = ''], answers }) =>
    Array.from({ length: Math.ceil(answers.length / classSize) }, (_, at) => ({
      question: aQuestion({ text, guide: { modelAnswer } }),
      answers: answers.slice(at * classSize, (at + 1) * classSize).map(({ answer, truth }) => ({ answer, truth })),
    })).filter((asked) => asked.answers.length >= minClassSize),
  );

const reportSet = (set: PublicSet): void => {
  const classes = classesOf(set).map(countGroups);
  const all = (what: 'alone' | 'answers' | 'inOrder' | 'pairs'): number =>
    classes.reduce((sum, one) => sum + one[what], 0);
  const answers = all('answers');
  print(
    `\n${set.name}: ${classes.length} classes, ${answers} answers, ${percent(all('alone'), answers)} of them alone in a line`,
  );
  const pairs = all('pairs');
  tell('a right answer before one that is not', `${percent(all('inOrder'), pairs)} of ${pairs} pairs`);
  const medianOf = (way: 'byKey' | 'byTap' | 'withRest'): number => median(classes.map(({ presses }) => presses[way]));
  tell(
    'presses a class, median',
    `keys ${medianOf('byKey')}, taps ${medianOf('byTap')}, “the rest” alone ${medianOf('withRest')}`,
  );
  const mixed = classes.flatMap(({ inMixedLines }) => inMixedLines);
  check('answers in a line with another truth', `${mixed.length}`, mixed.length <= maxMixedLines, mixed);
  const grouped = classes.flatMap(({ inMixedGroups }) => inMixedGroups);
  tell('answers under a heading with another truth', `${grouped.length}`);
};

/** How quickly and correctly classes of public sets are marked in the list as the page sorts it. */
export const reportSortedLists = (folder?: string): void => {
  const found = readPublicSets(folder);
  if ('missing' in found) print(`\n${found.missing}`);
  else for (const set of found.sets) reportSet(set);
  if ('sets' in found) reportPublicAnswers(folder);
};
