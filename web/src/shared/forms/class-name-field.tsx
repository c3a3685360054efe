import { limits } from '@exit-tickets/contracts/rules';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNamesQuery } from '../api/class-names.ts';
import { useUserId } from '../api/use-user-id.ts';
import { LimitedTextInput } from './limited-field.tsx';

/** A field for a class name. The browser suggests the teacher's classes; visitors get no suggestions. */
export const ClassNameField = (
  props: Omit<ComponentProps<typeof LimitedTextInput>, 'maxLetters' | 'list' | 'placeholder'>,
) => {
  const { t } = useTranslation('tickets');
  const id = useId();
  const isLoggedIn = Boolean(useUserId());
  const { data: names = [] } = useQuery({ ...classNamesQuery(false), enabled: isLoggedIn, meta: { isOptional: true } });
  return (
    <>
      <LimitedTextInput {...props} maxLetters={limits.classNameLength} placeholder={t('classPlaceholder')} list={id} />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
};
