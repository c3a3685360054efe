/**
 * Resolves once the app has taken over the page that came rendered (build/landing-pages.ts), with what was done on it before;
 * at once where none came.
 */
export const whenHydrated = (): Promise<void> =>
  new Promise((resolve) => {
    const root = document.getElementById('root');
    if (root?.dataset.rendered === undefined) return resolve();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ['data-rendered'] });
  });
