import type { Model } from '../model.ts';
import { results } from './worker-messages.ts';
import type { WorkerPool } from './worker-pool.ts';

/** The model that needs no model: patterns of four languages, in the threads of `workers`, which it does not end. */
export const createBuiltInModel = (workers: WorkerPool): Model => ({
  suggestFocus: (order, call) => workers.run({ kind: 'suggestFocus', order }, results.suggestFocus, call),
  makeQuestions: (order, call) => workers.run({ kind: 'makeQuestions', order }, results.makeQuestions, call),
  close: async () => undefined,
});
