import { randomUUID } from 'node:crypto';
import { connectDatabase, createLogger } from '@exit-tickets/service-kit';

const logger = createLogger({ service: 'test', level: 'silent' });

const withDatabase = async <Result>(
  url: string,
  look: (database: Awaited<ReturnType<typeof connectDatabase>>) => Promise<Result>,
): Promise<Result> => {
  const database = await connectDatabase(url, { name: 'test', logger });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
};

/** How many documents of a collection have unpublished events. */
export const countOutboxes = (url: string, collection: 'tickets' | 'responses'): Promise<number> =>
  withDatabase(url, (database) => database.collection(collection).countDocuments({ 'outbox.0': { $exists: true } }));

/** How many responses are stored for a ticket, which need not exist. */
export const countResponses = (url: string, ticketId: string): Promise<number> =>
  withDatabase(url, (database) => database.collection('responses').countDocuments({ ticketId }));

/** Stores responses of these students to a ticket that already has one, as if they had arrived later. */
export const storeResponses = (url: string, ticketId: string, studentNames: readonly string[]): Promise<unknown> =>
  withDatabase(url, (database) =>
    database.collection<{ _id: string }>('responses').insertMany(
      studentNames.map((studentName, index) => ({
        ...{ _id: randomUUID(), ticketId, number: index + 2, studentName, submittedAt: new Date() },
        ...{ answers: [{ questionId: 'q1', answer: 'Licht' }], outbox: [] },
      })),
    ),
  );

/** Sets the counts of all documents with a matching `_id`. */
export const setCount = (url: string, collection: string, id: RegExp, count: number): Promise<unknown> =>
  withDatabase(url, (database) =>
    database.collection<{ _id: string }>(collection).updateMany({ _id: id }, { $set: { count } }),
  );
