import {
  DataDirDamagedError,
  DataDirLockedError,
  DataDirUnwritableError,
  StoreTooNewError,
} from '@exit-tickets/embedded-mongo';
import { ConfigError } from '@exit-tickets/service-kit/process';

/** Why the app cannot start, in one line for the operator. */
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

/** The message to print for a startup error that the operator can fix; undefined for others. */
export const explainStart = (error: unknown): string | undefined =>
  error instanceof Error && ours.some((kind) => error instanceof kind) ? error.message : undefined;
