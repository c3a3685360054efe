import {
  type Analysis,
  analyzeTicket,
  changeJudgements,
  getAnalysisSent,
  getJudgements,
  type Mark,
  type Response,
} from '@exit-tickets/contracts';
import {
  type ApiClient,
  answeredQuestions,
  type FakeOpenAi,
  type PlantedClass,
  plantedClasses,
  startFakeOpenAi,
} from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { AnalysedClasses } from '../support/analysed-classes.ts';
import { aClass, type TestClass } from '../support/classes.ts';
import { marksByTruth } from '../support/marks.ts';
import { truthfulModel } from '../support/truthful-model.ts';

// Three classes with planted misconceptions, so that the statements of an analysis can be checked by counting.

let ai: RunningAi;
let withModel: RunningAi;
let openai: FakeOpenAi;
const classes = new AnalysedClasses();
beforeAll(async () => {
  openai = await startFakeOpenAi();
  ai = await startAiWith(classes);
  withModel = await startAiWith(classes, { OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', AI_EVALUATE: 'on-demand' });
});
afterAll(async () => {
  await ai.context.close();
  await withModel.context.close();
  await openai.close();
});

const addPlanted = ({ questions, students, lesson }: PlantedClass, more: PlantedClass['students'] = []): TestClass => {
  const all = [...students, ...more];
  const testClass = aClass(
    questions,
    all.map(({ answers }) => answers.map(({ answer }) => answer)),
    all.map(({ name }) => name),
  );
  testClass.ticket.originalContent = lesson;
  classes.add(testClass);
  return testClass;
};

const analyse = async (client: ApiClient, { ticket }: TestClass, marks: Mark[] = []): Promise<Analysis> => {
  const params = { id: ticket.id };
  if (marks.length > 0)
    expect((await client.call(changeJudgements, { params, body: { marks, questions: [] } })).status).toBe(200);
  const { status, body } = await client.call(analyzeTicket, { params, body: {} });
  expect(status).toBe(200);
  return body;
};

/** Each planted misconception is in the text with its count, as its label or as the chosen option. */
const expectPlanted = async (
  { questions, students, planted }: PlantedClass,
  { strugglingAreas }: Analysis,
  client: ApiClient,
  { ticket }: TestClass,
): Promise<void> => {
  const { body } = await client.call(getJudgements, { params: { id: ticket.id } });
  const wordings = body.questions.flatMap(({ groups }) => groups.flatMap((group) => group.wordings));
  // Counted nowhere.
  const concerns = new Set(wordings.flatMap(({ verdict, answer }) => (verdict === 'concern' ? [answer] : [])));
  for (const { questionId, label, count } of planted) {
    const number = questions.findIndex(({ id }) => id === questionId) + 1;
    const answersToQuestion = students.flatMap(({ answers }) =>
      answers.filter((answer) => answer.questionId === questionId && !concerns.has(answer.answer)),
    );
    const area = strugglingAreas.find((text) => text.includes(`estion ${number}`) || text.includes(`raag ${number}`));
    const chosen = answersToQuestion.find(({ misconception }) => misconception === label)?.answer ?? '';
    const isChoice = questions[number - 1]?.type === 'multiple_choice';
    const [before, after = ''] = (area ?? '').split(isChoice ? chosen : label);
    expect(after, `${label} of question ${number}`).not.toBe('');
    expect(before?.match(/\d+ \p{L}+ \d+(?=\D*$)/u)?.[0]).toMatch(
      new RegExp(`^${count} \\p{L}+ ${answersToQuestion.length}$`, 'u'),
    );
  }
};

/** Quotes of difficulties whose answer is in truth neither wrong nor partly right. */
const misjudged = ({ students }: PlantedClass, responses: readonly Response[], { evidence }: Analysis): unknown[] => {
  const quotes = evidence.filter(({ section }) => section === 'strugglingAreas').flatMap((each) => each.quotes);
  return quotes.filter(({ responseId, questionId }) => {
    const student = students[responses.findIndex(({ id }) => id === responseId)];
    const { truth } = student?.answers.find((answer) => answer.questionId === questionId) ?? {};
    return truth !== 'wrong' && truth !== 'partly';
  });
};

describe.each(plantedClasses().map((planted) => ({ id: planted.id, planted })))('$id', ({ planted }) => {
  test('the analysis finds every planted misconception with its exact count once its teacher has marked the answers', async () => {
    const testClass = addPlanted(planted);
    const analysis = await analyse(ai.client, testClass, marksByTruth(planted, testClass));
    await expectPlanted(planted, analysis, ai.client, testClass);
    expect(misjudged(planted, testClass.responses, analysis)).toEqual([]);
  });

  test('the analysis with a model that knows the truth finds the same, and no personal detail is sent', async () => {
    openai.script(truthfulModel(answeredQuestions(planted)));
    const testClass = addPlanted(planted);
    const analysis = await analyse(withModel.client, testClass);
    await expectPlanted(planted, analysis, withModel.client, testClass);
    expect(misjudged(planted, testClass.responses, analysis)).toEqual([]);
    const { body } = await withModel.client.call(getAnalysisSent, { params: { id: testClass.ticket.id } });
    const analysisSent = JSON.stringify(body.requests.filter(({ task }) => task === 'analysis'));
    expect(analysisSent).toContain('groups');
    const allSent = JSON.stringify(body.requests);
    for (const personal of [...planted.students.map(({ name }) => name), ...planted.personal])
      expect(allSent).not.toContain(personal);
  });

  test('right and unjudged answers are never a difficulty, however few answers are marked', async () => {
    const testClass = addPlanted(planted);
    const some = marksByTruth(planted, testClass).filter((_mark, index) => index % 2 === 0);
    const analysis = await analyse(ai.client, testClass, some);
    expect(misjudged(planted, testClass.responses, analysis)).toEqual([]);
    const unmarked = addPlanted(planted);
    expect(misjudged(planted, unmarked.responses, await analyse(ai.client, unmarked))).toEqual([]);
  });
});

// In a class of six, three students are half of the class and may change more.
test.each(plantedClasses().filter(({ students }) => students.length > 20))(
  '$id: three more responses that say the same change the counts, which right answer is on the board, and nothing else',
  async (planted) => {
    const isRight = ({ answers }: PlantedClass['students'][number]) =>
      answers.filter(({ truth }) => truth === 'right').length;
    const [best] = planted.students.toSorted((a, b) => isRight(b) - isRight(a));
    const more = best ? ['Anna X', 'Anna Y', 'Anna Z'].map((name) => ({ ...best, name, concerns: [] })) : [];
    const [few, many] = [addPlanted(planted), addPlanted(planted, more)];
    const larger = { ...planted, students: [...planted.students, ...more] };
    const textsWithoutNumbers = ({ evidence, tallies, digest, createdAt, ...texts }: Analysis) => {
      const [onBoard = '', ...suggestions] = texts.nextLessonSuggestions;
      const nextLessonSuggestions = [onBoard.replace(/(?<=” (?:en|and) )“[^”]+”/u, ''), ...suggestions];
      return JSON.stringify({ ...texts, nextLessonSuggestions }).replace(/\d+/g, '#');
    };
    expect(textsWithoutNumbers(await analyse(ai.client, many, marksByTruth(larger, many)))).toBe(
      textsWithoutNumbers(await analyse(ai.client, few, marksByTruth(planted, few))),
    );
  },
);
