import { limits } from '@exit-tickets/contracts';
import { Button, Group, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { focusFirstProblem } from '../../components/focus-first-problem.ts';
import type { EditorWork } from '../../desk.ts';
import {
  type EditedQuestion,
  type EditedTicket,
  editedTicket,
  emptyQuestion,
  newQuestionId,
  problemsOf,
  toDraft,
} from './edited-ticket.ts';
import classes from './editor.module.css';
import { EditorFooter } from './editor-footer.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { TicketHead } from './ticket-head.tsx';
import { useQuestionMaker } from './use-question-maker.ts';
import { useSaveTicket } from './use-save-ticket.ts';

/** A question that was added, by hand or by AI, is where the work goes on. */
const useFocusOnAdded = (form: UseFormReturnType<EditedTicket>): void => {
  const { questions } = form.values;
  const shown = useRef(questions.length);
  useEffect(() => {
    if (questions.length === shown.current + 1) form.getInputNode(`questions.${questions.length - 1}.text`)?.focus();
    shown.current = questions.length;
  }, [questions.length, form]);
};

/** An error goes once it is mended elsewhere too: by another option, by a question that is added or taken away. */
const useMendedErrors = (form: UseFormReturnType<EditedTicket>): void => {
  const { values, errors, setErrors } = form;
  useEffect(() => {
    const problems = problemsOf(values);
    const left = Object.entries(errors).filter(([field]) => field in problems);
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left));
  }, [values, errors, setErrors]);
};

/** What the dialog around the form asks it. */
export interface EditorHandle {
  isDirty(): boolean;
}

interface EditorFormProps {
  ref: Ref<EditorHandle>;
  work: EditorWork;
  isLeaving: boolean;
  onCancel: () => void;
  onStay: () => void;
  onClose: () => void;
}

/** The ticket as pupils will see it, every part of it editable in place. */
export const EditorForm = ({ ref, work, isLeaving, onCancel, onStay, onClose }: EditorFormProps) => {
  const { t } = useTranslation('editor');
  const [previous, setPrevious] = useState<EditedQuestion[]>();
  const form = useForm<EditedTicket>({
    initialValues: editedTicket(work.draft),
    validate: (edited) =>
      Object.fromEntries(
        Object.entries(problemsOf(edited)).map(([field, problem]) => [field, t(`problems.${problem}`)]),
      ),
    clearInputErrorOnChange: true,
  });
  const save = useSaveTicket(work.saved, onClose);
  const maker = useQuestionMaker(form, work.focusLevels);
  const { questions, originalContent } = form.values;
  // Asked at the moment of leaving, since an Escape may come before the last change is rendered.
  useImperativeHandle(ref, () => ({
    // Generated questions are work that an Escape should not throw away.
    isDirty: () => form.isDirty() || (!work.saved && Boolean(originalContent)),
  }));

  const submit = form.onSubmit(
    (edited) => save.mutate(toDraft(edited)),
    (problems) => focusFirstProblem(form, problems),
  );
  useMendedErrors(form);
  useFocusOnAdded(form);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusQuestion = (place: number) => (form.getInputNode(`questions.${place}.text`) ?? addButton.current)?.focus();
  const move = (from: number, to: number) => {
    flushSync(() => form.reorderListItem('questions', { from, to }));
    focusQuestion(to);
  };
  const remove = (place: number) => {
    flushSync(() => form.removeListItem('questions', place));
    focusQuestion(Math.min(place, questions.length - 2));
  };
  const add = () => form.insertListItem('questions', emptyQuestion(newQuestionId(questions, new Date())));
  const regenerate = () => maker.regenerate(undefined, { onSuccess: () => setPrevious(questions) });
  const undo = () => {
    if (previous) form.setFieldValue('questions', previous);
    setPrevious(undefined);
  };

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div className={classes.paper}>
        <TicketHead form={form} pin={work.saved?.pin ?? null} />
        {previous && (
          <Group role="status" gap="xs" className={classes.notice}>
            <Text>{t('regenerate.done')}</Text>
            <Button variant="subtle" onClick={undo}>
              {t('regenerate.undo')}
            </Button>
          </Group>
        )}
        <ol className={classes.questions}>
          {questions.map((question, index) => (
            <QuestionEditor
              key={question.id}
              form={form}
              index={index}
              count={questions.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
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
          <Button
            variant="default"
            leftSection={<IconSparkles size={20} />}
            onClick={maker.addExtra}
            loading={maker.isAdding}
          >
            {t('extra.action')}
          </Button>
          {originalContent && (
            <Button variant="subtle" onClick={regenerate} loading={maker.isRegenerating}>
              {t('regenerate.action')}
            </Button>
          )}
        </Group>
        <Text c="dimmed" size="sm" mt="xs">
          {t('advice', limits.questionsAdvised)}
        </Text>
      </div>
      <EditorFooter
        isNew={!work.saved}
        isLeaving={isLeaving}
        isSaving={save.isPending}
        onCancel={onCancel}
        onStay={onStay}
        onDiscard={onClose}
      />
    </form>
  );
};
