import { services } from '@exit-tickets/contracts';
import { expect, vi } from 'vitest';
import { type ProcessName, prepareProcesses, type ServiceProcesses } from '../support/service-processes.ts';
import { startAll } from '../support/start-all.ts';

/** The services in restart order, then the gateway. */
export const names: readonly ProcessName[] = [...services, 'gateway'];
const waitOptions = { timeout: 60_000, interval: 250 };

const untilReady = (deployed: ServiceProcesses, name: ProcessName, replica: number): Promise<void> =>
  vi.waitFor(async () => expect(await deployed.isReady(name, replica), name).toBe(true), waitOptions);

/** Starts two replicas of every service and of the gateway, all ready. They drain before they stop. */
export const startTwoOfEach = async (): Promise<ServiceProcesses> => {
  const replicas = Object.fromEntries(names.map((name) => [name, 2]));
  const deployed = await prepareProcesses({ replicas, environment: { DRAIN_SECONDS: '3' } });
  for (const name of names) deployed.start(name, 2);
  await startAll(deployed);
  for (const name of names) await untilReady(deployed, name, 2);
  return deployed;
};

/** Restarts both replicas of a service, the second once the first is ready again. */
export const restartInTurn = async (deployed: ServiceProcesses, name: ProcessName): Promise<void> => {
  for (const replica of [1, 2]) {
    expect(await deployed.stop(name, 'SIGTERM', replica)).toBe(0);
    deployed.start(name, replica);
    await untilReady(deployed, name, replica);
  }
};
