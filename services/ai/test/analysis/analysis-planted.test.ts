import {
  type Analysis,
  analyzeTicket,
  changeJudgements,
  getAnalysisSent,
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
import { type RunningAi, startAi } from '../support/ai.ts';
import { AnalysedClasses } from '../support/analysed-classes.ts';
import { aClass, type TestClass, teacherId } from '../support/classes.ts';
import { marksByTruth } from '../support/marks.ts';
import { truthfulModel } from '../support/truthful-model.ts';

// Three classes whose misconceptions were planted beforehand: what an analysis says about them can be counted.

let ai: RunningAi;
let withModel: RunningAi;
let openai: FakeOpenAi;
const classes = new AnalysedClasses();
beforeAll(async () => {
  openai = await startFakeOpenAi();
  ai = await startAi();
  withModel = await startAi({ OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', AI_EVALUATE: 'on-demand' });
  for (const each of [ai, withModel]) {
    await classes.serve(each.context);
    each.client.logInAs(each.context.sessions, teacherId);
  }
});
afterAll(async () => {
  await ai.context.close();
  await withModel.context.close();
  await openai.close();
});

const taughtAs = ({ questions, students, lesson }: PlantedClass, more: PlantedClass['students'] = []): TestClass => {
  const all = [...students, ...more];
  const taught = aClass(
    questions,
    all.map(({ answers }) => answers.map(({ answer }) => answer)),
    all.map(({ name }) => name),
  );
  taught.ticket.originalContent = lesson;
  classes.add(taught);
  return taught;
};

const analyse = async (client: ApiClient, { ticket }: TestClass, marks: Mark[] = []): Promise<Analysis> => {
  const params = { id: ticket.id };
  if (marks.length > 0)
    expect((await client.call(changeJudgements, { params, body: { marks, questions: [] } })).status).toBe(200);
  const { status, body } = await client.call(analyzeTicket, { params, body: {} });
  expect(status).toBe(200);
  return body;
};

/** Each planted misconception stands in the text with its count, as a label or as the option that was chosen. */
const expectPlanted = ({ questions, students, planted }: PlantedClass, { strugglingAreas }: Analysis): void => {
  for (const { questionId, label, count } of planted) {
    const number = questions.findIndex(({ id }) => id === questionId) + 1;
    const given = students.flatMap(({ answers }) => answers.filter((answer) => answer.questionId === questionId));
    const area = strugglingAreas.find((text) => text.includes(`estion ${number}`) || text.includes(`raag ${number}`));
    const chosen = given.find(({ misconception }) => misconception === label)?.answer ?? '';
    const isChoice = questions[number - 1]?.type === 'multiple_choice';
    const [before, after = ''] = (area ?? '').split(isChoice ? chosen : label);
    expect(after, `${label} of question ${number}`).not.toBe('');
    expect(before?.match(/\d+ \p{L}+ \d+(?=\D*$)/u)?.[0]).toMatch(
      new RegExp(`^${count} \\p{L}+ ${given.length}$`, 'u'),
    );
  }
};

/** Where a claim of an analysis quotes an answer that is not wrong or partly right in truth. */
const misjudged = ({ students }: PlantedClass, responses: readonly Response[], { evidence }: Analysis): unknown[] => {
  const quotes = evidence.filter(({ section }) => section === 'strugglingAreas').flatMap((each) => each.quotes);
  return quotes.filter(({ responseId, questionId }) => {
    const student = students[responses.findIndex(({ id }) => id === responseId)];
    const { truth } = student?.answers.find((answer) => answer.questionId === questionId) ?? {};
    return truth !== 'wrong' && truth !== 'partly';
  });
};

describe.each(plantedClasses().map((planted) => ({ id: planted.id, planted })))('$id', ({ planted }) => {
  test('once its teacher has marked it, every planted misconception is found with its exact count', async () => {
    const taught = taughtAs(planted);
    const analysis = await analyse(ai.client, taught, marksByTruth(planted, taught));
    expectPlanted(planted, analysis);
    expect(misjudged(planted, taught.responses, analysis)).toEqual([]);
  });

  test('with a model that knows the truth the same is found, and no personal detail is sent', async () => {
    openai.script(truthfulModel(answeredQuestions(planted)));
    const taught = taughtAs(planted);
    const analysis = await analyse(withModel.client, taught);
    expectPlanted(planted, analysis);
    expect(misjudged(planted, taught.responses, analysis)).toEqual([]);
    const { body } = await withModel.client.call(getAnalysisSent, { params: { id: taught.ticket.id } });
    const analysisSent = JSON.stringify(body.requests.filter(({ task }) => task === 'analysis'));
    expect(analysisSent).toContain('groups');
    const allSent = JSON.stringify(body.requests);
    for (const personal of [...planted.students.map(({ name }) => name), ...planted.personal])
      expect(allSent).not.toContain(personal);
  });

  test('nothing that is right or not judged is ever a difficulty, however little has been marked', async () => {
    const taught = taughtAs(planted);
    const some = marksByTruth(planted, taught).filter((_mark, index) => index % 2 === 0);
    const analysis = await analyse(ai.client, taught, some);
    expect(misjudged(planted, taught.responses, analysis)).toEqual([]);
    const unmarked = taughtAs(planted);
    expect(misjudged(planted, unmarked.responses, await analyse(ai.client, unmarked))).toEqual([]);
  });
});

// Of six students three are half: there they may well change more.
test.each(plantedClasses().filter(({ students }) => students.length > 20))(
  '$id: three answers more or fewer change the counts and nothing else',
  async (planted) => {
    const isRight = ({ answers }: PlantedClass['students'][number]) =>
      answers.filter(({ truth }) => truth === 'right').length;
    const [best] = planted.students.toSorted((a, b) => isRight(b) - isRight(a));
    const more = best ? ['Anna X', 'Anna Y', 'Anna Z'].map((name) => ({ ...best, name, concerns: [] })) : [];
    const [few, many] = [taughtAs(planted), taughtAs(planted, more)];
    const larger = { ...planted, students: [...planted.students, ...more] };
    const sayings = ({ evidence, tallies, digest, createdAt, ...texts }: Analysis) =>
      JSON.stringify(texts).replace(/\d+/g, '#');
    expect(sayings(await analyse(ai.client, many, marksByTruth(larger, many)))).toBe(
      sayings(await analyse(ai.client, few, marksByTruth(planted, few))),
    );
  },
);
