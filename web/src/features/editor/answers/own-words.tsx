import { limits } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import editorClasses from '../editor.module.css';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import classes from './own-words.module.css';

/** Where students will write, and the field for the model answer. */
export const OwnWords = ({ form, index }: AnswerEditorProps) => {
  const { t } = useTranslation('editor');
  return (
    <>
      <div className={classes.preview} aria-hidden>
        {t('answerHere')}
      </div>
      <LimitedTextarea
        classNames={{
          root: classes.answer,
          label: classes.answerLabel,
          input: `${editorClasses.onPaper} ${classes.answerText}`,
        }}
        label={t('guide.modelAnswer')}
        aria-label={t('guide.answerOf', { number: index + 1 })}
        placeholder={t('guide.addAnswer')}
        autosize
        minRows={1}
        maxLetters={limits.guideLength}
        {...form.getInputProps(`questions.${index}.guide.modelAnswer`)}
      />
    </>
  );
};
