/** The cookies we set, by what they are for. */
export type Cookie = 'session' | 'device';

/** The flags of every cookie: no script may read it, and no form of another site sends it. */
export const cookieFlags = ({ isSecure }: { isSecure: boolean }) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

/** The name of a cookie. Over https it has the prefix that binds it to this host (RFC 6265bis, section 4.1.3.2). */
export const cookieNameOf = (cookie: Cookie, { isSecure }: { isSecure: boolean }): string =>
  isSecure ? `__Host-${cookie}` : cookie;
