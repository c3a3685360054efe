import { pageOwner } from '../../shared/api/page-owner.ts';

/** What this window keeps for visitors, or for the teacher who owns the page now. */
export const readKept = (key: string): unknown => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('owner' in kept)) return undefined;
    return kept.owner === null || kept.owner === pageOwner() ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a value for the current owner of the page, replacing the former one; undefined removes it. */
export const keepInWindow = (key: string, value: object | undefined): void => {
  try {
    // Removed first: if the new value does not fit, an outdated one must not remain.
    sessionStorage.removeItem(key);
    if (value) sessionStorage.setItem(key, JSON.stringify({ ...value, owner: pageOwner() ?? null }));
  } catch {
    // Without storage, or space in it, the value lasts only as long as the screen.
  }
};
