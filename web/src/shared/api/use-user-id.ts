import { useQuery } from '@tanstack/react-query';
import { authStatusQuery } from './auth-status.ts';

/** The logged-in user, as far as known: null for a visitor, undefined before the first status. Makes no request. */
export const useUserId = (): string | null | undefined =>
  useQuery({ ...authStatusQuery, enabled: false, select: ({ user }) => user?.id ?? null }).data;
