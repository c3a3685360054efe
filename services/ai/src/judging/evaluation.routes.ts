import { evaluateAnswer } from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Model } from '../model/model.ts';
import { createEvaluator } from './evaluate-answer.ts';

export const serveEvaluation = (app: FastifyInstance, model: Model): void => {
  const evaluate = createEvaluator(model);
  serve(app, evaluateAnswer, ({ body, signal }) => evaluate(body, { signal }));
};
