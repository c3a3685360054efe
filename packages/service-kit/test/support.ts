import type { Bus } from '@exit-tickets/bus';
import { createInProcessBus } from '@exit-tickets/bus';
import { createLogger, createSessions, type StatelessParts } from '../src/index.ts';

export const logger = createLogger({ service: 'test', level: 'silent' });
export const firstSecret = 'the first secret that has 32 bytes';
export const secondSecret = 'the second secret that has 32 bytes';

export const testBus = (): Bus => createInProcessBus({ logger, deadLetters: { add: async () => undefined } });

/** Parts without a database, with a clock that a test can move by replacing `time`. */
export const testParts = (secrets: readonly string[] = [firstSecret]) => {
  const clock = { time: new Date() };
  const now = () => clock.time;
  const parts: StatelessParts = {
    bus: testBus(),
    logger,
    sessions: createSessions({ secrets, isSecure: false, now }),
    now,
  };
  return { ...parts, clock };
};
