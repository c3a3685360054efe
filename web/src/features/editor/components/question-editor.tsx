import { limits } from '@exit-tickets/contracts';
import { Button, Group } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import { AnswerEditor } from '../answers/answer-editor.tsx';
import type { AnswerEditorProps } from '../answers/answer-editor-props.ts';
import editorClasses from '../editor.module.css';
import { hasVariants } from '../question-variants.ts';
import type { useDuplicate } from '../use-duplicate.ts';
import type { useExtraQuestion } from '../use-extra-question.ts';
import { GuideEditor } from './guide-editor.tsx';
import classes from './question-editor.module.css';
import { QuestionMenu } from './question-menu.tsx';

interface QuestionEditorProps extends AnswerEditorProps {
  count: number;
  extra: ReturnType<typeof useExtraQuestion>;
  duplication: ReturnType<typeof useDuplicate>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A question as students see it, with its answer field and model answer; the teacher's guide is collapsed below. */
export const QuestionEditor = (props: QuestionEditorProps) => {
  const { form, index, count, extra, duplication, onMove, onRemove } = props;
  const { t } = useTranslation('editor');
  const question = form.values.questions[index];
  if (!question) return null;
  const { id, type } = question;
  const number = index + 1;
  return (
    <li className={classes.question}>
      <Group justify="space-between" gap="4px 12px" mb={4}>
        <span className={classes.number}>
          {t('question.number', { number, count })} · {t(`types.${type}`)}
        </span>
        {extra.nextOffers(question).length > 0 && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconReplace size={20} />}
            aria-label={t('question.nextFor', { number })}
            onClick={() => extra.takeNext(question)}
          >
            {t('question.next')}
          </Button>
        )}
        <div className={classes.menu}>
          <QuestionMenu
            number={number}
            count={count}
            type={type}
            isBusy={extra.generatingFor === id}
            isGenerating={extra.isGenerating}
            canDuplicate={duplication.canDuplicate}
            hasVariants={hasVariants(question)}
            onVariant={(kind) => extra.request({ of: question, kind })}
            onType={(chosen) => form.setFieldValue(`questions.${index}.type`, chosen)}
            onDuplicate={() => duplication.duplicate(index)}
            onMove={(by) => onMove(index + by)}
            onRemove={onRemove}
          />
        </div>
      </Group>
      <Group gap="0 4px" role="status" className={editorClasses.replaced}>
        {extra.generatingFor === id && <span>{t('question.busy')}</span>}
        {duplication.isFreshCopy(question) && (
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
      </Group>
      <LimitedTextarea
        classNames={{ input: `${editorClasses.onPaper} ${classes.text}` }}
        aria-label={t('question.text', { number })}
        placeholder={t('question.placeholder')}
        autosize
        minRows={1}
        maxLetters={limits.questionLength}
        {...form.getInputProps(`questions.${index}.text`)}
      />
      <AnswerEditor form={form} index={index} type={type} />
      <GuideEditor form={form} index={index} />
    </li>
  );
};
