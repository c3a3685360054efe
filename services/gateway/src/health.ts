import { type ServiceName, services } from '@exit-tickets/contracts';
import { isConnected, type ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RevokedSessions } from './revoked-sessions.ts';
import type { Upstreams } from './upstream/upstreams.ts';

/** How long a healthy result is reused: the endpoint is public, so anyone could otherwise flood the services. */
const keepMs = 1_000;

type Health = Record<ServiceName | 'gateway', 'ok' | 'unavailable'>;

interface HealthContext extends Pick<ServiceContext, 'bus' | 'database' | 'stopping'> {
  upstreams: Upstreams;
  revokedSessions: RevokedSessions;
}

const isHealthy = (health: Health): boolean => Object.values(health).every((state) => state === 'ok');
const statusText = (isReady: boolean) => (isReady ? 'ok' : 'unavailable');

const checkServices = async (context: HealthContext): Promise<Health> => {
  const { bus, database, stopping, upstreams, revokedSessions } = context;
  const entries = await Promise.all(
    services.map(
      async (service) => [service, statusText(await upstreams.isReady(service).catch(() => false))] as const,
    ),
  );
  const own = bus.isReady() && isConnected(database) && revokedSessions.isLoaded() && !stopping.aborted;
  return { gateway: statusText(own), ...(Object.fromEntries(entries) as Record<ServiceName, 'ok' | 'unavailable'>) };
};

/** `GET /api/health`: 200 when every service is ready; otherwise 503, also during startup and the drain. */
export const serveHealth = (app: FastifyInstance, context: HealthContext): void => {
  let last: { until: number; health: Promise<Health> } | undefined;
  const check = (): Promise<Health> => {
    if (last && performance.now() < last.until) return last.health;
    const checked = { until: Number.POSITIVE_INFINITY, health: checkServices(context) };
    last = checked;
    void checked.health.then((health) => {
      checked.until = isHealthy(health) ? performance.now() + keepMs : 0;
    });
    return checked.health;
  };
  app.get('/api/health', { logLevel: 'warn' }, async (_request, reply) => {
    const health = await check();
    const status = statusText(isHealthy(health));
    return reply.status(status === 'ok' ? 200 : 503).send({ status, services: health });
  });
};
