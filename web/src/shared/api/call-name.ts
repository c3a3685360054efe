import type * as contracts from '@exit-tickets/contracts';
import type { Endpoint } from '@exit-tickets/contracts';

type Contracts = typeof contracts;

/** The calls of the API by their names in the contract. */
export type CallName = { [Name in keyof Contracts]: Contracts[Name] extends Endpoint ? Name : never }[keyof Contracts];
export type EndpointOf<Name extends CallName> = Extract<Contracts[Name], Endpoint>;
