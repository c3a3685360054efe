import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { TicketToEdit } from '../../shared/dialogs.ts';
import { toast } from '../../shared/screen/toast.ts';
import { useGenerateQuestion } from './api/generate-question.ts';
import {
  acceptQuestion,
  canAddByAi,
  type EditedQuestion,
  type EditedTicket,
  editedQuestion,
  isSameQuestion,
  withFreeId,
} from './edited-ticket.ts';
import { nextOffers, type Offer } from './lesson/offers.ts';
import { questionRequest, type Variant } from './question-variants.ts';

interface Replacement {
  former: EditedQuestion;
  /** The replacement as it was inserted, to detect later edits. */
  by: EditedQuestion;
}

interface ExtraQuestionOptions {
  form: UseFormReturnType<EditedTicket>;
  focusLevels: TicketToEdit['focusLevels'];
  /** The questions as generated, to detect which were edited by hand. */
  generated: RefObject<readonly EditedQuestion[]>;
  focusQuestion: (place: number) => void;
  offers: readonly Offer[];
}

/**
 * Adds one question: at the end, below a similar one, or in place of another. Offers from the lesson are taken at once,
 * without a call; only generating a question calls the server.
 */
export const useExtraQuestion = ({ form, focusLevels, generated, focusQuestion, offers }: ExtraQuestionOptions) => {
  const { t } = useTranslation('editor');
  const generate = useGenerateQuestion((question) => acceptQuestion(question, form.getValues().questions, new Date()));
  /** Replaced questions, by the id of the question that is now in their place. */
  const [replaced, setReplaced] = useState<ReadonlyMap<string, Replacement>>(new Map());

  /** Inserts a question and returns its place. */
  const insert = (question: EditedQuestion, variant: Variant | undefined): number => {
    const { questions } = form.getValues();
    const at = questions.findIndex(({ id }) => id === variant?.of.id);
    const former = variant?.kind === 'other' ? questions[at] : undefined;
    if (former) {
      setReplaced((all) => new Map(all).set(question.id, { former, by: question }));
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
  /** Puts a ready-made question at the end or in place of another, and returns its place. */
  const take = (question: EditedQuestion, replacedQuestion?: EditedQuestion): number => {
    const free = withFreeId(question, form.getValues().questions, new Date());
    generated.current = [...generated.current, free];
    return flushSync(() => insert(free, replacedQuestion && { of: replacedQuestion, kind: 'other' }));
  };
  /** Replaces a question with the next offer. */
  const takeNext = (current: EditedQuestion): void => {
    const [offer] = nextOffers(offers, form.getValues().questions, current);
    if (offer) focusQuestion(take(editedQuestion(offer.question), current));
  };
  /** Restores a replaced question. Its replacement is removed, or stays below if it was edited since. */
  const undo = (id: string): void => {
    const { questions } = form.getValues();
    const at = questions.findIndex((question) => question.id === id);
    const current = questions[at];
    const replacement = replaced.get(id);
    if (!replacement || !current) return;
    const former = withFreeId(replacement.former, questions, new Date());
    flushSync(() => {
      setReplaced((all) => new Map([...all].filter(([replacedBy]) => replacedBy !== id)));
      if (isSameQuestion(current, replacement.by)) form.replaceListItem('questions', at, former);
      else form.insertListItem('questions', former, at);
    });
    focusQuestion(at);
  };
  return {
    request,
    take,
    takeNext,
    /** Offers to replace a question, or to add at the end; the best first. */
    nextOffers: (current?: EditedQuestion) => nextOffers(offers, form.values.questions, current),
    isGenerating: generate.isPending,
    /** Id of the question for which a variant is being generated, or `end`. */
    generatingFor: generate.isPending ? (generate.variables.variant?.of.id ?? 'end') : undefined,
    replaced,
    undo,
    forgetReplaced: () => setReplaced(new Map()),
  };
};
