import { createTicket, evaluateAnswer, limits, listTickets, register, submitResponse } from '@exit-tickets/contracts';
import { type ApiClient, aDraft, aSubmission } from '@exit-tickets/testing';
import { beforeAll, expect, test } from 'vitest';
import { newTeacher, newTicket } from '../support/classroom.ts';
import { deployedApp } from '../support/deployed-app.ts';

const app = deployedApp();
let teacher: ApiClient;
let ticketId: string;
beforeAll(async () => {
  teacher = await newTeacher(app.url);
  ticketId = (await newTicket(teacher)).ticket.id;
});

const post = async (path: string, body: object) => {
  const answer = await teacher.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
};

/** How many times longer one call takes than another, each at its fastest. They alternate: a busy machine slows down both. */
const slowdown = async (call: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> => {
  const timed = async (one: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await one();
    return performance.now() - start;
  };
  const times: [number, number][] = [];
  for (let n = 0; n < 10; n += 1) times.push([await timed(call), await timed(other)]);
  return Math.min(...times.map(([ms]) => ms)) / Math.min(...times.map(([, ms]) => ms));
};

/** Well above 1, because the machine may be busy, and well below 10. */
const maxSlowdown = 4;
const long = 'a'.repeat(limits.jsonBodyBytes - 4_096);
const answer = (text: string) => [{ questionId: 'q1', answer: text }];

test.each([
  ['answers.0.answer', submitResponse.path, () => aSubmission({ ticketId, answers: answer(long) })],
  ['studentName', submitResponse.path, () => aSubmission({ ticketId, studentName: long })],
  ['className', createTicket.path, () => aDraft({ className: long })],
  ['title', createTicket.path, () => aDraft({ title: long })],
  ['firstName', register.path, () => ({ email: 'a@school.nl', password: 'geheim!', firstName: long })],
  ['answer', evaluateAnswer.path, () => ({ question: 'Why?', answer: long })],
])(
  'refusing %s of a megabyte takes less than four times as long as a megabyte in an unknown field',
  async (field, path, body) => {
    const refused = { status: 400, body: { code: 'invalid_request', field } };
    expect(await post(path, body())).toMatchObject(refused);
    const unread = () => post(submitResponse.path, { unread: long });
    // Splitting the text into letters would take ten times as long. A busy machine is measured again.
    let slower = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && slower > maxSlowdown; attempt += 1)
      slower = await slowdown(() => post(path, body()), unread);
    expect(slower).toBeLessThan(maxSlowdown);
  },
);

test('a text that is one letter too long is refused, even when a letter is several code points', async () => {
  for (const letter of ['a', '👩🏽‍🔬', 'e\u0301']) {
    const named = (count: number) => aSubmission({ ticketId, studentName: letter.repeat(count) });
    expect((await post(submitResponse.path, named(limits.studentNameLength))).status).toBe(201);
    expect(await post(submitResponse.path, named(limits.studentNameLength + 1))).toMatchObject({
      status: 400,
      body: { field: 'studentName' },
    });
  }
  const found = await teacher.fetch(`${listTickets.path}?search=${'a'.repeat(limits.titleLength + 1)}`);
  expect(found.status).toBe(400);
});
