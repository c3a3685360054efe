// How reliable verdicts and groups are, on answers with known verdicts (packages/testing/judging): both the verdicts
// without a model, and those of a model that knows the truth. Also judges public sets if they are beside the
// repository. Exits with 1 when a target is missed. `--only checks` prints only the checks of texts by models and
// students, and the effects of untrue models.
import { parseArgs } from 'node:util';
import {
  type AnsweredQuestion,
  answeredQuestions,
  labelledAnswers,
  plantedClasses,
  realQuestions,
} from '@exit-tickets/testing';
import { check, checkShare, print } from '../report.ts';
import { reportChecks } from './checks.ts';
import { countGroups, countVerdicts } from './measure.ts';
import { reportPublicAnswers } from './public-answers.ts';
import type { Presses } from './simulated-teacher.ts';
import { reportUntrueModels } from './untrue-models.ts';
import { reportWithModel } from './with-model.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const targets = { mistakenShare: 0.02, mixedShare: 0.02, mixedLines: 0, medianKeys: 12 };

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};
const answersIn = (asked: readonly AnsweredQuestion[]): AnsweredQuestion['answers'] =>
  asked.flatMap(({ answers }) => answers);

const reportVerdicts = (name: string, asked: readonly AnsweredQuestion[]): void => {
  const counts = asked.map(countVerdicts);
  const answers = answersIn(asked);
  const judged = counts.reduce((sum, count) => sum + count.judged, 0);
  const ofTruth = (wanted: string): number => answers.filter(({ truth }) => truth === wanted).length;
  const mistakes = (key: 'wrongCalledRight' | 'rightCalledWrong' | 'otherMistakes'): string[] =>
    counts.flatMap((count) => count[key]);
  print(`\n${name}: ${judged} of ${answers.length} answers judged without a model`);
  checkShare('wrong called right', mistakes('wrongCalledRight'), ofTruth('wrong'), targets.mistakenShare);
  checkShare('right called wrong', mistakes('rightCalledWrong'), ofTruth('right'), targets.mistakenShare);
  checkShare('other mistakes', mistakes('otherMistakes'), judged, targets.mistakenShare);
};

const reportGroups = (name: string, asked: readonly AnsweredQuestion[]): void => {
  const counts = asked.map(countGroups);
  const answers = answersIn(asked);
  print(`\n${name}: ${answers.length} answers to ${asked.length} questions in groups`);
  const inLines = counts.flatMap(({ inMixedLines }) => inMixedLines);
  check('in a line with another truth', `${inLines.length}`, inLines.length <= targets.mixedLines, inLines);
  const inGroups = counts.flatMap(({ inMixedGroups }) => inMixedGroups);
  checkShare('under a heading with another truth', inGroups, answers.length, targets.mixedShare);
};

const reportPresses = (name: string, asked: readonly AnsweredQuestion[]): void => {
  const counts = asked.map(countGroups);
  print(`\n${name}: presses of 1, 2, 3 (or taps) that mark it without a mistake; steps between groups not counted`);
  for (const [at, { lines, groups, presses }] of counts.entries())
    print(
      `         keys ${presses.byKey}, taps ${presses.byTap}, with “the rest” alone ${presses.withRest}; ${lines} lines, ${groups} groups: ${asked[at]?.question.text}`,
    );
  const medianOf = (way: keyof Presses): number => median(counts.map(({ presses }) => presses[way]));
  print(`         median with “the rest” alone: ${medianOf('withRest')}`);
  print(`         median on touch, one tap more for “everything below”: ${medianOf('byTap')}`);
  const keys = medianOf('byKey');
  check('median by keyboard, with Shift for “everything below”', `${keys}`, keys <= targets.medianKeys);
};

const reportAnswers = async (): Promise<void> => {
  const hard = labelledAnswers();
  const real = realQuestions();
  const classes = plantedClasses().flatMap(answeredQuestions);
  reportVerdicts('Hard answers', hard);
  reportVerdicts('Classes', [...real, ...classes]);
  reportPublicAnswers();
  reportGroups('Hard answers', hard);
  reportGroups('Classes', [...real, ...classes]);
  reportPresses('28 answers to a question', real);
  await reportWithModel();
};

if (options.only !== 'checks') await reportAnswers();
await reportUntrueModels();
await reportChecks();
// Threads that are still running must not delay the end.
process.exit();
