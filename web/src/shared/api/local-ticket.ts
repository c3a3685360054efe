import type { LiveUpdate, ReplyOf } from '@exit-tickets/contracts';
import type { CallName, EndpointOf } from './call-name.ts';

/** The input of a call as a server would receive it. */
export interface LocalRequest {
  params: object;
  body: unknown;
}

type Reply<Name extends CallName> = ReplyOf<EndpointOf<Name>>;

/** A ticket that exists only on this page. It answers the calls about itself, and none of them leaves the browser. */
export interface LocalTicket {
  id: string;
  answers: { [Name in CallName]?: (request: LocalRequest) => Reply<Name> | Promise<Reply<Name>> };
  /** Sends the updates that a live stream would send, until the returned function is called. */
  watch: (onUpdate: (update: LiveUpdate) => void) => () => void;
}

let local: LocalTicket | undefined;

/** The local ticket with this id, if there is one. */
export const localTicket = (id: unknown): LocalTicket | undefined => (local?.id === id ? local : undefined);

/** Registers a ticket that answers calls locally; the returned function removes it. */
export const addLocalTicket = (ticket: LocalTicket): (() => void) => {
  local = ticket;
  return () => {
    if (local === ticket) local = undefined;
  };
};
