import { liveUpdate } from '@exit-tickets/contracts';
import { useEffect, useState } from 'react';
import { call, urlOf } from '../../api/call.ts';

/** How long to wait before another stream is tried, when the browser has given one up. */
const reconnectMs = 5_000;
const closed = 2;

const parse = (data: unknown) => {
  try {
    return liveUpdate.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
};

/**
 * How many pupils have answered, as it rises; undefined until it is known. Responses are told apart by their ids, so that
 * one that comes both by the list and by the stream counts once.
 */
export const useResponseCount = (ticketId: string | undefined): number | undefined => {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (ticketId === undefined) return;
    const closing = new AbortController();
    const ids = new Set<string>();
    let stream: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      try {
        const before = new Set(ids);
        const responses = await call('listResponses', { params: { id: ticketId }, signal: closing.signal });
        // What was there before the read and is not in the list has gone; what came by stream meanwhile stays.
        for (const id of before) ids.delete(id);
        for (const { id } of responses) ids.add(id);
        setCount(ids.size);
      } catch {
        // The count is an extra: without network or session the PIN stays on the board.
      }
    };
    const connect = (): void => {
      stream = new EventSource(urlOf('watchTicket', { id: ticketId }));
      stream.onopen = () => void read();
      stream.onmessage = ({ data }) => {
        const update = parse(data);
        if (update?.kind === 'judgements') return;
        if (update?.kind !== 'response') return void read();
        ids.add(update.response.id);
        setCount((known) => (known === undefined ? undefined : ids.size));
      };
      stream.onerror = () => {
        if (stream.readyState !== closed) return;
        void read();
        timer = setTimeout(connect, reconnectMs);
      };
    };
    connect();
    return () => {
      closing.abort();
      clearTimeout(timer);
      stream.close();
    };
  }, [ticketId]);
  return count;
};
