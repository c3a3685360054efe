/**
 * Resolves once the app has hydrated the rendered page (build/landing-pages.ts), including earlier user input; at once
 * when the page was not rendered.
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
