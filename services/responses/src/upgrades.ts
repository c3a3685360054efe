import { dropIndex, inBatches, runUpgrades, type Upgrade } from '@exit-tickets/service-kit';
import type { Connection } from 'mongoose';

const batchSize = 500;

/** A response's number used to be its `seat`. */
const renameSeats: Upgrade = async (database) => {
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
const countFromZero: Upgrade = async (database) => {
  const replicas = database.collection('response_tickets');
  const uncounted = replicas.find({ responseNumber: { $exists: false } }, { projection: { _id: 1 } });
  for await (const batch of inBatches(uncounted, batchSize))
    await replicas.updateMany({ _id: { $in: batch.map(({ _id }) => _id) } }, { $set: { responseNumber: 0 } });
};

/** In the order in which they are needed; a name is never used again. */
const upgrades: Record<string, Upgrade> = {
  '1-numbers': renameSeats,
  '2-allocated-numbers': countFromZero,
};

/** Brings what earlier releases stored into today's shape; before the indexes are built, which rest on it. */
export const upgradeStoredResponses = (database: Connection, now: Date): Promise<void> =>
  runUpgrades(database, 'response_upgrades', upgrades, now);
