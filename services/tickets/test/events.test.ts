import { type Consumer, consumer } from '@exit-tickets/bus';
import {
  accountDeleted,
  addFollowUp,
  copyTicket,
  createTicket,
  deleteTicket,
  type EventDefinition,
  getTicket,
  listFollowUps,
  listTickets,
  type Question,
  questionJudged,
  reactivateTicket,
  rebuildRequested,
  responseRemoved,
  responseSubmitted,
  responsesAnonymized,
  setTicketStatus,
  ticketAnalyzed,
  ticketChanged,
  ticketDeleted,
} from '@exit-tickets/contracts';
import { aDraft, aQuestion, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTickets, type TicketsUnderTest } from './support.ts';

let service: TicketsUnderTest;
const published: { type: string; data: unknown }[] = [];
const recordEvents = (definition: EventDefinition): Consumer =>
  consumer(`test-on-${definition.name.replaceAll('.', '-')}`, definition, async ({ type, data }) => {
    published.push({ type, data });
  });
beforeAll(async () => {
  service = await startTickets();
  for (const definition of [ticketChanged, ticketDeleted])
    await service.context.bus.subscribe(recordEvents(definition));
});
afterAll(() => service.context.close());

const publish: TestContext['publish'] = (definition, data) => service.context.publish(definition, data);

const created = async (draft = aDraft()) => {
  const teacher = service.teacher();
  const { body: ticket } = await teacher.call(createTicket, { body: draft });
  const read = async () => (await teacher.call(getTicket, { params: { id: ticket.id } })).body;
  return { teacher, ticket, read, params: { id: ticket.id } };
};
const expectPublished = async (type: string, data: { ticketId: string; [field: string]: unknown }) => {
  await service.context.drain();
  expect(published).toContainEqual({ type, data: expect.objectContaining(data) });
};

describe('publishing', () => {
  test('an event is published for creating, copying, closing and deleting', async () => {
    const { teacher, ticket, params } = await created();
    await expectPublished('TicketChanged', { ticketId: ticket.id, version: 1, isAccepting: true });
    const { body: copy } = await teacher.call(copyTicket, { params, body: {} });
    await expectPublished('TicketChanged', { ticketId: copy.id, version: 1, isAccepting: true });
    await teacher.call(setTicketStatus, { params, body: { isActive: false } });
    await expectPublished('TicketChanged', { ticketId: ticket.id, version: 2, isAccepting: false });
    await teacher.call(deleteTicket, { params });
    await expectPublished('TicketDeleted', { ticketId: ticket.id });
  });

  const materialsOf = (ticketId: string) =>
    service.context.database.collection('ticket_materials').countDocuments({ ticketId });
  const documentOf = (id: string) =>
    service.context.database.collection<{ _id: string }>('tickets').findOne({ _id: id });

  test('a deleted ticket leaves no text that anyone typed, and no document once the cooldown of its PIN is over', async () => {
    const draft = aDraft({ className: 'Mentorklas', originalContent: 'Les over planten' });
    const { teacher, ticket, params } = await created(draft);
    await teacher.call(deleteTicket, { params });
    await expectPublished('TicketDeleted', { ticketId: ticket.id });
    expect(await materialsOf(ticket.id)).toBe(0);
    expect(JSON.stringify(await documentOf(ticket.id))).not.toMatch(/Fotosynthese|Mentorklas|plant/i);
    service.context.clock.advance({ minutes: 61 });
    await teacher.call(createTicket, { body: aDraft() });
    expect(await documentOf(ticket.id)).toBeNull();
  });

  test('a ticket deleted long after it closed leaves no document', async () => {
    const { teacher, ticket, params } = await created();
    await teacher.call(setTicketStatus, { params, body: { isActive: false } });
    service.context.clock.advance({ minutes: 61 });
    await teacher.call(deleteTicket, { params });
    await service.context.drain();
    expect(await documentOf(ticket.id)).toBeNull();
  });
});

