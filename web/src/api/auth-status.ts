import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Who is logged in. Fetched once, at the start; login, logout and a call refused for lack of a session update it. */
export const authStatusQuery = queryOptions({
  queryKey: ['auth-status'],
  queryFn: ({ signal }) => call('getAuthStatus', { signal }),
});

/** The status when nobody is logged in. */
export const loggedOut = { isAuthenticated: false, user: null } as const;
