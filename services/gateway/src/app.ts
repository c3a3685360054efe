import { api, type NamedEndpoint } from '@exit-tickets/contracts';
import { createApp, type Service, type ServiceParts } from '@exit-tickets/service-kit';
import { type JsonBodyLimits, jsonBodyLimits } from './bodies/json-bodies.ts';
import { type UploadPace, uploadPace } from './bodies/uploads.ts';
import type { GatewayConfig } from './config.ts';
import { closeConnections } from './connections.ts';
import { refuseCrossSite } from './cross-site.ts';
import { serveDocs } from './docs.ts';
import { serveHealth } from './health.ts';
import { limitCallsInFlight } from './limits/calls-in-flight.ts';
import { limitRates } from './limits/rate-limits.ts';
import { createSharedCounts } from './limits/shared-counts.ts';
import { refuseRepeatedHeaders } from './repeated-headers.ts';
import { watchRevokedSessions } from './revoked-sessions.ts';
import { proxyCalls } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { gateSessions } from './session-gate.ts';
import { serveWeb } from './static-web.ts';
import { createUpstreams } from './upstreams.ts';

/** What the contract says, unless a test says otherwise. */
export interface GatewayOptions {
  endpoints?: readonly NamedEndpoint[];
  jsonBodies?: JsonBodyLimits;
  uploads?: UploadPace;
}

/** The one public door: the documented API, the web, sessions, limits, headers. Does not listen yet. */
export const buildGateway = async (
  config: GatewayConfig,
  parts: ServiceParts,
  { endpoints = api, jsonBodies = jsonBodyLimits, uploads = uploadPace }: GatewayOptions = {},
): Promise<Service> => {
  const isSecure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const setHeaders = securityHeaders({ isSecure });
  const app = createApp({ parts, trustProxy: config.TRUSTED_PROXIES ?? false, setHeaders });
  const upstreams = createUpstreams(config);
  const revokedSessions = await watchRevokedSessions(parts);
  const sharedCounts = await createSharedCounts(parts);

  closeConnections(app, upstreams);
  refuseRepeatedHeaders(app);
  refuseCrossSite(app, config.PUBLIC_URL);
  await serveDocs(app, endpoints);
  serveHealth(app, { parts, upstreams, revokedSessions });
  await app.register(async (calls) => {
    gateSessions(calls, revokedSessions);
    limitRates(calls, parts, sharedCounts);
    limitCallsInFlight(calls);
    await proxyCalls(calls, endpoints, { upstreams, isSecure, jsonBodies, uploads });
  });
  if (config.WEB_DIR) await serveWeb(app, config.WEB_DIR);

  return {
    app,
    close: async () => {
      revokedSessions.close();
      await app.close();
      await upstreams.close();
      await sharedCounts.settled();
    },
  };
};
