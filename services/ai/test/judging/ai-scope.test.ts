import {
  analyzeTicket,
  changeJudgements,
  evaluateAnswer,
  generateFromText,
  getAiStatus,
  getAnalysisSent,
  getJudgements,
  judgeTicket,
  responseSubmitted,
  type Verdict,
} from '@exit-tickets/contracts';
import { loadConfig } from '@exit-tickets/service-kit';
import {
  aQuestion,
  type FakeOpenAi,
  type OpenAiReply,
  type OpenAiRequest,
  startFakeOpenAi,
  verdictsOn,
} from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { aiConfig } from '../../src/config.ts';
import { type RunningAi, startAiWith } from '../support/ai.ts';
import { AnalysedClasses } from '../support/analysed-classes.ts';
import { aClass, addResponse, type TestClass } from '../support/classes.ts';

const question = aQuestion({
  id: 'q1',
  text: 'Waarom is een blad groen?',
  guide: { modelAnswer: 'bladgroen kaatst groen terug' },
});
const second = aQuestion({ id: 'q2', text: 'Waarvan groeit een plant?' });

/** Each answer has a code word that occurs nowhere else. */
const answers = [
  ['het kaatst groen terug, alfa', 'van licht en lucht, bravo'],
  ['het slurpt groen op, cobalt', 'uit de aarde, delta'],
  ['het slurpt het groene licht, echo', 'uit de aarde denk ik, foxtrot'],
  ['groen is de kleur, golf', 'van water, hotel'],
  ['door de zon, india', 'van mest, juliett'],
  // Certain by the answer key, not marked by the teacher.
  ['Bladgroen kaatst groen terug', 'van voer, lima'],
];
const codeWords =
  /alfa|bravo|cobalt|delta|echo|foxtrot|golf|hotel|india|juliett|Bladgroen kaatst groen terug|lima|mergel/g;

const groups = z.array(z.object({ groups: z.array(z.object({ id: z.string(), verdict: z.string() })) }));

/** A model that judges and words everything that it is asked to. */
const willing = ({ schema, data }: OpenAiRequest): OpenAiReply => {
  if (schema === 'core') return { kind: 'json', value: { core: 'Van licht, lucht en water.', isOpinion: false } };
  if (schema === 'judging')
    return { kind: 'json', value: { verdicts: verdictsOn(data, () => ({ verdict: 'wrong' })) } };
  const ids = groups
    .parse(data.questions)
    .flatMap((one) => one.groups.flatMap(({ id, verdict }) => (verdict === 'wrong' ? [id] : [])));
  const claim = (text: string) => [{ groupIds: ids.slice(0, 1), text }];
  const value = {
    misconceptions: claim('Wie dit schrijft, denkt dat een blad groen licht opneemt.'),
    suggestions: [],
    strengths: [],
    contradictions: claim('Zegt eerst dit en dan dat.'),
  };
  return { kind: 'json', value };
};

const classes = new AnalysedClasses();
let openai: FakeOpenAi;
beforeAll(async () => {
  openai = await startFakeOpenAi();
  openai.script(willing);
});
afterAll(() => openai.close());

const startWith = async (environment: Record<string, string>): Promise<RunningAi> => {
  const ai = await startAiWith(
    classes,
    { OPENAI_BASE_URL: openai.url, AI_RETRIES: '0', ...environment },
    { judgingTimes: { settleMs: 0, maxWaitMs: 0, pollMs: 20 } },
  );
  onTestFinished(() => ai.context.close());
  return ai;
};
const newClass = (): TestClass => {
  const testClass = aClass([question, second], answers);
  classes.add(testClass);
  return testClass;
};
const judgements = async ({ client }: RunningAi, { ticket }: TestClass) =>
  (await client.call(getJudgements, { params: { id: ticket.id } })).body;
const wordings = async (ai: RunningAi, testClass: TestClass) =>
  (await judgements(ai, testClass)).questions.flatMap((one) => one.groups.flatMap((group) => group.wordings));
const mark = ({ client }: RunningAi, { ticket, responses }: TestClass, place: number, ...verdicts: Verdict[]) =>
  client.call(changeJudgements, {
    params: { id: ticket.id },
    body: {
      marks: verdicts.map((verdict, at) => ({
        questionId: ticket.questions[at]?.id ?? '',
        responseIds: [responses[place]?.id ?? ''],
        verdict,
      })),
      questions: [],
    },
  });
