import {
  DataDirDamagedError,
  DataDirLockedError,
  DataDirUnwritableError,
  StoreTooNewError,
} from '@exit-tickets/embedded-mongo';
import { ConfigError } from '@exit-tickets/service-kit/process';

/** Why the app cannot start, in one line for the person at the keyboard. */
export class StartError extends Error {
  override name = 'StartError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

const ours = [
  StartError,
  ConfigError,
  DataDirDamagedError,
  DataDirLockedError,
  DataDirUnwritableError,
  StoreTooNewError,
];

/** The line to print for an error at the start, if it is one that a person can mend. */
export const explainStart = (error: unknown): string | undefined =>
  error instanceof Error && ours.some((kind) => error instanceof kind) ? error.message : undefined;
