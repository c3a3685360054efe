import type { NewTicketDraft } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';

/** The id by which the server knows a draft that is sent again. */
export const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Drafts expire after 48 hours (docs/product.md 9); after that it is somebody else's lesson. */
const maxAgeMs = limits.draftHours * 60 * 60 * 1_000;

/** A ticket that is saved nowhere else, and the saved one that it is to replace. */
export interface UnsavedDraft extends NewTicketDraft {
  saved?: { id: string; pin: string | null } | undefined;
  /** Whose it is; a visitor's belongs to whoever goes on with it. */
  owner?: string | undefined;
}

/** A draft as it was read. */
interface StoredDraft {
  draft: UnsavedDraft;
  /** When it was stored, in ms since 1970. */
  timestamp: number;
}

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const unlessForbidden = (store: () => DraftStore): DraftStore | undefined => {
  try {
    return store();
  } catch {
    return undefined;
  }
};

/** The storage that all windows of the browser share; undefined where the browser forbids it. */
export const browserStore = () => unlessForbidden(() => localStorage);

/** The storage of this window, which a page that the browser drops in the background finds again. */
export const windowStore = () => unlessForbidden(() => sessionStorage);

/** Stores a draft. Returns false when storage is forbidden or has no room, even without the lesson text. */
export const writeDraft = (key: string, draft: UnsavedDraft, now: Date, store = browserStore()): boolean => {
  if (!store) return false;
  const { originalContent: _, ...withoutMaterial } = draft;
  for (const candidate of [draft, withoutMaterial]) {
    try {
      store.setItem(key, JSON.stringify({ ...candidate, timestamp: now.getTime() }));
      return true;
    } catch {
      // Full, most likely: the questions matter more than the material they came from.
    }
  }
  return false;
};

const isDraft = (value: unknown): value is UnsavedDraft & { timestamp: number } =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'title') === 'string' &&
  Array.isArray(Reflect.get(value, 'questions')) &&
  typeof Reflect.get(value, 'timestamp') === 'number';

/** Removes the draft of a key. */
export const removeDraft = (key: string, store = browserStore()): void => store?.removeItem(key);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The draft of a key; undefined when there is none. One that is damaged or too old leaves the browser. */
export const readDraft = (key: string, now: Date, store = browserStore()): StoredDraft | undefined => {
  const text = store?.getItem(key) ?? undefined;
  if (text === undefined) return undefined;
  const value = parse(text);
  if (!isDraft(value) || now.getTime() - value.timestamp > maxAgeMs) {
    removeDraft(key, store);
    return undefined;
  }
  const { timestamp, ...draft } = value;
  return { draft, timestamp };
};
