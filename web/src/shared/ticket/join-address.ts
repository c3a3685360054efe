/**
 * Where students go: the address this page was reached at, unless the server knows better. A teacher who works at
 * `localhost` needs one that phones can open.
 */
export const joinOrigin = (own: string, known: readonly string[]): string => {
  const origins = known.map((address) => new URL(address).origin);
  return origins.includes(own) ? own : (origins[0] ?? own);
};

/** Whether only this very machine can open an address. */
export const isOnlyHere = (origin: string): boolean => {
  const { hostname } = new URL(origin);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.startsWith('127.') || hostname === '[::1]'
  );
};
