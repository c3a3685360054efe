import { newEvent } from '@exit-tickets/bus';
import type { EventDefinition } from '@exit-tickets/contracts';
import { type ContextOverrides, createContext, createLifecycle, type ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { createTestClock, type TestClock } from './clock.ts';
import { freshDatabase } from './database.ts';

export interface TestContext extends ServiceContext {
  clock: TestClock;
  /** Publishes a new event, as another service does. */
  publish<Data extends z.ZodType>(definition: EventDefinition<Data>, data: z.input<Data>): Promise<void>;
  /**
   * A context with a separate bus on the same database, for a restarted service or a second replica. It can be closed
   * separately, and closes with this one.
   */
  fork(overrides?: Pick<ContextOverrides, 'logger' | 'sessions' | 'now'>): Promise<TestContext>;
}

/** A service context with real parts: a new database, an in-process bus, sessions and a stopped clock. */
export const startContext = async (): Promise<TestContext> => {
  const lifecycle = createLifecycle();
  const clock = createTestClock();
  const config = {
    name: 'test',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: ['a secret of tests that has 32 bytes'],
    MONGODB_URL: await freshDatabase(),
  };
  const context = await createContext(config, { lifecycle, now: clock.now });
  const { database } = context;
  // Otherwise the server keeps the collections of every test so far, and each new one takes longer to create.
  // A test may have closed the database itself.
  context.onClose(() => (database.readyState === 1 ? database.dropDatabase() : undefined));
  const forTests = (one: ServiceContext): TestContext => ({
    ...one,
    clock,
    publish: (definition, data) =>
      one.bus.publish(definition, newEvent(definition, data, { source: 'test', now: one.now() })),
    fork: async (overrides = {}) =>
      forTests(context.manage(await createContext(config, { now: clock.now, ...overrides, database }))),
  });
  return forTests(context);
};

/** Starts a service's app on a free local port and returns its address. */
export const listen = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });
