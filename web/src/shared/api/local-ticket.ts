import type { LiveUpdate, ReplyOf } from '@exit-tickets/contracts';
import type { CallName, EndpointOf } from './call-name.ts';

/** A call as a server would get it. */
export interface LocalRequest {
  params: object;
  body: unknown;
}

type Reply<Name extends CallName> = ReplyOf<EndpointOf<Name>>;

/** A ticket that only this page knows: it answers the calls about itself, and none of them leaves the browser. */
export interface LocalTicket {
  id: string;
  answers: { [Name in CallName]?: (request: LocalRequest) => Reply<Name> | Promise<Reply<Name>> };
  /** Tells what a live stream would, until the returned function is called. */
  watch: (onUpdate: (update: LiveUpdate) => void) => () => void;
}

let local: LocalTicket | undefined;

/** The ticket with this id, if it is only known here. */
export const localTicket = (id: unknown): LocalTicket | undefined => (local?.id === id ? local : undefined);

/** Has calls about a ticket answered here; the returned function throws it away. */
export const addLocalTicket = (ticket: LocalTicket): (() => void) => {
  local = ticket;
  return () => {
    if (local === ticket) local = undefined;
  };
};
