import { siteInBuiltPages } from '@exit-tickets/contracts/rules';

/**
 * The server's configured address (`PUBLIC_URL`) when this page was opened at another one; undefined when they are
 * equal or none is configured.
 */
export const otherAddressOf = (page: Document, { origin }: Pick<Location, 'origin'>): string | undefined => {
  const site = page.querySelector<HTMLMetaElement>('meta[name="site"]')?.content;
  if (!site || site === siteInBuiltPages) return;
  return new URL(site).origin === origin ? undefined : site;
};
