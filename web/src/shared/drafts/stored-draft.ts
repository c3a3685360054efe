import type { FocusLevel, GeneratedTicket, NewTicketDraft } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';

/** An id by which the server recognises a draft that is sent again. */
export const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Drafts expire after 48 hours (docs/product.md 9); by then another teacher may be using the browser. */
const maxAgeMs = limits.draftHours * 60 * 60 * 1_000;

/** A ticket that is saved nowhere else, and the saved one that it replaces. */
export interface UnsavedDraft extends NewTicketDraft {
  saved?: { id: string; pin: string | null } | undefined;
  /** The options it was generated with, for extra questions and regenerating. */
  focusLevels?: FocusLevel[] | undefined;
  focus?: string | undefined;
  /** No questions could be generated from its lesson: the teacher picks sentences from the text. */
  isFromText?: boolean | undefined;
  /** Other results of its generation: alternative questions, and levels without a question. */
  offered?: Pick<GeneratedTicket, 'suggestions' | 'gap' | 'notGiven'> | undefined;
  /** Its teacher; a visitor's draft belongs to whoever opens it. */
  owner?: string | undefined;
}

/** A draft with the time when it was stored. */
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

/** The storage of all windows of the browser; undefined where the browser forbids it. */
export const browserStore = () => unlessForbidden(() => localStorage);

/** The storage of this window. It survives when the browser discards a background page. */
export const windowStore = () => unlessForbidden(() => sessionStorage);

/** Stores a draft. Returns false when storage is forbidden, or full even without the lesson text and what it offers. */
export const writeDraft = (key: string, draft: UnsavedDraft, now: Date, store = browserStore()): boolean => {
  if (!store) return false;
  const { originalContent: _, offered: __, ...withoutMaterial } = draft;
  for (const candidate of [draft, withoutMaterial]) {
    try {
      store.setItem(key, JSON.stringify({ ...candidate, timestamp: now.getTime() }));
      return true;
    } catch {
      // Most likely full: the questions matter more than their source material.
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

/** The draft with a key; undefined when there is none. A damaged or expired one is removed. */
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
