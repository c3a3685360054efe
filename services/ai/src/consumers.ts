import { type Consumer, consumer } from '@exit-tickets/bus';
import { responseSubmitted, ticketDeleted } from '@exit-tickets/contracts';
import type { BackgroundJudging } from './judging/background-judging.ts';

/** Whoever stores something about tickets. */
interface TicketStore {
  forget(ticketId: string): Promise<void>;
}

interface ConsumerOptions {
  stores: readonly TicketStore[];
  /** Undefined where nothing is judged in the background. */
  background: BackgroundJudging | undefined;
  now: () => Date;
}

const maxEventAgeMs = 24 * 60 * 60_000;

/** The events that ai hears. */
export const consumersOf = ({ stores, background, now }: ConsumerOptions): readonly Consumer[] => {
  // Deleting what is gone changes nothing; a late event finds nothing new, as ids are never used again.
  const onTicketDeleted = consumer('ai-on-ticket-deleted', ticketDeleted, async ({ data }) => {
    await Promise.all(stores.map((store) => store.forget(data.ticketId)));
  });
  if (!background) return [onTicketDeleted];

  // An event that comes twice or late only has a ticket looked at once more: what is judged stays as it is. One of days
  // ago, which a bus delivers again to a service that is new to it, costs no model anything: its teacher can still ask.
  const onResponseSubmitted = consumer('ai-on-response-submitted', responseSubmitted, async ({ time, data }) => {
    if (now().getTime() - Date.parse(time) < maxEventAgeMs) await background.schedule(data.ticketId);
  });
  return [onTicketDeleted, onResponseSubmitted];
};
