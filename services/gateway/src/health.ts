import { type ServiceName, services } from '@exit-tickets/contracts';
import type { ServiceParts } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RevokedSessions } from './revoked-sessions.ts';
import type { Upstreams } from './upstreams.ts';

/** Asked by anyone as often as they like, so while all is well services are asked at most this often. */
const keepMs = 1_000;
const connected = 1;

type Health = Record<ServiceName | 'gateway', 'ok' | 'unavailable'>;

interface Watched {
  parts: ServiceParts;
  upstreams: Upstreams;
  revokedSessions: RevokedSessions;
}

const isWell = (health: Health): boolean => Object.values(health).every((state) => state === 'ok');
const word = (isReady: boolean) => (isReady ? 'ok' : 'unavailable');

const lookAround = async ({ parts, upstreams, revokedSessions }: Watched): Promise<Health> => {
  const entries = await Promise.all(
    services.map(async (service) => [service, word(await upstreams.isReady(service).catch(() => false))] as const),
  );
  const own = parts.bus.isReady() && parts.database.readyState === connected && revokedSessions.isLoaded();
  return { gateway: word(own), ...(Object.fromEntries(entries) as Record<ServiceName, 'ok' | 'unavailable'>) };
};

/** `GET /api/health`: 200 once every part is ready; 503 before, and when a service is down. While stopping nothing comes in. */
export const serveHealth = (app: FastifyInstance, watched: Watched): void => {
  let last: { until: number; health: Promise<Health> } | undefined;
  const look = (): Promise<Health> => {
    if (last && performance.now() < last.until) return last.health;
    const looked = { until: Number.POSITIVE_INFINITY, health: lookAround(watched) };
    last = looked;
    void looked.health.then((health) => {
      looked.until = isWell(health) ? performance.now() + keepMs : 0;
    });
    return looked.health;
  };
  app.get('/api/health', { logLevel: 'warn' }, async (_request, reply) => {
    const health = await look();
    const status = word(isWell(health));
    return reply.status(status === 'ok' ? 200 : 503).send({ status, services: health });
  });
};
