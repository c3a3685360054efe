import { randomUUID } from 'node:crypto';
import { withNewestEvent } from '@exit-tickets/bus';
import { AppError, type EventEnvelope, type Language } from '@exit-tickets/contracts';
import { duplicateKeyOf } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
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

/** Limits the size of the document under attack; the newest entries are kept. */
const maxResetTokens = 10;
const maxDevices = 10;
/** Invalidates all links in mails. */
const nothingSent = { resetTokens: [], emailTokens: [], pendingEmail: null };

/** All queries of the service on users. */
export const createUsers = (model: Model<StoredUser>) => ({
  /**
   * The unique index lets only one of two concurrent registrations through.
   * @throws {AppError} `email_taken`
   */
  add: async (user: NewUser): Promise<StoredUser> => {
    try {
      const added = await model.create({ _id: randomUUID(), ...user });
      return added.toObject();
    } catch (error) {
      if (duplicateKeyOf(error)) throw new AppError('email_taken', { field: 'email' });
      throw error;
    }
  },

  /** Returns null for a disabled or deleted account. */
  byId: (id: string): Promise<StoredUser | null> =>
    model.findOne({ _id: id, erasedAt: null, disabledAt: null }).lean<StoredUser>().exec(),

  byEmail: (email: string): Promise<StoredUser | null> => model.findOne({ email }).lean<StoredUser>().exec(),

  byResetToken: (hash: string): Promise<StoredUser | null> =>
    model.findOne({ 'resetTokens.hash': hash }).lean<StoredUser>().exec(),

  /** Whether the password is unchanged since the user was read; a rehash does not count. */
  hasSamePassword: async ({ _id, sessionsValidFrom }: StoredUser): Promise<boolean> =>
    (await model.exists({ _id, sessionsValidFrom })) !== null,

  /** Stores a new hash of the same password, unless the password changed meanwhile. */
  rehash: async (id: string, from: string, to: string): Promise<void> => {
    await model.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
  },

  addResetToken: async (id: string, token: HeldSecret): Promise<void> => {
    await model.updateOne(
      { _id: id, erasedAt: null },
      { $push: { resetTokens: { $each: [token], $slice: -maxResetTokens } } },
    );
  },

  addDevice: async (id: string, device: HeldSecret): Promise<void> => {
    await model.updateOne({ _id: id }, { $push: { devices: { $each: [device], $slice: -maxDevices } } });
  },

  /**
   * Uses up a reset token: sets the password, ends all sessions and invalidates all other tokens in one write. False
   * when the token was used meanwhile.
   */
  resetPassword: async (
    id: string,
    { tokenHash, ...changed }: { tokenHash: string; passwordHash: string; sessionsValidFrom: Date },
  ): Promise<boolean> => {
    const { modifiedCount } = await model.updateOne(
      { _id: id, 'resetTokens.hash': tokenHash },
      { $set: { ...changed, ...nothingSent } },
    );
    return modifiedCount === 1;
  },

  /** Changes the fields that are given; null when there is no such user. */
  change: (
    id: string,
    { firstName, lastName, language }: Partial<Pick<StoredUser, 'firstName' | 'lastName' | 'language'>>,
  ): Promise<StoredUser | null> => {
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

  /**
   * Sets another password, ends all sessions and invalidates mailed links in one write. False when the password was
   * changed since the user was read.
   */
  changePassword: async (
    { _id, sessionsValidFrom: readWith }: StoredUser,
    { passwordHash, sessionsValidFrom }: { passwordHash: string; sessionsValidFrom: Date },
  ): Promise<boolean> => {
    const { modifiedCount } = await model.updateOne(
      { _id, sessionsValidFrom: readWith, erasedAt: null },
      { $set: { passwordHash, sessionsValidFrom, ...nothingSent } },
    );
    return modifiedCount === 1;
  },

  /** Stores the requested address; links sent to another one become invalid. */
  askForEmail: async (id: string, email: string): Promise<void> => {
    await model.updateOne({ _id: id, erasedAt: null }, { $set: { pendingEmail: email, emailTokens: [] } });
  },

  /** Returns false when the user no longer wants that address. */
  addEmailToken: async (id: string, email: string, token: HeldSecret): Promise<boolean> => {
    const { modifiedCount } = await model.updateOne(
      { _id: id, pendingEmail: email },
      { $push: { emailTokens: { $each: [token], $slice: -maxResetTokens } } },
    );
    return modifiedCount === 1;
  },

  byEmailToken: (hash: string): Promise<StoredUser | null> =>
    model.findOne({ 'emailTokens.hash': hash }).lean<StoredUser>().exec(),

  /** Uses up a token: sets the address and invalidates mailed links in one write. False when it is not allowed. */
  confirmEmail: async (id: string, { tokenHash, email }: { tokenHash: string; email: string }): Promise<boolean> => {
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

  /** Removes everything but what `erasedAt` keeps, and stores the event. */
  erase: async (
    id: string,
    { sessionsValidFrom, at, event }: { sessionsValidFrom: Date; at: Date; event: EventEnvelope },
  ): Promise<void> => {
    // Not a valid address, and unique per account.
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

  /** All existing accounts, sorted by address. */
  all: async function* (): AsyncGenerator<StoredUser> {
    yield* model.find({ erasedAt: null }).sort({ email: 1 }).lean<StoredUser>().cursor();
  },

  /** The accounts created in a demo before this time. */
  madeInDemoBefore: async function* (moment: Date): AsyncGenerator<StoredUser> {
    yield* model
      .find({ isDemo: true, createdAt: { $lt: moment } })
      .lean<StoredUser>()
      .cursor();
  },

  /** Disables an account, ends all its sessions and invalidates mailed links in one write. */
  disable: async (id: string, { at, sessionsValidFrom }: { at: Date; sessionsValidFrom: Date }): Promise<void> => {
    const change = { disabledAt: at, sessionsValidFrom, ...nothingSent };
    await model.updateOne({ _id: id, erasedAt: null }, { $set: change });
  },

  enable: async (id: string): Promise<void> => {
    await model.updateOne({ _id: id }, { $unset: { disabledAt: '' } });
  },

  /** The ids of the erased accounts that are still recorded. */
  erased: async function* (): AsyncGenerator<string> {
    const found = model.find({ erasedAt: { $ne: null } }, { _id: 1 });
    for await (const { _id } of found.lean<Pick<StoredUser, '_id'>>().cursor()) yield _id;
  },

  /** A page, by id, of the users whose sessions were all revoked and became invalid after `moment`. */
  withSessionsRevokedSince: (
    moment: Date,
    { after, limit }: { after: string; limit: number },
  ): Promise<Pick<StoredUser, '_id' | 'sessionsValidFrom'>[]> =>
    model
      .find({ _id: { $gt: after }, sessionsValidFrom: { $gt: moment } })
      .sort({ _id: 1 })
      .limit(limit)
      .select({ sessionsValidFrom: 1 })
      .lean<Pick<StoredUser, '_id' | 'sessionsValidFrom'>[]>()
      .exec(),
});

export type Users = ReturnType<typeof createUsers>;
