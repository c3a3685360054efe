import { type ContextOverrides, createContext, createLifecycle, type ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { createTestClock, type TestClock } from './clock.ts';
import { freshDatabase } from './database.ts';

export interface TestContext extends ServiceContext {
  clock: TestClock;
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
  const fork: TestContext['fork'] = async (overrides = {}) => ({
    ...context.manage(await createContext(config, { now: clock.now, ...overrides, database })),
    clock,
    fork,
  });
  return { ...context, clock, fork };
};

/** Starts a service's app on a free local port and returns its address. */
export const listen = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });
