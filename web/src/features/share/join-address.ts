/** Where pupils go: the address this page itself was reached at. */
export const joinAddress = (path: string, origin: string = location.origin): string => `${origin}${path}`;
