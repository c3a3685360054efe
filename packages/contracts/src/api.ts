import type { Endpoint, ServiceName } from './endpoint.ts';
import * as ai from './endpoints/ai.ts';
import * as auth from './endpoints/auth.ts';
import * as pdf from './endpoints/pdf.ts';
import * as responses from './endpoints/responses.ts';
import * as tickets from './endpoints/tickets.ts';

const isEndpoint = (value: object): value is Endpoint => 'path' in value && 'method' in value && 'service' in value;

/** Every call of the API (specification section 7 and design section 5), in the order of their files. */
export const api: readonly Endpoint[] = [auth, tickets, responses, ai, pdf].flatMap((part) =>
  Object.values(part).filter(isEndpoint),
);

/** The calls that one service answers. */
export const endpointsOf = (service: ServiceName): readonly Endpoint[] =>
  api.filter((endpoint) => endpoint.service === service);
