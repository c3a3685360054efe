import { randomUUID } from 'node:crypto';
import { duplicateKeyOf } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { EmailTakenError } from '../auth.errors.ts';
import type { HeldSecret, StoredUser } from './user.model.ts';

export interface NewUser {
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  createdAt: Date;
}

/** An attacker's flood must not grow a document without end; the newest are kept. */
const maxResetTokens = 10;
const maxDevices = 10;

/** Every query that the service makes about users. */
export interface Users {
  /** Of two registrations at once the unique index lets one through. Throws `EmailTakenError`. */
  add(user: NewUser): Promise<StoredUser>;
  byId(id: string): Promise<StoredUser | null>;
  byEmail(email: string): Promise<StoredUser | null>;
  byResetToken(hash: string): Promise<StoredUser | null>;
  /** Whether the password is still the one it was when the user was read, whatever its hash is now. */
  hasSamePassword(user: StoredUser): Promise<boolean>;
  /** The same password under a new hash; nothing when the password changed meanwhile. */
  rehash(id: string, from: string, to: string): Promise<void>;
  addResetToken(id: string, token: HeldSecret): Promise<void>;
  addDevice(id: string, device: HeldSecret): Promise<void>;
  /**
   * Spends a reset token: password, end of all sessions and of all other tokens are one write.
   * False when the token was spent meanwhile.
   */
  resetPassword(
    id: string,
    change: { tokenHash: string; passwordHash: string; sessionsValidFrom: Date },
  ): Promise<boolean>;
  /** Whose sessions ended as a whole since that moment, by id: so many after that one. */
  withSessionsRevokedSince(
    moment: Date,
    page: { after: string; limit: number },
  ): Promise<Pick<StoredUser, '_id' | 'sessionsValidFrom'>[]>;
}

export const createUsers = (model: Model<StoredUser>): Users => ({
  add: async (user) => {
    try {
      const added = await model.create({ _id: randomUUID(), ...user });
      return added.toObject();
    } catch (error) {
      if (duplicateKeyOf(error)) throw new EmailTakenError();
      throw error;
    }
  },
  byId: (id) => model.findById(id).lean<StoredUser>().exec(),
  byEmail: (email) => model.findOne({ email }).lean<StoredUser>().exec(),
  byResetToken: (hash) => model.findOne({ 'resetTokens.hash': hash }).lean<StoredUser>().exec(),
  hasSamePassword: async ({ _id, sessionsValidFrom }) => (await model.exists({ _id, sessionsValidFrom })) !== null,
  rehash: async (id, from, to) => {
    await model.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
  },
  addResetToken: async (id, token) => {
    await model.updateOne({ _id: id }, { $push: { resetTokens: { $each: [token], $slice: -maxResetTokens } } });
  },
  addDevice: async (id, device) => {
    await model.updateOne({ _id: id }, { $push: { devices: { $each: [device], $slice: -maxDevices } } });
  },
  resetPassword: async (id, { tokenHash, passwordHash, sessionsValidFrom }) => {
    const { modifiedCount } = await model.updateOne(
      { _id: id, 'resetTokens.hash': tokenHash },
      { $set: { passwordHash, sessionsValidFrom, resetTokens: [] } },
    );
    return modifiedCount === 1;
  },
  withSessionsRevokedSince: (moment, { after, limit }) =>
    model
      .find({ _id: { $gt: after }, sessionsValidFrom: { $gt: moment } })
      .sort({ _id: 1 })
      .limit(limit)
      .select({ sessionsValidFrom: 1 })
      .lean<Pick<StoredUser, '_id' | 'sessionsValidFrom'>[]>()
      .exec(),
});
