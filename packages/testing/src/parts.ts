import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bus, createInProcessBus, mongoDeadLetters } from '@exit-tickets/bus';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import {
  connectDatabase,
  createLogger,
  createSessions,
  type Service,
  type ServiceParts,
} from '@exit-tickets/service-kit';
import { createTestClock, type TestClock } from './clock.ts';

export interface TestParts extends ServiceParts {
  clock: TestClock;
  /** A bus of its own on the same database: what a restarted service would be given. */
  newBus(): Bus;
  close(): Promise<void>;
}

const logger = createLogger({ service: 'test', level: 'silent' });

/** The real parts that a service is built from: a database of its own, an in-process bus, sessions and a still clock. */
export const startParts = async (): Promise<TestParts> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'exit-tickets-test-'));
  const mongo = await startEmbeddedMongo({ dataDir });
  const database = await connectDatabase(mongo.url, { name: 'test', logger });
  const newBus = () =>
    createInProcessBus({ logger, deadLetters: mongoDeadLetters(database.collection('dead_letters')) });
  const bus = newBus();
  const clock = createTestClock();
  const sessions = createSessions({
    secrets: ['a secret of tests that has 32 bytes'],
    isSecure: false,
    now: clock.now,
  });
  return {
    bus,
    newBus,
    database,
    logger,
    sessions,
    clock,
    now: clock.now,
    close: async () => {
      await bus.close();
      await database.close();
      await mongo.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Has a service listen on a free port of this machine and gives its address. */
export const listen = (service: Service): Promise<string> => service.app.listen({ port: 0, host: '127.0.0.1' });
