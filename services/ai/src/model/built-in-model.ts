import type { WorkerPool } from '../worker/pool.ts';
import { makeQuestions, suggestFocus } from '../worker/tasks.ts';
import type { Model } from './model.ts';

/** The model that needs no model: patterns of each language, in the threads of `workers`, which it does not end. */
export const createBuiltInModel = (workers: WorkerPool): Model => ({
  suggestFocus: (request, call) => suggestFocus(workers, request, call),
  makeQuestions: (request, call) => makeQuestions(workers, request, call),
  close: async () => undefined,
});
