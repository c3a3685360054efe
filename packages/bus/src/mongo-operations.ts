import mongoose, { type Connection } from 'mongoose';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Bus } from './bus.ts';
import { deadLetterCollection } from './dead-letters.ts';
import type { BusOperations, ParkedLetter } from './operations.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { markDeleted } from './outbox-fields.ts';

const { ObjectId } = mongoose.mongo;

const storedLetter = z.object({
  _id: z.instanceof(ObjectId),
  consumer: z.string(),
  event: z.unknown(),
  error: z.string(),
  at: z.date(),
});

/** Events that an operator published, until the running app relays them. Each document is only an outbox. */
const operatorEventsOf = (database: Connection) => database.collection('operator_events');

/**
 * Operator commands for the in-process bus. They use the database that they share with the app. Published events reach
 * the consumers within seconds when the app runs, else at its next start.
 */
export const mongoOperations = (database: Connection): Omit<BusOperations, 'close'> => {
  async function* deadLetters(): AsyncGenerator<ParkedLetter> {
    for await (const document of database.collection(deadLetterCollection).find().sort({ at: 1 })) {
      const { _id, ...letter } = storedLetter.parse(document);
      yield { id: _id.toHexString(), ...letter };
    }
  }
  return {
    deadLetters,
    drop: async (id) => {
      await database.collection(deadLetterCollection).deleteOne({ _id: new ObjectId(id) });
    },
    publish: async (event) => {
      const { $set, $push } = markDeleted(new Date(), event);
      await operatorEventsOf(database).insertOne({ ...$set, outbox: $push.outbox.$each });
    },
  };
};

/** Publishes the operator's events from the database. */
export const createOperatorOutbox = (database: Connection, bus: Bus, logger: Logger): Outbox =>
  createOutbox({
    collection: operatorEventsOf(database),
    bus,
    logger,
    sweepSeconds: 2,
    settleSeconds: 0,
  });
