/** Written on every login and logout, which notifies the other windows of this browser. */
export const loginKey = 'lastLogin';

/** Notifies the other windows of this browser that the logged-in user has changed. */
export const notifyOtherWindows = (): void => {
  try {
    localStorage.setItem(loginKey, new Date().toISOString());
  } catch {
    // Without storage they notice at their next call.
  }
};
