import type { AiScope } from '@exit-tickets/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** Which model the server has; it does not change while it runs. */
export const aiStatusQuery = queryOptions({
  queryKey: ['ai-status'],
  queryFn: ({ signal }) => call('getAiStatus', { signal }),
});

/** Whether the server has a model: undefined until it is known, so that nothing promises one or says there is none. */
export const useHasModel = (): boolean | undefined => useQuery(aiStatusQuery).data?.hasModel;

/** What a model may do with answers here: undefined until it is known. */
export const useAiScope = (): AiScope | undefined => useQuery(aiStatusQuery).data?.scope;
