import type { Migrations, ServiceContext } from '@exit-tickets/service-kit';
import type { Connection } from 'mongoose';

/** What holds here although the configuration does not say it. */
interface Note {
  _id: 'stays-open';
  toldAt: Date | null;
}

const notesOf = (database: Connection) => database.collection<Note>('registration');
const _id = 'stays-open';

/** What has been done to the data of auth. */
export const migrations: Migrations = {
  service: 'auth',
  steps: {
    /** Whoever had accounts before there was `REGISTRATION` let everybody register: an update closes no door. */
    '001-registration-stays-open': async (database) => {
      const hasUsers = (await database.collection('users').findOne({}, { projection: { _id: 1 } })) !== null;
      if (hasUsers) await notesOf(database).updateOne({ _id }, { $setOnInsert: { toldAt: null } }, { upsert: true });
    },
  },
};

/** Whether this installation is older than `REGISTRATION`. */
export const staysOpen = async (database: Connection): Promise<boolean> =>
  (await notesOf(database).findOne({ _id })) !== null;

/** Tells the operator once, whichever replica comes first, that everybody may still register. */
export const tellItStaysOpen = async ({
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
