import type { Installation } from '@exit-tickets/contracts';

/** A built page that was not served by a gateway holds a placeholder. */
const parse = (said: string | undefined): Partial<Record<keyof Installation, unknown>> =>
  said?.startsWith('{') ? JSON.parse(said) : {};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The operator's details, inserted into this page by the gateway; unknown at build time. */
export const readInstallation = (): Installation => {
  const page = typeof document === 'undefined' ? undefined : document;
  const said = parse(page?.querySelector<HTMLMetaElement>('meta[name="installation"]')?.content);
  return {
    name: textOf(said.name),
    contact: textOf(said.contact),
    imprintUrl: textOf(said.imprintUrl),
    tracesTo: textOf(said.tracesTo),
    logsRequests: said.logsRequests !== false,
    isDemo: said.isDemo === true,
  };
};
