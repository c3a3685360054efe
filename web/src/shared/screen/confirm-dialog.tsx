import { Button, Group, Modal, Text } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../forms/busy-button.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  text?: string;
  /** The verb on the button: "Verwijderen", never "OK". */
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks one question with the safe choice focused; Escape closes. Children go between the question and the buttons. */
export const ConfirmDialog = ({
  opened,
  title,
  text,
  confirm,
  danger,
  busy,
  onConfirm,
  onClose,
  children,
}: PropsWithChildren<ConfirmDialogProps>) => {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={title} withCloseButton={false} size="md">
      {text && <Text mb="lg">{text}</Text>}
      {children}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <BusyButton color={danger ? 'red' : 'green'} onClick={onConfirm} isBusy={busy ?? false}>
          {confirm}
        </BusyButton>
      </Group>
    </Modal>
  );
};
