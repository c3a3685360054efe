import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type EditedQuestion, type EditedTicket, isBlankQuestion, withFreeId } from './edited-ticket.ts';

/** Removes a question, and restores the one removed last, with its options and guide. */
export const useRemoval = (form: UseFormReturnType<EditedTicket>, focusQuestion: (place: number) => void) => {
  const [removed, setRemoved] = useState<{ question: EditedQuestion; place: number }>();
  const remove = (place: number): void => {
    const { questions } = form.getValues();
    const question = questions[place];
    if (!question) return;
    flushSync(() => {
      if (!isBlankQuestion(question)) setRemoved({ question, place });
      form.removeListItem('questions', place);
    });
    focusQuestion(Math.min(place, questions.length - 2));
  };
  const undo = (): void => {
    if (!removed) return;
    const { questions } = form.getValues();
    const place = Math.min(removed.place, questions.length);
    flushSync(() => {
      setRemoved(undefined);
      form.insertListItem('questions', withFreeId(removed.question, questions, new Date()), place);
    });
    focusQuestion(place);
  };
  return {
    remove,
    undo,
    /** Where the removed question stood, while the removal can be undone. */
    removedFrom: removed && Math.min(removed.place, form.values.questions.length),
    forget: () => setRemoved(undefined),
  };
};
