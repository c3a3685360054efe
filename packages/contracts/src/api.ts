import { type Endpoint, services } from './endpoint.ts';
import * as declared from './endpoints/index.ts';

/** A call with the name of the export that declares it. OpenAPI, the web and the tests use this name. */
export type NamedEndpoint = Endpoint & { id: string };

const isEndpoint = (value: object): value is Endpoint => 'path' in value && 'method' in value && 'service' in value;

const named: readonly NamedEndpoint[] = Object.entries(declared).flatMap(([id, value]) =>
  isEndpoint(value) ? [{ ...value, id }] : [],
);

/** Every call of the API (docs/product.md 7 and docs/design.md 5), service by service. */
export const api: readonly NamedEndpoint[] = services.flatMap((service) =>
  named.filter((endpoint) => endpoint.service === service),
);

const ids = new Map(api.map(({ id, method, path }) => [`${method} ${path}`, id]));

/** The name of a call; `other` for a call that the contract does not declare. */
export const idOf = ({ method, path }: Endpoint): string => ids.get(`${method} ${path}`) ?? 'other';
