import { generateFromContent, generateFromText, generateQuestion, getAiStatus } from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { callWithProgress } from '../model/call-with-progress.ts';
import type { Model } from '../model/model.ts';
import { generateOneMore, generateTicket } from './generation.ts';

/** Questions from material, from pasted text, and one more. */
export const serveGeneration = (app: FastifyInstance, model: Model): void => {
  serve(app, getAiStatus, async () => ({ hasModel: model.judging !== undefined }));
  serve(app, generateFromContent, ({ body, ...call }) =>
    generateTicket(model, body, callWithProgress(call, 'generating')),
  );
  serve(app, generateFromText, ({ body, ...call }) =>
    generateTicket(model, { ...body, focusLevels: [] }, callWithProgress(call, 'generating')),
  );
  serve(app, generateQuestion, ({ body, ...call }) =>
    generateOneMore(model, body, callWithProgress(call, 'generating')),
  );
};
