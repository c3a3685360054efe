import { domainToUnicode } from 'node:url';
import { AppError, type Registration, type RegistrationTerms } from '@exit-tickets/contracts';
import { type AuthConfig, isReachedByOthers } from '../config.ts';
import type { Invitations } from './invitations.ts';

type RegistrationConfig = Pick<AuthConfig, 'DEMO' | 'REGISTRATION' | 'REGISTRATION_DOMAINS' | 'HOST' | 'PUBLIC_URL'>;

/**
 * Who may register. Without `REGISTRATION`: everybody while only this machine reaches the app, and in a demo.
 * @param staysOpen whether the installation is older than this setting
 */
export const registrationOf = (config: RegistrationConfig, staysOpen: boolean): Registration =>
  config.REGISTRATION ?? (config.DEMO || staysOpen || !isReachedByOthers(config) ? 'open' : 'invite');

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Decides who may create an account. */
export const createRegistrationPolicy = (
  registration: Registration,
  domains: readonly string[],
  invitations: Pick<Invitations, 'isAlive' | 'take' | 'release'>,
) => {
  const isOpen = registration === 'open';
  return {
    terms: async (invitation: string | undefined): Promise<RegistrationTerms> => ({
      registration,
      domains: domains.map((domain) => domainToUnicode(domain)),
      ...(invitation !== undefined && { isInvited: await invitations.isAlive(invitation) }),
    }),

    /**
     * Checks what can be checked before the password is hashed.
     * @throws {AppError} `email_domain_not_allowed`
     * @throws {AppError} `registration_closed`
     * @throws {AppError} `invitation_invalid`
     */
    check: async (email: string, invitation: string | undefined): Promise<void> => {
      if (domains.length > 0 && !domains.includes(domainOf(email)))
        throw new AppError('email_domain_not_allowed', { field: 'email' });
      if (isOpen) return;
      if (invitation === undefined) throw new AppError('registration_closed');
      if (!(await invitations.isAlive(invitation))) throw new AppError('invitation_invalid');
    },

    /**
     * Creates an account. A required invitation is used up first, and restored when no account was created.
     * @throws {AppError} `invitation_invalid` also when a concurrent call used it
     */
    enter: async <Account>(invitation: string | undefined, make: () => Promise<Account>): Promise<Account> => {
      if (isOpen) return make();
      const taken = await invitations.take(invitation ?? '');
      if (!taken) throw new AppError('invitation_invalid');
      try {
        return await make();
      } catch (error) {
        await invitations.release(taken);
        throw error;
      }
    },
  };
};

export type RegistrationPolicy = ReturnType<typeof createRegistrationPolicy>;
