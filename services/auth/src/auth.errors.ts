import { AppError } from '@exit-tickets/contracts';

/** The same for an unknown address and a wrong password: the answer tells nobody who has an account. */
export class WrongCredentialsError extends AppError {
  constructor() {
    super('wrong_credentials');
  }
}

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

/** Said only to who knows the password. */
export class AccountDisabledError extends AppError {
  constructor() {
    super('account_disabled');
  }
}

export class RegistrationClosedError extends AppError {
  constructor() {
    super('registration_closed');
  }
}

/** The same for an invitation that is made up, used or expired. */
export class InvitationInvalidError extends AppError {
  constructor() {
    super('invitation_invalid');
  }
}

export class EmailDomainError extends AppError {
  constructor() {
    super('email_domain_not_allowed', { field: 'email' });
  }
}

/** The same for a token that is made up, used, expired or replaced. */
export class ResetTokenInvalidError extends AppError {
  constructor() {
    super('reset_token_invalid');
  }
}

export class TooManyAttemptsError extends AppError {
  constructor(retryAfterSeconds: number) {
    super('too_many_requests', { retryAfterSeconds });
  }
}
