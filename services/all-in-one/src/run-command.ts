import { explainStart } from './start-error.ts';

/** The command was not called as its usage says. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs a command for an operator. Ends with 0; 1 when it could not be done, and 2 when it was not called as it should be. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : (explainStart(error) ?? error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
};
