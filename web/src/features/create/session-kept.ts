import { pageOwner } from '../../shared/api/page-owner.ts';

/** What was kept in this window before, by a visitor or by the teacher whose page it is now. */
export const readKept = (key: string): unknown => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('owner' in kept)) return undefined;
    return kept.owner === null || kept.owner === pageOwner() ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps something for whoever has the page now, in place of what was kept; undefined is nothing. */
export const keepInWindow = (key: string, value: object | undefined): void => {
  try {
    // What was kept before is older: without room for the new there is rather none.
    sessionStorage.removeItem(key);
    if (value) sessionStorage.setItem(key, JSON.stringify({ ...value, owner: pageOwner() ?? null }));
  } catch {
    // Without storage, or room in it, it is there as long as the screen is.
  }
};
