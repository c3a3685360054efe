import type { LiveUpdate } from '@exit-tickets/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { urlOf } from '../../../shared/api/call.ts';
import { localTicket } from '../../../shared/api/local-ticket.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { followTicket, type LiveState } from '../../../shared/live/ticket-stream.ts';
import { coalesce } from '../coalesce.ts';
import { responsesQuery } from './list-responses.ts';
import { dropResponse, putResponse } from './response-cache.ts';
import { judgementsQuery, ticketQuery } from './ticket-reads.ts';

/** A class answers within seconds, so the groups are fetched once after this delay, in ms. */
const groupingMs = 400;

/** Keeps responses and verdicts up to date, including changes from other windows; returns the state of the stream. */
export const useWatchTicket = (ticketId: string): LiveState => {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(() => {
    const responses = responsesQuery(ticketId);
    const { queryKey } = judgementsQuery(ticketId);
    const readJudgements = coalesce(async () => {
      // A read in flight may be from before the update: wait for it, then read once more.
      if (client.isFetching({ queryKey }) > 0) await client.refetchQueries({ queryKey }, { cancelRefetch: false });
      await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }, groupingMs);
    const readResponses = coalesce(() => client.invalidateQueries({ queryKey: responses.queryKey }), groupingMs);
    const onUpdate = (update: LiveUpdate) => {
      if (update.kind === 'status') return void client.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey });
      if (update.kind === 'response') putResponse(client, ticketId, update.response);
      if (update.kind === 'long-response') readResponses();
      if (update.kind === 'removed') dropResponse(client, ticketId, update.responseId);
      readJudgements();
    };
    const follow = () =>
      followTicket({
        open: () => new EventSource(urlOf('watchTicket', { id: ticketId })),
        onState: setState,
        onGap: () => {
          void client.invalidateQueries({ queryKey: responses.queryKey });
          readJudgements();
        },
        onUpdate,
      });
    const local = localTicket(ticketId);
    if (local) setState('live');
    const stopFollowing = local ? local.watch(onUpdate) : follow();
    return () => {
      stopFollowing();
      // The lists show response counts too and may be older than the results.
      void client.invalidateQueries({ queryKey: ticketKeys.lists, refetchType: 'none' });
    };
  }, [client, ticketId]);

  return state;
};
