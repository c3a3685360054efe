import {
  archiveExitTicket,
  archiveTicket,
  copyTicket,
  createTicket,
  deleteExitTicket,
  deleteTicket,
  type Endpoint,
  findTicketByPin,
  getSnapshotRequest,
  getTicket,
  getTicketRequest,
  limits,
  listArchivedTickets,
  listTickets,
  lockTicketRequest,
  type Question,
  rateLimits,
  reactivateTicket,
  setTicketStatus,
  unarchiveTicket,
  updateClassName,
  updateExitTicket,
  updateTicket,
} from '@exit-tickets/contracts';
import { type ApiClient, aChoice, aDraft, aQuestion, aScale } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newTicket, type StoredTicket } from '../src/ticket.ts';
import { startTickets, type TicketsUnderTest } from './support.ts';

let service: TicketsUnderTest;
beforeAll(async () => {
  service = await startTickets();
});
afterAll(() => service.context.close());

const created = async (draft = aDraft()) => {
  const teacher = service.teacher();
  const { body: ticket } = await teacher.call(createTicket, { body: draft });
  return { teacher, ticket, params: { id: ticket.id } };
};
const student = () => service.student();
const joining = (pin: string | null) => student().call(findTicketByPin, { params: { pin: String(pin) } });

describe('the questions of a ticket', () => {
  /** Few letters of many bytes each. */
  const text = `e${'\u0301'.repeat(40)}`.repeat(190);
  const large = (count: number) => Array.from({ length: count }, (_, n) => aQuestion({ id: `q${n}`, text }));
  const tooLarge = { status: 400, body: { code: 'invalid_request', field: 'questions' } };

  test('have a limit in bytes together, however few letters these are', async () => {
    const { teacher, params } = await created(aDraft({ questions: large(6) }));
    expect(await teacher.call(getTicket, { params })).toMatchObject({ status: 200 });
    const body = aDraft({ questions: large(7) });
    expect(await teacher.call(createTicket, { body })).toMatchObject(tooLarge);
    expect(await teacher.call(updateTicket, { params, body })).toMatchObject(tooLarge);
  });

  test('that exceed it in an earlier release can be read and get another class, and cannot be copied', async () => {
    const { teacher, params } = await created();
    const tickets = service.context.database.collection<{ _id: string }>('tickets');
    await tickets.updateOne({ _id: params.id }, { $set: { questions: large(7) } });
    expect((await teacher.call(getTicket, { params })).body.questions).toHaveLength(7);
    const body = { className: '2C' };
    expect(await teacher.call(updateClassName, { params, body })).toMatchObject({ status: 200 });
    expect(await teacher.call(copyTicket, { params, body })).toMatchObject(tooLarge);
  });
});

