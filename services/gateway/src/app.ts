import { api, limits, type NamedEndpoint } from '@exit-tickets/contracts';
import { createApp, type ServiceContext, withTraffic } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { type JsonBodyLimits, jsonBodyLimits } from './bodies/json-bodies.ts';
import { type UploadPace, uploadPace } from './bodies/uploads.ts';
import { readCallerAddresses } from './caller-address.ts';
import type { GatewayConfig } from './config.ts';
import { closeConnections } from './connections.ts';
import { refuseCrossSite } from './cross-site.ts';
import { serveDocs } from './docs.ts';
import { serveDoctor } from './doctor.ts';
import { serveHealth } from './health.ts';
import { limitCallsInFlight } from './limits/call-limits.ts';
import { limitRates } from './limits/rate-limits.ts';
import { shareLoop } from './limits/share-loop.ts';
import { createSharedCounts } from './limits/shared-counts.ts';
import { slowRefusals } from './limits/slow-refusals.ts';
import { createModelLocation } from './model-location.ts';
import { refuseRepeatedHeaders } from './repeated-headers.ts';
import { watchRevokedSessions } from './revoked-sessions.ts';
import { proxyCalls } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { gateSessions } from './session-gate.ts';
import { serveWeb } from './static-web.ts';
import { traffic } from './traffic.ts';
import { createUpstreams, type Sharing } from './upstream/upstreams.ts';

const { plain, list, grouped } = limits.callsInFlight;
/** The costs of calls that queue, and how many calls of each a service handles concurrently. */
export const concurrencyLimits = { plain, list, grouped };

/** Defaults to the limits of the contract; all-in-one and tests override some. */
export interface GatewayOptions extends Partial<Sharing> {
  endpoints?: readonly NamedEndpoint[];
  jsonBodies?: JsonBodyLimits;
  uploads?: UploadPace;
}

/** The only public entry point: the documented API, the web, sessions, limits, headers. Does not listen yet. */
export const buildGateway = async (
  config: GatewayConfig,
  processContext: ServiceContext,
  {
    endpoints = api,
    jsonBodies = jsonBodyLimits,
    uploads = uploadPace,
    concurrency = concurrencyLimits,
    maxListWaitMs = 0,
  }: GatewayOptions = {},
): Promise<FastifyInstance> => {
  const context = withTraffic(processContext, traffic);
  const isSecure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const setHeaders = securityHeaders({ isSecure });
  const sharedCounts = context.manage(await createSharedCounts(context));
  const upstreams = context.manage(createUpstreams(config, { concurrency, maxListWaitMs }));
  const revokedSessions = await watchRevokedSessions(context);
  revokedSessions.onChange(() => upstreams.endStreams(revokedSessions.has));
  const app = createApp(context, { trustProxy: config.TRUSTED_PROXIES ?? false, setHeaders });

  readCallerAddresses(app);
  closeConnections(app, upstreams);
  slowRefusals(app, context.stopping);
  shareLoop(app, ({ addressKey }) => addressKey);
  refuseRepeatedHeaders(app);
  refuseCrossSite(app, config.PUBLIC_URL);
  await serveDocs(app, endpoints);
  serveHealth(app, { ...context, upstreams, revokedSessions });
  serveDoctor(app);
  await app.register(async (calls) => {
    gateSessions(calls, revokedSessions);
    limitRates(calls, context, sharedCounts);
    shareLoop(calls, ({ session }) => session?.userId);
    limitCallsInFlight(calls);
    await proxyCalls(calls, endpoints, { upstreams, isSecure, jsonBodies, uploads });
  });
  if (config.WEB_DIR)
    await serveWeb(app, config.WEB_DIR, config, {
      logsRequests: context.logger.isLevelEnabled('info'),
      modelLocation: createModelLocation(upstreams, context.logger),
    });
  return app;
};
