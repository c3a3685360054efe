import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  addFollowUp,
  analyzeTicket,
  anonymizeTicket,
  archiveTicket,
  changeJudgements,
  exportAccount,
  getAuthStatus,
  getTicket,
  listResponses,
  setTicketStatus,
  updateAccount,
} from '@exit-tickets/contracts';
import { type ApiClient, aQuestion } from '@exit-tickets/testing';
import { describe, expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { z } from 'zod';
import { newTeacher, newTicket, submit } from '../support/classroom.ts';
import { deployedApp, oncePropagated } from '../support/deployed-app.ts';

const app = deployedApp();

/** The files of the archive that a teacher downloads, by their paths. */
const exported = async (teacher: ApiClient): Promise<Map<string, string>> => {
  const answer = await teacher.fetch(exportAccount.path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()));
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return files;
};
const ending = (files: Map<string, string>, name: string): string =>
  [...files].find(([path]) => path.endsWith(`/${name}`))?.[1] ?? '';

describe('the archive', () => {
  test('contains account, tickets, material, responses, judgements and analyses of its owner, and no ticket of another teacher', async () => {
    const [teacher, other] = [await newTeacher(app.url), await newTeacher(app.url)];
    await teacher.call(updateAccount, { body: { firstName: 'Wil', language: 'nl' } });
    await newTicket(other, { title: 'Van een ander' });
    const { ticket, params } = await newTicket(teacher, {
      ...{ title: 'Planten: <b>een</b> begin', originalContent: 'De les over planten.' },
      questions: [aQuestion({ text: 'Wat is "groen"?' })],
    });
    const answer = '<script>alert(1)</script> أخضر 🌱';
    await submit(app.url, { ticketId: ticket.id, studentName: 'Noor', answers: [{ questionId: 'q1', answer }] });
    const { body: responses } = await teacher.call(listResponses, { params });
    const mark = {
      questionId: 'q1',
      responseIds: responses.map(({ id }) => id),
      verdict: 'wrong',
      label: 'kleur',
    } as const;
    // A busy machine may need a second attempt.
    const isMarked = async () => (await teacher.call(changeJudgements, { params, body: { marks: [mark] } })).status;
    await vi.waitFor(async () => expect(await isMarked()).toBe(200), { timeout: 60_000 });
    const again = { ...aQuestion(), origin: { ticketId: ticket.id, questionId: 'q1', kind: 'edited' as const } };
    await teacher.call(addFollowUp, { body: { question: again } });
    await teacher.call(analyzeTicket, { params, body: {} });
    await teacher.call(archiveTicket, { params });

    const files = await exported(teacher);
    expect([...files.keys()].filter((path) => !path.startsWith('tickets/')).sort()).toEqual([
      'account.json',
      'follow-ups.json',
      'index.html',
    ]);
    expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ email: teacher.email, firstName: 'Wil' });
    expect(JSON.parse(ending(files, 'ticket.json'))).toMatchObject({ id: ticket.id, title: ticket.title });
    expect(JSON.parse(files.get('follow-ups.json') ?? '')).toMatchObject([{ question: { origin: again.origin } }]);
    expect(ending(files, 'material.txt')).toBe('De les over planten.');
    expect(JSON.parse(ending(files, 'responses.json'))).toMatchObject([{ studentName: 'Noor', answers: [{ answer }] }]);
    const [{ marks } = { marks: {} }] = z
      .array(z.object({ marks: z.record(z.string(), z.unknown()) }))
      .parse(JSON.parse(ending(files, 'judgements.json')));
    expect(Object.values(marks)).toMatchObject([{ verdict: 'wrong', label: 'kleur' }]);
    expect(JSON.parse(ending(files, 'analysis.json'))).toHaveProperty('overallPerformance');
    expect([...files.values()].join()).not.toContain('Van een ander');

    // The pages to read: every link leads to a file, and what students typed stays text.
    const index = files.get('index.html') ?? '';
    const links = [...index.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => decodeURIComponent(link));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(files.has(link), link).toBe(true);
    expect(index).toContain('Je gegevens bij Exit tickets');
    expect(ending(files, 'ticket.html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt; أخضر 🌱');
    expect(`${index}${ending(files, 'ticket.html')}`).not.toMatch(/<script|<b>/);
  });

  test('contains the anonymous rest of an anonymized ticket, and no student name', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket, params } = await newTicket(teacher);
    await submit(app.url, { ticketId: ticket.id, studentName: 'Zbigniew' });
    await teacher.call(setTicketStatus, { params, body: { isActive: false } });
    await oncePropagated(async () => expect((await teacher.call(anonymizeTicket, { params })).status).toBe(200));
    await vi.waitFor(async () =>
      expect((await teacher.call(getTicket, { params })).body).toHaveProperty('anonymizedAt'),
    );
    const files = await exported(teacher);
    expect(JSON.parse(ending(files, 'anonymous.json'))).toMatchObject({ responseCount: 1 });
    expect([...files.values()].join()).not.toContain('Zbigniew');
  });

  test('is complete with forty tickets, most with a hundred responses', async () => {
    const teacher = await newTeacher(app.url);
    const { body } = await teacher.call(getAuthStatus);
    const { ticket } = await newTicket(teacher);
    const { database } = app;
    const model = await database.collection<{ _id: string }>('tickets').findOne({ _id: ticket.id });
    for (let nth = 1; nth < 40; nth += 1) {
      const ticketId = randomUUID();
      const reserved = { holdsPin: false, openSlot: null, hourSlot: null, outbox: [] };
      await database.collection<{ _id: string }>('tickets').insertOne({ ...model, ...reserved, _id: ticketId });
      await database.collection<{ _id: string }>('responses').insertMany(
        Array.from({ length: 100 }, (_, at) => ({
          ...{ _id: randomUUID(), ticketId, number: at + 1, studentName: `Leerling ${at}`, submittedAt: new Date() },
          ...{ answers: [{ questionId: 'q1', answer: 'Licht. '.repeat(20) }], outbox: [] },
        })),
      );
    }
    const files = await exported(teacher);
    const lists = [...files].filter(([path]) => path.endsWith('/responses.json'));
    const counts = lists.map(([, list]) => z.array(z.unknown()).parse(JSON.parse(list)).length);
    expect([lists.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([40, 3_900]);
    expect(body.user?.id).toBe(JSON.parse(files.get('account.json') ?? '').id);
  });

  test('can be downloaded ten times an hour at most', async () => {
    const teacher = await newTeacher(app.url);
    const statuses: number[] = [];
    for (let nth = 0; nth < 11; nth += 1) {
      const answer = await teacher.fetch(exportAccount.path);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
