import { api, getRevokedSessionsRequest, type NamedEndpoint, type ServiceName } from '@exit-tickets/contracts';
import type { ServiceContext } from '@exit-tickets/service-kit';
import { type ApiClient, createApiClient, listen } from '@exit-tickets/testing';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { buildGateway } from '../src/app.ts';
import { jsonBodyLimits } from '../src/bodies/json-bodies.ts';
import { urlVariables } from '../src/config.ts';

const nothingListens = 'http://127.0.0.1:1';
const maxMs = 60_000;

/** The gateway with one service behind it, so that the tests of that service send requests as browsers do. */
export interface GatewayInFront {
  url: string;
  /** A client with its own address, so that it shares no limit per address with others. */
  client(): ApiClient;
}

const shortWindowSeconds = 10;

/**
 * The endpoint with a timeout that is long enough for a busy machine. Limits with a short window are dropped: on a test
 * clock that stands still such a window never ends.
 */
const withLongTimeout = (endpoint: NamedEndpoint): NamedEndpoint => ({
  ...endpoint,
  timeoutMs: Math.max(maxMs, endpoint.timeoutMs ?? 0),
  rateLimits: (endpoint.rateLimits ?? []).filter(({ windowSeconds }) => windowSeconds > shortWindowSeconds),
});

let addresses = 0;

/** An address for `x-forwarded-for` that no other caller of these tests has. */
export const nextAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const health = z.object({ services: z.object({ gateway: z.string() }) });

/**
 * Starts the gateway in front of a service that listens at `serviceUrl`, until the context closes. It trusts `x-forwarded-for`. It gets the
 * revoked sessions from auth; without auth there are none.
 */
export const startGatewayInFrontOf = async (
  service: ServiceName,
  serviceUrl: string,
  context: ServiceContext,
  publicUrl?: string,
): Promise<GatewayInFront> => {
  if (service !== 'auth')
    await context.bus.respond(getRevokedSessionsRequest, async () => ({ sessions: [], users: [] }));
  // Only the calls of this service: each is a route, and many tests build the gateway anew.
  const endpoints = api.filter((endpoint) => endpoint.service === service).map(withLongTimeout);
  const config = {
    ...urlVariables((name) => (name === service ? serviceUrl : nothingListens)),
    PUBLIC_URL: publicUrl,
    SUPPORT_EMAIL: 'help@school.example',
    DEMO: false,
    TRUSTED_PROXIES: ['loopback'],
  };
  const jsonBodies = { ...jsonBodyLimits, deadlineMs: maxMs };
  const gateway = await buildGateway(config, context, { endpoints, jsonBodies });
  const url = await listen(gateway);
  await vi.waitFor(async () => {
    const { services } = health.parse(await (await fetch(`${url}/api/health`)).json());
    expect(services.gateway).toBe('ok');
  });
  return {
    url,
    client: () => createApiClient(url, nextAddress()),
  };
};
