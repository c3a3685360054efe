import type { GeneratedTicket } from '@exit-tickets/contracts';
import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useState } from 'react';
import type { TicketToEdit } from '../../shared/dialogs.ts';
import { useRegenerateQuestions } from './api/regenerate-questions.ts';
import {
  type EditedQuestion,
  type EditedTicket,
  editedQuestion,
  isBlankQuestion,
  isSameQuestion,
  withFreeId,
} from './edited-ticket.ts';
import { isEditedByHand, regenerationRequest } from './question-variants.ts';

interface RegenerateOptions {
  form: UseFormReturnType<EditedTicket>;
  ticket: TicketToEdit;
  /** The questions as generated, to detect which were edited by hand. */
  generated: RefObject<readonly EditedQuestion[]>;
  onReplaced: () => void;
  /** Called with the reply, for its offers besides the questions. */
  onOffered: (reply: GeneratedTicket) => void;
}

/** Replaces all questions with new ones about the same lesson; can be undone. */
export const useRegenerate = ({ form, ticket, generated, onReplaced, onOffered }: RegenerateOptions) => {
  const { mutate, isPending } = useRegenerateQuestions();
  const [replaced, setReplaced] = useState<{ former: EditedQuestion[]; by: EditedQuestion[] }>();

  const replaceAll = (questions: EditedQuestion[]): void => {
    onReplaced();
    form.setFieldValue('questions', questions);
  };
  const regenerate = (): void =>
    mutate(regenerationRequest(form.getValues(), ticket), {
      onSuccess: (reply) => {
        const others = reply.questions.map(editedQuestion);
        onOffered(reply);
        setReplaced({ former: form.getValues().questions, by: others });
        generated.current = [...generated.current, ...others];
        replaceAll(others);
      },
    });
  /** Restores the former questions. Questions edited or added since stay below them. */
  const undo = (): void => {
    if (!replaced) return;
    const { former, by } = replaced;
    const questions = [...former];
    for (const question of form.getValues().questions) {
      const isEdited = !isBlankQuestion(question) && !by.some((made) => isSameQuestion(question, made));
      if (isEdited) questions.push(withFreeId(question, questions, new Date()));
    }
    replaceAll(questions);
    setReplaced(undefined);
  };
  return {
    regenerate,
    isRegenerating: isPending,
    isEdited: () => isEditedByHand(form.getValues().questions, generated.current),
    isReplaced: replaced !== undefined,
    /** Whether some questions stayed, because the lesson has no others as good. */
    isPartly: replaced?.by.some(({ text }) => replaced.former.some((former) => former.text === text)) === true,
    undo,
  };
};
