import { email } from '@exit-tickets/contracts';

export type EmailProblem = 'emailRequired' | 'emailInvalid';

/** What is wrong with a typed e-mail address, judged by the same contract as the server's. */
export const emailProblem = (typed: string): EmailProblem | undefined => {
  if (typed.trim() === '') return 'emailRequired';
  return email.safeParse(typed).success ? undefined : 'emailInvalid';
};
