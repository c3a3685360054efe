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

/** What MongoDB and the system answer when a disk is full. */
const fullDisk: readonly unknown[] = [14_031, 'ENOSPC'];

/** The message to print for an error that the operator can fix; undefined for others. */
export const explainStart = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (ours.some((kind) => error instanceof kind)) return error.message;
  return 'code' in error && fullDisk.includes(error.code)
    ? 'the disk is full: make room, and try again; nothing is lost'
    : undefined;
};
