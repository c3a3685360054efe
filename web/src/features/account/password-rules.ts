import { limits } from '@exit-tickets/contracts/rules';

export type PasswordProblem = 'tooShort' | 'tooLong';

/** What is wrong with a new password by itself (specification section 5; the upper limit is the hash's, in bytes). */
export const passwordProblem = (password: string): PasswordProblem | undefined => {
  if (password.length < limits.passwordLength.min) return 'tooShort';
  return new TextEncoder().encode(password).length > limits.passwordBytes ? 'tooLong' : undefined;
};
