import type { Response } from '@exit-tickets/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { upsertResponse } from '../response-list.ts';
import { responsesQuery } from './list-responses.ts';

/** Removes a response from the list; a read in flight may still contain it and is restarted. */
export const dropResponse = (client: QueryClient, ticketId: string, responseId: string): void => {
  const { queryKey } = responsesQuery(ticketId);
  client.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== responseId));
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
};

/** Adds a response to the list: a new one, or one that was restored. */
export const putResponse = (client: QueryClient, ticketId: string, response: Response): void => {
  client.setQueryData(responsesQuery(ticketId).queryKey, (known) => known && upsertResponse(known, response));
};
