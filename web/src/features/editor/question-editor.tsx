import { limits } from '@exit-tickets/contracts';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconReplace, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../components/limited-field.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import type { EditedTicket } from './edited-ticket.ts';
import editorClasses from './editor.module.css';
import { GuideEditor } from './guide-editor.tsx';
import classes from './question-editor.module.css';
import { QuestionMenu } from './question-menu.tsx';
import { hasVariants } from './question-variants.ts';
import type { useDuplicate } from './use-duplicate.ts';
import type { useExtraQuestion } from './use-extra-question.ts';

const types = ['open_text', 'multiple_choice', 'scale'] as const;

interface QuestionEditorProps {
  form: UseFormReturnType<EditedTicket>;
  index: number;
  count: number;
  extra: ReturnType<typeof useExtraQuestion>;
  duplication: ReturnType<typeof useDuplicate>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const Tools = ({ form, index, count, extra, duplication, onMove, onRemove }: QuestionEditorProps) => {
  const { t } = useTranslation('editor');
  const number = index + 1;
  const question = form.values.questions[index];
  return (
    <div className={classes.tools}>
      <NativeSelect
        size="sm"
        aria-label={t('question.type', { number })}
        data={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        {...form.getInputProps(`questions.${index}.type`)}
      />
      <ActionIcon
        color="gray"
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
        aria-label={t('question.up', { number })}
      >
        <IconArrowUp size={20} />
      </ActionIcon>
      <ActionIcon
        color="gray"
        disabled={number === count}
        onClick={() => onMove(index + 1)}
        aria-label={t('question.down', { number })}
      >
        <IconArrowDown size={20} />
      </ActionIcon>
      <ActionIcon color="red" onClick={onRemove} aria-label={t('question.remove', { number })}>
        <IconTrash size={20} />
      </ActionIcon>
      {question && (
        <QuestionMenu
          number={number}
          canDuplicate={duplication.canDuplicate}
          onDuplicate={() => duplication.duplicate(index)}
          hasVariants={hasVariants(question)}
          isBusy={extra.generatingFor === question.id}
          isDisabled={extra.isGenerating}
          onVariant={(kind) => extra.request({ of: question, kind })}
        />
      )}
    </div>
  );
};

/** One question as pupils see it: number, text, the field for the answer; the teacher's guide folded under it. */
export const QuestionEditor = (props: QuestionEditorProps) => {
  const { form, index, count, extra, duplication } = props;
  const { t } = useTranslation('editor');
  const question = form.values.questions[index];
  const id = question?.id ?? '';
  return (
    <li className={classes.question}>
      <div className={classes.questionTop}>
        <span className={classes.number}>{t('question.number', { number: index + 1, count })}</span>
        {question && extra.nextOffers(question).length > 0 && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconReplace size={20} />}
            aria-label={t('question.nextFor', { number: index + 1 })}
            onClick={() => extra.takeNext(question)}
          >
            {t('question.next')}
          </Button>
        )}
        <Tools {...props} />
      </div>
      <div role="status" className={editorClasses.replaced}>
        {extra.generatingFor === id && <span>{t('question.busy')}</span>}
        {question && duplication.isFreshCopy(question) && (
          <>
            <span>{t('question.duplicated')}</span>
            <Button variant="subtle" onClick={() => duplication.undo(index)}>
              {t('question.undoDuplicate')}
            </Button>
          </>
        )}
        {extra.replaced.has(id) && (
          <>
            <span>{t('question.replaced')}</span>
            <Button variant="subtle" onClick={() => extra.undo(id)}>
              {t('question.undo')}
            </Button>
          </>
        )}
      </div>
      <LimitedTextarea
        classNames={{ input: classes.text }}
        aria-label={t('question.text', { number: index + 1 })}
        placeholder={t('question.placeholder')}
        autosize
        minRows={1}
        maxLetters={limits.questionLength}
        {...form.getInputProps(`questions.${index}.text`)}
      />
      <AnswerPreview form={form} index={index} />
      <GuideEditor form={form} index={index} />
    </li>
  );
};
