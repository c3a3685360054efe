import { type MaskRequest, results, type Task } from './messages.ts';
import type { WorkerPool } from './pool.ts';

/** Takes out of answers what tells who somebody is, in their order (`createMask`). */
export type MaskAnswers = (request: MaskRequest, call: { signal: AbortSignal }) => Promise<string[]>;

/**
 * Masks in a thread of the pool: whatever an answer makes masking do, nobody else waits for it.
 * @throws {AppError} `ai_busy`, `ai_timeout`
 */
export const maskIn =
  (workers: WorkerPool): MaskAnswers =>
  (request, call) =>
    workers.run({ kind: 'mask', request } satisfies Task, results.mask, call);
