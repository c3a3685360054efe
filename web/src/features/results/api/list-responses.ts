import type { Response } from '@exit-tickets/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { mergeResponses } from '../response-list.ts';

/** The responses to a ticket, oldest first; the live stream adds to them. */
export const responsesQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'responses'],
    queryFn: async ({ client, queryKey, signal }) => {
      const shown = () => client.getQueryData<Response[]>(queryKey);
      const atStart = shown();
      const read = await call('listResponses', { params: { id: ticketId }, signal });
      return mergeResponses(read, atStart, shown());
    },
  });
