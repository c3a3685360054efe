import {
  AppError,
  type EarlierResult,
  type FollowUp,
  isInOwnWords,
  type NewFollowUp,
  optionsOf,
  type Question,
  type QuestionOrigin,
  type QuestionTally,
} from '@exit-tickets/contracts';
import type { StoredFollowUp } from '../follow-ups/follow-up.model.ts';
import { followUpIdOf } from '../follow-ups/follow-up.repository.ts';
import type { CountedTicket } from '../repository/readers.ts';
import type { StoredTicket } from '../ticket.ts';
import type { Owned, TicketsContext } from '../tickets-context.ts';
import { getOwned } from './read-tickets.ts';

const tallyIn = (ticket: CountedTicket | undefined, questionId: string | undefined): QuestionTally | undefined =>
  ticket?.judged?.tallies.find((tally) => tally.questionId === questionId);

/** The number of answers with a verdict. */
const judgedIn = ({ right, partly, wrong }: QuestionTally): number => right + partly + wrong;

const countedById = async (
  { repository }: TicketsContext,
  teacherId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CountedTicket>> => {
  const found = ids.length > 0 ? await repository.findCounted(teacherId, [...new Set(ids)]) : [];
  return new Map(found.map((ticket) => [ticket._id, ticket]));
};

const viewOf = (stored: StoredFollowUp, tickets: ReadonlyMap<string, CountedTicket>): FollowUp => {
  const { _id: id, className, question, finding, createdAt, originTicketId, askedIn } = stored;
  const before = tallyIn(tickets.get(originTicketId), question.origin?.questionId);
  const asking = askedIn ? tickets.get(askedIn.ticketId) : undefined;
  const tally = tallyIn(asking, askedIn?.questionId);
  return {
    ...{ id, className, question, createdAt: createdAt.toISOString() },
    ...(finding && { finding }),
    ...(before && { before }),
    ...(asking && {
      askedIn: {
        ticketId: asking._id,
        title: asking.title,
        createdAt: asking.createdAt.toISOString(),
        ...(tally && { tally }),
      },
    }),
  };
};

const viewsOf = async (context: TicketsContext, stored: readonly StoredFollowUp[]): Promise<FollowUp[]> => {
  const [first] = stored;
  if (!first) return [];
  const ids = stored.flatMap(({ originTicketId, askedIn }) => [originTicketId, ...(askedIn ? [askedIn.ticketId] : [])]);
  const tickets = await countedById(context, first.teacherId, ids);
  return stored.map((one) => viewOf(one, tickets));
};

/** A teacher's follow-ups, newest first; limited to one class if given. */
export const listFollowUps = async (
  context: TicketsContext,
  teacherId: string,
  className: string | undefined,
): Promise<FollowUp[]> => viewsOf(context, await context.followUps.ofTeacher(teacherId, className));

/**
 * Saves a question for the next ticket of its origin's class.
 * @throws {AppError} `ticket_not_found` when the origin is deleted or another teacher's; `too_many_follow_ups`
 */
export const addFollowUp = async (
  context: TicketsContext,
  teacherId: string,
  { question, finding }: NewFollowUp,
): Promise<FollowUp> => {
  const { origin } = question;
  if (!origin) throw new AppError('invalid_request', { field: 'question.origin' });
  const { className } = await getOwned(context, { id: origin.ticketId, teacherId });
  const _id = followUpIdOf(teacherId, origin);
  if (!(await context.followUps.makeRoom(teacherId, _id))) throw new AppError('too_many_follow_ups');
  const [checked = question] = await withTrueOrigins(context, teacherId, [question]);
  const stored = {
    ...{ _id, teacherId, className, finding, question: checked, originTicketId: origin.ticketId },
    ...{ classKey: '', createdAt: context.now(), askedIn: null },
  };
  await context.followUps.put(stored);
  const [view] = await viewsOf(context, [stored]);
  if (!view) throw new AppError('ticket_not_found');
  return view;
};

/** @throws {AppError} `follow_up_not_found` */
export const removeFollowUp = async (context: TicketsContext, { id, teacherId }: Owned): Promise<void> => {
  if (!(await context.followUps.remove(id, teacherId))) throw new AppError('follow_up_not_found');
};

const asksTheSame = (one: Question, other: Question | undefined): boolean =>
  JSON.stringify([one.type, one.text, optionsOf(one)]) ===
  JSON.stringify(other && [other.type, other.text, optionsOf(other)]);

/** Corrects the origin `kind`: a question marked `same` that differs from its origin becomes `edited`. */
export const withTrueOrigins = async (
  { repository }: TicketsContext,
  teacherId: string,
  questions: readonly Question[],
): Promise<Question[]> => {
  const isSame = ({ origin }: Question): boolean => origin?.kind === 'same';
  const ids = questions.filter(isSame).flatMap(({ origin }) => origin?.ticketId ?? []);
  const found = await Promise.all([...new Set(ids)].map((id) => repository.findOfTeacher(id, teacherId)));
  const originOf = ({ ticketId, questionId }: QuestionOrigin): Question | undefined =>
    found.find((ticket) => ticket?._id === ticketId)?.questions.find(({ id }) => id === questionId);
  return questions.map((question) => {
    const { origin } = question;
    if (!origin || !isSame(question)) return question;
    const asked = originOf(origin);
    return asked && !asksTheSame(question, asked) ? { ...question, origin: { ...origin, kind: 'edited' } } : question;
  });
};

/**
 * Records which questions a new ticket asks again, including those that were not saved as follow-ups. Idempotent, so a
 * repeated call changes nothing.
 */
export const noteFollowUps = async (
  context: TicketsContext,
  { _id: id, teacherId, questions }: StoredTicket,
): Promise<void> => {
  const asked = questions.filter(({ origin }) => origin !== undefined);
  if (asked.length === 0) return;
  const { followUps, repository, now } = context;
  const known = new Set((await followUps.ofTeacher(teacherId)).map(({ _id }) => _id));
  for (const question of asked) {
    if (!question.origin) continue;
    const _id = followUpIdOf(teacherId, question.origin);
    const { ticketId: originTicketId } = question.origin;
    if (known.has(_id)) continue;
    const [origin] = await repository.findCounted(teacherId, [originTicketId]);
    // No follow-up for a question whose ticket is deleted.
    if (!origin || !(await followUps.makeRoom(teacherId, _id))) continue;
    const { className } = origin;
    await followUps.put({ _id, teacherId, className, originTicketId, question, createdAt: now(), askedIn: null });
  }
  await followUps.noteAsked({ id, teacherId, questions });
};

/**
 * The earlier results of each question that a ticket asks again.
 * @throws {AppError} `ticket_not_found`
 */
export const earlierResults = async (context: TicketsContext, owned: Owned): Promise<EarlierResult[]> => {
  const { questions } = await getOwned(context, owned);
  const ids = questions.flatMap(({ origin }) => origin?.ticketId ?? []);
  const tickets = await countedById(context, owned.teacherId, ids);
  return questions.flatMap(({ id, origin }): EarlierResult[] => {
    if (!origin) return [];
    const ticket = tickets.get(origin.ticketId);
    if (!ticket) return [{ questionId: id, kind: origin.kind, earlier: null }];
    const tally = tallyIn(ticket, origin.questionId);
    const asked = ticket.questions.find((question) => question.id === origin.questionId);
    const candidates = ticket.judged?.tallies.filter((one) => judgedIn(one) > 0).length ?? 0;
    const { _id: ticketId, title, className, createdAt } = ticket;
    return [
      {
        ...{ questionId: id, kind: origin.kind },
        earlier: {
          ...{ ticketId, title, className, createdAt: createdAt.toISOString() },
          ...(tally && { tally }),
          ...(asked && { isInOwnWords: isInOwnWords(asked) }),
          candidates: Math.max(1, candidates),
        },
      },
    ];
  });
};
