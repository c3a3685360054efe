import type { DraftStore } from '../shared/drafts/stored-draft.ts';

/** A browser's storage that holds values of at most `room` characters. */
export const memoryStore = (room = Number.POSITIVE_INFINITY): DraftStore => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
};
