// How far the verdicts and groups that need no model can be trusted, on answers whose truth was fixed beforehand
// (packages/testing/judging). Exits with 1 when a target is missed.
import { labelledAnswers, plantedClasses, realQuestions } from '@exit-tickets/testing';
import { countGroups, countVerdicts, type LabelledAnswer } from './measure.ts';

const targets = { mistakenShare: 0.02, mixedGroupShare: 0.02, mixedLines: 0, medianMarks: 12 };

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

let hasFailed = false;
/** A measured figure beside its target. */
const check = (what: string, shown: string, isMet: boolean, details: readonly string[] = []): void => {
  hasFailed ||= !isMet;
  print(`${isMet ? 'ok    ' : 'MISSED'} ${what}: ${shown}`);
  for (const detail of details) print(`         ${detail}`);
};

const classQuestions = plantedClasses().flatMap(({ questions, pupils }) =>
  questions.map((question) => ({
    question,
    answers: pupils.flatMap(({ answers }): LabelledAnswer[] =>
      answers.filter(({ questionId }) => questionId === question.id),
    ),
  })),
);

const reportVerdicts = (name: string, asked: readonly Parameters<typeof countVerdicts>[]): void => {
  const counts = asked.map((one) => countVerdicts(...one));
  const total = (key: 'answers' | 'judged' | 'right' | 'wrong'): number => sum(counts.map((count) => count[key]));
  const wrongCalledRight = counts.flatMap((count) => count.wrongCalledRight);
  const rightCalledWrong = counts.flatMap((count) => count.rightCalledWrong);
  const others = counts.flatMap((count) => count.otherMistakes);
  const judged = total('judged');
  print(`\n${name}: ${total('answers')} answers, ${judged} judged (${percent(judged, total('answers'))}), the rest not`);
  const isFew = (mistakes: readonly string[], of: number): boolean => mistakes.length <= targets.mistakenShare * of;
  check(
    'wrong called right',
    `${wrongCalledRight.length} of ${total('wrong')} (${percent(wrongCalledRight.length, total('wrong'))})`,
    isFew(wrongCalledRight, total('wrong')),
    wrongCalledRight,
  );
  check(
    'right called wrong',
    `${rightCalledWrong.length} of ${total('right')} (${percent(rightCalledWrong.length, total('right'))})`,
    isFew(rightCalledWrong, total('right')),
    rightCalledWrong,
  );
  check('other verdicts than the truth', `${others.length} of ${judged} judged`, isFew(others, judged), others);
};

const reportGroups = (name: string, asked: readonly Parameters<typeof countGroups>[]): number[] => {
  const counts = asked.map((one) => countGroups(...one));
  const answers = sum(counts.map((count) => count.answers));
  const inLines = counts.flatMap((count) => count.inMixedLines);
  const inGroups = counts.flatMap((count) => count.inMixedGroups);
  print(`\n${name}: ${answers} answers`);
  for (const [index, { lines, groups, marks, answers: given }] of counts.entries())
    print(`         ${asked[index]?.[0].text}: ${given} answers, ${lines} lines, ${groups} groups, ${marks} marks`);
  check('in a line with another truth', `${inLines.length}`, inLines.length <= targets.mixedLines, inLines);
  check(
    'under a heading with another truth',
    `${inGroups.length} (${percent(inGroups.length, answers)})`,
    inGroups.length <= targets.mixedGroupShare * answers,
    inGroups,
  );
  return counts.map(({ marks }) => marks);
};

const asArguments = <Given extends LabelledAnswer>({
  question,
  answers,
}: {
  question: Parameters<typeof countVerdicts>[0];
  answers: readonly Given[];
}): [typeof question, readonly Given[]] => [question, answers];

const withVerdicts = (asked: readonly [unknown, readonly LabelledAnswer[]][]): boolean => asked.length > 0;
void withVerdicts;
const labelled = labelledAnswers().map(asArguments);
const real = realQuestions().map(asArguments);
const classes = classQuestions.map(asArguments);

reportVerdicts('Verdicts without a model, hard answers', labelled);
reportVerdicts('Verdicts without a model, classes', [...real, ...classes]);
reportGroups('Groups of hard answers', labelled);
const marks = reportGroups('Groups of the answers of a class', [...real, ...classes]).slice(0, real.length);
print('');
check('marks a question of 28 answers, median', `${median(marks)} (${marks.join(', ')})`, median(marks) <= targets.medianMarks);
process.exitCode = hasFailed ? 1 : 0;
