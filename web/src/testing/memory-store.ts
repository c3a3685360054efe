import type { DraftStore } from '../shared/drafts/stored-draft.ts';
import { createMemoryStorage } from '../student/device-storage.ts';

/** A browser's storage that holds values of at most `room` characters. */
export const memoryStore = (room = Number.POSITIVE_INFINITY): DraftStore => {
  const store = createMemoryStorage();
  const { setItem } = store;
  store.setItem = (key, value) => {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  return store;
};
