import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from '../../../api/call.ts';
import { type LiveState, watch, withResponse } from '../live.ts';
import { responsesQuery, ticketQuery } from './results-queries.ts';

/** Keeps the responses of an open ticket up to date; `undefined` when there is nothing to wait for. */
export const useLive = (ticketId: string, isWanted: boolean): LiveState | undefined => {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(() => {
    if (!isWanted) return;
    const responses = responsesQuery(ticketId);
    return watch({
      open: () => new EventSource(addressOf('watchTicket', { id: ticketId })),
      onState: setState,
      onGap: () => void client.invalidateQueries({ queryKey: responses.queryKey }),
      onUpdate: (update) => {
        if (update.kind === 'status')
          return void client.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey });
        client.setQueryData(responses.queryKey, (known) => known && withResponse(known, update.response));
      },
    });
  }, [client, ticketId, isWanted]);

  return isWanted ? state : undefined;
};
