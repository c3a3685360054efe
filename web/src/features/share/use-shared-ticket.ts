import type { Ticket } from '@exit-tickets/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, urlOf } from '../../shared/api/call.ts';
import { hasCode } from '../../shared/api/call-error.ts';
import { ticketKeys } from '../../shared/api/ticket-keys.ts';
import { followTicket, pollMs } from '../../shared/live/ticket-stream.ts';

/** Errors that a retry would not change. */
const isRefusal = (error: unknown): boolean => hasCode(error, 'not_logged_in', 'ticket_not_found');

/** The current state of a ticket that is on the board. */
interface OnTheBoard {
  /** The number of responses; undefined until known. */
  responseCount: number | undefined;
  /** Whether the count could not be updated: no connection, or the login has expired. */
  isCountLate: boolean;
  /** The current ticket; undefined until known, null once deleted. */
  ticket: Ticket | null | undefined;
}

/**
 * Follows a shared ticket. Responses are identified by their ids, so that one received by both the list and the stream
 * counts once.
 */
export const useSharedTicket = (ticketId: string | undefined): OnTheBoard => {
  const [responseCount, setCount] = useState<number>();
  const [isCountLate, setCountLate] = useState(false);
  const [ticket, setTicket] = useState<Ticket | null>();
  const client = useQueryClient();
  useEffect(() => {
    if (ticketId === undefined) return;
    let reading = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const ids = new Set<string>();
    const read = async (signal: AbortSignal): Promise<void> => {
      try {
        const before = new Set(ids);
        const responses = await call('listResponses', { params: { id: ticketId }, signal });
        // Ids known before the read that are not in the list were removed; those streamed meanwhile stay.
        for (const id of before) ids.delete(id);
        for (const { id } of responses) ids.add(id);
        setCount(ids.size);
        setCountLate(false);
      } catch (error) {
        // The count is optional: without network or login, the PIN stays on the board.
        if (signal.aborted) return;
        setCountLate(true);
        if (!isRefusal(error)) again = setTimeout(readAll, pollMs);
      }
    };
    const readTicket = async (signal: AbortSignal): Promise<void> => {
      try {
        setTicket(await call('getTicket', { params: { id: ticketId }, signal }));
      } catch (error) {
        if (hasCode(error, 'ticket_not_found')) setTicket(null);
      }
    };
    const readAll = (): void => {
      // Aborts reads in flight, whose results would be outdated.
      reading.abort();
      clearTimeout(again);
      reading = new AbortController();
      void read(reading.signal);
      void readTicket(reading.signal);
    };
    const stopFollowing = followTicket({
      open: () => new EventSource(urlOf('watchTicket', { id: ticketId })),
      // While reconnecting, a read shows whether the count can still be updated.
      onState: (state) => state === 'connecting' && readAll(),
      onGap: readAll,
      onUpdate: (update) => {
        if (update.kind === 'judgements') return;
        if (update.kind !== 'response') return readAll();
        ids.add(update.response.id);
        setCount((known) => (known === undefined ? undefined : ids.size));
      },
    });
    // Reads at once, because a proxy may hold back the stream.
    readAll();
    return () => {
      reading.abort();
      clearTimeout(again);
      stopFollowing();
      // The lists behind the board show response counts too.
      void client.invalidateQueries({ queryKey: ticketKeys.lists });
    };
  }, [ticketId, client]);
  return { responseCount, isCountLate, ticket };
};
