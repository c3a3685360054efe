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

/** An attacker's flood must not grow a document without end; the newest are kept. */
const maxResetTokens = 10;
const maxDevices = 10;
/** No link of any mail opens anything. */
const nothingSent = { resetTokens: [], emailTokens: [], pendingEmail: null };

/** Every query that the service makes about users. */
export const createUsers = (model: Model<StoredUser>) => ({
  /**
   * Of two registrations at once the unique index lets one through.
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

  /** Who may use the account: null once it is disabled or deleted. */
  byId: (id: string): Promise<StoredUser | null> =>
    model.findOne({ _id: id, erasedAt: null, disabledAt: null }).lean<StoredUser>().exec(),

  byEmail: (email: string): Promise<StoredUser | null> => model.findOne({ email }).lean<StoredUser>().exec(),

  byResetToken: (hash: string): Promise<StoredUser | null> =>
    model.findOne({ 'resetTokens.hash': hash }).lean<StoredUser>().exec(),

  /** Whether the password is still the one it was when the user was read, whatever its hash is now. */
  hasSamePassword: async ({ _id, sessionsValidFrom }: StoredUser): Promise<boolean> =>
    (await model.exists({ _id, sessionsValidFrom })) !== null,

  /** The same password under a new hash; nothing when the password changed meanwhile. */
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
   * Spends a reset token: password, end of all sessions and of all other tokens are one write.
   * False when the token was spent meanwhile.
   */
  resetPassword: async (
    id: string,
    {
      tokenHash,
      passwordHash,
      sessionsValidFrom,
    }: { tokenHash: string; passwordHash: string; sessionsValidFrom: Date },
  ): Promise<boolean> => {
    const { modifiedCount } = await model.updateOne(
      { _id: id, 'resetTokens.hash': tokenHash },
      { $set: { passwordHash, sessionsValidFrom, ...nothingSent } },
    );
    return modifiedCount === 1;
  },

  /** Changes what is not undefined; null when there is no such user. */
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
   * Sets another password, ends all sessions and what was sent by mail, in one write. False when the password was changed
   * since the user was read.
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

  /** The user wants to have this address; what was sent to another one opens nothing any more. */
  askForEmail: async (id: string, email: string): Promise<void> => {
    await model.updateOne({ _id: id, erasedAt: null }, { $set: { pendingEmail: email, emailTokens: [] } });
  },

  /** False when the user no longer asks for that address. */
  addEmailToken: async (id: string, email: string, token: HeldSecret): Promise<boolean> => {
    const { modifiedCount } = await model.updateOne(
      { _id: id, pendingEmail: email },
      { $push: { emailTokens: { $each: [token], $slice: -maxResetTokens } } },
    );
    return modifiedCount === 1;
  },

  byEmailToken: (hash: string): Promise<StoredUser | null> =>
    model.findOne({ 'emailTokens.hash': hash }).lean<StoredUser>().exec(),

  /** Spends a token: the address and the end of all that was sent to the old one are one write. False when it may not be. */
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

  /** Leaves nothing of the account but what `erasedAt` says, and the event about it. */
  erase: async (
    id: string,
    { sessionsValidFrom, at, event }: { sessionsValidFrom: Date; at: Date; event: EventEnvelope },
  ): Promise<void> => {
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

  /** All accounts that are there, by their addresses. */
  all: async function* (): AsyncGenerator<StoredUser> {
    yield* model.find({ erasedAt: null }).sort({ email: 1 }).lean<StoredUser>().cursor();
  },

  /** The accounts that were made in a demo before this moment. */
  madeInDemoBefore: async function* (moment: Date): AsyncGenerator<StoredUser> {
    yield* model
      .find({ isDemo: true, createdAt: { $lt: moment } })
      .lean<StoredUser>()
      .cursor();
  },

  /** Ends all sessions, and what was sent by mail opens nothing, in one write. */
  disable: async (id: string, { at, sessionsValidFrom }: { at: Date; sessionsValidFrom: Date }): Promise<void> => {
    const change = { disabledAt: at, sessionsValidFrom, ...nothingSent };
    await model.updateOne({ _id: id, erasedAt: null }, { $set: change });
  },

  enable: async (id: string): Promise<void> => {
    await model.updateOne({ _id: id }, { $unset: { disabledAt: '' } });
  },

  /** The ids of the accounts that were deleted, for as long as they are kept. */
  erased: async function* (): AsyncGenerator<string> {
    const found = model.find({ erasedAt: { $ne: null } }, { _id: 1 });
    for await (const { _id } of found.lean<Pick<StoredUser, '_id'>>().cursor()) yield _id;
  },

  /** Whose sessions ended as a whole since that moment, by id: so many after that one. */
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