/** Does everything that might call a model: answers arrive, and the teacher has them judged, evaluated and analysed. */
const doEverything = async ({ client, context }: RunningAi, { ticket, responses }: TestClass) => {
  const params = { id: ticket.id };
  const data = { ticketId: ticket.id, responseId: responses[0]?.id ?? '', responseCount: responses.length };
  await context.publish(responseSubmitted, data);
  expect((await client.call(judgeTicket, { params })).status).toBe(200);
  const evaluated = await client.call(evaluateAnswer, {
    body: { question, answer: 'iets anders, mergel', ticketId: ticket.id },
  });
  expect(evaluated.body).toMatchObject({ verdict: 'unjudged' });
  const analysed = await client.call(analyzeTicket, { params, body: { renew: true } });
  expect(analysed.status).toBe(200);
  await vi.waitFor(async () => expect((await client.call(getJudgements, { params })).body.isJudging).toBe(false));
  return analysed.body;
};
/** The requests sent after the first `from`: their schemas, and the students' code words in them. */
const sentSince = (from: number) => {
  const sent = openai.requests.slice(from);
  return { schemas: sent.map(({ schema }) => schema), words: sent.flatMap(({ raw }) => raw.match(codeWords) ?? []) };
};
const storedVerdicts = async ({ context }: RunningAi) => {
  const stored = await context.database.collection('judgements').find().toArray();
  return stored.flatMap(({ verdicts }) => Object.keys(z.record(z.string(), z.unknown()).parse(verdicts)));
};

describe('with AI_SCOPE=class', () => {
  test('a model reads only answers that the teacher has judged, describes no single student, and none of its verdicts is stored', async () => {
    const ai = await startWith({ AI_SCOPE: 'class' });
    const testClass = newClass();
    const from = openai.requests.length;
    await doEverything(ai, testClass);
    expect(sentSince(from)).toEqual({ schemas: [], words: [] });

    await mark(ai, testClass, 1, 'wrong', 'wrong');
    // Right on one question and wrong on the other: a combination that only one student has.
    await mark(ai, testClass, 0, 'right', 'wrong');
    await mark(ai, testClass, 2, 'wrong');
    const analysis = await doEverything(ai, testClass);
    const sent = sentSince(from);
    expect(new Set(sent.schemas)).toEqual(new Set(['analysis']));
    expect([...new Set(sent.words)].sort()).toEqual(['alfa', 'bravo', 'cobalt', 'delta', 'echo']);
    expect(openai.requests.slice(from).map(({ data }) => data.together)).toEqual(sent.schemas.map(() => []));
    expect(analysis.strugglingAreas.join(' ')).toContain('denkt dat een blad groen licht opneemt');
    expect(JSON.stringify(analysis)).not.toContain('Zegt eerst dit en dan dat');
    expect(await storedVerdicts(ai)).toEqual([]);
    expect(new Set((await wordings(ai, testClass)).map(({ by }) => by))).toEqual(
      new Set(['teacher', 'key', undefined]),
    );
    expect((await judgements(ai, testClass)).scope).toBe('class');
    const { body } = await ai.client.call(getAnalysisSent, { params: { id: testClass.ticket.id } });
    expect(body.requests.map(({ task }) => task)).toContain('analysis');
  });

  test('a verdict stored while the model was allowed to judge no longer counts, except a concern', async () => {
    const ai = await startWith({ AI_SCOPE: 'class' });
    const testClass = newClass();
    const [first] = testClass.responses;
    await mark(ai, testClass, 1, 'wrong');
    const verdict = { verdict: 'wrong', reason: 'Zo is het.', at: new Date() };
    const store = (said: typeof verdict) =>
      ai.context.database
        .collection('judgements')
        .updateOne({ ticketId: testClass.ticket.id, questionId: 'q1' }, { $set: { [`verdicts.${first?.id}`]: said } });
    await store(verdict);
    const verdictOfFirst = async () =>
      (await wordings(ai, testClass)).find(({ answer }) => answer.includes('alfa'))?.verdict;
    expect(await verdictOfFirst()).toBe('unjudged');
    // A concern stays: somebody may need the help of an adult.
    await store({ ...verdict, verdict: 'concern' });
    expect(await verdictOfFirst()).toBe('concern');
  });
});

