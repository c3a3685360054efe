import { email } from '@exit-tickets/contracts';

export type EmailProblem = 'emailRequired' | 'emailInvalid';

/** Validates a typed e-mail address by the same schema as the server. */
export const emailProblem = (typed: string): EmailProblem | undefined => {
  if (typed.trim() === '') return 'emailRequired';
  return email.safeParse(typed).success ? undefined : 'emailInvalid';
};
