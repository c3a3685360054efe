import {
  archiveTicket,
  changeRightAnswers,
  copyTicket,
  createTicket,
  deleteTicket,
  findTicketByPin,
  getRightAnswers,
  getTicket,
  limits,
  listTickets,
  type RightAnswers,
  reactivateTicket,
  setTicketStatus,
  unarchiveTicket,
  updateTicket,
} from '@exit-tickets/contracts';
import { aChoice, aDraft, aQuestion } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTickets, type TicketsUnderTest } from './support.ts';

let service: TicketsUnderTest;
beforeAll(async () => {
  service = await startTickets();
});
afterAll(() => service.context.close());

const answers = [
  { questionId: 'q1', answer: 'Licht, water en koolstofdioxide.', why: 'Zonder licht is er geen energie.' },
  { questionId: 'q2', answer: 'chlorofyl', why: '' },
];
const released: RightAnswers = { isReleased: true, answers };
const withdrawn: RightAnswers = { isReleased: false, answers };
const draft = aDraft({
  questions: [aQuestion({ guide: { modelAnswer: 'Van de docent', misconception: 'aarde' } }), aChoice()],
});

/** An open ticket, with its teacher's changes and students' look-ups. */
const aTicket = async () => {
  const teacher = service.teacher();
  const { body: ticket } = await teacher.call(createTicket, { body: draft });
  const params = { id: ticket.id };
  const change = (body: RightAnswers) => teacher.call(changeRightAnswers, { params, body });
  const close = () => teacher.call(setTicketStatus, { params, body: { isActive: false } });
  const byPin = () => service.student().call(findTicketByPin, { params: { pin: String(ticket.pin) } });
  const byId = async () => (await service.student().call(getRightAnswers, { params })).body.ticket;
  return { teacher, ticket, params, change, close, byPin, byId };
};

describe('the right answers of a ticket', () => {
  test('are private to its teacher until they are released; then students read them by its PIN and its id', async () => {
    const { teacher, params, change, close, byPin, byId } = await aTicket();
    await close();
    expect((await change(withdrawn)).body.rightAnswers).toEqual(withdrawn);
    expect([(await byPin()).status, await byId()]).toEqual([404, null]);

    expect((await change(released)).body.rightAnswers).toEqual(released);
    const found = await byPin();
    expect(found).toMatchObject({ status: 200, body: { id: params.id, rightAnswers: answers } });
    expect(await byId()).toEqual(found.body);
    // What the teacher has not chosen to show is not sent.
    expect(JSON.stringify(found.body)).not.toMatch(/Van de docent|aarde|correctAnswer|guide/);
    expect((await teacher.call(getTicket, { params })).body.rightAnswers).toEqual(released);
  });

  test('can be withdrawn, and stay with the teacher', async () => {
    const { teacher, params, change, byPin, byId } = await aTicket();
    await change(released);
    await change(withdrawn);
    expect([(await byPin()).status, await byId()]).toEqual([404, null]);
    expect((await teacher.call(getTicket, { params })).body.rightAnswers).toEqual(withdrawn);
  });

  test('are never there while it is open: releasing closes it, and reactivating it withdraws them', async () => {
    const { teacher, params, change, byPin, byId } = await aTicket();
    expect((await change(released)).body).toMatchObject({ isActive: false });
    expect((await teacher.call(reactivateTicket, { params })).body).toMatchObject({
      isActive: true,
      rightAnswers: withdrawn,
    });
    expect((await byPin()).body).not.toHaveProperty('rightAnswers');
    expect(await byId()).toBeNull();
  });

  test('of an active ticket in the archive are withdrawn when it leaves the archive', async () => {
    const { teacher, params, change, byPin } = await aTicket();
    await teacher.call(archiveTicket, { params });
    // A ticket in the archive is not open, so releasing does not close it.
    expect((await change(released)).body).toMatchObject({ isActive: true });
    expect((await byPin()).body).toMatchObject({ rightAnswers: answers });
    expect((await teacher.call(unarchiveTicket, { params })).body).toMatchObject({ rightAnswers: withdrawn });
    expect((await byPin()).body).not.toHaveProperty('rightAnswers');
  });

  test('stay readable by its id after the cooldown of its PIN, and not by the PIN', async () => {
    const { change, byPin, byId } = await aTicket();
    await change(released);
    service.context.clock.advance({ minutes: limits.pinCooldownMinutes - 1 });
    expect((await byPin()).status).toBe(200);
    service.context.clock.advance({ minutes: 1 });
    expect((await byPin()).status).toBe(404);
    expect(await byId()).toMatchObject({ rightAnswers: answers });
  });

  test('must be about its own questions, each once', async () => {
    const { change } = await aTicket();
    const wrong = { status: 400, body: { code: 'invalid_request', field: 'answers' } };
    const [first] = answers;
    const about = (...ids: string[]) => ids.map((questionId) => ({ questionId, answer: first?.answer ?? '', why: '' }));
    expect(await change({ ...released, answers: about('q9') })).toMatchObject(wrong);
    expect(await change({ ...released, answers: about('q1', 'q1') })).toMatchObject(wrong);
  });

  test('have a limit in bytes together, however few letters these are', async () => {
    const teacher = service.teacher();
    const questions = Array.from({ length: 4 }, (_, n) => aQuestion({ id: `q${n}` }));
    const { body: ticket } = await teacher.call(createTicket, { body: aDraft({ questions }) });
    const params = { id: ticket.id };
    const long = `e${'\u0301'.repeat(10)}`.repeat(1_300);
    const of = (count: number) =>
      questions.slice(0, count).map(({ id }) => ({ questionId: id, answer: long, why: '' }));
    const change = (count: number) =>
      teacher.call(changeRightAnswers, { params, body: { isReleased: false, answers: of(count) } });
    expect(await change(3)).toMatchObject({ status: 200 });
    expect(await change(4)).toMatchObject({ status: 400, body: { code: 'invalid_request', field: 'answers' } });
  });

  test('are removed by an edit, and are in no list and no copy', async () => {
    const { teacher, params, change } = await aTicket();
    await change(released);
    expect((await teacher.call(listTickets)).body[0]).not.toHaveProperty('rightAnswers');
    const { body: copy } = await teacher.call(copyTicket, { params, body: { className: '3C' } });
    expect(copy).not.toHaveProperty('rightAnswers');
    expect((await teacher.call(updateTicket, { params, body: draft })).body).not.toHaveProperty('rightAnswers');
  });

  test('are null for an unknown ticket and a deleted one', async () => {
    const { teacher, params, change, byId } = await aTicket();
    await change(released);
    await teacher.call(deleteTicket, { params });
    expect(await byId()).toBeNull();
    const { body } = await service.student().call(getRightAnswers, { params: { id: 'nothing' } });
    expect(body.ticket).toBeNull();
    const tickets = service.context.database.collection<{ _id: string }>('tickets');
    expect(JSON.stringify(await tickets.find({ _id: params.id }).toArray())).not.toContain('geen energie');
  });
});
