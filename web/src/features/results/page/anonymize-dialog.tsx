import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/screen/confirm-dialog.tsx';
import { useAnonymize } from '../api/anonymity.ts';
import classes from './anonymize-dialog.module.css';

const lost = ['names', 'answers', 'concerns', 'open'] as const;

interface AnonymizeDialogProps {
  ticketId: string;
  opened: boolean;
  onClose: () => void;
}

/** Explains what is lost permanently, before the answers are made anonymous. */
export const AnonymizeDialog = ({ ticketId, opened, onClose }: AnonymizeDialogProps) => {
  const { t } = useTranslation('results');
  const { mutate, isPending } = useAnonymize(ticketId);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('anonymous.title')}
      confirm={t('anonymous.confirm')}
      danger
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <Text>{t('anonymous.lostTitle')}</Text>
      <ul className={classes.lost} data-bullets>
        {lost.map((what) => (
          <li key={what}>{t(`anonymous.lost.${what}`)}</li>
        ))}
      </ul>
      <Text mb="lg">{t('anonymous.kept')}</Text>
    </ConfirmDialog>
  );
};
