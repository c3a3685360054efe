import type { NewTicketDraft } from '@exit-tickets/contracts';
import { browserStore, readDraft, removeDraft, type UnsavedDraft, writeDraft } from './stored-draft.ts';
import { keepUnfinished, newSlot } from './unfinished-drafts.ts';

/** The storage key of a ticket that a visitor wanted to save before logging in (docs/product.md 3). */
export const pendingDraftKey = 'pendingExitTicket';

/** Earlier versions also stored unfinished edits here. These must not be saved, and may be another teacher's. */
const wasBeingEdited = (draft: UnsavedDraft): boolean =>
  draft.owner !== undefined || Reflect.get(draft, 'isUnfinished') === true;

/** The ticket that is saved after the login; undefined when there is none, or it is damaged or too old. */
export const readPending = (now: Date, store = browserStore()): NewTicketDraft | undefined => {
  const stored = readDraft(pendingDraftKey, now, store);
  if (!stored || !wasBeingEdited(stored.draft)) return stored?.draft;
  if (keepUnfinished(newSlot(), stored.draft, new Date(stored.timestamp), store)) removeDraft(pendingDraftKey, store);
  return undefined;
};

/**
 * Stores the ticket that is to be saved after the login; a ticket that was already waiting becomes an unfinished draft.
 * Returns false when the browser stores nothing.
 */
export const storePending = (draft: NewTicketDraft, now: Date, store = browserStore()): boolean => {
  const earlier = readPending(now, store);
  if (!writeDraft(pendingDraftKey, draft, now, store)) return false;
  if (earlier) keepUnfinished(newSlot(), earlier, now, store);
  return true;
};

/** Removes the draft once it is saved. */
export const clearPending = (store = browserStore()): void => removeDraft(pendingDraftKey, store);
