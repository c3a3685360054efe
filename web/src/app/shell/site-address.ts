import { siteInBuiltPages } from '@exit-tickets/contracts/rules';

/**
 * The address that the server has been told (`PUBLIC_URL`), when this page was opened by another one; undefined when it is
 * the same, or when the server has been told none.
 */
export const otherAddressOf = (page: Document, { origin }: Pick<Location, 'origin'>): string | undefined => {
  const site = page.querySelector<HTMLMetaElement>('meta[name="site"]')?.content;
  if (!site || site === siteInBuiltPages) return;
  return new URL(site).origin === origin ? undefined : site;
};
