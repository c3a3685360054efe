import { AppError, limits } from '@exit-tickets/contracts';
import { createWindowCounts, ensureIndex, type ServiceContext, type StoredCount } from '@exit-tickets/service-kit';

/** Counts requests to a model, so that no mistake or abuse costs more than the daily budget. */
export interface RequestBudget {
  /**
   * Takes one request from today's budget; visitors without an account only use the overall budget.
   * @throws {AppError} `ai_limit_reached` if it is used up, with the seconds until midnight
   */
  spend(teacherId: string | undefined): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** Long enough to investigate a day's requests. */
const retentionDays = 7;
const collectionName = 'model_requests';
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Deletes the request counts of a deleted account. */
export const forgetRequests = async (
  database: ServiceContext['database'],
  teacherId: string,
  now: Date,
): Promise<void> => {
  const days = Array.from({ length: retentionDays + 1 }, (_, age) => dayOf(now.getTime() - age * dayMs));
  const counts = database.collection<StoredCount>(collectionName);
  await counts.deleteMany({ _id: { $in: days.map((day) => `${day} teacher ${teacherId}`) } });
};

/**
 * A budget shared by all instances: one document per day and teacher, and one per day overall.
 * @param overall maximum requests per day (UTC), of all teachers and visitors together
 */
export const createRequestBudget = async (
  { database, logger, now }: Pick<ServiceContext, 'database' | 'logger' | 'now'>,
  overall: number,
): Promise<RequestBudget> => {
  const collection = database.collection<StoredCount>(collectionName);
  await ensureIndex(collection, { expiresAt: 1 }, { expireAfterSeconds: 0 }, logger).catch((err: unknown) =>
    logger.warn({ err }, 'counts of model requests are not cleaned up'),
  );
  const idOf = (whose: string, day: number) => `${dayOf(day)} ${whose}`;
  const countToday = createWindowCounts(collection, now, { windowMs: dayMs, keptMs: retentionDays * dayMs, idOf });

  const increment = async (whose: string, ceiling: number): Promise<void> => {
    const { count, secondsLeft: retryAfterSeconds } = await countToday(whose);
    if (count <= ceiling) return;
    throw new AppError('ai_limit_reached', { cause: new Error(`${whose}: ${ceiling} requests`), retryAfterSeconds });
  };

  return {
    // The teacher's budget first: a teacher over the limit does not use up the overall budget.
    spend: async (teacherId) => {
      if (teacherId !== undefined) await increment(`teacher ${teacherId}`, limits.modelRequestsPerTeacherPerDay);
      await increment('all', overall);
    },
  };
};
