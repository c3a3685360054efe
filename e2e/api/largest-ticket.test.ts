import { randomUUID } from 'node:crypto';
import { changeJudgements, getJudgements, limits, listResponses, type Question } from '@exit-tickets/contracts';
import { type ApiClient, aQuestion } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';
import { type DeployedApp, startDeployedApp } from '../support/deployed-app.ts';

const questions: Question[] = Array.from({ length: 2 }, (_, n) => aQuestion({ id: `q${n}` }));
const letters = Math.floor(limits.responseBytesPerTicket / limits.responsesPerTicket / questions.length);
/** Each response has a different text, so that no two are grouped. */
const answerOf = (n: number) => `${n} licht, water en lucht. `.repeat(letters).slice(0, letters);
const answersOf = (n: number) => questions.map(({ id: questionId }) => ({ questionId, answer: answerOf(n) }));

describe('a ticket with the maximum number of responses and the maximum amount of text', () => {
  let app: DeployedApp;
  let teacher: ApiClient;
  let params: { id: string };
  beforeAll(async () => {
    app = await startDeployedApp();
    teacher = await newTeacher(app.url);
    const created = await newTicket(teacher, { questions });
    params = created.params;
    const ticketId = params.id;
    expect((await submit(app.url, { ticketId, answers: answersOf(1) })).status).toBe(201);
    const responses = app.database.collection<{ _id: string }>('responses');
    const first = await responses.findOne({ ticketId });
    for (let number = 2; number <= limits.responsesPerTicket; number += 1)
      await responses.insertOne({
        ...first,
        _id: randomUUID(),
        number,
        outbox: [],
        submissionId: randomUUID(),
        answers: answersOf(number),
      } as { _id: string });
  }, 120_000);
  afterAll(() => app.close());

  test('is listed completely', async () => {
    const { status, body } = await teacher.call(listResponses, { params });
    expect({ status, count: body.length }).toEqual({ status: 200, count: limits.responsesPerTicket });
    expect(JSON.stringify(body).length).toBeGreaterThan(limits.responseBytesPerTicket * 0.95);
  });

  test('is shown with its verdicts, each response once, and can be marked', async () => {
    const { status, body } = await teacher.call(getJudgements, { params });
    expect(status).toBe(200);
    for (const { groups } of body.questions) {
      const ids = groups.flatMap(({ wordings }) => wordings.flatMap(({ responseIds }) => responseIds));
      expect(ids).toHaveLength(limits.responsesPerTicket);
      expect(new Set(ids).size).toBe(limits.responsesPerTicket);
    }
    const wordings = body.questions[0]?.groups.flatMap((group) => group.wordings) ?? [];
    const last = wordings.at(-1)?.responseIds ?? [];
    const mark = { questionId: 'q0', responseIds: last, verdict: 'right' } as const;
    const marked = await teacher.call(changeJudgements, { params, body: { marks: [mark] } });
    expect(marked.status).toBe(200);
    const found = marked.body.questions[0]?.groups.flatMap((group) => group.wordings);
    expect(found?.find(({ responseIds }) => responseIds.includes(last[0] ?? ''))?.verdict).toBe('right');
  }, 120_000);
});
