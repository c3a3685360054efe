import { supportInBuiltPages } from '@exit-tickets/contracts/rules';

/** The address inserted into this page by the gateway. There is no document at build time. */
const readSupport = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content;

/** The support address for teachers: the operator's `SUPPORT_EMAIL`. */
export const supportEmail: string = readSupport() || supportInBuiltPages;
