/** Written whenever somebody logs in or out, which the other windows of this browser are told of. */
export const loginKey = 'lastLogin';

/** Tells the other windows of this browser that somebody else, or nobody, is logged in from here on. */
export const notifyOtherWindows = (): void => {
  try {
    localStorage.setItem(loginKey, new Date().toISOString());
  } catch {
    // Without storage they notice at their next call.
  }
};
