import { evaluateAnswer } from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Evaluator } from './evaluate-answer.ts';

export const serveEvaluation = (app: FastifyInstance, evaluate: Evaluator): void => {
  serve(app, evaluateAnswer, ({ body, teacherId, signal }) => evaluate(body, { signal, teacherId }));
};
