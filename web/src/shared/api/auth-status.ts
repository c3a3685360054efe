import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/**
 * Who is logged in. Fetched at the start and when another window may have changed it; login, logout, changes of the
 * account and a call refused for lack of a session update it.
 */
export const authStatusQuery = queryOptions({
  queryKey: ['auth-status'],
  queryFn: ({ signal }) => call('getAuthStatus', { signal }),
});

/** The status when nobody is logged in. */
export const loggedOut = { isAuthenticated: false, user: null } as const;
