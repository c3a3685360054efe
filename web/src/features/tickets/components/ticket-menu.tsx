import type { ListedTicket, TicketStatus } from '@exit-tickets/contracts';
import { ActionIcon, Loader, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconDots, IconEye, IconFileTypePdf, IconPencil, IconShare, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { needsLogin } from '../../../api/call-error.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useDialogs } from '../../../dialogs.ts';
import { useArchiveTicket } from '../api/archive-ticket.ts';
import { useDeleteTicket } from '../api/delete-ticket.ts';
import { useDownloadPdf } from '../api/download-pdf.ts';
import { useEditTicket } from '../api/edit-ticket.ts';
import { useSharePin } from '../use-share-pin.ts';

interface TicketMenuProps {
  ticket: ListedTicket;
  status: TicketStatus;
}

/** The less frequent actions of a ticket. Deleting asks first. */
export const TicketMenu = ({ ticket, status }: TicketMenuProps) => {
  const { t } = useTranslation('tickets');
  const [isConfirming, confirmation] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  // Not inside the menu: it unmounts before these are done.
  const archive = useArchiveTicket();
  const remove = useDeleteTicket();
  const pdf = useDownloadPdf();
  const edit = useEditTicket();
  const openShare = useSharePin();
  const { openPreview } = useDialogs();
  const isBusy = archive.isPending || pdf.isPending || edit.isPending;
  /** Focuses the menu's button first, so that a dialog of the action returns the focus there. */
  const fromMenu = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  const preview = (
    <Menu.Item leftSection={<IconEye size={20} />} onClick={fromMenu(() => openPreview(ticket))}>
      {t('preview.action')}
    </Menu.Item>
  );
  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <ActionIcon
            ref={button}
            data-control="menu"
            color="gray"
            c="var(--ink)"
            aria-busy={isBusy}
            aria-label={t('more', { title: ticket.title })}
          >
            {isBusy ? <Loader size={20} /> : <IconDots size={22} />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {ticket.isArchived ? (
            preview
          ) : (
            <>
              <Menu.Item
                leftSection={<IconPencil size={20} />}
                onClick={fromMenu(() => edit.isPending || edit.mutate(ticket.id))}
              >
                {t('edit.action')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconFileTypePdf size={20} />}
                onClick={fromMenu(() => pdf.isPending || pdf.mutate(ticket))}
              >
                {t('pdf.action')}
              </Menu.Item>
              {preview}
              <Menu.Item
                leftSection={<IconArchive size={20} />}
                onClick={fromMenu(() => archive.isPending || archive.mutate(ticket.id))}
              >
                {t('archive.action')}
              </Menu.Item>
              {/* It only says why it cannot be shared. */}
              {status !== 'active' && (
                <Menu.Item leftSection={<IconShare size={20} />} onClick={fromMenu(() => openShare(ticket))}>
                  {t('share.action')}
                </Menu.Item>
              )}
            </>
          )}
          <Menu.Item data-danger leftSection={<IconTrash size={20} />} onClick={fromMenu(confirmation.open)}>
            {t(ticket.isArchived ? 'delete.forGood' : 'delete.action')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isConfirming}
        title={t('delete.question')}
        text={t('delete.final', { title: ticket.title })}
        confirm={t('delete.action')}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(ticket.id, {
            // When the session has ended, the login stands before the question, which waits.
            onSettled: (_deleted, error) => {
              if (!needsLogin(error)) confirmation.close();
            },
          })
        }
        onClose={confirmation.close}
      />
    </>
  );
};
