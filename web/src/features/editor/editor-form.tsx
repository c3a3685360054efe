import { limits } from '@exit-tickets/contracts';
import { Button, Group, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { holdsWork, type TicketToEdit, useDialogs } from '../../shared/dialogs.ts';
import { newDraftId } from '../../shared/drafts/stored-draft.ts';
import { focusFirstError } from '../../shared/forms/focus-first-error.ts';
import { useSaveTicket } from './api/save-ticket.ts';
import { BringIn } from './bring-in/bring-in.tsx';
import { EditorFooter } from './components/editor-footer.tsx';
import { FollowUpLine } from './components/follow-up-line.tsx';
import { PreviewPanel } from './components/preview-panel.tsx';
import { QuestionEditor } from './components/question-editor.tsx';
import { Regenerate } from './components/regenerate.tsx';
import { RemovedQuestion } from './components/removed-question.tsx';
import { TicketHead } from './components/ticket-head.tsx';
import {
  type EditedQuestion,
  type EditedTicket,
  editedQuestion,
  editedTicket,
  emptyQuestion,
  isBlankQuestion,
  newQuestionId,
  problemsOf,
  toDraft,
  withFreeId,
} from './edited-ticket.ts';
import classes from './editor-form.module.css';
import { ExtraQuestionButton } from './lesson/extra-question-button.tsx';
import { LessonPanel } from './lesson/lesson-panel.tsx';
import { NotGiven } from './lesson/not-given.tsx';
import { useOffers } from './lesson/use-offers.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useExtraQuestion } from './use-extra-question.ts';
import { useKeepWhenReplaced } from './use-keep-when-replaced.ts';
import { useRegenerate } from './use-regenerate.ts';
import { useRemoval } from './use-removal.ts';

/** Clears errors that were fixed by a change elsewhere: another option, or an added or removed question. */
const useClearFixedErrors = (form: UseFormReturnType<EditedTicket>): void => {
  const { values, errors, setErrors } = form;
  useEffect(() => {
    const problems = problemsOf(values);
    const left = Object.entries(errors).filter(([field]) => field in problems);
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left));
  }, [values, errors, setErrors]);
};

/** Same breakpoint as in editor-form.module.css. */
const roomBeside = '(min-width: 70em)';

/** What surrounding components can ask the form. */
export interface EditorHandle {
  isDirty(): boolean;
}

interface EditorFormProps {
  ref: Ref<EditorHandle>;
  ticket: TicketToEdit;
  slot: string;
  isLeaving: boolean;
  /** The preview is shown beside the questions. */
  isPreviewing: boolean;
  onPreviewing: (isPreviewing: boolean) => void;
  onCancel: () => void;
  onStay: () => void;
  onClose: () => void;
}

