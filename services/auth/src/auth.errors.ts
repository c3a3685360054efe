import { AppError } from '@exit-tickets/contracts';

/** The password that a change of the account asks for once more. */
export class WrongPasswordError extends AppError {
  constructor(field: string) {
    super('wrong_credentials', { field, message: `${field}: this is not the password of the account` });
  }
}

export class EmailTakenError extends AppError {
  constructor() {
    super('email_taken', { field: 'email' });
  }
}

export class EmailDomainError extends AppError {
  constructor() {
    super('email_domain_not_allowed', { field: 'email' });
  }
}

export class TooManyAttemptsError extends AppError {
  constructor(retryAfterSeconds: number) {
    super('too_many_requests', { retryAfterSeconds });
  }
}
