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
 * Tickets that were being edited when the page went. Each editor has a slot of its own, so that no window loses another's. What
 * it opens with, if that is work, is in the slot until it is there; then the slot is empty until the editor goes without having
 * been closed.
 */
const prefix = 'unfinishedExitTicket.';

/** With the longest lesson texts ten take less than half of what a browser keeps, 5 million characters. */
const maxDrafts = 10;

/** The storage key of one editor. */
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
 * Keeps what an editor holds, beside the nine that were kept last; what is older goes. Returns false when the browser keeps
 * nothing.
 */
export const keepUnfinished = (slot: string, draft: UnsavedDraft, now: Date, store = browserStore()): boolean => {
  if (!store) return false;
  const others = listDrafts(now, store).filter((other) => other.slot !== slot);
  const staying = new Set(others.slice(0, maxDrafts - 1).map((other) => other.slot));
  for (const other of slotsIn(store)) if (other !== slot && !staying.has(other)) removeDraft(other, store);
  return writeDraft(slot, draft, now, store);
};

/** What may be shown to somebody and saved in their account, the newest first. Nobody who is logged in: null. */
export const unfinishedOf = (userId: string | null, now: Date, store = browserStore()): Unfinished[] =>
  store ? listDrafts(now, store).filter(({ draft: { owner } }) => owner === undefined || owner === userId) : [];

/** Takes a draft out, so that no other window goes on with it too; undefined when one has. */
export const takeUnfinished = (slot: string, now: Date, store = browserStore()): UnsavedDraft | undefined => {
  const stored = readDraft(slot, now, store);
  removeDraft(slot, store);
  return stored?.draft;
};

/** Empties a slot: its draft is saved, thrown away or in the editor. */
export const discardUnfinished = (slot: string, stores = [browserStore(), windowStore()]): void => {
  for (const store of stores) removeDraft(slot, store);
};

/** Moves what pages of this window left that the browser dropped to where their teacher finds it. Returns its slots. */
export const recoverDropped = (now: Date, from = windowStore(), to = browserStore()): string[] => {
  const dropped = from ? listDrafts(now, from) : [];
  for (const { slot, draft, timestamp } of dropped) {
    // A window that is opened again may bring back what was newer when it was closed.
    const isKept = (readDraft(slot, now, to)?.timestamp ?? 0) >= timestamp;
    if (isKept || keepUnfinished(slot, draft, new Date(timestamp), to)) removeDraft(slot, from);
  }
  return dropped.map(({ slot }) => slot);
};
