import { summarizeMaterial } from '@exit-tickets/contracts';
import { type FairQueue, serve } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { callWithProgress } from '../model/call-with-progress.ts';
import type { Model } from '../model/model.ts';
import type { ExtractionLimits } from './extract-text.ts';
import { readFiles } from './read-files.ts';
import { titleOf } from './title.ts';
import type { UploadFolder } from './upload.ts';

interface Extraction {
  uploads: UploadFolder;
  /** Uploads are read a few at a time, each file by file; all wait in one line, whoever sent them. */
  readers: FairQueue;
  limits: ExtractionLimits;
  model: Model;
  reader?: URL;
}

/** From files to what the prepare dialog shows: title, focus and the text itself. */
export const serveExtraction = (
  app: FastifyInstance,
  { uploads, readers, limits, model, reader }: Extraction,
): void => {
  serve(app, summarizeMaterial, async ({ request, reply, signal, teacherId, progress }) => {
    // A body that is not read to its end leaves a connection that nobody can use again.
    reply.raw.once('finish', () => {
      if (!request.raw.complete) request.raw.destroy();
    });
    progress('uploading');
    return uploads.receive(request, signal, async ({ files, title: given }) => {
      progress('reading');
      const { languageFolder } = uploads;
      const pages = (done: number, total: number): void => progress('reading', done, total);
      const { text, leftOut } = await readers.run(
        '',
        () => readFiles(files, { ...limits, languageFolder, signal, progress: pages, reader }),
        signal,
      );
      const title = titleOf(given, files[0]?.fileName ?? '');
      const call = callWithProgress({ signal, teacherId, progress }, 'summarizing');
      const suggestedFocus = await model.suggestFocus({ title, text }, call);
      return { summary: { title, suggestedFocus, originalContent: text, leftOut } };
    });
  });
};
