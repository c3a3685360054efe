import type { User } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { Group, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { LimitedTextInput } from '../../shared/forms/limited-field.tsx';
import classes from './account-screen.module.css';
import { useChangeAccount } from './api/change-account.ts';
import { FormError } from './form-error.tsx';
import { Section } from './section.tsx';

/** First and last name; either may be written right to left. */
export const NameSection = ({ user }: { user: User }) => {
  const { t } = useTranslation('account');
  const change = useChangeAccount();
  const form = useForm({ initialValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' } });
  const submit = form.onSubmit((values) => change.mutate(values));
  const field = { classNames: { input: classes.ownDirection }, maxLetters: limits.personNameLength };
  return (
    <Section title={t('name')}>
      <form onSubmit={submit} onChange={() => change.reset()} noValidate>
        <Group grow align="flex-start" mb="md">
          <LimitedTextInput
            {...field}
            label={t('firstName')}
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <LimitedTextInput
            {...field}
            label={t('lastName')}
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </Group>
        <FormError title={t('notSaved')} error={change.error} />
        <Group>
          <BusyButton type="submit" variant="default" isBusy={change.isPending}>
            {t('saveName')}
          </BusyButton>
          <Text role="status">{change.isSuccess && t('saved')}</Text>
        </Group>
      </form>
    </Section>
  );
};
