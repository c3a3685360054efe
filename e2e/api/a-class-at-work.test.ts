import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  analyzeTicket,
  deleteTicket,
  downloadPdf,
  findTicketByPin,
  getAnalysis,
  getAuthStatus,
  getJudgements,
  getTicket,
  languages,
  limits,
  listResponses,
  setTicketStatus,
  updateTicket,
} from '@exit-tickets/contracts';
import { type ApiClient, aDraft, aQuestion, createApiClient } from '@exit-tickets/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { textsIn } from '../../web/src/student/language.ts';
import { allAtOnce, names, newTeacher, newTicket, submit, submitAndRetry } from '../support/classroom.ts';
import { deployedApp, isDistributed } from '../support/deployed-app.ts';

const app = deployedApp();
let teacher: ApiClient;
beforeEach(async () => {
  teacher = await newTeacher(app.url);
});

type Params = { id: string };
const waitOptions = { timeout: 20_000 };
const responsesTo = async (params: Params, owner = teacher) => (await owner.call(listResponses, { params })).body;
const expectCount = (params: Params, count: number) =>
  vi.waitFor(
    async () => expect((await teacher.call(getTicket, { params })).body).toMatchObject({ responseCount: count }),
    waitOptions,
  );

test('six hundred students submit at once: each accepted response is stored exactly once, one repeated a hundred times counts once, the counts are right, and a full ticket refuses the rest', async () => {
  const full = await newTicket(teacher);
  const other = await newTicket(teacher);
  const impatient = { ticketId: full.ticket.id, studentName: randomUUID(), submissionId: randomUUID() };
  const { status, body: receipt } = await submit(app.url, impatient);
  expect(status).toBe(201);
  await allAtOnce(names(100), 20, () => submit(app.url, impatient));

  const studentsOf = ({ ticket }: typeof full, count: number) =>
    names(count).map((studentName) => ({ ticketId: ticket.id, studentName }));
  const crowd = [...studentsOf(full, limits.responsesPerTicket + 20), ...studentsOf(other, 80)];
  const answers = await allAtOnce(crowd, crowd.length, async (student) => {
    const { status, body } = await submitAndRetry(app.url, student);
    return { ...student, status, body };
  });

  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(21);
  for (const { status, body } of refused)
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'ticket_full' } });
  for (const { ticket, params, count, before } of [
    { ...full, count: limits.responsesPerTicket, before: [impatient] },
    { ...other, count: 80, before: [] },
  ]) {
    const acknowledged = answers.filter(({ ticketId, status }) => ticketId === ticket.id && status === 201);
    const stored = await responsesTo(params);
    expect(stored.map(({ studentName }) => studentName).sort()).toEqual(
      [...before, ...acknowledged].map(({ studentName }) => studentName).sort(),
    );
    expect(stored).toHaveLength(count);
    await expectCount(params, count);
  }
  // A student whose request got no reply sends it again, and gets the receipt although the ticket is full by now.
  expect(await submit(app.url, impatient)).toMatchObject({ status: 201, body: receipt });
});

/**
 * Waits for this many turns of the event loop, which the whole app shares. Services in other processes do nothing during
 * these turns, so one call replaces ten turns there.
 */
const turns = async (count: number): Promise<void> => {
  if (isDistributed) for (let call = 10; call <= count; call += 10) await createApiClient(app.url).call(getAuthStatus);
  else for (let turn = 0; turn < count; turn++) await setImmediate();
};

test('when two hundred edits race the first response, every stored response answers the stored questions', async () => {
  const edited = aDraft({ questions: [aQuestion({ id: 'new', text: 'Waar komt de glucose vandaan?' })] });
  // One teacher may not create two hundred tickets within an hour, and creating one reads the teacher’s other open tickets.
  const owners = await allAtOnce(names(10), 5, () => newTeacher(app.url));
  const outcomes = await allAtOnce(names(200), 4, async (_name, round) => {
    const owner = owners[round % owners.length] ?? teacher;
    const { ticket, params } = await newTicket(owner);
    const answering = (questionId: string) =>
      submit(app.url, { ticketId: ticket.id, answers: [{ questionId, answer: 'licht' }] });
    const edit = () => owner.call(updateTicket, { params, body: edited });
    // The delays differ in each round, so that the edit meets the response at every stage.
    const [old, saved, late] = await Promise.all([
      turns(20).then(() => answering('q1')),
      turns(round % 60).then(edit),
      turns(round % 70).then(() => answering('new')),
    ]);

    const { body: after } = await owner.call(getTicket, { params });
    const questionIds = after.questions.map(({ id }) => id);
    const answered = (await responsesTo(params, owner)).map(({ answers }) =>
      answers.map(({ questionId }) => questionId),
    );
    for (const each of answered) expect(each).toEqual(questionIds);

    const isEdited = saved.status === 200;
    expect(questionIds).toEqual([isEdited ? 'new' : 'q1']);
    if (!isEdited) expect(saved).toMatchObject({ status: 409, body: { code: 'ticket_has_responses' } });
    const changed = { status: 409, body: { code: 'questions_changed' } };
    expect(old).toMatchObject(isEdited ? changed : { status: 201 });
    if (late.status !== 201) expect(late).toMatchObject(changed);
    // Exactly the accepted responses are stored.
    expect(answered).toHaveLength([old, late].filter((answer) => answer?.status === 201).length);
    return isEdited;
  });
  expect(new Set(outcomes)).toEqual(new Set([true, false]));
});

