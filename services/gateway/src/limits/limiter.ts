import { AppError, type AppErrorOptions, type RateLimit } from '@exit-tickets/contracts';
import type { SharedCounts } from './shared-counts.ts';
import { WindowCounts } from './window-counts.ts';

/** Counts calls per address, per account and overall. Checks use memory only; shared counts are written to MongoDB. */
export interface Limiter {
  /** @throws {AppError} `too_many_requests` when this address has reached its limit */
  checkAddress(address: string): void;
  /** @throws {AppError} `too_many_requests` when the total limit is reached and this caller is not exempt */
  checkOverall(isExcepted?: () => boolean): void;
  /** @throws {AppError} `too_many_requests` when this account has reached its limit */
  checkAccount(account: string): void;
  count(address: string, account?: string): void;
}

const everyone = 'all';
const keyOfAccount = (account: string): string => `account ${account}`;

/**
 * A limit shared by all gateways, unless it is `isPerGateway`. A gateway knows its own counts immediately and learns
 * those of the others whenever it counts, so checks never wait for the database.
 */
export const createLimiter = (limit: RateLimit, shared: SharedCounts, now: () => Date): Limiter => {
  const { name, windowSeconds, perAddress, perAccount, overall, isPerGateway, message } = limit;
  const counts = new WindowCounts(windowSeconds * 1_000);

  const keysOf = (address: string, account: string | undefined): string[] => [
    address,
    ...(perAccount === undefined || account === undefined ? [] : [keyOfAccount(account)]),
    ...(overall === undefined ? [] : [everyone]),
  ];

  const check = (key: string, max = Number.POSITIVE_INFINITY, isExcepted = () => false): void => {
    const waitMs = counts.waitUntilBelow(max, key, now().getTime());
    if (waitMs === 0 || isExcepted()) return;
    const options: AppErrorOptions = { retryAfterSeconds: Math.ceil(waitMs / 1_000), ...(message && { message }) };
    throw new AppError('too_many_requests', options);
  };

  return {
    checkAddress: (address) => check(address, perAddress),
    checkOverall: (isExcepted) => check(everyone, overall, isExcepted),
    checkAccount: (account) => check(keyOfAccount(account), perAccount),
    count: (address, account) => {
      const time = now().getTime();
      const window = counts.windowAt(time);
      for (const key of keysOf(address, account)) {
        counts.add(key, time);
        if (!isPerGateway)
          shared.add(`${name} ${key}`, window, counts.windowMs, (count) => counts.learn(key, window, count));
      }
    },
  };
};