describe('creating a ticket', () => {
  test('returns 201 with the ticket, open for seven days, and a PIN of four digits', async () => {
    const teacher = service.teacher();
    const answer = await teacher.call(createTicket, { body: aDraft({ className: '' }) });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Fotosynthese',
      className: null,
      createdBy: teacher.id,
      isActive: true,
      isAnalyzed: false,
      isArchived: false,
      responseCount: 0,
      pin: expect.stringMatching(/^\d{4}$/),
    });
    const open = Date.parse(answer.body.expiresAt) - Date.parse(answer.body.createdAt);
    expect(open).toBe(limits.openDays * 24 * 60 * 60 * 1000);
  });

  test('needs a teacher', async () => {
    const answer = await student().call(createTicket, { body: aDraft() });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  });

  test.each([
    ['title', { title: '   ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['title', { title: { $gt: '' } }],
    ['title', { title: 'nul \u0000' }],
    ['className', { className: 'x'.repeat(101) }],
    ['totalStudents', { totalStudents: 51 }],
    ['totalStudents', { totalStudents: 0 }],
    ['questions', { questions: [] }],
    ['questions', { questions: Array.from({ length: 21 }, (_, n) => aQuestion({ id: `q${n}` })) }],
    ['questions', { questions: [aQuestion(), aQuestion()] }],
    ['questions.0.text', { questions: [aQuestion({ text: '' })] }],
    ['questions.0.type', { questions: [{ ...aQuestion(), type: 'essay' }] }],
    ['questions.0.options', { questions: [aChoice({ options: ['only one'] })] }],
    ['questions.0.options', { questions: [aChoice({ options: ['a', 'a'], correctAnswer: 'a' })] }],
    ['questions.0.correctAnswer', { questions: [aChoice({ correctAnswer: 'not among them' })] }],
    ['questions.0.lowEnd', { questions: [aScale({ lowEnd: 'x'.repeat(61) })] }],
    ['questions.0.highEnd', { questions: [aScale({ highEnd: 'nul \u0000' })] }],
    ['originalContent', { originalContent: 'x'.repeat(200_001) }],
  ])('refuses a wrong %s with 400 and reports the field', async (field, wrong) => {
    const answer = await service.teacher().call(createTicket, { body: { ...aDraft(), ...wrong } as never });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', field } });
  });

  test('ignores fields of the body that the server sets', async () => {
    const forged = {
      createdBy: 'u-other',
      pin: '1234',
      isAnalyzed: true,
      responseCount: 99,
      _id: 'mine',
      expiresAt: '2099-01-01',
    };
    const teacher = service.teacher();
    const { body } = await teacher.call(createTicket, { body: { ...aDraft(), ...forged } });
    expect(body).toMatchObject({ createdBy: teacher.id, isAnalyzed: false, responseCount: 0 });
    expect(body.id).not.toBe('mine');
    expect(body.expiresAt < '2099').toBe(true);
  });
});

