import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { authStatusQuery, loggedOut } from './auth-status.ts';
import { needsLogin } from './call-error.ts';
import { setPageOwner } from './page-owner.ts';

/** Never stale, no retry, no refetch on focus (docs/product.md 7). */
export const createQueryClient = (): QueryClient => {
  // An expired login shows in the first refused call, which then opens the login above the screen.
  const onError = (error: unknown) => {
    if (needsLogin(error)) client.setQueryData(authStatusQuery.queryKey, loggedOut);
  };
  const client = new QueryClient({
    // Optional queries do not open the login; the teacher's next action does.
    queryCache: new QueryCache({ onError: (error, { meta }) => !meta?.isOptional && onError(error) }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
    },
  });
  setPageOwner(undefined);
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== authStatusQuery.queryKey[0]) return;
    const user = client.getQueryData(authStatusQuery.queryKey)?.user;
    if (user) setPageOwner(user.id);
  });
  return client;
};
