import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, safe in links and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The hash that is stored instead of a secret. The secret is random and long, so a fast hash is safe, and the time of
 * an index lookup does not reveal how close a guess was.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
