import { limits } from '@exit-tickets/contracts/rules';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LimitedTextInput } from '../../../shared/forms/limited-field.tsx';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import classes from './options.module.css';

/** The option fields, each with a radio button that marks the right one. */
export const Options = ({ form, index }: AnswerEditorProps) => {
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
