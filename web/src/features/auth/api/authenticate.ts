import type { User } from '@exit-tickets/contracts';
import { languageOfTag, limits } from '@exit-tickets/contracts/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { authStatusQuery } from '../../../shared/api/auth-status.ts';
import { call } from '../../../shared/api/call.ts';
import { hasCode } from '../../../shared/api/call-error.ts';
import { notifyOtherWindows } from '../../../shared/api/other-windows.ts';
import { pageOwner } from '../../../shared/api/page-owner.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import type { AuthMode } from '../../../shared/dialogs.ts';
import { hasChosenLanguage } from '../../../shared/i18n/language.ts';
import { changeLanguage } from '../../../shared/i18n/start.ts';
import { forgetInvitation } from '../../../shared/registration/invitation.ts';
import { errorText } from '../../../shared/screen/error-text.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { pushRegistration } from '../analytics.ts';

export interface AuthFormValues {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** How the user logged in. `loggedInInstead`: a registration that found an existing account. */
interface LoggedIn {
  user: User;
  how: AuthMode | 'loggedInInstead';
}

const logIn = ({ email, password }: AuthFormValues): Promise<User> => call('login', { body: { email, password } });

/**
 * Registers and logs in. If the account already exists, for example after a lost response, the same password logs in.
 * Otherwise the registration error is thrown: the address is taken, or the invitation used.
 */
const register = async (values: AuthFormValues, invitation: string | undefined): Promise<LoggedIn> => {
  const { email, password, firstName, lastName } = values;
  try {
    const language = languageOfTag(document.documentElement.lang);
    return {
      user: await call('register', { body: { email, password, firstName, lastName, language, invitation } }),
      how: 'register',
    };
  } catch (error) {
    // Errors of a repeated registration when the response to the first one was lost.
    if (!hasCode(error, 'email_taken', 'invitation_invalid')) throw error;
    const user = await logIn(values).catch(() => {
      throw error;
    });
    return { user, how: 'loggedInInstead' };
  }
};

/** Logs in, or registers and logs in. */
export const useAuthenticate = (mode: AuthMode, invitation: string | undefined, onLoggedIn: () => void) => {
  const client = useQueryClient();
  return useMutation<LoggedIn, Error, AuthFormValues>({
    mutationFn: async (values) =>
      mode === 'login' ? { user: await logIn(values), how: mode } : register(values, invitation),
    onSuccess: async ({ user, how }) => {
      // Where no language was chosen, the account's applies; if its texts fail to load, nothing changes.
      if (user.language && !hasChosenLanguage()) await changeLanguage(user.language).catch(() => undefined);
      if (how === 'register') pushRegistration();
      forgetInvitation();
      // Drops data read as another user or logged out; after an expired login the same teacher keeps it.
      const goesOn = pageOwner() === user.id;
      if (!goesOn) client.removeQueries({ queryKey: ticketKeys.all });
      client.setQueryData(authStatusQuery.queryKey, { isAuthenticated: true, user });
      if (goesOn) void client.invalidateQueries({ queryKey: ticketKeys.all });
      notifyOtherWindows();
      onLoggedIn();
      toast.success({ title: t(`auth:${how}.done`) });
    },
    // The form keeps showing the error after the toast has closed.
    onError: (error) => {
      const description = errorText(error, t(`auth:${mode}.failedText`));
      toast.error({ title: t(`auth:${mode}.failed`), description, duration: limits.toastMs });
    },
  });
};
