import { limits } from '@exit-tickets/contracts';
import { Button } from '@mantine/core';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/api/paths.ts';
import { useEarlyInput } from '../../shared/forms/use-early-input.ts';
import classes from './pin-box.module.css';

/** Digits only, at most as many as a PIN has (docs/product.md 5). */
export const asPin = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, limits.pinDigits);

/** PIN entry for students. Their page is a separate entry point, so submitting leaves the app. */
export const PinBox = () => {
  const { t } = useTranslation('landing');
  const id = useId();
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, ({ value }) => setPin(asPin(value)));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    location.assign(paths.student(pin));
  };
  return (
    <form onSubmit={submit} className={classes.pinBox}>
      <label htmlFor={id}>{t('pin.label')}</label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        onChange={({ target }) => setPin(asPin(target.value))}
      />
      <Button type="submit" variant="default">
        {t('pin.submit')}
      </Button>
    </form>
  );
};
