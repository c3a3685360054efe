import { limits } from '@exit-tickets/contracts/rules';

/** Validates a new password (docs/product.md 5). The upper limit is that of bcrypt, in bytes. */
export const passwordProblem = (password: string): 'tooShort' | 'tooLong' | undefined => {
  if (password.length < limits.passwordLength.min) return 'tooShort';
  return new TextEncoder().encode(password).length > limits.passwordBytes ? 'tooLong' : undefined;
};
