import type { DeviceStorage } from './drafts.ts';

/** A storage that lasts as long as the page is open. */
export const createMemoryStorage = (): DeviceStorage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
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
