import {
  analyzeTicket,
  changeJudgements,
  createTicket,
  type Endpoint,
  evaluateAnswer,
  findTicketByPin,
  generateFromText,
  getAnalysis,
  listTickets,
} from '@exit-tickets/contracts';
import { createApp, type ServiceParts } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Ceilings } from '../../src/limits/limiter.ts';
import { createSharedCounts, type SharedCounts } from '../../src/limits/shared-counts.ts';
import { gateSessions } from '../../src/session-gate.ts';

/** Small enough for a test to reach. */
export const ceilings: Required<Ceilings> = { windowMinutes: 10, perAddress: 5, overall: 20 };

type Limit = (app: FastifyInstance, parts: ServiceParts, shared: SharedCounts, ceilings: Ceilings) => void;

/** The only PIN that is in use. */
export const openPin = '4821';

const served: readonly Endpoint[] = [
  analyzeTicket,
  changeJudgements,
  createTicket,
  evaluateAnswer,
  findTicketByPin,
  generateFromText,
  getAnalysis,
  listTickets,
];

/** A gateway that has only the limit and answers by itself. */
export interface LimitedGateway {
  /** The status of the answer to one call from this address. */
  ask(endpoint: Endpoint, from: string, wanted?: { pin?: string; cookie?: string; method?: 'HEAD' }): Promise<number>;
  lookUp(pin: string, from: string): Promise<number>;
  settled(): Promise<void>;
}

const answers: Record<string, (pin: string) => number> = {
  [findTicketByPin.id]: (pin) => (!/^\d{4}$/.test(pin) ? 400 : pin === openPin ? 200 : 404),
};

export const limitedGateway = async (limit: Limit, parts: ServiceParts): Promise<LimitedGateway> => {
  const app = createApp({ parts, trustProxy: true });
  const shared = await createSharedCounts(parts);
  gateSessions(app, { isLoaded: () => true, has: () => false, close: () => undefined });
  limit(app, parts, shared, ceilings);
  for (const endpoint of served)
    app.route<{ Params: { pin?: string } }>({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      handler: (request, reply) => reply.status(answers[endpoint.id]?.(request.params.pin ?? '') ?? 200).send(),
    });
  const ask: LimitedGateway['ask'] = async (endpoint, from, { pin = openPin, cookie, method } = {}) => {
    const answer = await app.inject({
      method: method ?? endpoint.method,
      url: endpoint.path.replace(':pin', pin),
      headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
    });
    return answer.statusCode;
  };
  return { ask, lookUp: (pin, from) => ask(findTicketByPin, from, { pin }), settled: shared.settled };
};
