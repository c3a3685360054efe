import {
  browserStore,
  type DraftStore,
  newDraftId,
  readDraft,
  removeDraft,
  type UnsavedDraft,
  windowStore,
  writeDraft,
} from './stored-draft.ts';

/**
 * Tickets that were being edited when the page was closed. Each editor has its own slot, so that no window overwrites
 * another's. A restored or generated draft stays in its slot until the editor has loaded it. The slot is then empty
 * until the page goes without the editor having been closed.
 */
const prefix = 'unfinishedExitTicket.';

/** Ten drafts with the longest lesson texts take less than half of a browser's storage of 5 million characters. */
const maxDrafts = 10;

/** A storage key for a new editor. */
export const newSlot = (): string => prefix + newDraftId();

const slotsIn = (store: DraftStore): string[] =>
  Array.from({ length: store.length }, (_, place) => store.key(place) ?? '').filter((key) => key.startsWith(prefix));

interface Unfinished {
  slot: string;
  draft: UnsavedDraft;
  timestamp: number;
}

const listDrafts = (now: Date, store: DraftStore): Unfinished[] =>
  slotsIn(store)
    .flatMap((slot) => {
      const stored = readDraft(slot, now, store);
      return stored ? [{ slot, ...stored }] : [];
    })
    .sort((a, b) => b.timestamp - a.timestamp);

/**
 * Stores the content of an editor along with the nine newest drafts; older ones are deleted. Returns false when the
 * browser stores nothing.
 */
export const keepUnfinished = (slot: string, draft: UnsavedDraft, now: Date, store = browserStore()): boolean => {
  if (!store) return false;
  const others = listDrafts(now, store).filter((other) => other.slot !== slot);
  const staying = new Set(others.slice(0, maxDrafts - 1).map((other) => other.slot));
  for (const other of slotsIn(store)) if (other !== slot && !staying.has(other)) removeDraft(other, store);
  return writeDraft(slot, draft, now, store);
};

/** The drafts that this user may see and save, newest first. `userId` is null for a visitor. */
export const unfinishedOf = (userId: string | null, now: Date, store = browserStore()): Unfinished[] =>
  store ? listDrafts(now, store).filter(({ draft: { owner } }) => owner === undefined || owner === userId) : [];

/** Removes and returns a draft, so that no other window restores it too; undefined when another already has. */
export const takeUnfinished = (slot: string, now: Date, store = browserStore()): UnsavedDraft | undefined => {
  const stored = readDraft(slot, now, store);
  removeDraft(slot, store);
  return stored?.draft;
};

/** Empties a slot whose draft is saved, discarded or in the editor. */
export const discardUnfinished = (slot: string, stores = [browserStore(), windowStore()]): void => {
  for (const store of stores) removeDraft(slot, store);
};

/** Moves drafts of this window's discarded pages to the browser's storage, to be offered. Returns their slots. */
export const recoverDropped = (now: Date, from = windowStore(), to = browserStore()): string[] => {
  const dropped = from ? listDrafts(now, from) : [];
  for (const { slot, draft, timestamp } of dropped) {
    // A reopened window may bring back an older draft than the stored one.
    const isKept = (readDraft(slot, now, to)?.timestamp ?? 0) >= timestamp;
    if (isKept || keepUnfinished(slot, draft, new Date(timestamp), to)) removeDraft(slot, from);
  }
  return dropped.map(({ slot }) => slot);
};
