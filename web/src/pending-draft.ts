import type { TicketDraft } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';

/** Where a ticket waits that somebody wanted to save before logging in (specification section 3). */
export const pendingDraftKey = 'pendingExitTicket';

/** Unsaved drafts expire after 48 hours (specification section 9); after that it is somebody else's lesson. */
const keptMs = limits.draftHours * 60 * 60 * 1_000;

export interface PendingDraft extends TicketDraft {
  /** When it was put away, in ms since 1970. */
  timestamp: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Puts a draft away. Gives false where the browser forbids or has no room, also without the lesson text. */
export const keepDraft = (draft: TicketDraft, now: Date, store: Store = localStorage): boolean => {
  const { originalContent: _, ...withoutMaterial } = draft;
  for (const kept of [draft, withoutMaterial]) {
    try {
      store.setItem(pendingDraftKey, JSON.stringify({ ...kept, timestamp: now.getTime() }));
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

/** The draft that waits, unless there is none, it is damaged, or it has waited too long. */
export const readDraft = (now: Date, store: Store = localStorage): TicketDraft | undefined => {
  try {
    const value: unknown = JSON.parse(store.getItem(pendingDraftKey) ?? 'null');
    if (!isDraft(value) || now.getTime() - value.timestamp > keptMs) return undefined;
    const { timestamp: _, ...draft } = value;
    return draft;
  } catch {
    return undefined;
  }
};

/** Forgets the draft, once it is saved. */
export const clearDraft = (store: Store = localStorage): void => {
  try {
    store.removeItem(pendingDraftKey);
  } catch {
    // Without storage there is nothing to forget.
  }
};
