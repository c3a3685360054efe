import {
  addFollowUp,
  copyTicket,
  deleteAccount,
  deleteTicket,
  findTicketByPin,
  getEarlierResults,
  getTicket,
  limits,
  listFollowUps,
  listTickets,
  type Question,
  removeFollowUp,
  setTicketStatus,
  updateClassName,
  updateTicket,
} from '@exit-tickets/contracts';
import { type ApiClient, aChoice, aDraft, aQuestion } from '@exit-tickets/testing';
import { describe, expect, test, vi } from 'vitest';
import { newTeacher, newTicket, password, submit } from '../support/classroom.ts';
import { deployedApp } from '../support/deployed-app.ts';

// Follow-ups: a question waits for its class, is put into a later ticket, and both results are counted.

const app = deployedApp();

const kinds = ['same', 'other', 'edited'] as const;
const again = (ticketId: string, question: Question, kind: (typeof kinds)[number] = 'same'): Question => ({
  ...question,
  origin: { ticketId, questionId: question.id, kind },
});
const waiting = async (teacher: ApiClient, className?: string) =>
  (await teacher.call(listFollowUps, { query: className === undefined ? {} : { className } })).body;

/** A choice, so that every answer is judged by its key alone. */
const choice = aChoice({ id: 'q1' });
const answered = async (
  teacher: ApiClient,
  { right, wrong }: { right: number; wrong: number },
  questions = [choice],
) => {
  const { ticket, params } = await newTicket(teacher, { questions });
  const answers = [...Array<string>(right).fill('chlorofyl'), ...Array<string>(wrong).fill('glucose')];
  for (const [student, answer] of answers.entries())
    await submit(app.url, {
      ticketId: ticket.id,
      studentName: `Leerling ${student}`,
      answers: [{ questionId: 'q1', answer }],
    });
  return { ticket, params };
};

describe('a question that waits for a class', () => {
  test('waits once although it was added twice, and is found for any spelling of the class', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket } = await newTicket(teacher);
    const finding = { label: 'zuurstof', count: 7, total: 22 };
    await Promise.all(
      [1, 2].map(() => teacher.call(addFollowUp, { body: { question: again(ticket.id, aQuestion()), finding } })),
    );
    for (const className of ['2B', '2b', ' 2 b ', '2-B']) {
      expect(await waiting(teacher, className)).toMatchObject([{ className: '2B', finding, question: { id: 'q1' } }]);
    }
    expect(await waiting(teacher, '2C')).toEqual([]);
    expect(await waiting(teacher, '')).toEqual([]);
    expect(await waiting(await newTeacher(app.url))).toEqual([]);
  });

  test('without a class waits for a ticket without a class', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket } = await newTicket(teacher, { className: null });
    await teacher.call(addFollowUp, { body: { question: again(ticket.id, aQuestion()) } });
    expect(await waiting(teacher, '')).toMatchObject([{ className: null }]);
  });

  test('moves along when its class is renamed, and is deleted with the ticket it comes from', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket, params } = await newTicket(teacher);
    await teacher.call(addFollowUp, { body: { question: again(ticket.id, aQuestion()) } });
    await teacher.call(updateClassName, { params, body: { className: '3B' } });
    expect(await waiting(teacher, '3b')).toMatchObject([{ className: '3B' }]);
    await teacher.call(deleteTicket, { params });
    await vi.waitFor(async () => expect(await waiting(teacher)).toEqual([]));
  });

  test('can be added and removed only by the teacher of its ticket', async () => {
    const [teacher, other] = [await newTeacher(app.url), await newTeacher(app.url)];
    const { ticket } = await newTicket(teacher);
    const body = { question: again(ticket.id, aQuestion()) };
    expect(await other.call(addFollowUp, { body })).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
    const { body: added } = await teacher.call(addFollowUp, { body });
    const params = { followUpId: added.id };
    expect(await other.call(removeFollowUp, { params })).toMatchObject({ status: 404 });
    expect((await teacher.call(removeFollowUp, { params })).status).toBe(204);
    expect(await teacher.call(removeFollowUp, { params })).toMatchObject({ body: { code: 'follow_up_not_found' } });
  });

  test('must have an origin, and their number per teacher is limited', async () => {
    const teacher = await newTeacher(app.url);
    expect(await teacher.call(addFollowUp, { body: { question: aQuestion() } })).toMatchObject({
      status: 400,
      body: { field: 'question.origin' },
    });
    const { ticket } = await newTicket(teacher);
    const add = (place: number) =>
      teacher.call(addFollowUp, { body: { question: again(ticket.id, aQuestion({ id: `q${place}` })) } });
    for (const place of [1, 2, 3]) expect((await add(place)).status).toBe(201);
    // The others are stored directly: the rate limit allows only a few calls at once.
    const stored = app.database.collection<{ _id: string }>('follow_ups');
    const one = await stored.findOne({ originTicketId: ticket.id });
    const others = Array.from({ length: limits.followUpsPerTeacher - 3 }, (_, at) => ({
      ...one,
      _id: `${ticket.id}-${at}`,
    }));
    await stored.insertMany(others);
    expect(await add(limits.followUpsPerTeacher)).toMatchObject({ status: 409, body: { code: 'too_many_follow_ups' } });
    // Adding one that waits already replaces it, and one that was asked makes room.
    expect((await add(3)).status).toBe(201);
    await newTicket(teacher, { questions: [again(ticket.id, aQuestion({ id: 'q2' }))] });
    expect((await add(limits.followUpsPerTeacher)).status).toBe(201);
    expect(await waiting(teacher)).toHaveLength(limits.followUpsPerTeacher);
  }, 60_000);

  test('is no longer accessible once the account is deleted', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket } = await newTicket(teacher);
    await teacher.call(addFollowUp, { body: { question: again(ticket.id, aQuestion()) } });
    await teacher.call(deleteAccount, { body: { password } });
    expect((await teacher.call(listFollowUps)).status).toBe(401);
  });
});

