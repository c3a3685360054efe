// The questions made from lessons without a model: coverage of the important content, refusals, and speed. `--tickets`
// prints whole tickets to read, `--language nl` only one language. Exits with 1 when a target is missed.
import { parseArgs } from 'node:util';
import { AppError, type FocusLevel, focusLevels, limits, withoutMarks } from '@exit-tickets/contracts';
import { type MadeQuestions, makeQuestions } from '@exit-tickets/question-picker';
import { check, print } from '../report.ts';
import { hostileInputs } from './hostile.ts';
import { type Lesson, readBadInput, readLessons } from './read-files.ts';

const { values: options } = parseArgs({ options: { tickets: { type: 'boolean' }, language: { type: 'string' } } });
const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${Math.round((100 * part) / Math.max(1, whole))} %)`;

const ask = (content: string, levels: readonly FocusLevel[] = ['reproduceren-begrijpen']): MadeQuestions | string => {
  try {
    return makeQuestions({ content, levels, count: 3, existing: [], seed: 1 });
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

/** Every combination of levels that a teacher can request. */
const wishes = Array.from({ length: 2 ** focusLevels.length - 1 }, (_, nth) =>
  focusLevels.filter((_level, place) => ((nth + 1) >> place) % 2 === 1),
);
const countOf = ({ content }: Lesson, levels: readonly FocusLevel[]): number => {
  const made = ask(content, levels);
  return typeof made === 'string' ? 0 : made.questions.length;
};

/** The first eight sentences with a question or suggestion. */
const picksOf = ({ questions, suggestions }: MadeQuestions): string[] => {
  const offered = suggestions.map(({ question }) => question);
  return [...new Set([...questions, ...offered].map(({ guide }) => guide.passage))].slice(0, limits.suggestedSentences);
};
const touches = (picks: readonly string[], idea: string): boolean =>
  idea.split(' | ').some((words) =>
    picks.some((pick) =>
      withoutMarks(words)
        .split(/\s+/)
        .every((word) => withoutMarks(pick).includes(word)),
    ),
  );
const isNone = (pick: string, lines: readonly string[]): boolean =>
  lines.some((line) => withoutMarks(pick).includes(withoutMarks(line)));

const badTitle = /^(?:menu|home|folie|slide|dia|diapo\w*|page|seite|pagina)\b|cookie|^\W*$/iu;

const printTicket = ({ id }: Lesson, { title, questions, suggestions }: MadeQuestions): void => {
  print(`\n## ${id}: ${title}`);
  for (const { text, guide } of questions) print(`- ${text}\n    ${guide.modelAnswer}`);
  for (const { stem, question } of suggestions)
    print(`  · ${stem}: ${question.text}\n      ${question.guide.modelAnswer}`);
};

const lessons = readLessons().filter(({ language }) => options.language === undefined || language === options.language);
const sum = { teaching: 0, refused: 0, none: 0, noneRefused: 0, ideas: 0, touched: 0, picks: 0, wrong: 0, fewer: 0 };
const titles: string[] = [];
for (const lesson of lessons) {
  const made = ask(lesson.content);
  const isRefused = typeof made === 'string';
  sum[lesson.teaching ? 'teaching' : 'none'] += 1;
  if (isRefused) sum[lesson.teaching ? 'refused' : 'noneRefused'] += 1;
  if (lesson.teaching) sum.ideas += lesson.matters.length;
  const picks = isRefused ? [] : picksOf(made);
  const touched = lesson.matters.filter((idea) => touches(picks, idea));
  const wrong = picks.filter((pick) => isNone(pick, lesson.notTeaching));
  sum.touched += touched.length;
  sum.picks += picks.length;
  sum.wrong += wrong.length;
  if (!isRefused) titles.push(made.title);
  if (lesson.teaching) sum.fewer += wishes.filter((levels) => countOf(lesson, levels) < 2).length;
  const what = isRefused ? made : `${made.questions.length} + ${picks.length} “${made.title}”`;
  print(
    `${lesson.id.padEnd(40)} ${lesson.kind.slice(0, 20).padEnd(20)} ${touched.length}/${lesson.matters.length} ${what}`,
  );
  for (const idea of lesson.matters.filter((each) => lesson.teaching && !touched.includes(each)))
    print(`    not touched: ${idea}`);
  for (const pick of wrong) print(`    no teaching text: ${pick}`);
  if (options.tickets && !isRefused) printTicket(lesson, made);
}

print();
for (const { id, content, right, notTeaching } of readBadInput()) {
  const made = ask(content);
  const outcome = typeof made === 'string' ? made : 'questions';
  const isQuoted = typeof made !== 'string' && picksOf(made).some((pick) => isNone(pick, notTeaching));
  check(id, outcome, right.includes(outcome) && !isQuoted);
}

print();
check('lessons', `${lessons.length}`, lessons.length >= 24 || options.language !== undefined);
check('teaching texts refused', percent(sum.refused, sum.teaching), sum.refused === 0);
check('fewer than two questions at some levels', `${sum.fewer} of ${sum.teaching * wishes.length}`, sum.fewer === 0);
check('other texts refused', percent(sum.noneRefused, sum.none), sum.noneRefused === sum.none);
check('things that matter in the first eight', percent(sum.touched, sum.ideas), sum.touched >= 0.8 * sum.ideas);
check('picked, but no teaching text', percent(sum.wrong, sum.picks), sum.wrong <= 0.03 * sum.picks);
const bad = titles.filter((title) => badTitle.test(title));
check('titles that name no lesson', `${bad.length}`, bad.length === 0);

print();
const cpuOf = (content: string): number => {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    ask(content);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...runs);
};
for (const [name, make] of Object.entries(hostileInputs)) {
  const [half, whole, twice] = [50_000, 100_000, 200_000].map((length) => cpuOf(make(length).slice(0, length))) as [
    number,
    number,
    number,
  ];
  const figure = `${Math.round(half)}, ${Math.round(whole)}, ${Math.round(twice)} ms of CPU for 50, 100, 200 thousand characters`;
  // On a busy machine, times of a few milliseconds are meaningless.
  check(name, figure, whole < 300 && twice < 3 * whole + 50);
}
