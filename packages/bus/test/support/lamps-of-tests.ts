import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { folderOfTests } from '../../../testing/src/folders.ts';
import { type Bus, createOutbox, type Outbox, type OutboxOptions } from '../../src/index.ts';
import { connectLamps, lampEvents } from './lamps.ts';
import { silent } from './messages.ts';

/** A database for the tests of a file, without lamps at the start of each, and outboxes that are closed after it. */
export const lampsOfTests = () => {
  const dataDir = folderOfTests();
  let database: Awaited<ReturnType<typeof startEmbeddedMongo>>;
  let home: Awaited<ReturnType<typeof connectLamps>>;
  const outboxes: Outbox[] = [];
  beforeAll(async () => {
    database = await startEmbeddedMongo({ dataDir });
    home = await connectLamps(database.url);
  });
  afterAll(async () => {
    await home.connection.close();
    await database.close();
  });
  beforeEach(async () => void (await home.lamps.deleteMany({})));
  afterEach(() => Promise.all(outboxes.splice(0).map((outbox) => outbox.close())));
  return {
    get url() {
      return database.url;
    },
    get connection() {
      return home.connection;
    },
    get lamps() {
      return home.lamps;
    },
    anOutbox: (bus: Bus, options: Partial<OutboxOptions> = {}): Outbox => {
      const { collection } = home.lamps;
      const outbox = createOutbox({ collection, bus, logger: silent, definitions: lampEvents, ...options });
      outboxes.push(outbox);
      return outbox;
    },
  };
};
