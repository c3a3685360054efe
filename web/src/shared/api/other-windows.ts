import { writeLocal } from './local-storage.ts';

/** Written on every login and logout, which notifies the other windows of this browser. */
export const loginKey = 'lastLogin';

/** Tells the other windows of this browser that the user has changed; without storage, their next call does. */
export const notifyOtherWindows = (): void => writeLocal(loginKey, new Date().toISOString());