describe('the tallies of a ticket', () => {
  const tallies = (right: number) => [{ questionId: 'q1', right, partly: 1, wrong: 7, blank: 0, unjudged: 2 }];
  const judged = async (ticketId: string, version: number, right: number) => {
    await publish(questionJudged, { ticketId, version, tallies: tallies(right) });
    await service.context.drain();
  };

  test('are shown with it, are never replaced by older ones, and publish no change of the ticket', async () => {
    const { ticket, read } = await created();
    expect(await read()).not.toHaveProperty('tallies');
    published.length = 0;
    await judged(ticket.id, 5, 11);
    await judged(ticket.id, 4, 3);
    await judged(ticket.id, 5, 4);
    expect((await read()).tallies).toEqual(tallies(11));
    await judged(ticket.id, 6, 12);
    expect((await read()).tallies).toEqual(tallies(12));
    expect(published).toEqual([]);
  });

  test('are in no list, survive a change of the ticket, and are deleted with it', async () => {
    const { ticket, read, teacher, params } = await created();
    await judged(ticket.id, 1, 11);
    await teacher.call(setTicketStatus, { params, body: { isActive: false } });
    expect((await read()).tallies).toEqual(tallies(11));
    expect(JSON.stringify((await teacher.call(listTickets)).body)).not.toContain('tallies');
    await teacher.call(deleteTicket, { params });
    await judged(ticket.id, 2, 11);
    expect(
      await service.context.database.collection('tickets').countDocuments({ 'judged.tallies': { $exists: true } }),
    ).toBe(1);
  });

  test('are final once the answers are anonymous, whatever is counted afterwards', async () => {
    const { ticket, read } = await created();
    await judged(ticket.id, 5, 11);
    const last = { ticketId: ticket.id, responseCount: 21, removals: 1, anonymizedAt: new Date().toISOString() };
    await publish(responsesAnonymized, { ...last, tallies: tallies(12) });
    await judged(ticket.id, 6, 0);
    expect(await read()).toMatchObject({ tallies: tallies(12), responseCount: 21 });
  });
});

describe('a ticket whose answers are anonymous', () => {
  const anonymizedAt = '2027-03-14T09:00:00.000Z';
  const anonymized = async (ticketId: string, responseCount = 24) => {
    await publish(responsesAnonymized, { ticketId, anonymizedAt, responseCount, removals: 1, tallies: [] });
    await service.context.drain();
  };

  test('stays closed for good, keeps its count when events arrive late, and can be copied', async () => {
    const { teacher, ticket, params, read } = await created();
    await publish(responseSubmitted, { ticketId: ticket.id, responseId: 'r1', responseCount: 3 });
    await anonymized(ticket.id);
    await publish(responseSubmitted, { ticketId: ticket.id, responseId: 'r2', responseCount: 25 });
    await anonymized(ticket.id);
    await expectPublished('TicketChanged', { ticketId: ticket.id, version: 2, isAccepting: false });
    expect(await read()).toMatchObject({ isActive: false, anonymizedAt, responseCount: 24 });
    expect((await teacher.call(reactivateTicket, { params })).body).toMatchObject({ code: 'ticket_anonymized' });
    const opened = await teacher.call(setTicketStatus, { params, body: { isActive: true } });
    expect(opened.body).toMatchObject({ code: 'ticket_anonymized' });
    const { status, body: copy } = await teacher.call(copyTicket, { params, body: {} });
    expect({ status, copy }).toMatchObject({ status: 201, copy: { isActive: true, responseCount: 0 } });
    expect(copy).not.toHaveProperty('anonymizedAt');
  });

  test('keeps waiting follow-ups only with its own questions, since other words may be those of its students', async () => {
    const { teacher, ticket } = await created(aDraft({ questions: ['q1', 'q2', 'q3'].map((id) => aQuestion({ id })) }));
    const ask = (question: Question, kind: 'same' | 'other') => {
      const origin = { ticketId: ticket.id, questionId: question.id, kind };
      const finding = { label: 'zuurstof', count: 1, total: 22 };
      return teacher.call(addFollowUp, { body: { question: { ...question, origin }, finding } });
    };
    const [first = aQuestion(), second = aQuestion(), third = aQuestion()] = ticket.questions;
    await ask(first, 'same');
    await ask({ ...second, text: 'Wat Fenna alleen schreef' }, 'other');
    const asked = {
      ...third,
      text: 'Wat al gevraagd is',
      origin: { ticketId: ticket.id, questionId: 'q3', kind: 'other' as const },
    };
    await ask(asked, 'other');
    await teacher.call(createTicket, { body: aDraft({ questions: [asked] }) });
    await anonymized(ticket.id);
    const { body: left } = await teacher.call(listFollowUps, { query: {} });
    expect(
      left.map(({ question: { text }, finding, askedIn }) => [text, finding?.label, askedIn !== undefined]).sort(),
    ).toEqual(
      [
        [first.text, undefined, false],
        ['Wat al gevraagd is', 'zuurstof', true],
      ].sort(),
    );
  });

  test('stays deleted when it was deleted before', async () => {
    const { teacher, ticket, params, read } = await created();
    await teacher.call(deleteTicket, { params });
    await anonymized(ticket.id);
    expect(await read()).toMatchObject({ code: 'ticket_not_found' });
  });
});

