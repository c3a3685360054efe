import type { MaterialSummary } from '@exit-tickets/contracts';
import { useMutation } from '@tanstack/react-query';
import { t } from 'i18next';
import { callWithProgress } from '../../../shared/api/call.ts';
import { errorText } from '../../../shared/screen/error-text.ts';
import { type SizeProblem, sizeProblemOf, titleOfFile } from '../file-rules.ts';
import { shrinkPhoto } from '../shrink-photo.ts';
import type { UploadErrors } from '../use-upload-errors.ts';
import { useCancellableCall } from './use-cancellable-call.ts';

/** The files are too large to send; known only after photos were shrunk. */
class UploadTooLargeError extends Error {
  readonly problem: SizeProblem;

  constructor(problem: SizeProblem) {
    super(`the upload is ${problem}`);
    this.problem = problem;
  }
}

/** What was read, and from how many files. */
export interface Material {
  summary: MaterialSummary;
  fileCount: number;
}

/** Reads files on the server, in their order. */
export const useSummarizeMaterial = (onRead: (material: Material) => void, errors: UploadErrors) => {
  const { start, cancel, progress, isCancelled } = useCancellableCall();

  const mutation = useMutation({
    mutationFn: async ({ files, title }: { files: readonly File[]; title: string }) => {
      const { signal, onProgress } = start();
      const file: File[] = [];
      // One after another: each photo is decoded to full size in memory.
      for (const each of files) file.push(await shrinkPhoto(each));
      signal.throwIfAborted();
      const problem = sizeProblemOf(file);
      if (problem) throw new UploadTooLargeError(problem);
      const body = { file, title: title.trim() || titleOfFile(file[0]?.name ?? '') };
      return callWithProgress('summarizeMaterial', { body, signal }, onProgress);
    },
    onSuccess: ({ summary }, { files }) => onRead({ summary, fileCount: files.length }),
    onError: (error) => {
      if (error instanceof UploadTooLargeError) errors.tooLarge(error.problem);
      else if (!isCancelled()) errors.failed(errorText(error, t('editor:upload.failedText')));
    },
  });

  return {
    read: (chosen: readonly File[], title: string) => {
      errors.clear();
      mutation.mutate({ files: chosen, title });
    },
    cancel,
    isReading: mutation.isPending,
    /** The files being read. */
    reading: mutation.variables?.files ?? [],
    progress,
  };
};
