import { summarizeMaterial } from '@exit-tickets/contracts';
import { serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Model } from '../model/model.ts';
import { type ExtractionLimits, extractText } from './extract-text.ts';
import type { Slots } from './slots.ts';
import { titleOf } from './title.ts';
import type { UploadFolder } from './upload.ts';

interface Extraction {
  uploads: UploadFolder;
  slots: Slots;
  limits: ExtractionLimits;
  model: Model;
  reader?: URL;
}

/** From a file to what the prepare dialog shows: title, focus and the text itself. */
export const serveExtraction = (app: FastifyInstance, { uploads, slots, limits, model, reader }: Extraction): void => {
  serve(app, summarizeMaterial, async ({ request, reply, signal, progress }) => {
    // A body that is not read to its end leaves a connection that nobody can use again.
    reply.raw.once('finish', () => {
      if (!request.raw.complete) request.raw.destroy();
    });
    progress('uploading');
    return uploads.receive(request, signal, async ({ path, fileName, title: given }) => {
      progress('reading');
      const pages = (done: number, total: number): void => progress('reading', done, total);
      const text = await slots.run(() => extractText(path, { ...limits, signal, progress: pages, reader }), signal);
      const title = titleOf(given, fileName);
      progress('summarizing');
      const suggestedFocus = await model.suggestFocus({ title, text }, { signal });
      return { summary: { title, suggestedFocus, originalContent: text } };
    });
  });
};
