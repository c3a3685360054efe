import { createSecretKey, randomUUID } from 'node:crypto';
import { cookieFlags, cookieNameOf, limits } from '@exit-tickets/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** Who is logged in, as the cookie's token says. */
export interface Session {
  userId: string;
  sessionId: string;
  issuedAt: Date;
  expiresAt: Date;
}

const claims = z.object({ sub: z.string().min(1), sid: z.string().min(1), iat: z.int(), exp: z.int() });
const issuer = 'exit-tickets';
const sessionSeconds = limits.sessionDays * 24 * 60 * 60;
const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Signs and reads the session cookie. Every service verifies it itself and trusts no header (docs/design.md 6). */
export interface Sessions {
  /**
   * Begins a session of this user: a fresh session id in a fresh cookie.
   * `notBefore`: from when on this user's sessions count; the token says no earlier moment, whatever the clock says.
   */
  start(reply: FastifyReply, user: { userId: string; notBefore?: Date | null }): Session;
  /** The same session, valid for another `limits.sessionDays`. */
  renew(reply: FastifyReply, session: Session): Session;
  /** The session of a request, if its cookie holds a token that we signed and that has not expired; verified once. */
  read(request: FastifyRequest): Session | undefined;
  clear(reply: FastifyReply): void;
  /** A session with its token, not yet in a cookie. */
  sign(userId: string, sessionId: string, notBefore?: Date | null): { session: Session; token: string };
  cookieName: string;
}

/** Builds `Sessions`. `isSecure` when people reach the site by https: then the cookie is `Secure` and `__Host-`. */
export const createSessions = (options: {
  secrets: readonly string[];
  isSecure: boolean;
  now?: () => Date;
}): Sessions => {
  // As keys: of a string jwt tries with every token whether it is a public key.
  const keys = options.secrets.map((secret) => createSecretKey(secret, 'utf8'));
  const [signingKey] = keys;
  if (signingKey === undefined) throw new Error('no session secret');
  const now = options.now ?? (() => new Date());
  const cookieName = cookieNameOf('session', options);
  const flags = cookieFlags(options);

  const sign: Sessions['sign'] = (userId, sessionId, notBefore = null) => {
    const at = seconds(now());
    const iat = Math.max(at, notBefore ? seconds(notBefore) : 0);
    const exp = at + sessionSeconds;
    const token = jwt.sign({ sid: sessionId, iat, exp }, signingKey, {
      algorithm: 'HS256',
      subject: userId,
      issuer,
    });
    return { token, session: { userId, sessionId, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) } };
  };

  const issue = (reply: FastifyReply, ...signed: Parameters<typeof sign>): Session => {
    const { token, session } = sign(...signed);
    reply.setCookie(cookieName, token, { ...flags, maxAge: sessionSeconds });
    return session;
  };

  const verify = (token: string): Session | undefined => {
    for (const key of keys) {
      try {
        const verified = jwt.verify(token, key, { algorithms: ['HS256'], issuer, clockTimestamp: seconds(now()) });
        const { sub, sid, iat, exp } = claims.parse(verified);
        return { userId: sub, sessionId: sid, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) };
      } catch {
        // Not with this key, or not valid at all: the next may have signed it.
      }
    }
    return undefined;
  };

  const known = new WeakMap<FastifyRequest, Session | undefined>();

  return {
    cookieName,
    sign,
    start: (reply, { userId, notBefore }) => issue(reply, userId, randomUUID(), notBefore),
    renew: (reply, session) => issue(reply, session.userId, session.sessionId),
    read: (request) => {
      const token = request.cookies[cookieName];
      if (token === undefined) return undefined;
      if (!known.has(request)) known.set(request, verify(token));
      return known.get(request);
    },
    clear: (reply) => {
      reply.clearCookie(cookieName, flags);
    },
  };
};
