/**
 * The address for students: that of this page, unless the server knows a better one. A teacher at `localhost` needs one
 * that phones can open.
 */
export const joinOrigin = (own: string, known: readonly string[]): string => {
  const origins = known.map((address) => new URL(address).origin);
  return origins.includes(own) ? own : (origins[0] ?? own);
};

/** Whether an address works on this machine only. */
export const isOnlyHere = (origin: string): boolean => {
  const { hostname } = new URL(origin);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.startsWith('127.') || hostname === '[::1]'
  );
};
