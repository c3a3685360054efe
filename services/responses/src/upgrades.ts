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

/** How many numbers of a ticket were allocated used to be in the memory of each process. */
const countAllocated: Upgrade = async (database) => {
  const replicas = database.collection<{ _id: string; responseNumber?: number }>('response_tickets');
  await replicas.updateMany({ responseNumber: { $exists: false } }, { $set: { responseNumber: 0 } });
  const lastNumbers = database
    .collection('responses')
    .aggregate<{ _id: string; last: number }>([{ $group: { _id: '$ticketId', last: { $max: '$number' } } }]);
  for await (const batch of inBatches(lastNumbers, batchSize)) {
    await replicas.bulkWrite(
      batch.map(({ _id, last }) => ({ updateOne: { filter: { _id }, update: { $max: { responseNumber: last } } } })),
    );
  }
};

/** In the order in which they are needed; a name is never used again. */
const upgrades: Record<string, Upgrade> = {
  '1-numbers': renameSeats,
  '2-allocated-numbers': countAllocated,
};

/** Brings what earlier releases stored into today's shape; before the indexes are built, which rest on it. */
export const upgradeStoredResponses = (database: Connection, now: Date): Promise<void> =>
  runUpgrades(database, 'response_upgrades', upgrades, now);
