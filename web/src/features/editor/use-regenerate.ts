import { limits } from '@exit-tickets/contracts/rules';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import type { EditorWork } from '../../desk.ts';
import { type EditedQuestion, type EditedTicket, editedQuestion } from './edited-ticket.ts';
import { existingQuestions, isEditedByHand, newSeed } from './question-variants.ts';
import { useClosingSignal } from './use-closing-signal.ts';
import { useMakerError } from './use-maker-error.ts';

interface RegenerateOptions {
  form: UseFormReturnType<EditedTicket>;
  work: EditorWork;
  /** The questions as they were made, to know them from those changed by hand. */
  made: RefObject<readonly EditedQuestion[]>;
  onReplaced: () => void;
}

/** Other questions about the same lesson in the place of all that are there, and the way back. */
export const useRegenerate = ({ form, work: { focusLevels, focus }, made, onReplaced }: RegenerateOptions) => {
  const { t } = useTranslation(['editor', 'common']);
  const sayError = useMakerError();
  const closing = useClosingSignal();
  const [previous, setPrevious] = useState<EditedQuestion[]>();

  const put = (questions: EditedQuestion[]): void => {
    onReplaced();
    form.setFieldValue('questions', questions);
  };
  const anew = useMutation({
    mutationFn: () => {
      const { originalContent = '', title, questions } = form.getValues();
      const body = {
        content: originalContent,
        title,
        focusLevels,
        focus: focus?.trim() || undefined,
        seed: newSeed(),
        withScale: questions.some(({ guide }) => guide.kind === 'confidence'),
        existingQuestions: existingQuestions(questions, limits.questionsPerTicket),
      };
      return call('generateFromContent', { body, signal: closing.current.signal });
    },
    onSuccess: ({ questions }) => {
      setPrevious(form.getValues().questions);
      const others = questions.map(editedQuestion);
      made.current = [...made.current, ...others];
      put(others);
    },
    onError: (error) => {
      if (closing.current.signal.aborted) return;
      sayError(error, { title: t('common:error'), text: t('generate.questionsFailed') });
    },
  });

  const undo = (): void => {
    if (previous) put(previous);
    setPrevious(undefined);
  };
  return {
    regenerate: () => anew.mutate(),
    isRegenerating: anew.isPending,
    isEdited: () => isEditedByHand(form.getValues().questions, made.current),
    isReplaced: previous !== undefined,
    undo,
  };
};
