import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, safe in links and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * A fast hash. It is stored instead of a secret: that is random and long, so this is safe, and the time of an index
 * lookup does not reveal how close a guess was.
 */
export const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('base64url');
