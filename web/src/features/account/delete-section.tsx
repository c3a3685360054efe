import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { focusFirstError } from '../../shared/forms/focus-first-error.ts';
import { useDeleteAccount } from './api/delete-account.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormError, showWrongPassword } from './form-error.tsx';
import { Section } from './section.tsx';

const gone = ['tickets', 'responses', 'account', 'sessions'] as const;

const DeleteForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const remove = useDeleteAccount();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? t('auth:passwordRequired') : null) },
  });
  const submit = form.onSubmit(
    ({ password }) => remove.mutate(password, { onError: showWrongPassword(form, t('wrongPassword')) }),
    (problems) => focusFirstError(form, problems),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t('delete.text')}</Text>
        <ul data-bullets>
          {gone.map((what) => (
            <li key={what}>{t(`delete.gone.${what}`)}</li>
          ))}
        </ul>
        <Text>{t('delete.final')}</Text>
        <CurrentPassword {...form.getInputProps('password')} />
        <FormError title={t('delete.failed')} error={remove.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common:cancel')}
          </Button>
          <BusyButton type="submit" color="red" isBusy={remove.isPending}>
            {t('delete.confirm')}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};

/** Account deletion: explains what will be deleted and asks for the password. */
export const DeleteSection = () => {
  const { t } = useTranslation('account');
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <Section title={t('delete.title')}>
      <Text>{t('delete.hint')}</Text>
      <div>
        <Button variant="outline" color="red" onClick={open}>
          {t('delete.title')}
        </Button>
      </div>
      <Modal opened={isOpen} onClose={close} title={t('delete.question')} withCloseButton={false} size="md">
        <DeleteForm onClose={close} />
      </Modal>
    </Section>
  );
};