describe('a question that is asked again', () => {
  test('no longer waits, and both results are counted exactly', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket: origin } = await answered(teacher, { right: 3, wrong: 5 });
    await teacher.call(addFollowUp, { body: { question: again(origin.id, choice) } });
    expect(await waiting(teacher)).not.toMatchObject([{ askedIn: expect.anything() }]);
    const { ticket: later, params } = await answered(teacher, { right: 6, wrong: 1 }, [again(origin.id, choice)]);
    const tally = (right: number, wrong: number) => ({
      questionId: 'q1',
      right,
      partly: 0,
      wrong,
      blank: 0,
      unjudged: 0,
    });
    await vi.waitFor(
      async () =>
        expect(await waiting(teacher, '2B')).toMatchObject([
          { before: tally(3, 5), askedIn: { ticketId: later.id, tally: tally(6, 1) } },
        ]),
      { timeout: 60_000, interval: 500 },
    );
    const { body } = await teacher.call(getEarlierResults, { params });
    expect(body).toMatchObject([
      {
        questionId: 'q1',
        kind: 'same',
        earlier: { ticketId: origin.id, className: '2B', tally: tally(3, 5), isInOwnWords: false, candidates: 1 },
      },
    ]);
    // The counts stay with the ticket when it is closed.
    await teacher.call(setTicketStatus, { params: { id: origin.id }, body: { isActive: false } });
    expect((await teacher.call(getEarlierResults, { params })).body).toEqual(body);
    await teacher.call(deleteTicket, { params: { id: origin.id } });
    expect((await teacher.call(getEarlierResults, { params })).body).toEqual([
      { questionId: 'q1', kind: 'same', earlier: null },
    ]);
  }, 120_000);

  test('without having waited is listed too; it counts as unasked again when it is edited out or its ticket is deleted', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket: origin } = await newTicket(teacher);
    const { ticket, params } = await newTicket(teacher, { questions: [again(origin.id, aQuestion())] });
    expect(await waiting(teacher)).toMatchObject([{ askedIn: { ticketId: ticket.id } }]);
    await teacher.call(updateTicket, { params, body: aDraft({ questions: [aQuestion({ text: 'Iets anders?' })] }) });
    expect((await waiting(teacher))[0]).not.toHaveProperty('askedIn');
    await teacher.call(updateTicket, { params, body: aDraft({ questions: [again(origin.id, aQuestion())] }) });
    expect(await waiting(teacher)).toMatchObject([{ askedIn: { ticketId: ticket.id } }]);
    await teacher.call(deleteTicket, { params });
    await vi.waitFor(async () => expect((await waiting(teacher))[0]).not.toHaveProperty('askedIn'));
  });

  test('with another wording counts as edited, even when sent as the same', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket: origin } = await newTicket(teacher);
    const edited = again(origin.id, aQuestion({ text: 'Wat heeft een plant in het donker nodig?' }));
    const { ticket } = await newTicket(teacher, {
      questions: [edited, again(origin.id, aQuestion({ id: 'q2' }), 'other')],
    });
    expect(ticket.questions.map((question) => question.origin?.kind)).toEqual(['edited', 'other']);
    const { body } = await teacher.call(addFollowUp, { body: { question: edited } });
    expect(body.question.origin?.kind).toBe('edited');
  });

  test('shows its origin neither to students nor in lists, and a copy for another class loses it', async () => {
    const teacher = await newTeacher(app.url);
    const { ticket: origin } = await newTicket(teacher);
    const { ticket, params } = await newTicket(teacher, { questions: [again(origin.id, aQuestion())] });
    const { ticket: plain } = await newTicket(teacher, { questions: [aQuestion()] });
    const seen = async (pin: string | null) => {
      const answer = await teacher.fetch(findTicketByPin.path.replace(':pin', String(pin)));
      return (await answer.text()).replaceAll(ticket.id, '').replaceAll(plain.id, '');
    };
    expect(await seen(ticket.pin)).toBe(await seen(plain.pin));
    expect(JSON.stringify((await teacher.call(listTickets)).body)).not.toContain('origin');
    const copied = async (className: string) =>
      (await teacher.call(copyTicket, { params, body: { className } })).body.questions[0]?.origin?.ticketId;
    expect(await copied('2 b')).toBe(origin.id);
    expect(await copied('3A')).toBeUndefined();
    expect((await teacher.call(getTicket, { params })).body.questions[0]?.origin?.ticketId).toBe(origin.id);
  });
});
