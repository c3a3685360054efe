import { limits, scaleSteps } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { LimitedTextInput } from '../../../shared/forms/limited-field.tsx';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import classes from './scale.module.css';

/** The steps, and the fields for the labels of both ends. */
export const Scale = ({ form, index }: AnswerEditorProps) => {
  const { t } = useTranslation('editor');
  const number = index + 1;
  const ends = [
    ['lowEnd', limits.scale.min],
    ['highEnd', limits.scale.max],
  ] as const;
  return (
    <>
      <div className={classes.scale} aria-hidden>
        {scaleSteps.map((step) => (
          <span key={step}>{step}</span>
        ))}
      </div>
      <div className={classes.ends}>
        {ends.map(([end, step]) => (
          <LimitedTextInput
            key={end}
            label={t('ends.label', { step })}
            aria-label={t('ends.labelOf', { step, number })}
            placeholder={t(`ends.${end}`)}
            maxLetters={limits.scaleEndLength}
            {...form.getInputProps(`questions.${index}.${end}`)}
          />
        ))}
      </div>
    </>
  );
};
