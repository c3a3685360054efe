import type { AiScope } from '@exit-tickets/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** The server's model, which does not change while the server runs. */
export const aiStatusQuery = queryOptions({
  queryKey: ['ai-status'],
  queryFn: ({ signal }) => call('getAiStatus', { signal }),
});

/** Whether the server has a model; undefined until known, so that nothing claims either. */
export const useHasModel = (): boolean | undefined => useQuery(aiStatusQuery).data?.hasModel;

/** What a model may do with answers on this server; undefined until known. */
export const useAiScope = (): AiScope | undefined => useQuery(aiStatusQuery).data?.scope;
