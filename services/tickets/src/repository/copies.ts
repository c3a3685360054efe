import { listedQuestions } from '@exit-tickets/contracts';
import type { Model } from 'mongoose';
import type { ComparedStoredTicket, StoredTicket } from '../ticket.ts';
import { sortOf } from './list-query.ts';
import { alive, type TicketDocument } from './ticket.model.ts';

const fieldsOfQuestions = new Set(Object.values(listedQuestions).flatMap(({ shape }) => Object.keys(shape)));

/** The fields needed to compare copies. */
const comparedFields = [
  ...['title', 'className', 'classKey', 'createdAt', 'responseCount', 'judged'],
  ...[...fieldsOfQuestions].map((field) => `questions.${field}`),
].join(' ');

type CopyOfClass = Pick<StoredTicket, '_id' | 'className' | 'classKey'>;

/** Appends the original, which has no `originId`, after its copies: it is the oldest. */
const findCopies = async <Copy>(
  model: Model<TicketDocument>,
  { teacherId, originId }: { teacherId: string; originId: string },
  fields: string,
  limit: number,
): Promise<Copy[]> => {
  const found = await Promise.all(
    [{ originId }, { _id: originId }].map((which) =>
      model
        .find({ teacherId, isArchived: false, ...alive, ...which }, fields)
        .sort(sortOf('newest'))
        .limit(limit)
        .lean<Copy[]>()
        .exec(),
    ),
  );
  return found.flat().slice(0, limit);
};

/** Finds the copies of a ticket. */
export const copies = (model: Model<TicketDocument>) => ({
  /** The unarchived tickets that share this origin, including the original; newest first, at most `limit`. */
  copiesOf: (teacherId: string, originId: string, limit: number): Promise<ComparedStoredTicket[]> =>
    findCopies<ComparedStoredTicket>(model, { teacherId, originId }, comparedFields, limit),

  /** The classes of the same tickets. */
  classesOfCopies: (teacherId: string, originId: string, limit: number): Promise<CopyOfClass[]> =>
    findCopies<CopyOfClass>(model, { teacherId, originId }, 'className classKey', limit),
});
