import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast.ts';
import type { TicketToEdit } from '../../dialogs.ts';
import { useGenerateQuestion } from './api/generate-question.ts';
import { acceptQuestion, canAddByAi, type EditedQuestion, type EditedTicket } from './edited-ticket.ts';
import { questionRequest, type Variant } from './question-variants.ts';

interface ExtraQuestionOptions {
  form: UseFormReturnType<EditedTicket>;
  focusLevels: TicketToEdit['focusLevels'];
  /** The questions as they were generated, to tell which were edited by hand. */
  generated: RefObject<readonly EditedQuestion[]>;
  focusQuestion: (place: number) => void;
}

/** One more question by AI: at the end, below one that it is like, or in the place of one, of another kind. */
export const useExtraQuestion = ({ form, focusLevels, generated, focusQuestion }: ExtraQuestionOptions) => {
  const { t } = useTranslation('editor');
  const generate = useGenerateQuestion((question) => acceptQuestion(question, form.getValues().questions, new Date()));
  /** The questions that were replaced, by the id of the one that stands there now. */
  const [replaced, setReplaced] = useState<ReadonlyMap<string, EditedQuestion>>(new Map());

  /** Puts a question where it belongs, and tells its place. */
  const insert = (question: EditedQuestion, variant: Variant | undefined): number => {
    const { questions } = form.getValues();
    const at = questions.findIndex(({ id }) => id === variant?.of.id);
    const former = variant?.kind === 'other' ? questions[at] : undefined;
    if (former) {
      setReplaced((all) => new Map(all).set(question.id, former));
      form.replaceListItem('questions', at, question);
      return at;
    }
    const below = at < 0 ? questions.length : at + 1;
    form.insertListItem('questions', question, below);
    return below;
  };

  const request = (variant?: Variant): void => {
    if (generate.isPending) return;
    if (variant?.kind !== 'other' && !canAddByAi(form.getValues().questions)) {
      toast.error({ title: t('extra.maximum'), description: t('extra.maximumText') });
      return;
    }
    const focused = document.activeElement;
    generate.mutate(questionRequest(form.getValues(), focusLevels, variant), {
      onSuccess: (question) => {
        generated.current = [...generated.current, question];
        const hasStayed = document.activeElement === focused || document.activeElement === document.body;
        const at = flushSync(() => insert(question, variant));
        if (hasStayed) focusQuestion(at);
      },
    });
  };
  const undo = (id: string): void => {
    const at = form.getValues().questions.findIndex((question) => question.id === id);
    const former = replaced.get(id);
    if (!former || at < 0) return;
    flushSync(() => form.replaceListItem('questions', at, former));
    focusQuestion(at);
  };
  return {
    request,
    isGenerating: generate.isPending,
    /** The question that another is generated for, or the end of the list. */
    generatingFor: generate.isPending ? (generate.variables.variant?.of.id ?? 'end') : undefined,
    replaced,
    undo,
    forgetReplaced: () => setReplaced(new Map()),
  };
};
