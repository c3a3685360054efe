import { type ParseArgsConfig, parseArgs } from 'node:util';
import { explainStart } from './start-error.ts';

/** Wrong arguments of a command; the message is its usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** @throws {UsageError} for options that the command does not have */
export const parseArguments = <Config extends ParseArgsConfig>(config: Config, usage: string) => {
  try {
    return parseArgs(config);
  } catch {
    throw new UsageError(usage);
  }
};

/** Runs an operator command. Sets exit code 1 when it fails and 2 when its arguments are wrong. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : (explainStart(error) ?? error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
};
