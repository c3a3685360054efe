import { makeQuestions, suggestFocus, type WorkerPool } from '@exit-tickets/question-generator';
import type { Model } from './model.ts';

/** The model that needs no model: patterns of four languages, in the threads of `workers`, which it does not end. */
export const createBuiltInModel = (workers: WorkerPool): Model => ({
  suggestFocus: (order, call) => suggestFocus(workers, order, call),
  makeQuestions: (order, call) => makeQuestions(workers, order, call),
  close: async () => undefined,
});
