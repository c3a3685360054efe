import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/**
 * The logged-in user. Fetched at the start and when another window may have changed it; updated by login, logout,
 * account changes and calls that are refused for lack of a valid login.
 */
export const authStatusQuery = queryOptions({
  queryKey: ['auth-status'],
  queryFn: ({ signal }) => call('getAuthStatus', { signal }),
});

/** The status of a visitor. */
export const loggedOut = { isAuthenticated: false, user: null } as const;
