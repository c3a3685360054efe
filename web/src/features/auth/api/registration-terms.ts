import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Who may register, asked anew each time: an invitation is used once. */
export const useRegistrationTerms = (invitation: string | undefined) =>
  useQuery({
    queryKey: ['registration', invitation],
    queryFn: ({ signal }) => call('checkRegistration', { body: { invitation }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
