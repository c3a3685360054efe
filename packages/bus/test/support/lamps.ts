import mongoose from 'mongoose';
import { type Bus, createInProcessBus, outboxFields } from '../../src/index.ts';
import { lampBroken, lampLit, lampRemoved, silent } from './messages.ts';

export const lampEvents = [lampLit, lampBroken, lampRemoved];

const lampSchema = new mongoose.Schema({ room: String, ...outboxFields });

/** The lamps of a database, as a service would store them. */
export const connectLamps = async (url: string) => {
  const connection = await mongoose.createConnection(url, { serverSelectionTimeoutMS: 20_000 }).asPromise();
  return { connection, lamps: connection.model('Lamp', lampSchema) };
};

/** A bus that publishes in this way. */
export const busThat = (publish: Bus['publish']): Bus => ({
  ...createInProcessBus({ logger: silent, deadLetters: { add: async () => {} } }),
  publish,
});
