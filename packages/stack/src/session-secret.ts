import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const isError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** The secret that signs sessions: made at the first start, readable by this user only, the same ever after. */
export const keptSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'session-secret');
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (!isError(error, 'ENOENT')) throw error;
  }
  const secret = randomBytes(48).toString('base64url');
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(secret);
  await file.sync();
  await file.close();
  return secret;
};
