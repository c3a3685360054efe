/** An entry of the browser's storage; null if there is none, or storage is forbidden, as in some private windows. */
export const readLocal = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores an entry, where the browser allows it. */
export const writeLocal = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Each caller works without it.
  }
};
