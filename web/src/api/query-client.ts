import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { authStatusQuery, loggedOut } from './auth-status.ts';
import { CallError } from './call-error.ts';

/** Never stale, no retry, no refetch on focus (specification section 7). */
export const createQueryClient = (): QueryClient => {
  // A session that ended elsewhere shows in the first call that is refused; the guards then redirect to the login.
  const onError = (error: unknown) => {
    if (error instanceof CallError && error.code === 'not_logged_in')
      client.setQueryData(authStatusQuery.queryKey, loggedOut);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  return client;
};
