import type { QueryClient } from '@tanstack/react-query';
import { authStatusQuery, loggedOut } from './auth-status.ts';
import { setPageOwner } from './page-owner.ts';

/** Removes all cached data of a teacher who has logged out or deleted the account. */
export const forgetTeacher = (client: QueryClient): void => {
  setPageOwner(undefined);
  client.setQueryData(authStatusQuery.queryKey, loggedOut);
  // Not the status itself: the header observes it and would still show the teacher.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== authStatusQuery.queryKey[0] });
};
