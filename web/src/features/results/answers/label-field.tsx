import { limits } from '@exit-tickets/contracts/rules';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextInput } from '../../../shared/forms/limited-field.tsx';
import classes from './label-field.module.css';

interface LabelFieldProps {
  label: string;
  takesFocus: boolean;
  /** The id of the list of labels used before. */
  suggestions: string;
  onSave: (label: string) => void;
  onClose: () => void;
}

/** What students with this answer seem to think, in a few words; may stay empty. */
export const LabelField = ({ label, takesFocus, suggestions, onSave, onClose }: LabelFieldProps) => {
  const { t } = useTranslation(['results', 'common']);
  const [text, setText] = useState(label);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <form className={classes.labelField} onSubmit={onSubmit}>
      <LimitedTextInput
        className={classes.labelInput}
        label={t('judging.labelField')}
        value={text}
        onChange={setText}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
        maxLetters={limits.misconceptionLabelLength}
        list={suggestions}
        autoComplete="off"
        autoFocus={takesFocus}
      />
      <Button type="submit" variant="default">
        {t('judging.save')}
      </Button>
    </form>
  );
};
