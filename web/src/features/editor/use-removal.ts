import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type EditedQuestion, type EditedTicket, isBlankQuestion, withFreeId } from './edited-ticket.ts';

/** Removes a question, and brings the last one back that was removed: its options and guide go with it. */
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
    /** Where the removed question stood, while it can come back. */
    removedFrom: removed && Math.min(removed.place, form.values.questions.length),
    forget: () => setRemoved(undefined),
  };
};
