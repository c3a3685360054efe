import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadConfig } from '@exit-tickets/service-kit/process';
import { z } from 'zod';
import { type AllInOneConfig, allInOneConfig } from './config.ts';

const note = z.object({ HOST: z.string(), PORT: z.string(), PUBLIC_URL: z.string().optional() });

const noteOf = (dataDir: string): string => join(resolve(dataDir), 'address.json');

/** Records how others reach the app, for commands that create links. */
export const noteAddress = ({ DATA_DIR, HOST, PORT, PUBLIC_URL }: AllInOneConfig): Promise<void> => {
  const noted: z.infer<typeof note> = { HOST, PORT: String(PORT), ...(PUBLIC_URL && { PUBLIC_URL }) };
  return writeFile(noteOf(DATA_DIR), JSON.stringify(noted), { mode: 0o600 });
};

const readNote = (dataDir: string): z.infer<typeof note> | undefined => {
  try {
    return note.parse(JSON.parse(readFileSync(noteOf(dataDir), 'utf8')));
  } catch {
    // Never started here, or by an earlier release.
    return undefined;
  }
};

/** The environment of a command; if it contains no address of the app, adds the one recorded at the last start. */
export const withNotedAddress = (
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> =>
  Object.keys(note.shape).some((name) => environment[name])
    ? environment
    : { ...environment, ...readNote(loadConfig(allInOneConfig, environment).DATA_DIR) };
