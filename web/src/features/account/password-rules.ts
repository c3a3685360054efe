import { limits } from '@exit-tickets/contracts/rules';

export type PasswordProblem = 'tooShort' | 'tooLong';

/** Validates a new password (docs/product.md 5). The upper limit is that of bcrypt, in bytes. */
export const passwordProblem = (password: string): PasswordProblem | undefined => {
  if (password.length < limits.passwordLength.min) return 'tooShort';
  return new TextEncoder().encode(password).length > limits.passwordBytes ? 'tooLong' : undefined;
};
