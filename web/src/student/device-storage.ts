import type { DeviceStorage } from './drafts.ts';

/** Keeps things as long as the page is open. */
export const createMemoryStorage = (): DeviceStorage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };
};

/** The browser's storage, or memory where the browser forbids it (private windows, school policies). */
export const openDeviceStorage = (browser: () => DeviceStorage): DeviceStorage => {
  try {
    const storage = browser();
    storage.setItem('exitTicket.probe', '');
    storage.removeItem('exitTicket.probe');
    return storage;
  } catch (error) {
    console.error('This browser keeps nothing', error);
    return createMemoryStorage();
  }
};
