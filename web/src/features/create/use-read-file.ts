import type { MaterialSummary } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/limits';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callWithProgress } from '../../api/call.ts';
import { toast } from '../../components/toast.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { problemOfFile, titleOfFile } from './file-rules.ts';
import { useLongCall } from './use-long-call.ts';

/** Reads a file on the server. Says what is wrong with it, 10 s long. */
export const useReadFile = (onRead: (summary: MaterialSummary) => void) => {
  const { t } = useTranslation('editor');
  const errorText = useErrorText();
  const { start, cancel, progress, isCancelled } = useLongCall();
  const fail = (title: string, description: string): void =>
    toast.error({ title, description, duration: limits.uploadErrorToastMs });

  const mutation = useMutation({
    mutationFn: ({ file, title }: { file: File; title: string }) => {
      const { signal, onProgress } = start();
      const body = { file, title: title.trim() || titleOfFile(file.name) };
      return callWithProgress('summarizeMaterial', { body, signal }, onProgress);
    },
    onSuccess: ({ summary }) => onRead(summary),
    onError: (error) => {
      if (!isCancelled()) fail(t('upload.failed'), errorText(error, t('upload.failedText')));
    },
  });

  const read = (file: File, title: string): void => {
    const problem = problemOfFile(file);
    if (problem) fail(t(`upload.${problem}`), t(`upload.${problem}Text`));
    else mutation.mutate({ file, title });
  };
  return { read, cancel, isReading: mutation.isPending, fileName: mutation.variables?.file.name, progress };
};
