import { type FocusLevel, type GeneratedTicket, focusLevels as levels, limits } from '@exit-tickets/contracts';
import { useMutation } from '@tanstack/react-query';
import { t } from 'i18next';
import { callWithProgress, type Progress } from '../../../shared/api/call.ts';
import { hasCode } from '../../../shared/api/call-error.ts';
import { useDialogs } from '../../../shared/dialogs.ts';
import { errorText } from '../../../shared/screen/error-text.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { draftFrom, isUsable, textToAskAbout } from '../generated.ts';
import { useCancellableCall } from './use-cancellable-call.ts';

interface Lesson {
  content: string;
  title: string;
  focus?: string;
  /** Set only for files; not sent for pasted text. */
  focusLevels?: FocusLevel[];
  withScale?: boolean;
}

const generate = (
  { focusLevels, focus, withScale, content, title }: Lesson,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<GeneratedTicket> => {
  const named = { content, title: title.trim() || undefined };
  if (!focusLevels) return callWithProgress('generateFromText', { body: named, signal }, onProgress);
  const body = { ...named, focusLevels, withScale, focus: focus?.trim() || undefined };
  return callWithProgress('generateFromContent', { body, signal }, onProgress);
};

/** Whether different text would fix the error. */
export const isAboutText = (error: Error): boolean => hasCode(error, 'too_little_text', 'too_little_to_ask');

/** Whether no change to the text would help: the teacher writes the questions instead. */
const hasNoneToMake = (error: Error): boolean => hasCode(error, 'no_teaching_text', 'language_not_supported');

/** Generates a ticket from lesson material and opens the editor with it. Cancelling stops the server too. */
export const useGenerateTicket = (onDone: () => void) => {
  const { openEditor } = useDialogs();
  const { start, cancel, progress, isCancelled } = useCancellableCall();
  const mutation = useMutation<GeneratedTicket, Error, Lesson>({
    mutationFn: (lesson) => generate(lesson, start()),
    onSuccess: (result, { content, focusLevels, focus }) => {
      if (!isUsable(result)) return toast.error({ title: t('error'), description: t('editor:generate.unusable') });
      onDone();
      openEditor({ draft: draftFrom(result, content), focusLevels, focus, offered: result });
    },
    onError: (error, { focusLevels, focus, ...lesson }) => {
      if (isCancelled()) return;
      if (hasNoneToMake(error)) {
        onDone();
        openEditor({ draft: textToAskAbout(lesson.content, lesson.title), focusLevels, focus, isFromText: true });
        return;
      }
      const [title, text] = focusLevels
        ? [t('editor:generate.failed'), t('editor:generate.failedText')]
        : [t('error'), t('editor:generate.questionsFailed')];
      const isLevelMissing =
        hasCode(error, 'too_little_to_ask') && focusLevels !== undefined && focusLevels.length < levels.length;
      const description = isLevelMissing ? t('editor:generate.noneAtLevel') : errorText(error, text);
      // The field for pasted text keeps showing this error, so the toast may close.
      const duration = !focusLevels && isAboutText(error) ? limits.toastMs : undefined;
      toast.error({ title, description, duration });
    },
  });
  return { generate: mutation.mutate, isGenerating: mutation.isPending, progress, cancel };
};
