import type { Migrations, ServiceContext } from '@exit-tickets/service-kit';
import type { Connection } from 'mongoose';

/** Records that registration stays open although `REGISTRATION` is not set. */
interface Note {
  _id: 'stays-open';
  toldAt: Date | null;
}

const notesOf = (database: Connection) => database.collection<Note>('registration');
const _id = 'stays-open';

/** Upgrades the data of earlier releases. */
export const migrations: Migrations = {
  service: 'auth',
  steps: {
    /** Installations with accounts older than `REGISTRATION` stay open: an update must not close them. */
    '001-registration-stays-open': async (database) => {
      const hasUsers = (await database.collection('users').findOne({}, { projection: { _id: 1 } })) !== null;
      if (hasUsers) await notesOf(database).updateOne({ _id }, { $setOnInsert: { toldAt: null } }, { upsert: true });
    },
  },
};

/** Whether this installation is older than `REGISTRATION`. */
export const staysOpen = async (database: Connection): Promise<boolean> =>
  (await notesOf(database).findOne({ _id })) !== null;

/** Warns the operator once, across all replicas, that registration is still open. */
export const warnThatRegistrationIsOpen = async ({
  database,
  logger,
  now,
}: Pick<ServiceContext, 'database' | 'logger' | 'now'>): Promise<void> => {
  const { modifiedCount } = await notesOf(database).updateOne({ _id, toldAt: null }, { $set: { toldAt: now() } });
  if (modifiedCount === 1)
    logger.warn(
      'whoever reaches this installation may still make an account, as before the update: set REGISTRATION=invite to change that, or REGISTRATION=open to keep it (docs/operations.md)',
    );
};
