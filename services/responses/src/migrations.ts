import { dropIndex, inBatches, type Migration, type Migrations } from '@exit-tickets/service-kit';

const batchSize = 500;

/** A response's number used to be its `seat`. */
const renameSeats: Migration = async (database) => {
  // Without seats, this index would treat all responses of a ticket as equal.
  await dropIndex(database, 'responses', 'ticketId_1_seat_1');
  const responses = database.collection('responses');
  const withSeat = responses.find({ seat: { $exists: true } }, { projection: { _id: 1 } });
  for await (const batch of inBatches(withSeat, batchSize))
    await responses.updateMany({ _id: { $in: batch.map(({ _id }) => _id) } }, { $rename: { seat: 'number' } });
};

/**
 * The last allocated number of a ticket used to be kept in memory by each process. The stored counter starts at 0: at
 * the first response that conflicts with a stored one, it catches up.
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
