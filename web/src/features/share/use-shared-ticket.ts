import type { Ticket } from '@exit-tickets/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, urlOf } from '../../shared/api/call.ts';
import { CallError } from '../../shared/api/call-error.ts';
import { ticketKeys } from '../../shared/api/ticket-keys.ts';
import { followTicket, pollMs } from '../../shared/live/ticket-stream.ts';

/** Asked again it would be answered alike. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'not_logged_in' || error.code === 'ticket_not_found');

/** What becomes of a ticket while it is on the board. */
interface OnTheBoard {
  /** How many students have answered; undefined until it is known. */
  responseCount: number | undefined;
  /** Whether the count could not be read any more: no connection, or the session has ended. */
  isCountLate: boolean;
  /** As it is now; undefined until it is known, null once it was deleted. */
  ticket: Ticket | null | undefined;
}

/**
 * Follows a ticket that is shared. Responses are told apart by their ids, so that one that comes both by the list and by the
 * stream counts once.
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
        // What was there before the read and is not in the list has gone; what came by stream meanwhile stays.
        for (const id of before) ids.delete(id);
        for (const { id } of responses) ids.add(id);
        setCount(ids.size);
        setCountLate(false);
      } catch (error) {
        // The count is an extra: without network or session the PIN stays on the board.
        if (signal.aborted) return;
        setCountLate(true);
        if (!isRefusal(error)) again = setTimeout(readAll, pollMs);
      }
    };
    const readTicket = async (signal: AbortSignal): Promise<void> => {
      try {
        setTicket(await call('getTicket', { params: { id: ticketId }, signal }));
      } catch (error) {
        if (error instanceof CallError && error.code === 'ticket_not_found') setTicket(null);
      }
    };
    const readAll = (): void => {
      // What is answered only now would show how it was before.
      reading.abort();
      clearTimeout(again);
      reading = new AbortController();
      void read(reading.signal);
      void readTicket(reading.signal);
    };
    const stopFollowing = followTicket({
      open: () => new EventSource(urlOf('watchTicket', { id: ticketId })),
      // Whether the count still holds shows when it is read.
      onState: (state) => state === 'connecting' && readAll(),
      onGap: readAll,
      onUpdate: (update) => {
        if (update.kind === 'judgements') return;
        if (update.kind !== 'response') return readAll();
        ids.add(update.response.id);
        setCount((known) => (known === undefined ? undefined : ids.size));
      },
    });
    // Something on the way may hold the stream back.
    readAll();
    return () => {
      reading.abort();
      clearTimeout(again);
      stopFollowing();
      // The lists behind the board say how many have answered too.
      void client.invalidateQueries({ queryKey: ticketKeys.lists });
    };
  }, [ticketId, client]);
  return { responseCount, isCountLate, ticket };
};
