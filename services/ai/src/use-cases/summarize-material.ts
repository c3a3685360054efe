import type { summarizeMaterial as endpoint, MaterialSummary } from '@exit-tickets/contracts';
import type { RequestContext } from '@exit-tickets/service-kit';
import type { AiContext } from '../ai-context.ts';
import { readFiles } from '../extraction/read-files.ts';
import { titleOf } from '../extraction/title.ts';
import { callWithProgress } from '../model/call-with-progress.ts';

/** Converts files to the data of the prepare dialog: title, focus and text. */
export const summarizeMaterial = (
  { uploads, readers, readingLimits, reader, model }: AiContext,
  { request, reply, signal, teacherId, progress }: RequestContext<typeof endpoint>,
): Promise<{ summary: MaterialSummary }> => {
  // After a partly read body the connection cannot be reused.
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
      () => readFiles(files, { ...readingLimits, languageFolder, signal, progress: pages, reader }),
      signal,
    );
    const title = titleOf(given, files[0]?.fileName ?? '');
    const call = callWithProgress({ signal, teacherId, progress }, 'summarizing');
    const suggestedFocus = await model.suggestFocus({ title, text }, call);
    return { summary: { title, suggestedFocus, originalContent: text, leftOut } };
  });
};
