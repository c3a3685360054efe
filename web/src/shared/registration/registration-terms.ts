import type { RegistrationTerms } from '@exit-tickets/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../api/call.ts';
import { readInvitation } from './invitation.ts';

/** Who may register, given this invitation. */
export const registrationTermsQuery = (invitation: string | undefined) =>
  queryOptions({
    queryKey: ['registration', invitation],
    queryFn: ({ signal }) => call('checkRegistration', { body: { invitation }, signal }),
  });

/** The invitation that opened this window. */
export const useInvitation = (): string | undefined => {
  const { hash } = useLocation();
  // Another link opened in the same window changes only the fragment.
  return useMemo(() => readInvitation(hash), [hash]);
};

export const mayRegister = ({ registration, isInvited }: RegistrationTerms): boolean =>
  registration === 'open' || isInvited === true;

/** Whether to offer registration to a visitor: true unless it is known to be closed. */
export const useMayRegister = (): boolean => {
  const { data } = useQuery({ ...registrationTermsQuery(useInvitation()), meta: { isOptional: true } });
  return !data || mayRegister(data);
};
