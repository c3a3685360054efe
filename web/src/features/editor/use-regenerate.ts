import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useState } from 'react';
import type { TicketToEdit } from '../../dialogs.ts';
import { useRegenerateQuestions } from './api/regenerate-questions.ts';
import { type EditedQuestion, type EditedTicket, editedQuestion } from './edited-ticket.ts';
import { isEditedByHand, regenerationRequest } from './question-variants.ts';

interface RegenerateOptions {
  form: UseFormReturnType<EditedTicket>;
  ticket: TicketToEdit;
  /** The questions as they were generated, to tell which were edited by hand. */
  generated: RefObject<readonly EditedQuestion[]>;
  onReplaced: () => void;
}

/** Replaces all questions by others about the same lesson, and can undo it. */
export const useRegenerate = ({ form, ticket, generated, onReplaced }: RegenerateOptions) => {
  const { mutate, isPending } = useRegenerateQuestions();
  const [previous, setPrevious] = useState<EditedQuestion[]>();

  const replaceAll = (questions: EditedQuestion[]): void => {
    onReplaced();
    form.setFieldValue('questions', questions);
  };
  const regenerate = (): void =>
    mutate(regenerationRequest(form.getValues(), ticket), {
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
