import { limits } from '@exit-tickets/contracts';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type EditedQuestion, type EditedTicket, isSameQuestion, newQuestionId } from './edited-ticket.ts';

/** Copies a question below itself. It can be undone until the copy is edited, so that nothing typed is lost. */
export const useDuplicate = (form: UseFormReturnType<EditedTicket>, focusQuestion: (place: number) => void) => {
  const [made, setMade] = useState<{ copyId: string; of: EditedQuestion }>();
  const duplicate = (place: number): void => {
    const { questions } = form.getValues();
    const original = questions[place];
    if (!original) return;
    // The copy gets no origin: a ticket repeats an earlier question only once.
    const { origin: _, ...of } = original;
    const copy = { ...of, id: newQuestionId(questions, new Date()) };
    flushSync(() => {
      setMade({ copyId: copy.id, of });
      form.insertListItem('questions', copy, place + 1);
    });
    focusQuestion(place + 1);
  };
  const undo = (place: number): void => {
    flushSync(() => {
      setMade(undefined);
      form.removeListItem('questions', place);
    });
    focusQuestion(Math.max(0, place - 1));
  };
  return {
    duplicate,
    undo,
    canDuplicate: form.values.questions.length < limits.questionsPerTicket,
    isFreshCopy: (question: EditedQuestion) => question.id === made?.copyId && isSameQuestion(question, made.of),
  };
};
