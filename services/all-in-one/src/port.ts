import { listenWidely } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AllInOneConfig } from './config.ts';
import { StartError } from './start-error.ts';

const explanations: Record<string, (host: string, port: number, metricsPort?: number) => string> = {
  EADDRINUSE: (_host, port, metricsPort) =>
    port === metricsPort
      ? `PORT and METRICS_PORT are both ${port}: choose another for one of them`
      : `port ${port} is taken: stop what uses it, or choose another with PORT=…`,
  EACCES: (_host, port) => `port ${port} may not be used by this user: choose another with PORT=…`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine`,
  ENOTFOUND: (host) => `HOST ${host} is not an address of this machine`,
};

/**
 * Listens and returns the port; port 0 lets the system choose one.
 * @throws {StartError} when the port is taken or the address is not one of this machine's
 */
export const listenOn = async (
  app: FastifyInstance,
  { HOST: host, PORT: port, METRICS_PORT: metricsPort }: Pick<AllInOneConfig, 'HOST' | 'PORT' | 'METRICS_PORT'>,
): Promise<number> => {
  try {
    return Number(new URL(await listenWidely(app, { host, port })).port) || 80;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const explain = explanations[code];
    if (explain) throw new StartError(explain(host, port, metricsPort), error);
    throw error;
  }
};
