import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { providerOf } from '@exit-tickets/ai/providers';
import { createAccounts } from '@exit-tickets/auth/accounts';
import { staysOpen } from '@exit-tickets/auth/migrations';
import { registrationOf } from '@exit-tickets/auth/registration-policy';
import { limits } from '@exit-tickets/contracts';
import { isLoopback } from '@exit-tickets/service-kit';
import { publicUrlOf } from '../addresses.ts';
import { backupNoteOf, hasDatabase, privacyPackOf } from '../data-dir.ts';
import { openDatabase } from '../open-database.ts';
import type { Configs, Environment } from './read-configs.ts';

/** Whether a step is done; `unseen` if that cannot be checked from here. */
export type StepState = 'done' | 'open' | 'unseen';

/** One of the ten steps of docs/first-steps.md. */
export interface Step {
  name: string;
  state: StepState;
  /** A command to run, or what to read. */
  todo: string;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** At least one backup a month is expected. */
const maxBackupAgeMs = 35 * dayMs;

/** What only the database shows; undefined when it cannot be reached. */
const readAccounts = async (environment: Environment, { app, auth }: Configs) => {
  // Connecting would create the embedded database.
  if (!app.MONGODB_URL && !hasDatabase(app.DATA_DIR)) return { hasAccount: false, isOld: false };
  try {
    const { database, close } = await openDatabase('doctor', environment);
    try {
      const accounts = createAccounts(database, { publicUrl: auth.PUBLIC_URL, now: () => new Date() }).list();
      const { done = false } = await accounts[Symbol.asyncIterator]().next();
      return { hasAccount: !done, isOld: await staysOpen(database) };
    } finally {
      await close();
    }
  } catch {
    return undefined;
  }
};

const isRecent = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < maxBackupAgeMs;
};

const stateOf = (isDone: boolean | undefined): StepState =>
  isDone === undefined ? 'unseen' : isDone ? 'done' : 'open';

/** The ten steps after the start and their states. */
export const firstSteps = async (environment: Environment, configs: Configs): Promise<Step[]> => {
  const { app, auth, ai } = configs;
  const accounts = await readAccounts(environment, configs);
  const address = new URL(publicUrlOf(app));
  // With an external MongoDB these commands may run elsewhere, so a missing file proves nothing.
  const ofFolder = (isDone: boolean): boolean | undefined => (isDone || !app.MONGODB_URL ? isDone : undefined);
  const steps: [name: string, isDone: boolean | undefined, todo: string][] = [
    [
      'proxy',
      address.protocol === 'https:' && !isLoopback(address.hostname),
      'PUBLIC_URL=https://…, with a proxy in front',
    ],
    ['mail', auth.SMTP_URL !== undefined, 'SMTP_URL=…, then npm run mail-test -- --to you@school.example'],
    ['backup', ofFolder(await isRecent(backupNoteOf(app.DATA_DIR))), 'npm run backup -- /backups, every night'],
    ['first account', accounts?.hasAccount, 'the link that the start prints, or npm run accounts -- invite'],
    ['door', accounts && registrationOf(auth, accounts.isOld) !== 'open', 'REGISTRATION=invite'],
    [
      'model',
      providerOf(ai) !== undefined || ai.AI_SCOPE !== 'answers',
      'which, or AI_SCOPE=off when there is to be none: docs/ai.md',
    ],
    [
      'retention',
      Boolean(environment.RETENTION_DAYS),
      `RETENTION_DAYS=${limits.retentionDays.default}, or what the school has agreed: docs/operations.md`,
    ],
    ['privacy pack', ofFolder(existsSync(privacyPackOf(app.DATA_DIR))), 'npm run privacy-pack'],
    // A monitor that calls /api/health cannot be seen from here.
    ['monitoring', app.METRICS_PORT !== undefined || undefined, 'METRICS_PORT=9464, or a monitor at /api/health'],
    ['upgrade', undefined, 'follow the releases; a backup before each'],
  ];
  return steps.map(([name, isDone, todo]) => ({ name, state: stateOf(isDone), todo }));
};
