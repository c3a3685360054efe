import { dropIndex, inBatches, type Migration, type Migrations } from '@exit-tickets/service-kit';

const batchSize = 500;

/** A response's number used to be its `seat`. */
const renameSeats: Migration = async (database) => {
  // Without their seats the responses of a ticket would all be alike to this index.
  await dropIndex(database, 'responses', 'ticketId_1_seat_1');
  const responses = database.collection('responses');
  const withSeat = responses.find({ seat: { $exists: true } }, { projection: { _id: 1 } });
  for await (const batch of inBatches(withSeat, batchSize))
    await responses.updateMany({ _id: { $in: batch.map(({ _id }) => _id) } }, { $rename: { seat: 'number' } });
};

/**
 * How many numbers of a ticket are allocated used to be in the memory of each process. It begins at 0 for all: at the
 * first response that meets a stored one the counter catches up.
 */
const countFromZero: Migration = async (database) => {
  const replicas = database.collection('response_tickets');
  const uncounted = replicas.find({ responseNumber: { $exists: false } }, { projection: { _id: 1 } });
  for await (const batch of inBatches(uncounted, batchSize))
    await replicas.updateMany({ _id: { $in: batch.map(({ _id }) => _id) } }, { $set: { responseNumber: 0 } });
};

/** Brings the responses and ticket replicas of earlier releases into today's shape. */
export const migrations: Migrations = {
  service: 'responses',
  formerRecords: 'response_upgrades',
  steps: { '1-numbers': renameSeats, '2-allocated-numbers': countFromZero },
};
