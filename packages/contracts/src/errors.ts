import { z } from 'zod';
import { languageNames } from './rules/languages.ts';

/** Every error of the API: its status (docs/design.md 4.16) and an English text that is safe to show. */
export const errorCatalogue = {
  invalid_request: { status: 400, message: 'The request is not valid' },
  reset_token_invalid: { status: 400, message: 'This link is invalid or expired' },
  invitation_invalid: { status: 400, message: 'This invitation is invalid, used or expired' },
  not_logged_in: { status: 401, message: 'You must be logged in to create and manage exit tickets' },
  wrong_credentials: { status: 401, message: 'Invalid email or password' },
  account_disabled: { status: 403, message: 'This account is disabled; ask whoever runs this site' },
  registration_closed: { status: 403, message: 'New accounts need an invitation here; ask whoever runs this site' },
  email_domain_not_allowed: { status: 403, message: 'Accounts with an email address of this domain are not made here' },
  cross_site_request: { status: 403, message: 'This request came from another site' },
  not_found: { status: 404, message: 'Not found' },
  ticket_not_found: { status: 404, message: 'Ticket not found' },
  pin_not_found: { status: 404, message: 'Invalid PIN or ticket not found' },
  share_not_found: { status: 404, message: 'This link is invalid or expired, or was withdrawn' },
  response_not_found: { status: 404, message: 'This response does not exist any more' },
  analysis_not_found: { status: 404, message: 'There is no analysis of this ticket yet' },
  follow_up_not_found: { status: 404, message: 'This question does not wait any more' },
  request_too_slow: { status: 408, message: 'The request took too long to arrive; try again' },
  email_taken: { status: 409, message: 'Email is already in use' },
  ticket_closed: { status: 409, message: 'This exit ticket is closed' },
  ticket_is_open: { status: 409, message: 'This exit ticket is already open' },
  ticket_anonymized: {
    status: 409,
    message: 'The answers to this exit ticket were made anonymous, so it stays closed',
  },
  ticket_still_open: { status: 409, message: 'Close this exit ticket first: students can still answer' },
  ticket_analyzed: { status: 409, message: 'This exit ticket has been analysed and stays closed' },
  ticket_has_responses: { status: 409, message: 'This exit ticket has responses and can no longer be edited' },
  too_many_tickets: {
    status: 409,
    message: 'You have as many exit tickets as one account can hold; delete some first',
  },
  too_many_shares: {
    status: 409,
    message: 'You share as many exit tickets as one account can; withdraw a link first',
  },
  too_many_follow_ups: {
    status: 409,
    message: 'As many questions wait to be asked again as one account can hold; ask some of them, or drop them',
  },
  ticket_full: { status: 409, message: 'This exit ticket is full: it cannot take any more responses' },
  questions_changed: { status: 409, message: 'The questions of this exit ticket have changed; load it again' },
  no_responses: { status: 409, message: 'There are no responses to analyse' },
  analysis_running: { status: 409, message: 'This exit ticket is being analysed already' },
  body_too_large: { status: 413, message: 'The request is too large' },
  file_too_large: { status: 413, message: 'The file is larger than 100 MB' },
  unsupported_file_type: { status: 415, message: 'This type of file is not accepted' },
  unsupported_media_type: { status: 415, message: 'This content type is not accepted' },
  unreadable_file: { status: 422, message: 'The file could not be read; save it once more and try again' },
  file_protected: {
    status: 422,
    message: 'The file is protected with a password; take the password off and try again',
  },
  file_too_complex: { status: 422, message: 'The file takes too much work to read; try a part of it' },
  image_too_large: { status: 422, message: 'The picture has too many pixels; make it smaller and try again' },
  no_text_in_file: { status: 422, message: 'There is no text in this file' },
  too_little_text: { status: 422, message: 'There is too little text to make questions from' },
  too_little_to_ask: { status: 422, message: 'Nothing else was found to ask about in this text' },
  no_teaching_text: { status: 422, message: 'Without an AI model no questions can be made from this text' },
  language_not_supported: {
    status: 422,
    message: `Without an AI model questions are only made in ${Object.values(languageNames).join(', ')}`,
  },
  too_many_requests: { status: 429, message: 'Too many attempts; try again later' },
  ai_limit_reached: {
    status: 429,
    message: 'The AI has been used as often as this server allows in a day; try again tomorrow',
  },
  internal: { status: 500, message: 'An error occurred' },
  ai_invalid: { status: 502, message: 'The AI gave no usable answer; try again' },
  ai_unsure: {
    status: 502,
    message: 'The AI got test answers wrong, so its verdicts are not used; mark these answers yourself',
  },
  service_failed: { status: 502, message: 'A part of the system failed; try again' },
  ai_busy: { status: 503, message: 'The AI has too much to do; try again in a moment' },
  ai_unavailable: { status: 503, message: 'The AI cannot be reached; try again later' },
  judging_gave_up: {
    status: 503,
    message: 'Judging these answers was interrupted three times and has stopped; try again, or mark them yourself',
  },
  service_unavailable: { status: 503, message: 'A part of the system cannot be reached; try again in a moment' },
  pdf_unavailable: { status: 503, message: 'PDFs cannot be made on this server: no Chromium was found' },
  pins_exhausted: { status: 503, message: 'All PINs are in use; close an exit ticket or try again later' },
  ai_timeout: { status: 504, message: 'The AI took too long; try again' },
  service_timeout: { status: 504, message: 'A part of the system took too long; try again' },
  storage_full: { status: 507, message: 'The server has no room left to store this' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Whether a text from outside is an error code of this catalogue. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** The body of every error answer (docs/design.md 4.16). */
export const errorReply = z
  .object({
    message: z.string().describe('English, and safe to show'),
    code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
    field: z.string().optional().describe('The field of the request that is wrong, as a path: `questions.0.text`'),
  })
  .meta({ id: 'Error' });

export interface AppErrorOptions {
  /** The underlying error, for the log only. */
  cause?: unknown;
  /** A more precise text than the catalogue's, safe to show. */
  message?: string;
  /** The field of the request that is wrong, as a path: `questions.0.text`. */
  field?: string;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
}

/**
 * The one error type of the system. It is thrown where the error is known, and turned into HTTP once, in service-kit.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether this is an error of the API with one of these codes. */
export const hasErrorCode = (error: unknown, ...codes: ErrorCode[]): boolean =>
  error instanceof AppError && codes.includes(error.code);
