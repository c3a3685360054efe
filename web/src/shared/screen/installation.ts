import type { Installation } from '@exit-tickets/contracts';

const parse = (said: string | undefined): object => {
  // A page of the build that no gateway has served holds a placeholder.
  const value: unknown = said?.startsWith('{') ? JSON.parse(said) : undefined;
  return typeof value === 'object' && value !== null ? value : {};
};

/** What the operator says about this installation, as the gateway has put it into this page; the build knows nothing yet. */
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
  };
};
