import { print, tell } from '../judging/report.ts';
import { type Asked, levelChoiceNames, levelChoices } from './ask-all.ts';
import { faultsOf, honoursLevels } from './checks.ts';
import { countBy } from './score.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

/** A ticket is at least this many questions. */
const fewest = 2;

const columns = ['tickets', 'found', 'single', 'refused', 'questions', 'choice', 'faulty', 'level kept'] as const;

const row = (name: string, asked: readonly Asked[]): string[] => {
  const learned = asked.filter(({ lesson }) => !lesson.refusalIsRight);
  const withQuestions = learned.filter(({ questions }) => questions.length > 0);
  const questions = learned.flatMap(({ lesson, questions: made }) => made.map((question) => ({ lesson, question })));
  const found = learned.filter((ticket) => ticket.questions.length >= fewest).length;
  const kept = withQuestions.filter(({ questions: made, level }) => honoursLevels(made, levelChoices[level])).length;
  return [
    name,
    `${learned.length}`,
    percent(found, learned.length),
    `${withQuestions.length - found}`,
    `${learned.length - withQuestions.length}`,
    `${questions.length}`,
    percent(questions.filter(({ question }) => question.type === 'multiple_choice').length, questions.length),
    `${questions.filter(({ lesson, question }) => faultsOf(question, lesson).length > 0).length}`,
    percent(kept, withQuestions.length),
  ];
};

const printTable = (title: string, rows: readonly string[][]): void => {
  const all = [[title, ...columns], ...rows];
  const widths = all[0]?.map((_, place) => Math.max(...all.map((cells) => cells[place]?.length ?? 0))) ?? [];
  print('');
  for (const cells of all)
    print(
      `  ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}`,
    );
};

/** What was found, by language, form and level, and which kinds of questions; README.md says what the columns mean. */
export const reportTable = (provider: string, asked: readonly Asked[]): void => {
  print(`\n${provider}: ${new Set(asked.map(({ lesson }) => lesson)).size} lessons, ${asked.length} tickets asked for`);
  const by = (title: string, nameOf: (one: Asked) => string): void =>
    printTable(
      title,
      [...Map.groupBy(asked, nameOf)].map(([name, some]) => row(name, some)),
    );
  by('language', ({ lesson }) => lesson.language);
  by('form', ({ lesson }) => lesson.form);
  by('subject', ({ lesson }) => lesson.subject);
  printTable('level', [
    ...levelChoiceNames.map((level) =>
      row(
        level,
        asked.filter((one) => one.level === level),
      ),
    ),
    row('all', asked),
  ]);
  print('\n  refused, by code and by lesson');
  const refused = asked.filter(({ lesson, code }) => code && !lesson.refusalIsRight);
  for (const [code, count] of countBy(refused, (one) => one.code ?? '')) tell(code, `${count}`);
  const byLesson = Map.groupBy(refused, ({ lesson }) => lesson.id);
  for (const [id, some] of byLesson) tell(id, [...new Set(some.map(({ level }) => level))].join(', '));
  const questions = asked.flatMap((one) => one.questions);
  const kinds = [...countBy(questions, ({ guide }) => guide?.kind ?? 'not told')].sort(([, a], [, b]) => b - a);
  print('\n  kinds');
  for (const [kind, count] of kinds) tell(kind, `${count} (${percent(count, questions.length)})`);
  const first = countBy(
    asked.flatMap((one) =>
      one.questions.map(({ text }) => `${one.lesson.language} ${text.split(' ').slice(0, 3).join(' ')} …`),
    ),
    (opening) => opening,
  );
  print('\n  how questions begin, the ten that are met most');
  for (const [opening, count] of [...first].sort(([, a], [, b]) => b - a).slice(0, 10)) tell(opening, `${count}`);
};
