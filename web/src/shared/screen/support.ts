import { supportInBuiltPages } from '@exit-tickets/contracts/rules';

/** What the gateway has put into this page. The build, which renders pages beforehand, has no document. */
const readSupport = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content;

/** Where teachers ask for help: the operator's `SUPPORT_EMAIL`. */
export const supportEmail: string = readSupport() || supportInBuiltPages;
