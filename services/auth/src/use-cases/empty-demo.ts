import { type PeriodicWork, startPeriodicWork } from '@exit-tickets/service-kit';
import type { AuthContext } from '../auth-context.ts';
import { eraseUser } from './erase-user.ts';

const hourMs = 60 * 60 * 1_000;
const pollMs = 5_000;

/**
 * Erases accounts created in a demo, with all their data, at every full hour. Accounts from before the demo stay. Safe
 * to run on several replicas.
 */
export const emptyDemo = (context: AuthContext): PeriodicWork => {
  const { users, now, logger } = context;
  const work = async (): Promise<void> => {
    const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs);
    for await (const user of users.madeInDemoBefore(hour)) await eraseUser(context, user);
  };
  return startPeriodicWork({ everyMs: pollMs, work, problem: 'the demo could not be emptied, trying again', logger });
};