test('a response sent from fifty tabs at once is stored once, and every tab gets the same receipt', async () => {
  const { ticket, params } = await newTicket(teacher);
  const submissionId = randomUUID();
  const tabs = await allAtOnce(names(50), 50, () => submit(app.url, { ticketId: ticket.id, submissionId }));
  const [stored, ...more] = await responsesTo(params);
  expect(more).toEqual([]);
  const receipts = new Set(tabs.map(({ status, body }) => JSON.stringify([status, body])));
  expect(receipts).toEqual(new Set([JSON.stringify([201, { id: stored?.id, submittedAt: stored?.submittedAt }])]));
  await expectCount(params, 1);
});

test('“I don’t know” counts as blank in the wording of the student page, in every language', async () => {
  const { ticket, params } = await newTicket(teacher);
  const dontKnowAnswers = languages.map((language) => textsIn[language].dontKnow);
  for (const answer of dontKnowAnswers)
    await submit(app.url, { ticketId: ticket.id, answers: [{ questionId: 'q1', answer }] });
  await vi.waitFor(async () => {
    const { body } = await teacher.call(getJudgements, { params });
    const wordings = body.questions[0]?.groups.flatMap((group) => group.wordings) ?? [];
    expect(wordings.map(({ answer, verdict }) => [answer, verdict]).sort()).toEqual(
      dontKnowAnswers.map((answer) => [answer, 'blank']).sort(),
    );
  }, waitOptions);
});

test('a closed ticket refuses a new response, and still returns the receipt of a repeated one', async () => {
  const { ticket, params } = await newTicket(teacher);
  const submissionId = randomUUID();
  const { body: receipt } = await submit(app.url, { ticketId: ticket.id, submissionId });
  await teacher.call(setTicketStatus, { params, body: { isActive: false } });

  let acceptedLate = 0;
  await vi.waitFor(async () => {
    const late = await submit(app.url, { ticketId: ticket.id });
    if (late.status === 201) acceptedLate += 1;
    expect(late).toMatchObject({ status: 409, body: { code: 'ticket_closed' } });
  }, waitOptions);
  expect(await submit(app.url, { ticketId: ticket.id, submissionId })).toMatchObject({ status: 201, body: receipt });
  expect(await responsesTo(params)).toHaveLength(1 + acceptedLate);
});

/** Every document in the database that contains this text, as `collection: document`. */
const traces = async (text: string): Promise<string[]> => {
  const { database } = app;
  const collections = (await database.db?.listCollections().toArray()) ?? [];
  const found = await Promise.all(
    collections.map(async ({ name }) =>
      (await database.collection(name).find().toArray())
        .map((document) => `${name}: ${JSON.stringify(document)}`)
        .filter((line) => line.includes(text)),
    ),
  );
  return found.flat();
};

test('a deleted ticket is removed everywhere, with its responses, its analysis and its PDF, and its PIN finds nothing', async () => {
  const mark = randomUUID();
  const questions = [aQuestion({ text: `Vraag ${mark}` })];
  const { ticket, params } = await newTicket(teacher, {
    title: mark,
    className: mark,
    questions,
    originalContent: mark,
  });
  const answers = [{ questionId: 'q1', answer: `Licht, water en ${mark}` }];
  await submit(app.url, { ticketId: ticket.id, studentName: mark, answers });
  expect((await teacher.call(analyzeTicket, { params, body: {} })).status).toBe(200);
  expect((await teacher.call(downloadPdf, { params })).status).toBe(200);
  const collections = (await traces(ticket.id)).map((line) => line.split(':')[0]);
  expect(collections).toEqual(expect.arrayContaining(['tickets', 'responses', 'analyses']));
  expect(await traces(mark)).not.toHaveLength(0);

  expect((await teacher.call(deleteTicket, { params })).status).toBe(204);
  const gone = { status: 404, body: { code: 'ticket_not_found' } };
  for (const endpoint of [getTicket, downloadPdf]) expect(await teacher.call(endpoint, { params })).toMatchObject(gone);
  await vi.waitFor(async () => {
    for (const endpoint of [listResponses, getAnalysis])
      expect(await teacher.call(endpoint, { params })).toMatchObject(gone);
  }, waitOptions);
  const byPin = await createApiClient(app.url).call(findTicketByPin, { params: { pin: String(ticket.pin) } });
  expect(byPin).toMatchObject({ status: 404, body: { code: 'pin_not_found' } });
  await vi.waitFor(async () => {
    expect(await traces(mark)).toEqual([]);
    // Only tombstones may remain, so that a late event does not bring it back, and its PIN until it may be reused.
    const left = await traces(ticket.id);
    expect(
      left.filter(
        (line) => !/^((deleted_tickets|response_tickets): .*"deletedAt"|tickets: .*"isOnlyPin":true)/.test(line),
      ),
    ).toEqual([]);
  }, waitOptions);
});

test('responses that are sent while their ticket is being deleted are deleted with it', async () => {
  const mark = randomUUID();
  const statuses = await allAtOnce(names(24), 8, async (_name, round) => {
    const { ticket, params } = await newTicket(teacher);
    const students = names(3).map(() => submitAndRetry(app.url, { ticketId: ticket.id, studentName: mark }));
    // The deletion starts a little later in each round, so that it meets the responses at every stage.
    for (let step = 0; step < round % 4; step++) await teacher.call(getTicket, { params });
    expect((await teacher.call(deleteTicket, { params })).status).toBe(204);
    return (await Promise.all(students)).map(({ status }) => status);
  });
  expect(new Set(statuses.flat())).toEqual(new Set([201, 404]));
  await vi.waitFor(async () => expect(await traces(mark)).toHaveLength(0), waitOptions);
});
