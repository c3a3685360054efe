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
  type RateLimit,
} from '@exit-tickets/contracts';
import { createApp, type ServiceContext } from '@exit-tickets/service-kit';
import { readCallerAddresses } from '../../src/caller-address.ts';
import { limitRates } from '../../src/limits/rate-limits.ts';
import { createSharedCounts } from '../../src/limits/shared-counts.ts';
import { gateSessions } from '../../src/session-gate.ts';

/** Limits that are small enough for a test to reach. */
export const ceilings = { windowSeconds: 600, perAddress: 5, overall: 20 };

/** The endpoint with only this one of its limits, lowered to small ceilings. */
const onlyLimitedBy = (limit: RateLimit, endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  rateLimits: (endpoint.rateLimits ?? [])
    .filter(({ name }) => name === limit.name)
    .map((one) => ({ ...one, ...ceilings, ...(one.overall === undefined && { overall: undefined }) })),
});

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

/** A gateway with only this limit, which answers without services behind it. */
export interface LimitedGateway {
  /** Makes one call from this address and returns the status. */
  call(endpoint: Endpoint, from: string, options?: { pin?: string; cookie?: string; method?: 'HEAD' }): Promise<number>;
  lookUp(pin: string, from: string): Promise<number>;
}

const answers: Record<string, (pin: string) => number> = {
  [findTicketByPin.path]: (pin) => (!/^\d{4}$/.test(pin) ? 400 : pin === openPin ? 200 : 404),
};

export const limitedGateway = async (limit: RateLimit, context: ServiceContext): Promise<LimitedGateway> => {
  const app = createApp(context, { trustProxy: true });
  const shared = context.manage(await createSharedCounts(context));
  readCallerAddresses(app);
  gateSessions(app, { isLoaded: () => true, has: () => false });
  limitRates(app, context, shared);
  for (const endpoint of served.map((one) => onlyLimitedBy(limit, one)))
    app.route<{ Params: { pin?: string } }>({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      handler: (request, reply) => reply.status(answers[endpoint.path]?.(request.params.pin ?? '') ?? 200).send(),
    });
  const call: LimitedGateway['call'] = async (endpoint, from, { pin = openPin, cookie, method } = {}) => {
    const answer = await app.inject({
      method: method ?? endpoint.method,
      url: endpoint.path.replace(':pin', pin),
      headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
    });
    return answer.statusCode;
  };
  return { call, lookUp: (pin, from) => call(findTicketByPin, from, { pin }) };
};
