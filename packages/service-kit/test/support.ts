import { type Bus, createInProcessBus } from '@exit-tickets/bus';
import { createLogger, createStatelessContext } from '../src/index.ts';

export const logger = createLogger({ service: 'test', level: 'silent' });
export const firstSecret = 'the first secret that has 32 bytes';
export const secondSecret = 'the second secret that has 32 bytes';

export const testBus = (): Bus => createInProcessBus({ logger, deadLetters: { add: async () => undefined } });

/** A context without a database, with a clock that a test can move by replacing `time`. */
export const testContext = async (SESSION_SECRET: readonly string[] = [firstSecret]) => {
  const clock = { time: new Date() };
  const config = { name: 'test', LOG_LEVEL: 'silent', SESSION_SECRET, NATS_URL: 'the bus is given' };
  const context = await createStatelessContext(config, { bus: testBus(), now: () => clock.time });
  return { ...context, clock };
};
export type KitTestContext = Awaited<ReturnType<typeof testContext>>;
