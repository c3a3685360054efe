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

/** Documents of a collection with an event that was not published yet. */
export const countOutboxes = (url: string, collection: 'tickets' | 'responses'): Promise<number> =>
  withDatabase(url, (database) => database.collection(collection).countDocuments({ 'outbox.0': { $exists: true } }));

/** Responses to a ticket, whether or not there is one. */
export const countResponses = (url: string, ticketId: string): Promise<number> =>
  withDatabase(url, (database) => database.collection('responses').countDocuments({ ticketId }));

/** Stores responses of these students to a ticket that has one, as if they had come in after it. */
export const storeResponses = (url: string, ticketId: string, studentNames: readonly string[]): Promise<unknown> =>
  withDatabase(url, (database) =>
    database.collection<{ _id: string }>('responses').insertMany(
      studentNames.map((studentName, index) => ({
        ...{ _id: randomUUID(), ticketId, number: index + 2, studentName, submittedAt: new Date() },
        ...{ answers: [{ questionId: 'q1', answer: 'Licht' }], outbox: [] },
      })),
    ),
  );

/** Has something been counted this often whose `_id` is like that. */
export const setCount = (url: string, collection: string, id: RegExp, count: number): Promise<unknown> =>
  withDatabase(url, (database) =>
    database.collection<{ _id: string }>(collection).updateMany({ _id: id }, { $set: { count } }),
  );
