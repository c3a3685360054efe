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
 * Recognises browsers that have been logged in to an account, by a device cookie. Their failures are counted
 * separately, so that someone guessing the password, even from the same school, cannot lock out the owner (OWASP's
 * device cookie protocol). The cookie alone grants no access.
 */
export const createDevices = ({ users, isSecure, now }: DevicesContext) => {
  const cookieName = cookieNameOf('device', { isSecure });

  /** The hash of this browser's device cookie, if it has logged in to this account before. */
  const knownTo = (user: StoredUser | null, request: FastifyRequest): string | undefined => {
    const secret = request.cookies[cookieName];
    if (!user || !secret) return undefined;
    const hash = hashOf(secret);
    return user.devices.some((device) => device.hash === hash && device.expiresAt > now()) ? hash : undefined;
  };

  return {
    knownTo,
    /** Marks this browser as known to the user's account. */
    remember: async (user: StoredUser, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (knownTo(user, request)) return;
      const secret = newSecret();
      const expiresAt = new Date(now().getTime() + maxAgeSeconds * 1000);
      await users.addDevice(user._id, { hash: hashOf(secret), expiresAt });
      reply.setCookie(cookieName, secret, { ...cookieFlags({ isSecure }), maxAge: maxAgeSeconds });
    },
    /** Removes the cookie from this browser. */
    forget: (reply: FastifyReply): void => {
      reply.clearCookie(cookieName, cookieFlags({ isSecure }));
    },
  };
};

export type Devices = ReturnType<typeof createDevices>;
