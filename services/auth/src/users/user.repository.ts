import { randomUUID } from 'node:crypto';
import { withNewestEvent } from '@exit-tickets/bus';
import type { EventEnvelope, Language } from '@exit-tickets/contracts';
import { duplicateKeyOf } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { EmailTakenError } from '../auth.errors.ts';
import type { HeldSecret, StoredUser } from './user.model.ts';

export interface NewUser {
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  language?: Language | undefined;
  createdAt: Date;
  isDemo?: true;
}

/** An attacker's flood must not grow a document without end; the newest are kept. */
const maxResetTokens = 10;
const maxDevices = 10;
/** No link of any mail opens anything. */
const nothingSent = { resetTokens: [], emailTokens: [], pendingEmail: null };

/** Every query that the service makes about users. */
export interface Users {
  /** Of two registrations at once the unique index lets one through. Throws `EmailTakenError`. */
  add(user: NewUser): Promise<StoredUser>;
  /** Who may use the account: null once it is disabled or deleted. */
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
  /** Changes what is not undefined; null when there is no such user. */
  change(
    id: string,
    change: Partial<Pick<StoredUser, 'firstName' | 'lastName' | 'language'>>,
  ): Promise<StoredUser | null>;
  /**
   * Sets another password, ends all sessions and what was sent by mail, in one write. False when the password was changed
   * since the user was read.
   */
  changePassword(user: StoredUser, change: { passwordHash: string; sessionsValidFrom: Date }): Promise<boolean>;
  /** The user wants to have this address; what was sent to another one opens nothing any more. */
  askForEmail(id: string, email: string): Promise<void>;
  /** False when the user no longer asks for that address. */
  addEmailToken(id: string, email: string, token: HeldSecret): Promise<boolean>;
  byEmailToken(hash: string): Promise<StoredUser | null>;
  /** Spends a token: the address and the end of all that was sent to the old one are one write. False when it may not be. */
  confirmEmail(id: string, change: { tokenHash: string; email: string }): Promise<boolean>;
  /** Leaves nothing of the account but what `erasedAt` says, and the event about it. */
  erase(id: string, erasure: { sessionsValidFrom: Date; at: Date; event: EventEnvelope }): Promise<void>;
  /** All accounts that are there, by their addresses. */
  all(): AsyncIterable<StoredUser>;
  /** The accounts that were made in a demo before this moment. */
  madeInDemoBefore(moment: Date): AsyncIterable<StoredUser>;
  /** Ends all sessions, and what was sent by mail opens nothing, in one write. */
  disable(id: string, change: { at: Date; sessionsValidFrom: Date }): Promise<void>;
  enable(id: string): Promise<void>;
  /** The ids of the accounts that were deleted, for as long as they are kept. */
  erased(): AsyncIterable<string>;
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
  byId: (id) => model.findOne({ _id: id, erasedAt: null, disabledAt: null }).lean<StoredUser>().exec(),
  byEmail: (email) => model.findOne({ email }).lean<StoredUser>().exec(),
  byResetToken: (hash) => model.findOne({ 'resetTokens.hash': hash }).lean<StoredUser>().exec(),
  hasSamePassword: async ({ _id, sessionsValidFrom }) => (await model.exists({ _id, sessionsValidFrom })) !== null,
  rehash: async (id, from, to) => {
    await model.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
  },
  addResetToken: async (id, token) => {
    await model.updateOne(
      { _id: id, erasedAt: null },
      { $push: { resetTokens: { $each: [token], $slice: -maxResetTokens } } },
    );
  },
  addDevice: async (id, device) => {
    await model.updateOne({ _id: id }, { $push: { devices: { $each: [device], $slice: -maxDevices } } });
  },
  resetPassword: async (id, { tokenHash, passwordHash, sessionsValidFrom }) => {
    const { modifiedCount } = await model.updateOne(
      { _id: id, 'resetTokens.hash': tokenHash },
      { $set: { passwordHash, sessionsValidFrom, ...nothingSent } },
    );
    return modifiedCount === 1;
  },
  change: (id, { firstName, lastName, language }) => {
    const changed = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(language !== undefined && { language }),
    };
    return model
      .findOneAndUpdate({ _id: id, erasedAt: null }, { $set: changed }, { returnDocument: 'after' })
      .lean<StoredUser>()
      .exec();
  },
  changePassword: async ({ _id, sessionsValidFrom: readWith }, { passwordHash, sessionsValidFrom }) => {
    const { modifiedCount } = await model.updateOne(
      { _id, sessionsValidFrom: readWith, erasedAt: null },
      { $set: { passwordHash, sessionsValidFrom, ...nothingSent } },
    );
    return modifiedCount === 1;
  },
  askForEmail: async (id, email) => {
    await model.updateOne({ _id: id, erasedAt: null }, { $set: { pendingEmail: email, emailTokens: [] } });
  },
  addEmailToken: async (id, email, token) => {
    const { modifiedCount } = await model.updateOne(
      { _id: id, pendingEmail: email },
      { $push: { emailTokens: { $each: [token], $slice: -maxResetTokens } } },
    );
    return modifiedCount === 1;
  },
  byEmailToken: (hash) => model.findOne({ 'emailTokens.hash': hash }).lean<StoredUser>().exec(),
  confirmEmail: async (id, { tokenHash, email }) => {
    try {
      const { modifiedCount } = await model.updateOne(
        { _id: id, 'emailTokens.hash': tokenHash, pendingEmail: email },
        { $set: { email, ...nothingSent } },
      );
      return modifiedCount === 1;
    } catch (error) {
      if (duplicateKeyOf(error)) return false;
      throw error;
    }
  },
  erase: async (id, { sessionsValidFrom, at, event }) => {
    // No address, and no other account's.
    const nobody = { email: `erased ${id}`, passwordHash: '-', firstName: null, lastName: null, devices: [] };
    await model.updateOne(
      { _id: id },
      {
        $set: { ...nobody, ...nothingSent, sessionsValidFrom, createdAt: at, erasedAt: at },
        $unset: { language: '', disabledAt: '', isDemo: '' },
        ...withNewestEvent(event),
      },
    );
  },
  all: async function* () {
    yield* model.find({ erasedAt: null }).sort({ email: 1 }).lean<StoredUser>().cursor();
  },
  madeInDemoBefore: async function* (moment) {
    yield* model
      .find({ isDemo: true, createdAt: { $lt: moment } })
      .lean<StoredUser>()
      .cursor();
  },
  disable: async (id, { at, sessionsValidFrom }) => {
    const change = { disabledAt: at, sessionsValidFrom, ...nothingSent };
    await model.updateOne({ _id: id, erasedAt: null }, { $set: change });
  },
  enable: async (id) => {
    await model.updateOne({ _id: id }, { $unset: { disabledAt: '' } });
  },
  erased: async function* () {
    const found = model.find({ erasedAt: { $ne: null } }, { _id: 1 });
    for await (const { _id } of found.lean<Pick<StoredUser, '_id'>>().cursor()) yield _id;
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
