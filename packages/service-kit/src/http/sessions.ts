import { createSecretKey, randomUUID } from 'node:crypto';
import { cookieFlags, cookieNameOf, limits } from '@exit-tickets/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** Who is logged in, according to the token in the cookie. */
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

/** Signs and reads session cookies. Every service verifies the token itself and trusts no header (docs/design.md 6). */
export interface Sessions {
  /**
   * Starts a session of this user: a new session id in a new cookie. The token is never issued before `notBefore`, from
   * when on this user's sessions count, whatever the clock says.
   */
  start(reply: FastifyReply, user: { userId: string; notBefore?: Date | null }): Session;
  /** Extends the session by `limits.sessionDays`. */
  renew(reply: FastifyReply, session: Session): Session;
  /**
   * The session of a request, if its cookie holds a token that we signed and that has not expired. Verified once per
   * request.
   */
  read(request: FastifyRequest): Session | undefined;
  clear(reply: FastifyReply): void;
  /** A session and its token, without setting a cookie. */
  sign(userId: string, sessionId: string, notBefore?: Date | null): { session: Session; token: string };
  cookieName: string;
}

/** Creates `Sessions`. `isSecure` means that people use https: the cookie is then `Secure` and `__Host-`. */
export const createSessions = (options: {
  secrets: readonly string[];
  isSecure: boolean;
  now?: () => Date;
}): Sessions => {
  // Key objects: given a string, jwt would test for each token whether it is a public key.
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
        // Another key may have signed it.
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
