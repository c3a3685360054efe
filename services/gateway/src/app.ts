import { api, type Endpoint } from '@exit-tickets/contracts';
import { createApp, type Service, type ServiceParts } from '@exit-tickets/service-kit';
import type { GatewayConfig } from './config.ts';
import { closeConnections } from './connections.ts';
import { refuseCrossSite } from './cross-site.ts';
import { serveDocs } from './docs.ts';
import { watchEndedSessions } from './ended-sessions.ts';
import { serveHealth } from './health.ts';
import { limitAnonymousAi } from './limits/anonymous-ai.ts';
import { limitPinMisses } from './limits/pin-misses.ts';
import { createSharedCounts } from './limits/shared-counts.ts';
import { limitSlowCalls } from './limits/slow-calls.ts';
import { proxyCalls } from './routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { gateSessions } from './session-gate.ts';
import { serveWeb } from './static-web.ts';
import { createUpstreams, urlsOf } from './upstreams.ts';

/** The one public door: the documented API, the web, sessions, limits, headers. Does not listen yet. */
export const buildGateway = async (
  config: GatewayConfig,
  parts: ServiceParts,
  endpoints: readonly Endpoint[] = api,
): Promise<Service> => {
  const app = createApp({ name: 'gateway', parts, trustProxy: config.TRUSTED_PROXIES ?? false });
  const upstreams = createUpstreams(urlsOf(config));
  const endedSessions = await watchEndedSessions(parts);
  const sharedCounts = await createSharedCounts(parts);

  closeConnections(app, upstreams);
  await addSecurityHeaders(app, { isHttps: config.PUBLIC_URL?.startsWith('https:') ?? false });
  refuseCrossSite(app, config.PUBLIC_URL);
  await serveDocs(app, endpoints);
  serveHealth(app, { parts, upstreams, endedSessions });
  await app.register(async (calls) => {
    gateSessions(calls, endedSessions);
    limitPinMisses(calls, parts, sharedCounts);
    limitSlowCalls(calls);
    limitAnonymousAi(calls, parts, sharedCounts);
    await proxyCalls(calls, endpoints, upstreams);
  });
  if (config.WEB_DIR) await serveWeb(app, config.WEB_DIR);

  return {
    app,
    close: async () => {
      endedSessions.close();
      await app.close();
      await upstreams.close();
      await sharedCounts.settled();
    },
  };
};
