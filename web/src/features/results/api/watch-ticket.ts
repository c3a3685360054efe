import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from '../../../api/call.ts';
import { coalesce } from '../coalesce.ts';
import { type LiveState, watch, withResponse } from '../live.ts';
import { judgementsQuery } from './get-judgements.ts';
import { ticketQuery } from './get-ticket.ts';
import { responsesQuery } from './list-responses.ts';

/** A class sends its answers within seconds: they are grouped together, not one by one. */
const groupingMs = 400;

/** Keeps responses and verdicts up to date, also those that another window gives; tells how the stream is. */
export const useWatchTicket = (ticketId: string): LiveState => {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(() => {
    const responses = responsesQuery(ticketId);
    const { queryKey } = judgementsQuery(ticketId);
    const readJudgements = coalesce(async () => {
      // What is being read now may be from before: it is waited for, and read once more.
      if (client.isFetching({ queryKey }) > 0) await client.refetchQueries({ queryKey }, { cancelRefetch: false });
      await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }, groupingMs);
    return watch({
      open: () => new EventSource(addressOf('watchTicket', { id: ticketId })),
      onState: setState,
      onGap: () => {
        void client.invalidateQueries({ queryKey: responses.queryKey });
        readJudgements();
      },
      onUpdate: (update) => {
        if (update.kind === 'status')
          return void client.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey });
        if (update.kind === 'response')
          client.setQueryData(responses.queryKey, (known) => known && withResponse(known, update.response));
        readJudgements();
      },
    });
  }, [client, ticketId]);

  return state;
};
