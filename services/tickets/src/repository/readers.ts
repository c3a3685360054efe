import type { Question } from '@exit-tickets/contracts';
import type { Model } from 'mongoose';
import type { ShownStoredTicket, StoredTicket } from '../ticket.ts';
import { alive, notShown, type TicketDocument } from './ticket.model.ts';

/** Batch size for reading all tickets; the largest are about 100 kB each. */
const batchSize = 25;
/** Tickets of a deleted account that are deleted concurrently. */
const deletedTogether = 50;

/** A ticket with its question types and tallies. */
export interface CountedTicket extends Pick<StoredTicket, '_id' | 'title' | 'className' | 'createdAt' | 'judged'> {
  questions: readonly Pick<Question, 'id' | 'type'>[];
}

/** Finds tickets by their ids, PINs and teachers. */
export const readers = (model: Model<TicketDocument>) => ({
  find: (id: string): Promise<StoredTicket | null> =>
    model
      .findOne({ _id: id, ...alive })
      .lean<StoredTicket>()
      .exec(),

  findOfTeacher: (id: string, teacherId: string): Promise<StoredTicket | null> =>
    model
      .findOne({ _id: id, teacherId, ...alive })
      .lean<StoredTicket>()
      .exec(),

  /** The questions and tallies of these tickets, limited to the teacher's own. */
  findCounted: (teacherId: string, ids: readonly string[]): Promise<CountedTicket[]> =>
    model
      .find(
        { _id: { $in: ids }, teacherId, ...alive },
        { title: 1, className: 1, createdAt: 1, judged: 1, 'questions.id': 1, 'questions.type': 1 },
      )
      .lean<CountedTicket[]>()
      .exec(),

  /** The titles of these tickets, limited to the teacher's own. */
  titlesOf: async (teacherId: string, ids: readonly string[]) => {
    const found = await model
      .find({ _id: { $in: ids }, teacherId, ...alive }, { title: 1, className: 1 })
      .lean<Pick<StoredTicket, '_id' | 'title' | 'className'>[]>()
      .exec();
    return found.map(({ _id: id, title, className }) => ({ id, title, className }));
  },

  /** Which of these tickets exist. */
  findExisting: (ids: readonly string[]): Promise<string[]> =>
    model.distinct('_id', { _id: { $in: ids }, ...alive }).exec(),

  /** Tickets that hold one of these PINs, without question guides. */
  findByPins: (pins: readonly string[]): Promise<ShownStoredTicket[]> =>
    model
      .find({ pin: { $in: pins }, holdsPin: true, ...alive }, { ...notShown, judged: 0 })
      .lean<ShownStoredTicket[]>()
      .exec(),

  /** A page of the ids of a teacher's tickets, starting after the id `after`. */
  idsOfTeacher: async (teacherId: string, after: string | undefined, limit: number): Promise<string[]> => {
    const found = await model
      .find({ teacherId, ...alive, _id: { $gt: after ?? '' } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Pick<StoredTicket, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  },

  /** The number of a teacher's tickets, including archived ones. Both counts are answered by the list index alone. */
  countOfTeacher: async (teacherId: string): Promise<number> => {
    const count = (isArchived: boolean) => model.countDocuments({ teacherId, isArchived, ...alive }).exec();
    const [current, archived] = await Promise.all([count(false), count(true)]);
    return current + archived;
  },

  /** A batch of a teacher's tickets; empty when none is left. */
  someOfTeacher: (teacherId: string): Promise<StoredTicket[]> =>
    model
      .find({ teacherId, ...alive })
      .limit(deletedTogether)
      .lean<StoredTicket[]>()
      .exec(),

  /** Every ticket of every teacher. */
  all: async function* (): AsyncGenerator<StoredTicket> {
    yield* model.find(alive, { outbox: 0 }).lean<StoredTicket>().cursor({ batchSize });
  },

  usesMaterial: async ({ id, ticketId }: { id: string; ticketId: string }): Promise<boolean> =>
    (await model.exists({ _id: ticketId, materialId: id })) !== null,
});
