import { useQuery } from '@tanstack/react-query';
import { authStatusQuery } from './auth-status.ts';

/** Who is logged in, as far as it is known: null for nobody, undefined before the first answer. Asks nothing itself. */
export const useUserId = (): string | null | undefined =>
  useQuery({ ...authStatusQuery, enabled: false, select: ({ user }) => user?.id ?? null }).data;
