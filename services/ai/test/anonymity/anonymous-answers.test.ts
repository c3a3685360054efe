import {
  type AnonymousResults,
  analyzeTicket,
  changeJudgements,
  getAnalysis,
  getJudgements,
  type Mark,
  responseErased,
  responsesAnonymized,
  summarizeAnswersRequest,
  type Verdict,
} from '@exit-tickets/contracts';
import { ClaimWatch } from '@exit-tickets/service-kit';
import { type ApiClient, aChoice, aQuestion, aScale } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { analysisModel } from '../../src/analysis/analysis.model.ts';
import { createAnalysisRepository } from '../../src/analysis/analysis.repository.ts';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { AnalysedClasses } from '../support/analysed-classes.ts';
import { aClass, type TestClass, teacherId } from '../support/classes.ts';

const open = aQuestion({ id: 'q1', text: 'Waarom is een blad groen?' });
const opinion = aQuestion({ id: 'q4', text: 'Wat vond je van de les?' });
const questions = [open, aChoice({ id: 'q2' }), aScale({ id: 'q3' }), opinion];
const names = ['Quirine', 'Zbigniew', 'Tjalling', 'Hadewych', 'Wietske', 'Ruurdje', 'Obe', 'Sjoukje', 'Yfke', 'Durk'];
const shared = 'Chlorofyl kaatst het groene licht terug';
const lone = 'de kabouters van mijn oom schilderen elk blad in de nacht';
const pair = 'omdat de aarde het met haar donkere kleur voedt';
const concern = 'ik wil niet meer leven';
const liked = 'het was erg leuk';
const answers = [
  ...Array.from({ length: 4 }, (_, index) => [
    index === 0 ? `${shared}, zei Zbigniew` : shared,
    'chlorofyl',
    '4',
    liked,
  ]),
  [pair, 'glucose', '2', liked],
  [pair, 'glucose', '2', 'de stem van Tjalling was te zacht'],
  [lone, 'zetmeel', '1', liked],
  [concern, 'chlorofyl', '3', 'nooit meer zulke muffe lokalen graag'],
  ['', 'glucose', '5', liked],
  ['   ', 'chlorofyl', '1', liked],
];
const secrets = [...names, lone, pair, concern, 'kabouters', 'muffe lokalen'];

const classes = new AnalysedClasses();
let ai: RunningAi;
let teacher: ApiClient;
beforeAll(async () => {
  ai = await startAiWith(classes);
  teacher = ai.client;
});
afterAll(() => ai.context.close());

const addClass = (testClass = aClass(questions, answers, names)): TestClass & { params: { id: string } } => {
  classes.add(testClass);
  return { ...testClass, params: { id: testClass.ticket.id } };
};
const idsOf = ({ responses }: TestClass, ...places: number[]) => places.map((place) => responses[place]?.id ?? '');
const marks = (testClass: TestClass): Mark[] => [
  { questionId: 'q1', responseIds: idsOf(testClass, 0, 1, 2, 3), verdict: 'right' },
  { questionId: 'q1', responseIds: idsOf(testClass, 4, 5), verdict: 'wrong', label: 'aarde voedt' },
  { questionId: 'q1', responseIds: idsOf(testClass, 6), verdict: 'wrong', label: 'wat Quirine zei' },
];
const mark = ({ ticket }: TestClass, given: Mark[]) =>
  teacher.call(changeJudgements, { params: { id: ticket.id }, body: { marks: given } });
const analyse = ({ ticket }: TestClass) => teacher.call(analyzeTicket, { params: { id: ticket.id }, body: {} });
const summarize = ({ ticket }: TestClass): Promise<AnonymousResults> =>
  ai.context.bus.request(summarizeAnswersRequest, { ticketId: ticket.id, teacherId });
const publishAnonymized = ({ ticket }: TestClass) =>
  ai.context.publish(responsesAnonymized, {
    ...{ ticketId: ticket.id, anonymizedAt: new Date().toISOString() },
    ...{ responseCount: answers.length, removals: 1, tallies: [] },
  });
/** Every stored document that names the ticket. */
const stored = async ({ ticket }: TestClass): Promise<string> => {
  const { database } = ai.context;
  const found = await Promise.all(
    ['judgements', 'judging_jobs', 'analyses'].map((name) => database.collection(name).find().toArray()),
  );
  return JSON.stringify(found.flat().filter((document) => JSON.stringify(document).includes(ticket.id)));
};
const waitUntilForgotten = (testClass: TestClass) =>
  vi.waitFor(
    async () => {
      const { database } = ai.context;
      expect(await database.collection('judgements').countDocuments({ ticketId: testClass.ticket.id })).toBe(0);
      expect(JSON.parse(await stored(testClass))).toMatchObject([
        { _id: testClass.ticket.id, analysis: null, claim: null },
      ]);
    },
    { timeout: 20_000 },
  );
const anonymousClass = async () => {
  const testClass = addClass();
  await publishAnonymized(testClass);
  await waitUntilForgotten(testClass);
  return testClass;
};

