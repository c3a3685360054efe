import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, fit for a link and a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * What is stored of a secret. It is random and long, so a fast hash keeps it safe, and looking the hash up in an
 * index tells nothing about how close a guess was.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
