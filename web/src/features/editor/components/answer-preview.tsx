import { limits, scaleSteps } from '@exit-tickets/contracts/rules';
import { ActionIcon, Button, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconX } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LimitedTextInput } from '../../../shared/forms/limited-field.tsx';
import type { EditedTicket } from '../edited-ticket.ts';
import classes from './answer-preview.module.css';

interface AnswerPreviewProps {
  form: UseFormReturnType<EditedTicket>;
  index: number;
}

const Options = ({ form, index }: AnswerPreviewProps) => {
  const { t } = useTranslation('editor');
  const path = `questions.${index}`;
  const question = form.values.questions[index];
  if (!question) return null;
  const { options, correctIndex } = question;
  const mark = (place: number | null) => form.setFieldValue(`${path}.correctIndex`, place);
  const remove = (place: number) => {
    flushSync(() => {
      form.removeListItem(`${path}.options`, place);
      if (correctIndex !== null && place <= correctIndex) mark(place === correctIndex ? null : correctIndex - 1);
    });
    form.getInputNode(`${path}.options.${Math.min(place, options.length - 2)}`)?.focus();
  };
  const add = () => {
    flushSync(() => form.insertListItem(`${path}.options`, ''));
    form.getInputNode(`${path}.options.${options.length}`)?.focus();
  };
  const number = index + 1;
  return (
    <fieldset className={classes.options}>
      <legend>{t('options.legend')}</legend>
      {options.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has no identity but its place
        <div key={place} className={classes.option}>
          <input
            type="radio"
            name={`${path}.correct`}
            checked={correctIndex === place}
            onChange={() => mark(place)}
            aria-label={t('options.correct', { option: place + 1, number })}
          />
          <LimitedTextInput
            aria-label={t('options.text', { option: place + 1, number })}
            placeholder={t('options.placeholder', { option: place + 1 })}
            maxLetters={limits.optionLength}
            {...form.getInputProps(`${path}.options.${place}`)}
          />
          <ActionIcon
            color="gray"
            disabled={options.length <= limits.options.min}
            onClick={() => remove(place)}
            aria-label={t('options.remove', { option: place + 1, number })}
          >
            <IconX size={18} />
          </ActionIcon>
        </div>
      ))}
      {form.errors[`${path}.options`] && <Text c="red">{form.errors[`${path}.options`]}</Text>}
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPlus size={18} />}
        disabled={options.length >= limits.options.max}
        onClick={add}
      >
        {t('options.add')}
      </Button>
    </fieldset>
  );
};

const Scale = ({ form, index }: AnswerPreviewProps) => {
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

/** Where pupils will answer. For a multiple choice, the fields for its options and the mark of the right one. */
export const AnswerPreview = ({ form, index }: AnswerPreviewProps) => {
  const { t } = useTranslation('editor');
  const type = form.values.questions[index]?.type;
  if (type === 'multiple_choice') return <Options form={form} index={index} />;
  if (type === 'scale') return <Scale form={form} index={index} />;
  return (
    <div className={classes.answer} aria-hidden>
      {t('answerHere')}
    </div>
  );
};
