import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Who is logged in. Asked once, at the start; login, logout and a call that is refused without a session write it. */
export const authStatusQuery = queryOptions({
  queryKey: ['auth-status'],
  queryFn: ({ signal }) => call('getAuthStatus', { signal }),
});

/** What the page knows when nobody is logged in. */
export const loggedOut = { isAuthenticated: false, user: null } as const;
