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

/** The gateway with one service behind it, so that the tests of that service ask as people do. */
export interface GatewayInFront {
  url: string;
  /** A client at an address of its own, which no limit for one address counts together with others. */
  client(): ApiClient;
}

const momentSeconds = 10;

/**
 * Calls as the contract has them, but given the time of a busy machine: a test judges the answer, not the machine. On a
 * clock that stands still a moment never passes, so what is limited in a moment is not limited here.
 */
const patient = (endpoint: NamedEndpoint): NamedEndpoint => ({
  ...endpoint,
  timeoutMs: Math.max(maxMs, endpoint.timeoutMs ?? 0),
  rateLimits: (endpoint.rateLimits ?? []).filter(({ windowSeconds }) => windowSeconds > momentSeconds),
});

let addresses = 0;

/** An address that no other caller of these tests has, for `x-forwarded-for`. */
export const nextAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const health = z.object({ services: z.object({ gateway: z.string() }) });

/**
 * Starts the gateway in front of a service that listens at `serviceUrl`, until the context closes. It believes `x-forwarded-for`, and knows
 * which sessions have ended: from auth, or that none has where auth is not there.
 */
export const startGatewayInFrontOf = async (
  service: ServiceName,
  serviceUrl: string,
  context: ServiceContext,
  publicUrl?: string,
): Promise<GatewayInFront> => {
  if (service !== 'auth')
    await context.bus.respond(getRevokedSessionsRequest, async () => ({ sessions: [], users: [] }));
  // The calls of this service only: each has a route of its own, and they are made anew for many a test.
  const endpoints = api.filter((endpoint) => endpoint.service === service).map(patient);
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
