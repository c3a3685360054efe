import type { TicketDraft } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';

/** The storage key of a ticket that somebody wanted to save before logging in (specification section 3). */
export const pendingDraftKey = 'pendingExitTicket';

/** Unsaved drafts expire after 48 hours (specification section 9); after that it is somebody else's lesson. */
const maxAgeMs = limits.draftHours * 60 * 60 * 1_000;

/** A draft, and the ticket that it is to replace, if it was saved before. */
export interface UnsavedDraft extends TicketDraft {
  saved?: { id: string; pin: string | null } | undefined;
  /** Whose it is; a visitor's belongs to whoever logs in with it. */
  owner?: string | undefined;
  /** Nobody asked to save it: the page went while it was edited. It opens in the editor again. */
  isUnfinished?: boolean | undefined;
}

export interface PendingDraft extends UnsavedDraft {
  /** When it was stored, in ms since 1970. */
  timestamp: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores a draft. Returns false when storage is forbidden or has no room, even without the lesson text. */
export const storeDraft = (draft: UnsavedDraft, now: Date, store: Store = localStorage): boolean => {
  const { originalContent: _, ...withoutMaterial } = draft;
  for (const candidate of [draft, withoutMaterial]) {
    try {
      store.setItem(pendingDraftKey, JSON.stringify({ ...candidate, timestamp: now.getTime() }));
      return true;
    } catch {
      // Full, most likely: the questions matter more than the material they came from.
    }
  }
  return false;
};

const isDraft = (value: unknown): value is PendingDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'title') === 'string' &&
  Array.isArray(Reflect.get(value, 'questions')) &&
  typeof Reflect.get(value, 'timestamp') === 'number';

/** The stored draft; undefined when there is none, it is damaged or too old. */
export const readDraft = (now: Date, store: Store = localStorage): UnsavedDraft | undefined => {
  try {
    const value: unknown = JSON.parse(store.getItem(pendingDraftKey) ?? 'null');
    if (!isDraft(value) || now.getTime() - value.timestamp > maxAgeMs) return undefined;
    const { timestamp: _, ...draft } = value;
    return draft;
  } catch {
    return undefined;
  }
};

/** Whether a draft may be shown to somebody, and saved in their account. Nobody who is logged in: null. */
export const isDraftOf = ({ owner }: UnsavedDraft, userId: string | null | undefined): boolean =>
  owner === undefined || owner === userId;

/** Removes the draft, once it is saved. */
export const clearDraft = (store: Store = localStorage): void => {
  try {
    store.removeItem(pendingDraftKey);
  } catch {
    // Without storage there is nothing to remove.
  }
};