/** The ticket as students will see it, every part of it editable in place. */
export const EditorForm = (props: EditorFormProps) => {
  const { ref, ticket, slot, isLeaving, isPreviewing, onPreviewing, onCancel, onStay, onClose: close } = props;
  const { t } = useTranslation('editor');
  const { openPreview } = useDialogs();
  const hasRoomBeside = useMediaQuery(roomBeside) ?? false;
  const previewButton = useRef<HTMLButtonElement>(null);
  const closePreview = useCallback(() => {
    onPreviewing(false);
    previewButton.current?.focus({ preventScroll: true });
  }, [onPreviewing]);
  const form = useForm<EditedTicket>({
    initialValues: editedTicket(ticket.draft),
    validate: (edited) =>
      Object.fromEntries(
        Object.entries(problemsOf(edited)).map(([field, problem]) => [field, t(`problems.${problem}`)]),
      ),
    clearInputErrorOnChange: true,
  });
  // Generated questions count as work that Escape should not discard.
  const isDirty = () => form.isDirty() || holdsWork(ticket);
  const [draftId] = useState(() => ticket.draft.draftId ?? newDraftId());
  const { offers, gap, add: addOffers } = useOffers(ticket);
  const kept = useKeepWhenReplaced(slot, () =>
    isDirty()
      ? {
          ...toDraft(form.getValues()),
          draftId,
          saved: save.obstacle ? undefined : ticket.saved,
          focusLevels: ticket.focusLevels,
          focus: ticket.focus,
          isFromText: ticket.isFromText,
          ...(offers.length > 0 && {
            offered: { ...ticket.offered, gap, suggestions: offers.slice(-limits.suggestions) },
          }),
        }
      : undefined,
  );
  const onClose = () => {
    kept.forget();
    close();
  };
  const save = useSaveTicket(ticket, { draftId, owner: kept.owner, onClose, onHandedOver: kept.forget });
  const { questions, originalContent } = form.values;
  // A method, not a prop: Escape may be pressed before the last change is rendered.
  useImperativeHandle(ref, () => ({ isDirty }));

  const submitWith = (options: { replacesAnyway?: boolean }) =>
    form.onSubmit(
      (edited) => save.mutate({ draft: toDraft(edited), ...options }),
      (problems) => focusFirstError(form, problems),
    );
  useClearFixedErrors(form);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusQuestion = (place: number) => (form.getInputNode(`questions.${place}.text`) ?? addButton.current)?.focus();
  const move = (from: number, to: number) => {
    flushSync(() => form.reorderListItem('questions', { from, to }));
    focusQuestion(to);
  };
  const add = () => {
    flushSync(() => form.insertListItem('questions', emptyQuestion(newQuestionId(questions, new Date()))));
    focusQuestion(questions.length);
  };
  const generated = useRef<readonly EditedQuestion[]>(questions);
  const duplication = useDuplicate(form, focusQuestion);
  const extra = useExtraQuestion({ form, focusLevels: ticket.focusLevels, generated, focusQuestion, offers });
  const removal = useRemoval(form, focusQuestion);
  const forgetUndone = () => {
    extra.forgetReplaced();
    removal.forget();
  };
  const regeneration = useRegenerate({
    form,
    ticket,
    generated,
    onReplaced: forgetUndone,
    onOffered: addOffers,
  });
  /** A new ticket starts with one blank question, which the first question taken replaces. */
  const takeFromLesson = (question: EditedQuestion) =>
    extra.take(question, questions.length === 1 ? questions.find(isBlankQuestion) : undefined);
  /** Appends questions from elsewhere and drops the blank ones that a new ticket starts with. */
  const bringIn = (others: readonly EditedQuestion[]) => {
    const all = form.getValues().questions.filter((question) => !isBlankQuestion(question));
    const at = all.length;
    for (const question of others) all.push(withFreeId(question, all, new Date()));
    flushSync(() => form.setFieldValue('questions', all));
    focusQuestion(at);
  };
  const isBeside = isPreviewing && hasRoomBeside;
  const takeBack = ({ id }: EditedQuestion) => {
    const place = form.getValues().questions.findIndex((question) => question.id === id);
    if (place >= 0) form.removeListItem('questions', place);
  };

  return (
    <form onSubmit={submitWith({})} noValidate>
      <div className={`${classes.desk} ${originalContent || isBeside ? classes.withLesson : ''}`}>
        <div className={classes.paper}>
          <TicketHead form={form} pin={ticket.saved?.pin ?? null} isNew={!ticket.saved} />
          {!ticket.saved && questions.length < limits.questionsPerTicket && (
            <FollowUpLine
              className={form.values.className}
              questions={questions}
              onTake={(question) => bringIn([editedQuestion(question)])}
            />
          )}
          <NotGiven ticket={ticket} />
          <ol>
            {questions.map((question, index) => (
              <Fragment key={question.id}>
                {removal.removedFrom === index && <RemovedQuestion onUndo={removal.undo} />}
                <QuestionEditor
                  form={form}
                  index={index}
                  count={questions.length}
                  extra={extra}
                  duplication={duplication}
                  onMove={(to) => move(index, to)}
                  onRemove={() => removal.remove(index)}
                />
              </Fragment>
            ))}
            {removal.removedFrom === questions.length && <RemovedQuestion onUndo={removal.undo} />}
          </ol>
          {form.errors.questions && (
            <Text c="red" role="alert">
              {form.errors.questions}
            </Text>
          )}
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconPlus size={20} />}
              ref={addButton}
              onClick={add}
              disabled={questions.length >= limits.questionsPerTicket}
            >
              {t('add')}
            </Button>
            <ExtraQuestionButton
              offers={extra.nextOffers()}
              isBusy={extra.generatingFor === 'end'}
              onTake={(question) => focusQuestion(extra.take(question))}
              onRequest={() => extra.request()}
            />
            {originalContent && <Regenerate regeneration={regeneration} />}
            <BringIn questions={questions} onTake={bringIn} />
          </Group>
          <Text c="dimmed" size="sm" mt="xs">
            {t('advice', limits.questionsAdvised)}
          </Text>
        </div>
        {isBeside && <PreviewPanel ticket={toDraft(form.values)} onClose={closePreview} />}
        {originalContent && !isBeside && (
          <LessonPanel
            content={originalContent}
            offers={offers}
            gap={gap}
            questions={questions}
            onTake={takeFromLesson}
            onUndo={takeBack}
          />
        )}
      </div>
      <EditorFooter
        isNew={!ticket.saved || save.obstacle !== undefined}
        obstacle={save.obstacle}
        onReplace={() => submitWith({ replacesAnyway: true })()}
        previewButton={previewButton}
        isPreviewing={isBeside}
        onPreview={() => {
          if (hasRoomBeside) onPreviewing(!isPreviewing);
          else openPreview(toDraft(form.getValues()));
        }}
        isLeaving={isLeaving}
        isSaving={save.isPending}
        onCancel={onCancel}
        onStay={onStay}
        onDiscard={onClose}
      />
    </form>
  );
};
