import { generateFromContent, generateFromText, generateQuestion } from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Model } from '../model/model.ts';
import { generateOneMore, generateTicket } from './generation.ts';

/** Questions from material, from pasted text, and one more. */
export const serveGeneration = (app: FastifyInstance, model: Model): void => {
  serve(app, generateFromContent, ({ body, signal, progress }) => {
    progress('generating');
    return generateTicket(model, body, { signal });
  });
  serve(app, generateFromText, ({ body, signal, progress }) => {
    progress('generating');
    return generateTicket(model, { ...body, focusLevels: [] }, { signal });
  });
  serve(app, generateQuestion, ({ body, signal }) => generateOneMore(model, body, { signal }));
};