describe('on a rebuild request, tickets publishes', () => {
  const rebuild = async () => {
    await service.context.drain();
    published.length = 0;
    await publish(rebuildRequested, { services: ['tickets'] });
  };
  const versions = (id: string) =>
    published.flatMap(({ type, data }) => {
      const { ticketId, version } = Object(data);
      return ticketId === id ? [version ?? type] : [];
    });

  test('the current state of every ticket, and every deletion', async () => {
    const open = await created();
    const closed = await created();
    const deleted = await created();
    await closed.teacher.call(setTicketStatus, { params: closed.params, body: { isActive: false } });
    await deleted.teacher.call(deleteTicket, { params: deleted.params });
    await rebuild();
    expect([open, closed, deleted].map(({ ticket }) => versions(ticket.id))).toEqual([[1], [2], ['TicketDeleted']]);
    expect(published).toContainEqual({
      type: 'TicketChanged',
      data: expect.objectContaining({ ticketId: closed.ticket.id, isAccepting: false }),
    });
  });

  test('no deletion that a crash left recorded and not made', async () => {
    const { ticket } = await created();
    await service.context.database
      .collection<{ _id: string; deletedAt: Date }>('deleted_tickets')
      .insertOne({ _id: ticket.id, deletedAt: service.context.now() });
    await rebuild();
    expect(versions(ticket.id)).toEqual([1]);
  });
});

describe('a received event', () => {
  test('leaves the highest count, also when events arrive out of order or twice', async () => {
    const { ticket, read } = await created();
    for (const responseCount of [2, 5, 3, 5, 1])
      await publish(responseSubmitted, { ticketId: ticket.id, responseId: `r${responseCount}`, responseCount });
    expect((await read()).responseCount).toBe(5);
  });

  test('leaves the lower count from after a removal, whatever arrives late or twice from before it', async () => {
    const { ticket, read } = await created();
    const ticketId = ticket.id;
    const count = (responseCount: number, removals?: number) => ({
      ticketId,
      responseId: 'r1',
      responseCount,
      removals,
    });
    await publish(responseSubmitted, count(5));
    await publish(responseRemoved, count(4, 1));
    await publish(responseSubmitted, count(5));
    expect((await read()).responseCount).toBe(4);
    await publish(responseSubmitted, count(6, 1));
    await publish(responseRemoved, count(4, 1));
    expect((await read()).responseCount).toBe(6);
    await publish(responseRemoved, count(0, 3));
    await publish(responseRemoved, count(1, 2));
    expect((await read()).responseCount).toBe(0);
  });

  test('of an analysis closes the ticket for good, however often it is published', async () => {
    const { teacher, ticket, read, params } = await created();
    await publish(ticketAnalyzed, { ticketId: ticket.id });
    await publish(ticketAnalyzed, { ticketId: ticket.id });
    expect(await read()).toMatchObject({ isAnalyzed: true, isActive: false });
    const opening = await teacher.call(setTicketStatus, { params, body: { isActive: true } });
    expect(opening).toMatchObject({ status: 409, body: { code: 'ticket_analyzed' } });
  });

  test('about a deleted ticket changes nothing and is no dead letter, however often it arrives', async () => {
    const { teacher, ticket, params } = await created();
    await teacher.call(deleteTicket, { params });
    await service.context.drain();
    const deadLetters = () => service.context.database.collection('dead_letters').countDocuments();
    const before = await deadLetters();
    for (let time = 0; time < 2; time++) {
      await publish(responseSubmitted, { ticketId: ticket.id, responseId: 'r1', responseCount: 1 });
      await publish(ticketAnalyzed, { ticketId: ticket.id });
      await publish(ticketDeleted, { ticketId: ticket.id });
    }
    expect(await teacher.call(getTicket, { params })).toMatchObject({ status: 404 });
    expect(await deadLetters()).toBe(before);
  });
});

describe('a teacher whose account is deleted', () => {
  const accountIsDeleted = (teacherId: string) => service.context.publish(accountDeleted, { teacherId });
  const documentsOf = (teacherId: string) =>
    service.context.database.collection('tickets').countDocuments({ teacherId });

  test('has no ticket left, each deletion is published, and others keep theirs', async () => {
    const { teacher, ticket } = await created();
    const { ticket: kept, read } = await created();
    const { body: second } = await teacher.call(createTicket, { body: aDraft() });
    await accountIsDeleted(teacher.id);
    for (const ticketId of [ticket.id, second.id]) await expectPublished('TicketDeleted', { ticketId });
    expect(await documentsOf(teacher.id)).toBe(0);
    expect(await read()).toEqual(kept);
  });

  test('cannot create one with a session that outlives the account', async () => {
    const teacher = service.teacher();
    await accountIsDeleted(teacher.id);
    const answer = await teacher.call(createTicket, { body: aDraft({ originalContent: 'Een late les' }) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
    await service.context.drain();
    expect(await documentsOf(teacher.id)).toBe(0);
    expect(
      await service.context.database.collection('ticket_materials').countDocuments({ content: 'Een late les' }),
    ).toBe(0);
  });
});
