import { notDeleted } from '@exit-tickets/bus';
import { limits } from '@exit-tickets/contracts';
import { inBatchesWhileBusy } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { notAnonymous, roomFor, type TicketReplica } from './ticket-replica.model.ts';

/** An admitted response: its number, and the questions to check its answers against. */
export type Admission = Pick<TicketReplica, 'questions' | 'responseNumber' | 'removedSubmissions'>;

/** The document as the driver returns it. */
type Unset = 'deletedAt' | 'isAnonymizing' | 'anonymizedAt';
type Stored = Omit<TicketReplica, Unset> & { [Field in Unset]?: TicketReplica[Field] | null };

/** A response to be admitted. */
interface Asked {
  ticketId: string;
  now: Date;
  /** Size of its text, in bytes. */
  bytes: number;
}

/**
 * Allocates the next number, batched with concurrent callers. Undefined when the ticket is full, closed or not
 * locked.
 */
export const createAdmit = (model: Model<TicketReplica>) => {
  // Uses the driver directly, without mongoose: every response of a class takes this path.
  const collection = model.db.collection<Stored>(model.collection.name);

  /** Allocates the next numbers if the ticket is open, locked and has enough room. */
  const allocate = async (ticketId: string, asked: readonly Asked[]): Promise<Admission | null> => {
    const count = asked.length;
    const bytes = asked.reduce((sum, each) => sum + each.bytes, 0);
    const latest = new Date(Math.max(...asked.map(({ now }) => now.getTime())));
    return collection.findOneAndUpdate(
      {
        _id: ticketId,
        isAccepting: true,
        isLocked: true,
        expiresAt: { $gt: latest },
        responseNumber: { $lte: limits.responsesPerTicket - count },
        ...roomFor(bytes),
        ...notAnonymous,
        ...notDeleted,
      },
      { $inc: { responseNumber: count, responseBytes: bytes }, $max: { lastAnswerAt: latest } },
      { returnDocument: 'after', projection: { _id: 0, questions: 1, responseNumber: 1, removedSubmissions: 1 } },
    );
  };

  const admitToTicket = async (ticketId: string, asked: readonly Asked[]): Promise<Map<Asked, Admission>> => {
    const admission = await allocate(ticketId, asked);
    if (admission) {
      const first = admission.responseNumber - asked.length + 1;
      return new Map(asked.map((each, at) => [each, { ...admission, responseNumber: first + at }]));
    }
    const admitted = new Map<Asked, Admission>();
    if (asked.length === 1) return admitted;
    // There may be room for some of them: admit the smallest first.
    for (const each of asked.toSorted((a, b) => a.bytes - b.bytes)) {
      const alone = await allocate(ticketId, [each]);
      if (!alone) break;
      admitted.set(each, alone);
    }
    return admitted;
  };

  /** One write per ticket for all requests that arrived during the previous writes. */
  const admitTogether = async (asked: readonly Asked[]): Promise<Promise<Admission | undefined>[]> => {
    const byTicket = new Map(
      [...Map.groupBy(asked, ({ ticketId }) => ticketId)].map(([id, ofTicket]) => [id, admitToTicket(id, ofTicket)]),
    );
    return asked.map(async (each) => (await byTicket.get(each.ticketId))?.get(each));
  };

  return inBatchesWhileBusy(admitTogether, limits.responsesPerTicket);
};
