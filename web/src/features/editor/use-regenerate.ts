import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useState } from 'react';
import type { EditorWork } from '../../desk.ts';
import { useRegenerateQuestions } from './api/regenerate-questions.ts';
import { type EditedQuestion, type EditedTicket, editedQuestion } from './edited-ticket.ts';
import { isEditedByHand, regenerationRequest } from './question-variants.ts';

interface RegenerateOptions {
  form: UseFormReturnType<EditedTicket>;
  work: EditorWork;
  /** The questions as they were generated, to know them from those changed by hand. */
  generated: RefObject<readonly EditedQuestion[]>;
  onReplaced: () => void;
}

/** Other questions about the same lesson in the place of all that are there, and the way back. */
export const useRegenerate = ({ form, work, generated, onReplaced }: RegenerateOptions) => {
  const { mutate, isPending } = useRegenerateQuestions();
  const [previous, setPrevious] = useState<EditedQuestion[]>();

  const replaceAll = (questions: EditedQuestion[]): void => {
    onReplaced();
    form.setFieldValue('questions', questions);
  };
  const regenerate = (): void =>
    mutate(regenerationRequest(form.getValues(), work), {
      onSuccess: ({ questions }) => {
        setPrevious(form.getValues().questions);
        const others = questions.map(editedQuestion);
        generated.current = [...generated.current, ...others];
        replaceAll(others);
      },
    });
  const undo = (): void => {
    if (previous) replaceAll(previous);
    setPrevious(undefined);
  };
  return {
    regenerate,
    isRegenerating: isPending,
    isEdited: () => isEditedByHand(form.getValues().questions, generated.current),
    isReplaced: previous !== undefined,
    undo,
  };
};
