import type { Installation } from '@exit-tickets/contracts';

const parse = (said: string | undefined): object => {
  // A built page that was not served by a gateway holds a placeholder.
  const value: unknown = said?.startsWith('{') ? JSON.parse(said) : undefined;
  return typeof value === 'object' && value !== null ? value : {};
};

/** The operator's details, inserted into this page by the gateway; unknown at build time. */
export const readInstallation = (): Installation => {
  const page = typeof document === 'undefined' ? undefined : document;
  const said = new Map<string, unknown>(
    Object.entries(parse(page?.querySelector<HTMLMetaElement>('meta[name="installation"]')?.content)),
  );
  const textOf = (field: keyof Installation): string | undefined => {
    const value = said.get(field);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    name: textOf('name'),
    contact: textOf('contact'),
    imprintUrl: textOf('imprintUrl'),
    tracesTo: textOf('tracesTo'),
    logsRequests: said.get('logsRequests') !== false,
    isDemo: said.get('isDemo') === true,
  };
};
