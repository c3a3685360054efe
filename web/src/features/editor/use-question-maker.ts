import { type FocusLevel, question as questionSchema } from '@exit-tickets/contracts';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { toast } from '../../components/toast.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { acceptQuestion, type EditedTicket, editedQuestion, materialOf, mayAddByAi, toDraft } from './edited-ticket.ts';

/** A signal that ends when the editor closes, so that the server stops working for nobody. */
const useClosingSignal = () => {
  const closing = useRef(new AbortController());
  useEffect(() => {
    closing.current = new AbortController();
    return () => closing.current.abort();
  }, []);
  return closing;
};

/** One more question by AI, and all questions anew. */
export const useQuestionMaker = (form: UseFormReturnType<EditedTicket>, focusLevels: FocusLevel[] | undefined) => {
  const { t } = useTranslation(['editor', 'common']);
  const errorText = useErrorText();
  const closing = useClosingSignal();

  const extra = useMutation({
    mutationFn: async () => {
      const edited = form.getValues();
      const existingQuestions = toDraft(edited).questions.filter((asked) => questionSchema.safeParse(asked).success);
      const { signal } = closing.current;
      const made = await call('generateQuestion', {
        body: { content: materialOf(edited), existingQuestions, focusLevels },
        signal,
      });
      return acceptQuestion(made, form.getValues().questions, new Date());
    },
    onSuccess: (made) => form.insertListItem('questions', made),
    onError: (error) => {
      if (closing.current.signal.aborted) return;
      toast.error({ title: t('extra.failed'), description: errorText(error, t('extra.failedText')) });
    },
  });

  const anew = useMutation({
    mutationFn: () => {
      const { originalContent = '', title } = form.getValues();
      const { signal } = closing.current;
      return call('generateFromContent', { body: { content: originalContent, title, focusLevels }, signal });
    },
    onSuccess: ({ questions }) => form.setFieldValue('questions', questions.map(editedQuestion)),
    onError: (error) => {
      if (closing.current.signal.aborted) return;
      toast.error({ title: t('common:error'), description: errorText(error, t('generate.questionsFailed')) });
    },
  });

  const addExtra = (): void => {
    if (mayAddByAi(form.getValues().questions)) extra.mutate();
    else toast.error({ title: t('extra.maximum'), description: t('extra.maximumText') });
  };
  return { addExtra, isAdding: extra.isPending, regenerate: anew.mutate, isRegenerating: anew.isPending };
};
