import type { FocusLevel, GeneratedTicket, MaterialSummary } from '@exit-tickets/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callWithProgress, type Progress } from '../../api/call.ts';
import { toast, uploadErrorDuration } from '../../components/toast.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { useDesk } from '../../desk.ts';
import { problemOfFile, titleOfFile } from './file-rules.ts';
import { draftFrom, isUsable } from './generated.ts';

/** Reads a file on the server. Says what is wrong with it, 10 s long. */
export const useReadFile = (onRead: (summary: MaterialSummary) => void) => {
  const { t } = useTranslation('editor');
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress>();
  const mutation = useMutation({
    mutationFn: ({ file, title }: { file: File; title: string }) =>
      callWithProgress(
        'summarizeMaterial',
        { body: { file, title: title.trim() || titleOfFile(file.name) } },
        setProgress,
      ),
    onMutate: () => setProgress(undefined),
    onSuccess: ({ summary }) => onRead(summary),
    onError: (error) =>
      toast.error({
        title: t('upload.failed'),
        description: errorText(error, t('upload.failedText')),
        duration: uploadErrorDuration,
      }),
  });
  const read = (file: File, title: string): void => {
    const problem = problemOfFile(file);
    if (!problem) mutation.mutate({ file, title });
    else
      toast.error({
        title: t(`upload.${problem}`),
        description: t(`upload.${problem}Text`),
        duration: uploadErrorDuration,
      });
  };
  return { read, isReading: mutation.isPending, fileName: mutation.variables?.file.name, progress };
};

interface Material {
  content: string;
  title: string;
  focus?: string;
  focusLevels?: FocusLevel[];
}

const ask = (
  { focusLevels, focus, content, title }: Material,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) => {
  const named = { content, ...(title.trim() && { title: title.trim() }) };
  return focusLevels
    ? callWithProgress(
        'generateFromContent',
        { body: { ...named, focusLevels, focus: focus?.trim() || undefined }, signal },
        onProgress,
      )
    : callWithProgress('generateFromText', { body: named, signal }, onProgress);
};

/** Makes questions of lesson material and opens the editor with them; cancelling stops the work on the server too. */
export const useGeneration = (onDone: () => void) => {
  const { t } = useTranslation(['editor', 'common']);
  const errorText = useErrorText();
  const { openEditor } = useDesk();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  const mutation = useMutation<GeneratedTicket, Error, Material>({
    mutationFn: async (material) => {
      running.current = new AbortController();
      return ask(material, running.current.signal, setProgress);
    },
    onMutate: () => setProgress(undefined),
    onSuccess: (result, { content, focusLevels }) => {
      if (!isUsable(result)) return toast.error({ title: t('common:error'), description: t('generate.unusable') });
      onDone();
      openEditor({ draft: draftFrom(result, content), focusLevels });
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      toast.error({ title: t('generate.failed'), description: errorText(error, t('generate.failedText')) });
    },
  });
  return {
    generate: mutation.mutate,
    isGenerating: mutation.isPending,
    progress,
    cancel: () => running.current?.abort(),
  };
};
