let last: Promise<void> = Promise.resolve();

/**
 * Does work once what was begun before under the same name is done, in every window of the browser; a window that is closed
 * makes way. Without HTTPS browsers have no locks: there it waits for its own page alone.
 */
export const withBrowserLock = (name: string, work: () => Promise<void>): Promise<void> => {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) return locks.request(name, work);
  last = last.then(work, work);
  return last;
};
