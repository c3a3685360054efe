import { email } from '@exit-tickets/contracts';

/** Validates a typed e-mail address by the same schema as the server. */
export const emailProblem = (typed: string): 'emailRequired' | 'emailInvalid' | undefined => {
  if (typed.trim() === '') return 'emailRequired';
  return email.safeParse(typed).success ? undefined : 'emailInvalid';
};