describe('the anonymous results', () => {
  test('have every exact count, and no name, no unique answer and no concern', async () => {
    const testClass = addClass();
    await mark(testClass, marks(testClass));
    const { body: before } = await teacher.call(getJudgements, { params: testClass.params });
    const left = await summarize(testClass);
    expect(left.responseCount).toBe(answers.length);
    for (const { questionId, groups } of before.questions) {
      const tally: Record<Verdict, number> = { right: 0, partly: 0, wrong: 0, blank: 0, concern: 0, unjudged: 0 };
      for (const { verdict, responseIds } of groups.flatMap(({ wordings }) => wordings))
        tally[verdict] += responseIds.length;
      const { concern: read, ...expected } = tally;
      expect(left.questions.find((one) => one.questionId === questionId)?.tally, questionId).toEqual(expected);
      if (questionId === 'q1') expect(read).toBe(1);
    }
    const [first, choice, scale, last] = left.questions;
    expect(first?.groups).toEqual([{ wording: expect.stringContaining('groene licht'), verdict: 'right', count: 3 }]);
    expect(choice?.chosen).toEqual([
      { answer: 'chlorofyl', count: 6 },
      { answer: 'glucose', count: 3 },
      { answer: 'zetmeel', count: 1 },
    ]);
    expect(scale?.chosen.map(({ count }) => count)).toEqual([2, 2, 1, 4, 1]);
    expect(last?.groups).toEqual([{ wording: liked, verdict: 'unjudged', count: 8 }]);
    for (const secret of secrets) expect(JSON.stringify(left), secret).not.toContain(secret);
  });

  test('keep an answer that three students share, without the names in it', async () => {
    const three = Array.from({ length: 3 }, () => ['het bord was groen, zei Zbigniew']);
    const testClass = addClass(aClass([open], three, names));
    const [question] = (await summarize(testClass)).questions;
    expect(question?.groups).toMatchObject([{ count: 3, wording: expect.stringContaining('het bord was groen') }]);
    expect(JSON.stringify(question)).not.toContain('Zbigniew');
  });

  test('keep the label of a misconception that three students share, and none of their different words', async () => {
    const different = ['de grond voedt hem', 'aarde is eten voor planten', 'wortels eten modder', 'licht'];
    const testClass = addClass(
      aClass(
        [open],
        different.map((answer) => [answer]),
        names,
      ),
    );
    const label = 'Planten eten, zegt Hadewych';
    await mark(testClass, [{ questionId: 'q1', responseIds: idsOf(testClass, 0, 1, 2), verdict: 'wrong', label }]);
    const [question] = (await summarize(testClass)).questions;
    expect(question?.groups).toMatchObject([
      { verdict: 'wrong', count: 3, label: expect.stringContaining('Planten eten') },
    ]);
    for (const word of [...different.slice(0, 3), 'Hadewych']) expect(JSON.stringify(question)).not.toContain(word);
  });

  test('have the analysis without what single students wrote, and without concerns and quotes', async () => {
    const testClass = addClass();
    await mark(testClass, marks(testClass));
    const { body: made } = await analyse(testClass);
    // There is something to remove.
    expect(JSON.stringify(made)).toContain(pair);
    const { analysis } = await summarize(testClass);
    expect(analysis).toMatchObject({ tallies: made.tallies, responseCount: made.responseCount });
    expect(analysis?.strugglingAreas).toHaveLength(made.strugglingAreas.length);
    expect(analysis?.strugglingAreas.join(' ')).toContain('Vraag 1');
    expect(analysis).not.toHaveProperty('individualConcerns');
    expect(analysis).not.toHaveProperty('evidence');
    // No sentence is left with an emptied quote.
    for (const secret of [...secrets, '“…']) expect(JSON.stringify(analysis), secret).not.toContain(secret);
  });
});

describe('after answers are made anonymous', () => {
  const forgetDuringReading = (testClass: TestClass) =>
    classes.onNextReading(async () => {
      await publishAnonymized(testClass);
      await waitUntilForgotten(testClass);
    });

  test('nothing about them remains, and no new mark, verdict or analysis is stored', async () => {
    const testClass = addClass();
    await mark(testClass, marks(testClass));
    await analyse(testClass);
    await publishAnonymized(testClass);
    await waitUntilForgotten(testClass);
    const whole = await stored(testClass);
    for (const secret of [...secrets, shared, 'aarde voedt', ...idsOf(testClass, 0, 1)])
      expect(whole).not.toContain(secret);
    expect((await teacher.call(getAnalysis, { params: testClass.params })).status).toBe(404);
    expect((await analyse(testClass)).body).toMatchObject({ code: 'no_responses' });
    // A window that does not know this yet sends a mark.
    const late = await mark(testClass, marks(testClass));
    expect(late.status).toBe(404);
    await waitUntilForgotten(testClass);
  });

  test('a mark in progress leaves nothing behind', async () => {
    const testClass = addClass();
    forgetDuringReading(testClass);
    expect((await mark(testClass, marks(testClass))).status).toBe(404);
    await waitUntilForgotten(testClass);
  });

  test('an analysis in progress leaves nothing behind', async () => {
    const testClass = addClass();
    forgetDuringReading(testClass);
    const { body } = await analyse(testClass);
    expect(body).toMatchObject({ code: 'no_responses' });
    await waitUntilForgotten(testClass);
  });

  test('an analysis can no longer be claimed', async () => {
    const testClass = await anonymousClass();
    const { database, now } = ai.context;
    const repository = createAnalysisRepository(analysisModel(database), new ClaimWatch(1_000));
    const claim = { ticketId: testClass.ticket.id, owner: 'late', expiresAt: now() };
    expect(await repository.claim(claim, { teacherId, now: now() })).toBe(false);
  });

  test('a later erasure of a response and a repeated event change nothing', async () => {
    const testClass = await anonymousClass();
    const [responseId = ''] = idsOf(testClass, 0);
    await ai.context.publish(responseErased, { ticketId: testClass.ticket.id, responseId });
    await publishAnonymized(testClass);
    await waitUntilForgotten(testClass);
  });

  test('not even the note remains of a ticket that was deleted before', async () => {
    const testClass = addClass();
    classes.remove(testClass.ticket.id);
    await publishAnonymized(testClass);
    await vi.waitFor(async () => expect(await stored(testClass)).toBe('[]'), { timeout: 20_000 });
    await ai.context.drain();
    expect(await stored(testClass)).toBe('[]');
  });
});
