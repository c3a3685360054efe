import { AppError } from '@exit-tickets/contracts';
import { ensureIndex, type ServiceContext } from '@exit-tickets/service-kit';
import { z } from 'zod';

/** How often a model may be asked within a day (UTC). */
export interface RequestCeilings {
  perTeacher: number;
  /** Of all teachers and visitors together. */
  overall: number;
}

/** Counts requests to a model, so that nobody's mistake or malice costs more than a day's worth. */
export interface RequestBudget {
  /**
   * Takes one request from today's budget; a visitor without an account has none of their own.
   * @throws {AppError} `ai_limit_reached` when it is used up, with the seconds until midnight
   */
  spend(teacherId: string | undefined): Promise<void>;
}

interface CountDocument {
  _id: string;
  count: number;
  expiresAt: Date;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** Long enough to look up what happened on a day; nothing needs them longer. */
const retentionDays = 7;
const collectionName = 'model_requests';
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const counted = z.object({ count: z.int() });

/** Forgets the counts of a teacher who is gone. */
export const forgetRequests = async (
  database: ServiceContext['database'],
  teacherId: string,
  now: Date,
): Promise<void> => {
  const days = Array.from({ length: retentionDays + 1 }, (_, age) => dayOf(now.getTime() - age * dayMs));
  const counts = database.collection<CountDocument>(collectionName);
  await counts.deleteMany({ _id: { $in: days.map((day) => `${day} teacher ${teacherId}`) } });
};

/** A budget that all instances of the service share: one document a day and teacher, and one a day for all of them. */
export const createRequestBudget = async (
  { database, logger, now }: Pick<ServiceContext, 'database' | 'logger' | 'now'>,
  { perTeacher, overall }: RequestCeilings,
): Promise<RequestBudget> => {
  const collection = database.collection<CountDocument>(collectionName);
  await ensureIndex(collection, { expiresAt: 1 }, { expireAfterSeconds: 0 }, logger).catch((err: unknown) =>
    logger.warn({ err }, 'counts of model requests are not cleaned up'),
  );

  const increment = async (whose: string, ceiling: number): Promise<void> => {
    const time = now().getTime();
    const midnight = (Math.floor(time / dayMs) + 1) * dayMs;
    const { count } = counted.parse(
      await collection.findOneAndUpdate(
        { _id: `${dayOf(time)} ${whose}` },
        { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date(midnight + retentionDays * dayMs) } },
        { upsert: true, returnDocument: 'after' },
      ),
    );
    if (count <= ceiling) return;
    const retryAfterSeconds = Math.ceil((midnight - time) / 1_000);
    throw new AppError('ai_limit_reached', { cause: new Error(`${whose}: ${ceiling} requests`), retryAfterSeconds });
  };

  return {
    // The teacher first: who has used up their own takes nothing from the others.
    spend: async (teacherId) => {
      if (teacherId !== undefined) await increment(`teacher ${teacherId}`, perTeacher);
      await increment('all', overall);
    },
  };
};
