import { DataDirDamagedError, DataDirUnwritableError, StoreTooNewError } from '../errors.ts';
import type { Logger } from '../logger.ts';

/** A message from the server's thread. */
export type ThreadMessage =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'refused'; readonly error: SentError }
  | { readonly kind: 'log'; readonly level: keyof Logger; readonly details: object; readonly message: string }
  | { readonly kind: 'log-error'; readonly level: keyof Logger; readonly error: SentError; readonly message: string };

/** A message to the server's thread. */
export type ThreadOrder = 'close';

/**
 * An error to send to another thread. A message keeps an error's built-in type, text, stack and cause; `name` and
 * `code` are sent separately.
 */
export interface SentError {
  readonly error: unknown;
  readonly name: string;
  readonly code: unknown;
}

const OWN_ERRORS = new Map(
  [DataDirDamagedError, DataDirUnwritableError, StoreTooNewError].map((type) => [type.name, type]),
);

/** Converts an error for a message. */
export function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { error: new Error(String(error)), name: 'Error', code: undefined };
  return { error, name: error.name, code: 'code' in error ? error.code : undefined };
}

/** Restores an error with its original type. */
export function fromSentError({ error, name, code }: SentError): unknown {
  if (!(error instanceof Error)) return error;
  const OwnError = OWN_ERRORS.get(name);
  if (OwnError) return Object.assign(new OwnError(error.message, { cause: error.cause }), { stack: error.stack });
  return code === undefined ? error : Object.assign(error, { code });
}
