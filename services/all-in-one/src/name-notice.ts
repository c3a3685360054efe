import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';

/** Longest wait for a DNS server at startup, in milliseconds. */
const patienceMs = 1_000;

/** A notice when the host name of `PUBLIC_URL` does not resolve, because nobody can open that address. */
export const nameNotice = async (publicUrl: string | undefined): Promise<string | undefined> => {
  if (publicUrl === undefined) return undefined;
  const name = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  const isUnknown = await Promise.race([
    lookup(name).then(
      () => false,
      (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOTFOUND',
    ),
    setTimeout(patienceMs, false, { ref: false }),
  ]);
  return isUnknown
    ? `Nobody can open ${publicUrl} yet: no DNS server knows ${name}. Have a record for it made that leads to this machine, or correct PUBLIC_URL`
    : undefined;
};
