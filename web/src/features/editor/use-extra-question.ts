import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { toast } from '../../components/toast.ts';
import type { EditorWork } from '../../desk.ts';
import {
  acceptQuestion,
  type EditedQuestion,
  type EditedTicket,
  materialOf,
  mayAddByAi,
  toQuestion,
} from './edited-ticket.ts';
import { existingQuestions, maxOthers, newSeed, type VariantKind } from './question-variants.ts';
import { useClosingSignal } from './use-closing-signal.ts';
import { useMakerError } from './use-maker-error.ts';

interface QuestionRequest {
  variant?: { of: EditedQuestion; kind: VariantKind };
  /** Where the keyboard was when it was asked for. */
  focused: Element | null;
}

interface ExtraQuestionOptions {
  form: UseFormReturnType<EditedTicket>;
  focusLevels: EditorWork['focusLevels'];
  /** The questions as they were made, to know them from those changed by hand. */
  made: RefObject<readonly EditedQuestion[]>;
  focusQuestion: (place: number) => void;
}

/** One more question by AI: at the end, below one that it is like, or in the place of one, of another kind. */
export const useExtraQuestion = ({ form, focusLevels, made, focusQuestion }: ExtraQuestionOptions) => {
  const { t } = useTranslation('editor');
  const sayError = useMakerError();
  const closing = useClosingSignal();
  /** The questions that were replaced, by the id of the one that stands there now. */
  const [former, setFormer] = useState<ReadonlyMap<string, EditedQuestion>>(new Map());

  const place = (question: EditedQuestion, variant: QuestionRequest['variant']): number => {
    const { questions } = form.getValues();
    const at = questions.findIndex(({ id }) => id === variant?.of.id);
    const replaced = variant?.kind === 'other' ? questions[at] : undefined;
    if (replaced) {
      setFormer((all) => new Map(all).set(question.id, replaced));
      form.replaceListItem('questions', at, question);
      return at;
    }
    const below = at < 0 ? questions.length : at + 1;
    form.insertListItem('questions', question, below);
    return below;
  };

  const make = useMutation({
    mutationFn: async ({ variant }: QuestionRequest) => {
      const edited = form.getValues();
      const others = edited.questions.filter(({ id }) => variant?.kind !== 'other' || id !== variant.of.id);
      const level = variant?.kind === 'same' ? variant.of.guide.level : undefined;
      const body = {
        content: materialOf(edited),
        existingQuestions: existingQuestions(others, maxOthers),
        focusLevels: level ? [level] : focusLevels,
        seed: newSeed(),
        variant: variant && { of: toQuestion(variant.of), kind: variant.kind },
      };
      const result = await call('generateQuestion', { body, signal: closing.current.signal });
      return acceptQuestion(result, form.getValues().questions, new Date());
    },
    onSuccess: (question, { variant, focused }) => {
      made.current = [...made.current, question];
      const hasStayed = document.activeElement === focused || document.activeElement === document.body;
      const at = flushSync(() => place(question, variant));
      if (hasStayed) focusQuestion(at);
    },
    onError: (error) => {
      if (closing.current.signal.aborted) return;
      sayError(error, { title: t('extra.failed'), text: t('extra.failedText') });
    },
  });

  const request = (variant?: QuestionRequest['variant']): void => {
    if (make.isPending) return;
    const isMore = variant?.kind !== 'other';
    if (isMore && !mayAddByAi(form.getValues().questions))
      toast.error({ title: t('extra.maximum'), description: t('extra.maximumText') });
    else make.mutate({ focused: document.activeElement, ...(variant && { variant }) });
  };
  const undo = (id: string): void => {
    const at = form.getValues().questions.findIndex((question) => question.id === id);
    const replaced = former.get(id);
    if (!replaced || at < 0) return;
    flushSync(() => form.replaceListItem('questions', at, replaced));
    focusQuestion(at);
  };
  const madeFor = make.isPending ? (make.variables.variant?.of.id ?? 'end') : undefined;
  return {
    request,
    isMaking: make.isPending,
    /** The question that another is made for, or the end of the list. */
    madeFor,
    former,
    undo,
    forgetFormer: () => setFormer(new Map()),
  };
};
