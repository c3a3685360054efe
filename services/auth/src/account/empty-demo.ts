import type { ServiceContext } from '@exit-tickets/service-kit';
import type { Users } from '../users/user.repository.ts';
import { type EraseUserContext, eraseUser } from './erase-user.ts';

const hourMs = 60 * 60 * 1_000;
const pollMs = 5_000;

interface EmptyDemoContext extends EraseUserContext, Pick<ServiceContext, 'logger'> {
  users: Pick<Users, 'erase' | 'madeInDemoBefore'>;
}

/**
 * Erases at every full hour the accounts that were made in a demo before it, and with them all that services keep for them.
 * Accounts from before the demo stay. Safe to run twice, as replicas do.
 */
export const emptyDemo = (context: EmptyDemoContext) => {
  const { users, now, logger } = context;
  let emptying: Promise<void> | undefined;
  const empty = async (): Promise<void> => {
    const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs);
    try {
      for await (const user of users.madeInDemoBefore(hour)) await eraseUser(context, user);
    } catch (err) {
      logger.warn({ err }, 'the demo could not be emptied, trying again');
    }
    emptying = undefined;
  };
  const timer = setInterval(() => {
    emptying ??= empty();
  }, pollMs).unref();
  return {
    isIdle: () => emptying === undefined,
    drain: async () => emptying,
    close: async () => {
      clearInterval(timer);
      await emptying;
    },
  };
};
