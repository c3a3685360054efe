import { DataDirDamagedError, DataDirUnwritableError, StoreTooNewError } from '../errors.ts';
import type { Logger } from '../logger.ts';

/** What the server's thread says. */
export type ThreadMessage =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'refused'; readonly error: SentError }
  | { readonly kind: 'log'; readonly level: keyof Logger; readonly details: object; readonly message: string }
  | { readonly kind: 'log-error'; readonly level: keyof Logger; readonly error: SentError; readonly message: string };

/** What the thread is told. */
export type ThreadOrder = 'close';

/**
 * An error on its way to another thread. Of an error a message keeps type (of the language's own), text, stack and cause;
 * the rest of what people and programs tell errors apart by goes beside it.
 */
export interface SentError {
  readonly error: unknown;
  readonly name: string;
  readonly code: unknown;
}

const OWN_ERRORS = new Map(
  [DataDirDamagedError, DataDirUnwritableError, StoreTooNewError].map((type) => [type.name, type]),
);

/** Prepares an error for a message. */
export function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { error: new Error(String(error)), name: 'Error', code: undefined };
  return { error, name: error.name, code: 'code' in error ? error.code : undefined };
}

/** The error that was sent, of the type it had. */
export function fromSentError({ error, name, code }: SentError): unknown {
  if (!(error instanceof Error)) return error;
  const OwnError = OWN_ERRORS.get(name);
  if (OwnError) return Object.assign(new OwnError(error.message, { cause: error.cause }), { stack: error.stack });
  return code === undefined ? error : Object.assign(error, { code });
}
