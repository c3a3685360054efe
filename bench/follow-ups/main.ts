// The follow-up questions for sixty planted misconceptions in four languages: they must never contrast two right
// answers, use an unjudged answer or give the answer away. Prints the questions; `--language nl` only those of one
// language. With OPENAI_BASE_URL or OPENAI_API_KEY set, also a model's questions. Exits with 1 when a target is missed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { choiceOfAnswers, groupTicket, holds, type JudgedAnswer, saysTheSame } from '@exit-tickets/answer-groups';
import { AppError, correctAnswerOf, languages, optionsOf, type Question } from '@exit-tickets/contracts';
import { makeQuestions } from '@exit-tickets/question-picker';
import { z } from 'zod';
import { sameSentence } from '../../services/ai/src/follow-ups/same-sentence.ts';
import { check, print } from '../report.ts';
import { followUpByModel } from './with-model.ts';

const planted = z.array(
  z.object({
    id: z.string(),
    question: z.string(),
    modelAnswer: z.string(),
    lesson: z.string(),
    passage: z.string(),
    misconception: z.string(),
    right: z.array(z.string()),
    partly: z.array(z.string()),
    /** Answers with the misconception. */
    holds: z.array(z.string()),
    wrong: z.array(z.string()),
  }),
);
type Planted = z.infer<typeof planted>[number];

const { values: options } = parseArgs({ options: { language: { type: 'string' } } });

/** The first answer of each kind comes from this many students; the others from one each. */
const usualCount = 3;
/** One in this many lines is not judged yet. */
const unjudgedEvery = 5;

const truths = ['right', 'partly', 'wrong'] as const;
type Truth = (typeof truths)[number];

const truthOf = (one: Planted): ReadonlyMap<string, { truth: Truth; label?: string }> => {
  const all = new Map<string, { truth: Truth; label?: string }>();
  for (const truth of truths) for (const answer of one[truth]) all.set(answer, { truth });
  for (const answer of one.holds) all.set(answer, { truth: 'wrong', label: one.misconception });
  return all;
};

/** The grouped answers, marked by a teacher who knows the truth, except for some lines. */
const judged = (one: Planted, question: Question): JudgedAnswer[] => {
  const truth = truthOf(one);
  const given = [one.right, one.partly, one.holds, one.wrong].flatMap((answers) =>
    answers.flatMap((answer, at) => Array<string>(at === 0 ? usualCount : 1).fill(answer)),
  );
  const answers = given.map((answer, at) => ({ responseId: `r${at}`, answer }));
  const [grouped] = groupTicket({ questions: [{ question, answers }] });
  return (grouped?.groups.flat() ?? []).map(({ answer, responseIds, certain }, at) => {
    const known = truth.get(answer);
    const isUnjudged = at % unjudgedEvery === unjudgedEvery - 1;
    const said = isUnjudged ? certain : undefined;
    return {
      ...{ answer, isWhole: true, count: responseIds.length },
      verdict: isUnjudged ? (said?.verdict ?? 'unjudged') : (known?.truth ?? 'unjudged'),
      by: isUnjudged ? said?.by : ('teacher' as const),
      label: isUnjudged ? undefined : known?.label,
    };
  });
};

/** Words and numbers in lower case; unlike with `wordsWithoutHyphens` a fraction keeps its slash. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();

const show = (from: string, question: Question): void => {
  print(`  ${from}: ${question.text}`);
  for (const option of optionsOf(question)) print(`    ${option === correctAnswerOf(question) ? '✓' : '·'} ${option}`);
  if (optionsOf(question).length === 0) print(`    = ${question.guide?.modelAnswer}`);
};

const sum = { planted: 0, choices: 0, sentences: 0, model: 0, twoRight: 0, unjudged: 0, partly: 0, same: 0, told: 0 };
const refusals = new Map<string, number>();
const count = (reason: string): void => void refusals.set(reason, (refusals.get(reason) ?? 0) + 1);

for (const language of languages.filter((each) => options.language === undefined || each === options.language)) {
  const file = new URL(`data/${language}.json`, import.meta.url);
  for (const one of planted.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    sum.planted += 1;
    print(`\n${language} ${one.id}: ${one.question}`);
    const question: Question = {
      ...{ id: 'q1', type: 'open_text', text: one.question },
      guide: { modelAnswer: one.modelAnswer, passage: one.passage },
    };
    const answers = judged(one, question);
    const made = choiceOfAnswers(question, { text: one.modelAnswer, by: 'guide' }, answers, language);
    if ('refusal' in made) {
      count(made.refusal);
      print(`  no choice: ${made.refusal}`);
    } else {
      sum.choices += 1;
      show('answers', made.question);
      const correct = correctAnswerOf(made.question) ?? '';
      const truth = new Map([...truthOf(one)].map(([answer, each]) => [folded(answer), each.truth]));
      const judgedBy = new Map(answers.map(({ answer, verdict }) => [folded(answer), verdict]));
      const others = optionsOf(made.question).filter((option) => option !== correct);
      const isRight = truth.get(folded(correct)) === 'right' || folded(correct) === folded(one.modelAnswer);
      if (!isRight || others.some((option) => truth.get(folded(option)) === 'right')) sum.twoRight += 1;
      if (others.some((option) => truth.get(folded(option)) !== 'wrong')) sum.partly += 1;
      if (optionsOf(made.question).some((option) => judgedBy.get(folded(option)) === 'unjudged')) sum.unjudged += 1;
      if (others.some((option) => saysTheSame(question, option, correct, language))) sum.same += 1;
      const isLongest = others.every(({ length }) => correct.length > length * 1.6 && correct.length - length >= 12);
      if (isLongest || holds(one.question, correct, language)) sum.told += 1;
    }
    try {
      const offered = makeQuestions({
        ...{ content: one.lesson, levels: ['reproduceren-begrijpen'], count: 0, existing: [], seed: 1 },
        focus: one.passage,
      });
      const draft = sameSentence(offered, question, one.modelAnswer, language);
      if (draft) {
        sum.sentences += 1;
        show('lesson', { ...question, ...draft, type: 'open_text', id: 'q2' });
        if (holds(draft.text, draft.guide.modelAnswer, language)) sum.told += 1;
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      print(`  no sentence: ${error.code}`);
    }
    const byModel = await followUpByModel(one, question, language);
    if (typeof byModel === 'string') {
      count(byModel);
      print(`  no question of the model: ${byModel}`);
    } else if (byModel) {
      sum.model += 1;
      show('model', byModel);
    }
  }
}

print();
check('misconceptions planted', `${sum.planted}`, sum.planted === 60 || options.language !== undefined);
check(
  'asked again by a choice or the same sentence',
  `${sum.choices} choices, ${sum.sentences} sentences`,
  sum.choices >= 0.8 * sum.planted,
);
for (const [reason, times] of refusals) print(`         refused: ${reason}, ${times}`);
if (sum.model > 0) print(`         by the model: ${sum.model}`);
check('a right answer among the wrong ones, or a wrong one as the right', `${sum.twoRight}`, sum.twoRight === 0);
check('a partly right answer as a wrong one', `${sum.partly}`, sum.partly === 0);
check('an answer in a choice that nobody judged', `${sum.unjudged}`, sum.unjudged === 0);
check('two options that say the same', `${sum.same}`, sum.same === 0);
check('answers given away', `${sum.told}`, sum.told === 0);
