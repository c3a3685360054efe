import { type ServiceName, services } from '@exit-tickets/contracts';
import type { ServiceParts } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EndedSessions } from './ended-sessions.ts';
import type { Upstreams } from './upstreams.ts';

/** Asked by anyone as often as they like, so services are asked at most this often. */
const keepMs = 1_000;
const connected = 1;

type Health = Record<ServiceName | 'gateway', 'ok' | 'unavailable'>;

interface Watched {
  parts: ServiceParts;
  upstreams: Upstreams;
  endedSessions: EndedSessions;
}

const word = (isReady: boolean) => (isReady ? 'ok' : 'unavailable');

const lookAround = async ({ parts, upstreams, endedSessions }: Watched): Promise<Health> => {
  const entries = await Promise.all(
    services.map(async (service) => [service, word(await upstreams.isReady(service).catch(() => false))] as const),
  );
  const own = parts.bus.isReady() && parts.database.readyState === connected && endedSessions.isLoaded();
  return { gateway: word(own), ...(Object.fromEntries(entries) as Record<ServiceName, 'ok' | 'unavailable'>) };
};

/** `GET /api/health`: 200 once every part is ready; 503 before, while stopping, and when a service is down. */
export const serveHealth = (app: FastifyInstance, watched: Watched): void => {
  let isStopping = false;
  let last: { at: number; health: Promise<Health> } | undefined;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/api/health', { logLevel: 'warn' }, async (_request, reply) => {
    if (!last || performance.now() - last.at > keepMs) last = { at: performance.now(), health: lookAround(watched) };
    const health = await last.health;
    const isReady = Object.values(health).every((state) => state === 'ok');
    const status = isStopping ? 'stopping' : word(isReady);
    return reply.status(status === 'ok' ? 200 : 503).send({ status, services: health });
  });
};
