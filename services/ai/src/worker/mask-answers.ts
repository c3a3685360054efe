import { type MaskRequest, results } from './messages.ts';
import type { WorkerPool } from './pool.ts';

/** Masks identifying details in answers and keeps their order (`createMask`). */
export type MaskAnswers = (request: MaskRequest, call: { signal: AbortSignal }) => Promise<string[]>;

/**
 * Masks in a worker thread, so that slow input does not block other requests.
 * @throws {AppError} `ai_busy`, `ai_timeout`
 */
export const maskIn =
  (workers: WorkerPool): MaskAnswers =>
  (request, call) =>
    workers.run({ kind: 'mask', request }, results.mask, call);
