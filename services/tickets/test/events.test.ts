import { type Consumer, consumer, newEvent } from '@exit-tickets/bus';
import {
  createTicket,
  deleteTicket,
  type EventDefinition,
  getTicket,
  responseSubmitted,
  setTicketStatus,
  ticketAnalyzed,
  ticketChanged,
  ticketDeleted,
} from '@exit-tickets/contracts';
import { aDraft } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTickets, type TicketsUnderTest } from './support.ts';

let service: TicketsUnderTest;
const heard: { type: string; data: unknown }[] = [];
const listenTo = (definition: EventDefinition): Consumer =>
  consumer(`test-on-${definition.subject.replaceAll('.', '-')}`, definition, async ({ type, data }) => {
    heard.push({ type, data });
  });
beforeAll(async () => {
  service = await startTickets();
  for (const definition of [ticketChanged, ticketDeleted]) await service.context.bus.subscribe(listenTo(definition));
});
afterAll(() => service.context.close());

const publish = <Definition extends typeof responseSubmitted | typeof ticketAnalyzed>(
  definition: Definition,
  data: unknown,
) =>
  service.context.bus.publish(
    definition,
    newEvent(definition as never, data as never, { source: 'test', now: new Date() }),
  );

const created = async (draft = aDraft()) => {
  const teacher = service.teacher();
  const { body: ticket } = await teacher.call(createTicket, { body: draft });
  const read = async () => (await teacher.call(getTicket, { params: { id: ticket.id } })).body;
  return { teacher, ticket, read, params: { id: ticket.id } };
};
const heardAbout = async (type: string, data: { ticketId: string; [field: string]: unknown }) => {
  await service.context.drain();
  expect(heard).toContainEqual({ type, data: expect.objectContaining(data) });
};

describe('what tickets publishes', () => {
  test('making, closing and deleting each reach whoever listens', async () => {
    const { teacher, ticket, params } = await created();
    await heardAbout('TicketChanged', { ticketId: ticket.id, version: 1, isAccepting: true });
    await teacher.call(setTicketStatus, { params, body: { isActive: false } });
    await heardAbout('TicketChanged', { ticketId: ticket.id, version: 2, isAccepting: false });
    await teacher.call(deleteTicket, { params });
    await heardAbout('TicketDeleted', { ticketId: ticket.id });
  });

  const materialsOf = (ticketId: string) =>
    service.context.database.collection('ticket_materials').countDocuments({ ticketId });
  const documentOf = (id: string) =>
    service.context.database.collection<{ _id: string }>('tickets').findOne({ _id: id });

  test('a deleted ticket leaves nothing behind that anyone typed, and nothing at all once its PIN has rested', async () => {
    const { teacher, ticket, params } = await created(aDraft({ originalContent: 'Les over planten' }));
    await teacher.call(deleteTicket, { params });
    await heardAbout('TicketDeleted', { ticketId: ticket.id });
    expect(await materialsOf(ticket.id)).toBe(0);
    expect(JSON.stringify(await documentOf(ticket.id))).not.toMatch(/Fotosynthese|2B|plant/);
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

describe('what tickets hears', () => {
  test('counts arriving out of order or twice leave the highest', async () => {
    const { ticket, read } = await created();
    for (const responseCount of [2, 5, 3, 5, 1])
      await publish(responseSubmitted, { ticketId: ticket.id, responseId: `r${responseCount}`, responseCount });
    expect((await read()).responseCount).toBe(5);
  });

  test('an analysis closes the ticket for good, however often it is published', async () => {
    const { teacher, ticket, read, params } = await created();
    await publish(ticketAnalyzed, { ticketId: ticket.id });
    await publish(ticketAnalyzed, { ticketId: ticket.id });
    expect(await read()).toMatchObject({ isAnalyzed: true, isActive: false });
    const opening = await teacher.call(setTicketStatus, { params, body: { isActive: true } });
    expect(opening).toMatchObject({ status: 409, body: { code: 'ticket_analyzed' } });
  });

  test('an analysis of a ticket that was deleted meanwhile is no error', async () => {
    await expect(publish(ticketAnalyzed, { ticketId: 'gone' })).resolves.toBeUndefined();
  });
});
