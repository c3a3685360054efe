import type { QueryClient } from '@tanstack/react-query';
import { authStatusQuery, loggedOut } from './auth-status.ts';
import { setPageOwner } from './page-owner.ts';

/** Forgets all that was the teacher's, who logged out or left. */
export const forgetTeacher = (client: QueryClient): void => {
  setPageOwner(undefined);
  client.setQueryData(authStatusQuery.queryKey, loggedOut);
  // Not the status itself: the header observes it and would go on showing the teacher.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== authStatusQuery.queryKey[0] });
};
