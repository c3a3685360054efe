import type { WorkerPool } from '../worker/pool.ts';
import { makeQuestions, suggestFocus } from '../worker/tasks.ts';
import type { Model } from './model.ts';

/** The built-in model: language patterns instead of AI, run in `workers`, which it does not close. */
export const createBuiltInModel = (workers: WorkerPool): Model => ({
  suggestFocus: (request, call) => suggestFocus(workers, request, call),
  makeQuestions: (request, call) => makeQuestions(workers, request, call),
  close: async () => undefined,
});
