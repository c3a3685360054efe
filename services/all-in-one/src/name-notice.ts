import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';

/** Longer the start does not wait for a name server that is silent. */
const patienceMs = 1_000;

/** What the operator has to know when the name in `PUBLIC_URL` leads nowhere: nobody can open that address. */
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
