import type { QuestionGuide } from '@exit-tickets/contracts';
import { limits, type QuestionType } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import disclosure from '../../../shared/ui/disclosure.module.css';
import type { AnswerEditorProps } from '../answers/answer-editor-props.ts';
import classes from './guide-editor.module.css';

/** A field of the guide with its label. */
type Field = readonly [keyof QuestionGuide, 'explanation' | 'misconception' | 'passage'];
const common: readonly Field[] = [
  ['misconception', 'misconception'],
  ['passage', 'passage'],
];
const fieldsOf: Record<QuestionType, readonly Field[]> = {
  // The model answer is edited under the question.
  open_text: common,
  multiple_choice: [['modelAnswer', 'explanation'], ...common],
  scale: common,
};

/** The guide to a question, collapsed; students never see it. */
export const GuideEditor = ({ form, index }: AnswerEditorProps) => {
  const { t } = useTranslation('editor');
  const question = form.values.questions[index];
  if (!question) return null;
  const { kind, level } = question.guide;
  return (
    <details className={`${disclosure.disclosure} ${classes.guide}`}>
      <summary>
        {t('guide.title')}
        {kind && <span className={classes.tag}>{t(`kinds.${kind}`)}</span>}
        {level && <span className={classes.tag}>{t(`levels.${level}.name`)}</span>}
      </summary>
      <div className={classes.guideFields}>
        {fieldsOf[question.type].map(([field, label]) => (
          <LimitedTextarea
            key={field}
            label={t(`guide.${label}`)}
            autosize
            minRows={1}
            maxLetters={limits.guideLength}
            {...form.getInputProps(`questions.${index}.guide.${field}`)}
          />
        ))}
      </div>
    </details>
  );
};
