import { dropIndex, inBatches, type Migration, type Migrations } from '@exit-tickets/service-kit';

const batchSize = 500;

/** Renames the former field `seat` to `number`. */
const renameSeats: Migration = async (database) => {
  // Without `seat`, this unique index would treat all responses of a ticket as equal.
  await dropIndex(database, 'responses', 'ticketId_1_seat_1');
  const responses = database.collection('responses');
  const withSeat = responses.find({ seat: { $exists: true } }, { projection: { _id: 1 } });
  for await (const batch of inBatches(withSeat, batchSize))
    await responses.updateMany({ _id: { $in: batch.map(({ _id }) => _id) } }, { $rename: { seat: 'number' } });
};

/**
 * Adds the stored counter of response numbers, which each process used to keep in memory. It starts at 0 and catches up
 * at the first response whose number is taken.
 */
const countFromZero: Migration = async (database) => {
  const replicas = database.collection('response_tickets');
  const uncounted = replicas.find({ responseNumber: { $exists: false } }, { projection: { _id: 1 } });
  for await (const batch of inBatches(uncounted, batchSize))
    await replicas.updateMany({ _id: { $in: batch.map(({ _id }) => _id) } }, { $set: { responseNumber: 0 } });
};

/** Upgrades the responses and ticket replicas of earlier releases. */
export const migrations: Migrations = {
  service: 'responses',
  formerRecords: 'response_upgrades',
  steps: { '1-numbers': renameSeats, '2-allocated-numbers': countFromZero },
};
