import { generateFromContent, generateFromText, generateQuestion } from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { callWithProgress } from '../model/call-with-progress.ts';
import type { Model } from '../model/model.ts';
import type { WorkerPool } from '../worker/pool.ts';
import { generateOneMore, generateTicket } from './generation.ts';

/** Questions from material, from pasted text, and one more. */
export const serveGeneration = (app: FastifyInstance, model: Model, workers: WorkerPool): void => {
  const makers = { model, workers };
  serve(app, generateFromContent, ({ body, ...call }) =>
    generateTicket(makers, body, callWithProgress(call, 'generating')),
  );
  serve(app, generateFromText, ({ body, ...call }) =>
    generateTicket(makers, { ...body, focusLevels: [] }, callWithProgress(call, 'generating')),
  );
  serve(app, generateQuestion, ({ body, ...call }) =>
    generateOneMore(makers, body, callWithProgress(call, 'generating')),
  );
};
