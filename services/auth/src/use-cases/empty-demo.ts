import { type PeriodicWork, startPeriodicWork } from '@exit-tickets/service-kit';
import type { AuthContext } from '../auth-context.ts';
import { eraseUser } from './erase-user.ts';

const hourMs = 60 * 60 * 1_000;
const pollMs = 5_000;

/**
 * Erases at every full hour the accounts that were made in a demo before it, and with them all that services keep for them.
 * Accounts from before the demo stay. Safe to run twice, as replicas do.
 */
export const emptyDemo = (context: AuthContext): PeriodicWork => {
  const { users, now, logger } = context;
  const work = async (): Promise<void> => {
    const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs);
    for await (const user of users.madeInDemoBefore(hour)) await eraseUser(context, user);
  };
  return startPeriodicWork({ everyMs: pollMs, work, problem: 'the demo could not be emptied, trying again', logger });
};
