/** The cookies we set, by purpose. */
export type Cookie = 'session' | 'device';

/** The flags of every cookie: scripts cannot read it, and forms of other sites do not send it. */
export const cookieFlags = ({ isSecure }: { isSecure: boolean }) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

/** The name of a cookie. Over https it has the prefix that binds it to this host (RFC 6265bis, section 4.1.3.2). */
export const cookieNameOf = (cookie: Cookie, { isSecure }: { isSecure: boolean }): string =>
  isSecure ? `__Host-${cookie}` : cookie;
