import type { ListedTicket, TicketStatus } from '@exit-tickets/contracts';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconDots, IconFileTypePdf, IconPencil, IconShare, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useDownloadPdf, useEditTicket, useSharePin, useTicketAction } from '../api/use-ticket-actions.ts';

const MenuItems = ({ ticket, status, onDelete }: TicketMenuProps & { onDelete: () => void }) => {
  const { t } = useTranslation('tickets');
  const archive = useTicketAction('archive');
  const pdf = useDownloadPdf();
  const edit = useEditTicket();
  const sharePin = useSharePin();
  return (
    <>
      {!ticket.isArchived && (
        <>
          {status !== 'active' && (
            <Menu.Item leftSection={<IconShare size={20} />} onClick={() => sharePin(ticket)}>
              {t('share.action')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPencil size={20} />} onClick={() => edit.mutate(ticket.id)}>
            {t('edit.action')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileTypePdf size={20} />} onClick={() => pdf.mutate(ticket)}>
            {t('pdf.action')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArchive size={20} />} onClick={() => archive.mutate(ticket.id)}>
            {t('archive.action')}
          </Menu.Item>
        </>
      )}
      <Menu.Item color="red" leftSection={<IconTrash size={20} />} onClick={onDelete}>
        {t(ticket.isArchived ? 'delete.forGood' : 'delete.action')}
      </Menu.Item>
    </>
  );
};

interface TicketMenuProps {
  ticket: ListedTicket;
  status: TicketStatus;
}

/** What is done less often with a ticket. Deleting asks first. */
export const TicketMenu = ({ ticket, status }: TicketMenuProps) => {
  const { t } = useTranslation('tickets');
  const [isAsking, asking] = useDisclosure();
  const remove = useTicketAction('delete');
  return (
    <>
      {/* The items stay mounted: their work and its messages outlive the menu. */}
      <Menu position="bottom-end" width={230} keepMounted>
        <Menu.Target>
          <ActionIcon color="gray" c="var(--ink)" aria-label={t('more', { title: ticket.title })}>
            <IconDots size={22} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuItems ticket={ticket} status={status} onDelete={asking.open} />
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        title={t('delete.question')}
        text={t('delete.final', { title: ticket.title })}
        confirm={t('delete.action')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(ticket.id, { onSettled: asking.close })}
        onClose={asking.close}
      />
    </>
  );
};
