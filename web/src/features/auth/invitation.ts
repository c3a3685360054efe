import { windowStore } from '../../stored-draft.ts';

const key = 'invitation';

const inAddress = (): string | undefined =>
  new URLSearchParams(location.hash.replace(/^#/, '')).get('invitation') || undefined;

/**
 * The invitation of the link that this window was opened with. It stays with the window, as the address does not when the
 * dialog is closed.
 */
export const readInvitation = (store = windowStore()): string | undefined => {
  const given = inAddress();
  try {
    if (given) store?.setItem(key, given);
    return given ?? store?.getItem(key) ?? undefined;
  } catch {
    return given;
  }
};

/** Whoever uses this window now has an account. */
export const forgetInvitation = (store = windowStore()): void => store?.removeItem(key);
