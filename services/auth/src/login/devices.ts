import { cookieFlags, cookieNameOf } from '@exit-tickets/contracts';
import { hashOf, newSecret } from '@exit-tickets/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredUser } from '../users/user.model.ts';
import type { Users } from '../users/user.repository.ts';

const maxAgeDays = 180;
const maxAgeSeconds = maxAgeDays * 24 * 60 * 60;

interface DevicesContext {
  users: Users;
  isSecure: boolean;
  now: () => Date;
}

/**
 * Knows the browsers that have been logged in to an account, by a cookie of their own. Failures of a known browser
 * are counted apart, so that someone who guesses at an account, even from the same school, cannot keep its owner out
 * (the device cookie protocol of OWASP). The cookie opens nothing by itself.
 */
export const createDevices = ({ users, isSecure, now }: DevicesContext) => {
  const cookieName = cookieNameOf('device', { isSecure });

  /** The hash of this request's device, if the user has logged in with it before. */
  const knownTo = (user: StoredUser | null, request: FastifyRequest): string | undefined => {
    const secret = request.cookies[cookieName];
    if (!user || !secret) return undefined;
    const hash = hashOf(secret);
    return user.devices.some((device) => device.hash === hash && device.expiresAt > now()) ? hash : undefined;
  };

  return {
    knownTo,
    /** Makes this browser known to the user's account from now on. */
    remember: async (user: StoredUser, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (knownTo(user, request)) return;
      const secret = newSecret();
      const expiresAt = new Date(now().getTime() + maxAgeSeconds * 1000);
      await users.addDevice(user._id, { hash: hashOf(secret), expiresAt });
      reply.setCookie(cookieName, secret, { ...cookieFlags({ isSecure }), maxAge: maxAgeSeconds });
    },
    /** Takes the cookie back from this browser. */
    forget: (reply: FastifyReply): void => {
      reply.clearCookie(cookieName, cookieFlags({ isSecure }));
    },
  };
};

export type Devices = ReturnType<typeof createDevices>;
