import { AppError } from '@exit-tickets/contracts';

/** The current password, which account changes require, was wrong. */
export class WrongPasswordError extends AppError {
  constructor(field: string) {
    super('wrong_credentials', { field, message: `${field}: this is not the password of the account` });
  }
}
