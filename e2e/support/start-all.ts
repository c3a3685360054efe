import { services } from '@exit-tickets/contracts';
import { expect, vi } from 'vitest';
import type { ServiceProcesses } from './service-processes.ts';

/** Generous, because speed is not under test and the machine may be busy. */
const waitOptions = { timeout: 180_000, interval: 250 };

/** Waits until every part reports that it is healthy. */
export const untilHealthy = ({ url, output }: Pick<ServiceProcesses, 'url' | 'output'>): Promise<void> =>
  vi.waitFor(async () => {
    const answer = await fetch(`${url}/api/health`);
    expect(answer.status, `${await answer.text()} ${output().slice(-2_000)}`).toBe(200);
  }, waitOptions);

/** Starts the first replica of every service, and waits until all are healthy. */
export const startAll = async (deployed: ServiceProcesses): Promise<void> => {
  for (const name of ['gateway', ...services] as const) deployed.start(name);
  await untilHealthy(deployed);
};
