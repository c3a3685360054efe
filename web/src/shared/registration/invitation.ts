import { windowStore } from '../drafts/stored-draft.ts';

const key = 'invitation';

/**
 * The invitation of the link that opened this window. It is stored for the window, because the address changes when the
 * dialog is closed.
 * @param hash the fragment of the address
 */
export const readInvitation = (hash: string, store = windowStore()): string | undefined => {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('invitation') || undefined;
  try {
    if (given) store?.setItem(key, given);
    return given ?? store?.getItem(key) ?? undefined;
  } catch {
    return given;
  }
};

/** Called once the user of this window has an account. */
export const forgetInvitation = (store = windowStore()): void => store?.removeItem(key);