test('with AI_SCOPE=off no model is called, even if one is configured', async () => {
  const ai = await startWith({ AI_SCOPE: 'off' });
  const testClass = newClass();
  const from = openai.requests.length;
  await mark(ai, testClass, 1, 'wrong', 'wrong');
  await mark(ai, testClass, 2, 'wrong', 'wrong');
  await doEverything(ai, testClass);
  const content = `${'Een blad is groen omdat bladgroen het groene licht terugkaatst. '.repeat(8)}Planten maken suiker.`;
  expect((await ai.client.call(generateFromText, { body: { content } })).status).toBe(200);
  expect(sentSince(from)).toEqual({ schemas: [], words: [] });
  expect((await ai.client.call(getAiStatus, {})).body).toEqual({ hasModel: false, scope: 'off' });
});

test('a ticket that is kept from AI is judged and analysed without the model', async () => {
  const ai = await startWith({});
  const testClass = newClass();
  testClass.ticket.isKeptFromAi = true;
  const from = openai.requests.length;
  await mark(ai, testClass, 1, 'wrong', 'wrong');
  await mark(ai, testClass, 2, 'wrong', 'wrong');
  await doEverything(ai, testClass);
  expect(sentSince(from)).toEqual({ schemas: [], words: [] });
  expect((await judgements(ai, testClass)).scope).toBe('off');
});

describe('a response that is kept from AI', () => {
  test('is not sent, and a verdict on the same words of another student does not apply to it', async () => {
    const ai = await startWith({ AI_EVALUATE: 'on-demand' });
    const testClass = newClass();
    const { ticket, responses } = testClass;
    const params = { id: ticket.id };
    // The earlier of the two: without the flag the group would be shown in its spelling.
    Object.assign(responses[1] ?? {}, { isKeptFromAi: true });
    const same = addResponse(testClass, ['HET SLURPT GROEN OP, COBALT', 'van papa, mergel']);
    const from = openai.requests.length;
    await ai.client.call(judgeTicket, { params });
    await ai.client.call(analyzeTicket, { params, body: {} });
    const raw = openai.requests
      .slice(from)
      .map((request) => request.raw)
      .join();
    expect(raw).toContain('HET SLURPT GROEN OP, COBALT');
    expect(raw).not.toMatch(/cobalt|delta/);
    const found = (await wordings(ai, testClass)).filter(({ answer }) => /cobalt/i.test(answer));
    expect(found.map(({ responseIds, verdict }) => [responseIds, verdict])).toEqual([
      [[same], 'wrong'],
      [[responses[1]?.id], 'unjudged'],
    ]);
    expect(await storedVerdicts(ai)).not.toContain(responses[1]?.id);
  });

  test('is not sent when it gets that flag just before the request', async () => {
    const ai = await startWith({ AI_EVALUATE: 'on-demand' });
    const testClass = newClass();
    const from = openai.requests.length;
    classes.onNextReading(async () => {
      testClass.responses[0] = {
        ...(testClass.responses[0] ?? { id: '', studentName: '', submittedAt: '', answers: [] }),
        isKeptFromAi: true,
      };
    });
    await ai.client.call(judgeTicket, { params: { id: testClass.ticket.id } });
    expect(sentSince(from).words).toContain('cobalt');
    expect(sentSince(from).words).not.toContain('alfa');
  });
});

test.each([
  ['http://localhost:11434/v1', undefined],
  ['http://ollama:11434/v1', undefined],
  ['http://10.1.2.3:8000/v1', undefined],
  ['http://[fd00::1]:8000/v1', undefined],
  ['https://api.mistral.ai/v1', 'api.mistral.ai'],
  ['https://user:secret@school.openai.azure.com/openai/v1?key=1', 'school.openai.azure.com'],
  ['http://11.1.2.3/v1', '11.1.2.3'],
  ['http://[2001:db8::1]/v1', '[2001:db8::1]'],
])('the AI status shows anyone the host of a model outside the school; at %s: %s', async (url, host) => {
  const ai = await startWith({ OPENAI_BASE_URL: url, AI_MODEL: 'some-model' });
  const { body } = await ai.newClient().call(getAiStatus, {});
  expect(body).toEqual({ hasModel: true, scope: 'answers', model: 'some-model', ...(host && { host }) });
});

test('an unknown scope is rejected with an error that names AI_SCOPE', () => {
  expect(() => loadConfig(aiConfig, { AI_SCOPE: 'klas' })).toThrow(/AI_SCOPE/);
});
