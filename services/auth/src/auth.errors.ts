import { AppError } from '@exit-tickets/contracts';

/** The password that a change of the account asks for once more. */
export class WrongPasswordError extends AppError {
  constructor(field: string) {
    super('wrong_credentials', { field, message: `${field}: this is not the password of the account` });
  }
}
