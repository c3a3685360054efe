let last: Promise<void> = Promise.resolve();

/**
 * Runs work one after the other under the same name, across all windows of the browser. A closed window releases the
 * lock. Browsers have no locks without HTTPS: there only work of the same page is serialised.
 */
export const withBrowserLock = (name: string, work: () => Promise<void>): Promise<void> => {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) return locks.request(name, work);
  last = last.then(work, work);
  return last;
};