describe('a draft that is sent again under its id', () => {
  const draft = { ...aDraft({ originalContent: 'Planten maken hun eigen voedsel.' }), draftId: '17-4' };

  test('is stored once and gets the same response, also when sent several times at once', async () => {
    const teacher = service.teacher();
    const send = () => teacher.call(createTicket, { body: draft });
    const first = await Promise.all([send(), send(), send()]);
    const answers = [...first, await send()];
    expect(new Set(answers.map(({ status, body }) => [status, body.id, body.pin].join())).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { originalContent: draft.originalContent } });
    expect((await teacher.call(listTickets)).body.map(({ id }) => id)).toEqual([answers[0]?.body.id]);
  });

  const made = async (client: ApiClient, changes: Partial<typeof draft> = {}) => {
    const answer = await client.call(createTicket, { body: { ...draft, ...changes } });
    expect(answer).toMatchObject({ status: 201, body: { isActive: true, pin: expect.stringMatching(/^\d{4}$/) } });
    return answer.body;
  };

  test('updates the same ticket to what the draft says now', async () => {
    const teacher = service.teacher();
    const { id, pin } = await made(teacher);
    const { originalContent } = draft;
    // A browser without space stores a draft without its material.
    const changes = { title: 'Verbranding', originalContent: undefined };
    expect(await made(teacher, changes)).toMatchObject({ id, pin, title: 'Verbranding', originalContent });
    expect(await made(teacher, { originalContent: '' })).not.toHaveProperty('originalContent');
  });

  test('creates another ticket for another teacher, or when the first is locked with other content, closed or deleted', async () => {
    const teacher = service.teacher();
    const ids = [(await made(teacher)).id, (await made(service.teacher())).id];
    await service.context.bus.request(lockTicketRequest, { ticketId: ids[0] ?? '', version: 1 });
    expect((await made(teacher)).id).toBe(ids[0]);
    ids.push((await made(teacher, { title: 'Verbranding' })).id);
    await teacher.call(setTicketStatus, { params: { id: ids[0] ?? '' }, body: { isActive: false } });
    ids.push((await made(teacher)).id);
    expect(new Set(ids).size).toBe(4);
    await teacher.call(deleteTicket, { params: { id: ids[0] ?? '' } });
    await teacher.call(deleteTicket, { params: { id: ids[3] ?? '' } });
    expect(ids).not.toContain((await made(teacher)).id);
  });

  test('creates one other ticket, however often it is sent, when the first cannot be updated', async () => {
    const teacher = service.teacher();
    const first = await made(teacher);
    await teacher.call(setTicketStatus, { params: { id: first.id }, body: { isActive: false } });
    const others = [...(await Promise.all([made(teacher), made(teacher)])), await made(teacher)];
    expect(new Set(others.map(({ id, pin }) => `${id} ${pin}`)).size).toBe(1);
    expect(others[0]?.id).not.toBe(first.id);
  });

  test('is refused when it is too large together with the stored material of its ticket', async () => {
    const teacher = service.teacher();
    const long = (length: number) => `e${'\u0301'.repeat(10)}`.repeat(length);
    await made(teacher, { originalContent: long(43_000) });
    const questions = Array.from({ length: 20 }, (_, n) => aQuestion({ id: `q${n}`, text: long(210) }));
    const body = { ...draft, questions, originalContent: undefined };
    expect(await teacher.call(createTicket, { body })).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  test('is accepted when it holds the last place of the hourly limit itself', async () => {
    const teacher = service.teacher();
    for (let n = 1; n < limits.newTicketsPerTeacherPerHour; n += 1)
      await teacher.call(createTicket, { body: aDraft() });
    const answers = await Promise.all([made(teacher), made(teacher), made(teacher)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await teacher.call(createTicket, { body: aDraft() })).status).toBe(429);
  });

  test('needs a valid id', async () => {
    const answer = await service.teacher().call(createTicket, { body: { ...draft, draftId: '<script>' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', field: 'draftId' } });
  });
});

test('an edit is refused when the ticket with its stored material would exceed a message of the bus', async () => {
  const long = (length: number) => `e${'\u0301'.repeat(10)}`.repeat(length);
  const { teacher, params } = await created(aDraft({ originalContent: long(43_000) }));
  const questions = Array.from({ length: 20 }, (_, n) => aQuestion({ id: `q${n}`, text: long(210) }));
  const edited = await teacher.call(updateTicket, { params, body: aDraft({ questions }) });
  expect(edited).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  const without = { ...aDraft({ questions }), originalContent: '' };
  expect((await teacher.call(updateTicket, { params, body: without })).status).toBe(200);
});

test('the names of the ends of a scale are optional, stored as they are, and shown to students', async () => {
  const named = { lowEnd: 'helemaal niet', highEnd: 'helemaal wel' };
  const questions = [aScale(named), aScale({ id: 'q4' })];
  const { teacher, ticket, params } = await created(aDraft({ questions }));
  expect((await teacher.call(getTicket, { params })).body.questions).toEqual(questions);
  expect((await joining(ticket.pin)).body.questions).toEqual(questions);
});

describe('copying a ticket', () => {
  test('creates an open ticket for the requested class, with its own PIN, the same content and no responses', async () => {
    const guide = { modelAnswer: 'Glucose' };
    const questions = [aQuestion({ guide }), aChoice(), aScale()];
    const { teacher, ticket, params } = await created(aDraft({ questions, originalContent: 'the lesson' }));
    await service.context.bus.request(lockTicketRequest, { ticketId: ticket.id, version: 1 });
    service.context.clock.advance({ minutes: 10 });
    const { status, body } = await teacher.call(copyTicket, { params, body: { className: '3C' } });
    expect(status).toBe(201);
    const { id: _id, pin: _pin, createdAt: _createdAt, expiresAt: _expiresAt, ...same } = ticket;
    expect(body).toMatchObject({ ...same, className: '3C' });
    expect(body.id).not.toBe(ticket.id);
    expect(body.pin).not.toBe(ticket.pin);
    expect(body.createdAt > ticket.createdAt).toBe(true);
    expect((await joining(body.pin)).body.id).toBe(body.id);
    expect((await teacher.call(updateTicket, { params: { id: body.id }, body: aDraft() })).status).toBe(200);
    expect((await teacher.call(getTicket, { params })).body).toEqual({ ...ticket, copies: { tickets: 2, classes: 1 } });
  });

  test.each([null, '', undefined])('creates one without a class when the class is %j', async (className) => {
    const { teacher, params } = await created();
    expect((await teacher.call(copyTicket, { params, body: { className } })).body.className).toBeNull();
  });

  test('works for one that is closed and archived, which stays as it is', async () => {
    const { teacher, params } = await created();
    await teacher.call(setTicketStatus, { params, body: { isActive: false } });
    const { body: archived } = await teacher.call(archiveTicket, { params });
    const { body: copy } = await teacher.call(copyTicket, { params, body: {} });
    expect(copy).toMatchObject({ isActive: true, isArchived: false, isAnalyzed: false, responseCount: 0 });
    expect((await joining(copy.pin)).status).toBe(200);
    expect((await teacher.call(getTicket, { params })).body).toMatchObject(archived);
  });

  test('refuses a class of 101 characters and reports the field', async () => {
    const { teacher, params } = await created();
    const answer = await teacher.call(copyTicket, { params, body: { className: 'x'.repeat(101) } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', field: 'className' } });
  });

  test('gives 404 for one that was deleted', async () => {
    const { teacher, params } = await created();
    await teacher.call(deleteTicket, { params });
    const answer = await teacher.call(copyTicket, { params, body: {} });
    expect(answer).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
  });
});

describe('the material of a ticket', () => {
  test('comes with the ticket and stays until an edit replaces it', async () => {
    const { teacher, ticket, params } = await created(aDraft({ originalContent: 'first lesson' }));
    const read = async () => (await teacher.call(getTicket, { params })).body.originalContent;
    expect([ticket.originalContent, await read()]).toEqual(['first lesson', 'first lesson']);
    await teacher.call(updateTicket, { params, body: aDraft() });
    expect(await read()).toBe('first lesson');
    const { body } = await teacher.call(updateTicket, { params, body: aDraft({ originalContent: 'second lesson' }) });
    expect([body.originalContent, await read()]).toEqual(['second lesson', 'second lesson']);
    const { ticket: received } = await service.context.bus.request(getTicketRequest, {
      ticketId: ticket.id,
      teacherId: teacher.id,
    });
    expect(received.originalContent).toBe('second lesson');
  });

  test('is stored apart from the ticket that lists and look-ups read', async () => {
    const { ticket } = await created(aDraft({ originalContent: 'the lesson of today' }));
    const stored = await service.context.database.collection<{ _id: string }>('tickets').findOne({ _id: ticket.id });
    expect(JSON.stringify(stored)).not.toContain('the lesson of today');
  });

  test('of a refused edit is not stored, and changes nothing', async () => {
    const { teacher, ticket, params } = await created(aDraft({ originalContent: 'kept' }));
    await service.context.bus.request(lockTicketRequest, { ticketId: ticket.id, version: 1 });
    const answer = await teacher.call(updateTicket, { params, body: aDraft({ originalContent: 'refused' }) });
    expect(answer.status).toBe(409);
    expect((await teacher.call(getTicket, { params })).body.originalContent).toBe('kept');
    expect(await service.context.database.collection('ticket_materials').countDocuments({ content: 'refused' })).toBe(
      0,
    );
  });

  test('is deleted an hour after a crash or an edit left it behind, and never while a ticket has it', async () => {
    const materials = service.context.database.collection<{ _id: string }>('ticket_materials');
    const { teacher, params } = await created(aDraft({ originalContent: 'first' }));
    await teacher.call(updateTicket, { params, body: aDraft({ originalContent: 'second' }) });
    const unboundSince = service.context.now();
    await materials.insertOne({ _id: 'left', ticketId: 'never stored', content: 'left', unboundSince } as never);
    // As after a crash between storing the ticket and binding its material.
    await materials.updateOne({ content: 'second' } as never, { $set: { unboundSince } });
    service.context.clock.advance({ minutes: 61 });
    await created(aDraft({ originalContent: 'another' }));
    const contents = await materials.distinct('content');
    expect(contents).toEqual(expect.arrayContaining(['second', 'another']));
    expect(contents).not.toEqual(expect.arrayContaining(['first']));
    expect(contents).not.toEqual(expect.arrayContaining(['left']));
    expect((await teacher.call(getTicket, { params })).body.originalContent).toBe('second');
  });
});

describe('finding a ticket by its PIN', () => {
  test('shows students title, class and questions, without key, guide or owner', async () => {
    const guide = { modelAnswer: 'secret', passage: 'secret', misconception: 'secret' };
    const questions = [aQuestion({ guide }), aChoice({ guide }), aScale({ guide })];
    const { ticket } = await created(aDraft({ questions, originalContent: 'secret lesson' }));
    const { status, body } = await joining(ticket.pin);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['className', 'id', 'questions', 'title']);
    expect(JSON.stringify(body)).not.toMatch(/secret|correctAnswer|guide/);
    expect(body.questions.map(({ type }) => type)).toEqual(['open_text', 'multiple_choice', 'scale']);
  });

  test('gives the same 404 for a closed and an archived ticket', async () => {
    const closed = await created();
    await closed.teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
    const archived = await created();
    await archived.teacher.call(archiveTicket, { params: archived.params });
    const answers = await Promise.all([joining(closed.ticket.pin), joining(archived.ticket.pin)]);
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 404,
        body: { code: 'pin_not_found', message: 'Invalid PIN or ticket not found' },
      });
  });

  test.each(['123', '12345', '12a4', '%7B%22$gt%22:%22%22%7D'])('refuses %s as a PIN', async (pin) => {
    const response = await student().fetch(`/api/ticket/${pin}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: 'pin' });
  });
});

describe('lists', () => {
  test('hold the teacher’s own tickets, newest first, without the material', async () => {
    const teacher = service.teacher();
    for (const title of ['first', 'second', 'third']) {
      await teacher.call(createTicket, { body: aDraft({ title, originalContent: 'long' }) });
      service.context.clock.advance({ seconds: 1 });
    }
    await created();
    const { body } = await teacher.call(listTickets);
    expect(body.map(({ title }) => title)).toEqual(['third', 'second', 'first']);
    expect(JSON.stringify(body)).not.toContain('originalContent');
  });

  test('hold questions with their keys, and without their guides', async () => {
    const guide = { modelAnswer: 'secret', passage: 'secret', misconception: 'secret' };
    const { teacher, params } = await created(aDraft({ questions: [aQuestion({ guide }), aChoice({ guide })] }));
    const [listed] = (await teacher.call(listTickets)).body;
    expect(listed?.questions).toEqual([aQuestion(), aChoice()]);
    expect((await teacher.call(getTicket, { params })).body.questions).toEqual([
      aQuestion({ guide }),
      aChoice({ guide }),
    ]);
  });

  test.each(['yesterday', '2026-02-30T10:00:00.000Z', '2026-03-02T10:00:00.000Z_', '2026-03-02T10:00:00.000Z_$'])(
    'refuse %s as a position to continue from',
    async (before) => {
      const answer = await service.teacher().call(listTickets, { query: { before } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', field: 'before' } });
    },
  );

  test.each([0, 201, 1.5, 'all'])('refuse %s as the size of a page', async (limit) => {
    const answer = await service.teacher().call(listTickets, { query: { limit } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', field: 'limit' } });
  });

  test('archiving moves a ticket to the archive, and restoring brings it back as it was', async () => {
    const { teacher, ticket, params } = await created();
    await teacher.call(archiveExitTicket, { params });
    expect((await teacher.call(listTickets)).body).toEqual([]);
    expect((await teacher.call(listArchivedTickets)).body).toMatchObject([
      { id: ticket.id, isArchived: true, isActive: true },
    ]);
    const { body } = await teacher.call(unarchiveTicket, { params });
    expect(body).toEqual(ticket);
    expect((await joining(ticket.pin)).status).toBe(200);
  });
});

describe('editing', () => {
  test.each([updateTicket, updateExitTicket])('with $id replaces the content of the ticket', async (call) => {
    const { teacher, ticket, params } = await created();
    const body = aDraft({ title: 'Verbranding', className: null, questions: [aScale()] });
    const answer = await teacher.call(call, { params, body });
    expect(answer).toMatchObject({ status: 200, body: { title: 'Verbranding', className: null, pin: ticket.pin } });
    expect((await teacher.call(getTicket, { params })).body.questions).toMatchObject([{ type: 'scale' }]);
  });

  test('is refused once a first response has locked the questions', async () => {
    const { teacher, ticket, params } = await created();
    const { isLocked } = await service.context.bus.request(lockTicketRequest, { ticketId: ticket.id, version: 1 });
    expect(isLocked).toBe(true);
    const answer = await teacher.call(updateTicket, { params, body: aDraft() });
    expect(answer).toMatchObject({ status: 409, body: { code: 'ticket_has_responses' } });
  });

  test('of the class is allowed even then', async () => {
    const { teacher, ticket, params } = await created();
    await service.context.bus.request(lockTicketRequest, { ticketId: ticket.id, version: 1 });
    const answer = await teacher.call(updateClassName, { params, body: { className: '3C' } });
    expect(answer).toMatchObject({ status: 200, body: { className: '3C' } });
  });
});

test('simultaneous changes of one ticket are all made', async () => {
  const { teacher, params } = await created();
  const rename = (n: number) => teacher.call(updateClassName, { params, body: { className: `class ${n}` } });
  const count = rateLimits.ticketChanges.perAccount;
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => rename(n)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const stored = await service.context.database.collection<StoredTicket>('tickets').findOne({ _id: params.id });
  expect(stored?.version).toBe(1 + count);
});

describe('locking', () => {
  test('of an older version returns the current questions', async () => {
    const { teacher, ticket, params } = await created();
    await teacher.call(updateTicket, { params, body: aDraft({ questions: [aQuestion({ text: 'New?' })] }) });
    const answer = await service.context.bus.request(lockTicketRequest, { ticketId: ticket.id, version: 1 });
    expect(answer).toMatchObject({ isLocked: false, snapshot: { version: 2, questions: [{ text: 'New?' }] } });
  });

  test('is refused when the ticket is closed', async () => {
    const { teacher, ticket, params } = await created();
    await teacher.call(setTicketStatus, { params, body: { isActive: false } });
    const locking = service.context.bus.request(lockTicketRequest, { ticketId: ticket.id, version: 2 });
    await expect(locking).rejects.toMatchObject({ code: 'ticket_closed' });
  });

  test('in 200 races against an edit ends with the edit before the lock, or refused', async () => {
    const own = await startTickets();
    onTestFinished(() => own.context.close());
    const tickets = own.context.database.collection<StoredTicket>('tickets');
    const textOf = (questions: Question[] | undefined) => questions?.[0]?.text;
    const body = aDraft({ questions: [aQuestion({ text: 'Edited?' })] });
    const race = async (teacher: ApiClient, { _id: id, questions }: StoredTicket) => {
      const [edit, lock] = await Promise.all([
        teacher.call(updateTicket, { params: { id }, body }),
        own.context.bus.request(lockTicketRequest, { ticketId: id, version: 1 }),
      ]);
      const stored = textOf((await tickets.findOne({ _id: id }))?.questions);
      if (lock.isLocked) expect([edit.status, stored]).toEqual([409, textOf(questions)]);
      else expect([edit.status, textOf(lock.snapshot.questions)]).toEqual([200, 'Edited?']);
    };
    const twentyRaces = async (nth: number) => {
      const teacher = own.teacher();
      const common = { teacherId: teacher.id, now: own.context.now() };
      const pins = Array.from({ length: 20 }, (_, n) => String(nth * 20 + n).padStart(4, '0'));
      const raced = pins.map((pin) => newTicket(aDraft(), { ...common, id: `raced-${pin}`, pin }));
      await tickets.insertMany(raced);
      for (const ticket of raced) await race(teacher, ticket);
    };
    await Promise.all(Array.from({ length: 10 }, (_, nth) => twentyRaces(nth)));
  });
});

describe('closing and reactivating', () => {
  test('a closed ticket can be reactivated for seven days and keeps its PIN', async () => {
    const { teacher, ticket, params } = await created();
    await teacher.call(setTicketStatus, { params, body: { isActive: false } });
    service.context.clock.advance({ minutes: 30 });
    const { status, body } = await teacher.call(reactivateTicket, { params });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isActive: true, pin: ticket.pin });
    expect(Date.parse(body.expiresAt)).toBe(service.context.now().getTime() + 7 * 86_400_000);
  });

  test('an open ticket cannot be reactivated', async () => {
    const { teacher, params } = await created();
    expect(await teacher.call(reactivateTicket, { params })).toMatchObject({
      status: 409,
      body: { code: 'ticket_is_open' },
    });
  });

  test('an expired ticket cannot be found, without any call since', async () => {
    const { ticket } = await created();
    service.context.clock.advance({ days: 7 });
    expect((await joining(ticket.pin)).status).toBe(404);
  });
});

describe('deleting', () => {
  test.each([deleteTicket, deleteExitTicket])('with $id gives 204, and the ticket is gone', async (call) => {
    const { teacher, ticket, params } = await created();
    expect((await teacher.call(call, { params })).status).toBe(204);
    expect((await teacher.call(getTicket, { params })).status).toBe(404);
    expect((await teacher.call(call, { params })).status).toBe(404);
    expect((await joining(ticket.pin)).status).toBe(404);
    const asking = service.context.bus.request(getSnapshotRequest, { ticketId: ticket.id });
    await expect(asking).rejects.toMatchObject({ code: 'ticket_not_found' });
  });
});

describe('another teacher’s ticket', () => {
  const calls: { call: Endpoint; body?: unknown }[] = [
    { call: getTicket },
    { call: copyTicket, body: {} },
    { call: updateTicket, body: aDraft() },
    { call: updateExitTicket, body: aDraft() },
    { call: deleteTicket },
    { call: deleteExitTicket },
    { call: archiveTicket },
    { call: archiveExitTicket },
    { call: unarchiveTicket },
    { call: reactivateTicket },
    { call: updateClassName, body: { className: 'x' } },
    { call: setTicketStatus, body: { isActive: false } },
  ];

  test.each(calls)('gives the same 404 as a missing one to $call.method $call.path', async ({ call, body }) => {
    const { ticket, params } = await created();
    const other = service.teacher();
    const answer = await other.call(call, { params, body } as never);
    expect(answer).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
    expect((await joining(ticket.pin)).status).toBe(200);
  });
});

describe('a ticket that is kept from the model', () => {
  test('is marked so for its teacher, other services and students, and so is its copy', async () => {
    const { teacher, ticket, params } = await created({ ...aDraft(), isKeptFromAi: true });
    expect(ticket.isKeptFromAi).toBe(true);
    expect((await joining(ticket.pin)).body).toMatchObject({ isKeptFromAi: true });
    const request = { ticketId: ticket.id, teacherId: ticket.createdBy };
    expect((await service.context.bus.request(getTicketRequest, request)).ticket.isKeptFromAi).toBe(true);
    expect((await teacher.call(copyTicket, { params, body: { className: '3C' } })).body.isKeptFromAi).toBe(true);
  });

  test('is no longer one after an edit without the mark, before anybody has answered', async () => {
    const { teacher, ticket, params } = await created({ ...aDraft(), isKeptFromAi: true });
    const { body } = await teacher.call(updateTicket, { params, body: aDraft() });
    expect(body.isKeptFromAi).toBe(false);
    expect((await joining(ticket.pin)).body).not.toHaveProperty('isKeptFromAi');
  });

  test('becomes one when its draft is sent again with the mark', async () => {
    const teacher = service.teacher();
    const draft = { ...aDraft(), draftId: 'kept' };
    const { body: first } = await teacher.call(createTicket, { body: draft });
    const { body: again } = await teacher.call(createTicket, { body: { ...draft, isKeptFromAi: true } });
    expect(again).toMatchObject({ id: first.id, isKeptFromAi: true });
  });
});
