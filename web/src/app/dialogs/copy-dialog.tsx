import { Button, Group, Stack } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopiedTicket } from '../../shared/dialogs.ts';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { ClassNameField } from '../../shared/forms/class-name-field.tsx';
import { useCopyTicket } from '../../shared/ticket/use-copy-ticket.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';

/** Asks for a class and copies the ticket for it; the screen behind stays unchanged. */
export const CopyDialog = ({ ticket, onClose }: { ticket: CopiedTicket; onClose: () => void }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const [className, setClassName] = useState('');
  const copy = useCopyTicket(ticket.id, onClose);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!copy.isPending) copy.mutate(className.trim());
  };
  return (
    <Dialog opened onClose={onClose} title={t('copy.action')}>
      <form onSubmit={submit}>
        <Stack>
          <ClassNameField
            label={t('copy.whichClass')}
            description={ticket.title}
            value={className}
            readOnly={copy.isPending}
            onChange={setClassName}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <BusyButton type="submit" isBusy={copy.isPending}>
              {t('common:copy')}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
