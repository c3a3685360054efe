import { canReactivate, type ListedTicket, type TicketStatus } from '@exit-tickets/contracts';
import { ActionIcon, Loader, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconEye,
  IconFileTypePdf,
  IconPencil,
  IconReportAnalytics,
  IconSchool,
  IconShare,
  IconTrash,
  IconUserShare,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { needsLogin } from '../../../shared/api/call-error.ts';
import { paths } from '../../../shared/api/paths.ts';
import { useDialogs } from '../../../shared/dialogs.ts';
import { ConfirmDialog } from '../../../shared/screen/confirm-dialog.tsx';
import { useArchiveTicket } from '../api/archive-ticket.ts';
import { useDeleteTicket } from '../api/delete-ticket.ts';
import { useDownloadPdf } from '../api/download-pdf.ts';
import { useEditTicket } from '../api/edit-ticket.ts';
import { useReactivateTicket } from '../api/reactivate-ticket.ts';
import { useUnarchiveTicket } from '../api/unarchive-ticket.ts';
import { useSharePin } from '../use-share-pin.ts';

interface TicketMenuProps {
  ticket: ListedTicket;
  status: TicketStatus;
  /** Its class is being edited, and has the focus. */
  isRenaming: boolean;
  onRename: (() => void) | undefined;
}

/** All actions for a ticket. Deleting asks first. */
export const TicketMenu = ({ ticket, status, isRenaming, onRename }: TicketMenuProps) => {
  const { t } = useTranslation('tickets');
  const [isConfirming, confirmation] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  // Not inside the menu, which unmounts before these finish.
  const archive = useArchiveTicket();
  const remove = useDeleteTicket();
  const pdf = useDownloadPdf();
  const edit = useEditTicket();
  const reactivate = useReactivateTicket();
  const restore = useUnarchiveTicket();
  const openShare = useSharePin();
  const { openPreview, openCopy, openHandOver } = useDialogs();
  const isBusy = [archive, pdf, edit, reactivate, restore].some(({ isPending }) => isPending);
  /** Focuses the menu's button first, so that a dialog of the action returns the focus there. */
  const fromMenu = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  /** Starts a change of this ticket, unless it is already under way. */
  const start = (change: { isPending: boolean; mutate: (ticketId: string) => void }) =>
    fromMenu(() => change.isPending || change.mutate(ticket.id));
  const share = (
    <Menu.Item leftSection={<IconShare size={20} />} onClick={fromMenu(() => openShare(ticket))}>
      {t('share.action')}
    </Menu.Item>
  );
  return (
    <>
      <Menu position="bottom-end" width={300} returnFocus={!isRenaming}>
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
          <Menu.Item
            component={Link}
            to={paths.results(ticket.id)}
            leftSection={<IconReportAnalytics size={20} aria-hidden />}
          >
            {t('results.action')}
          </Menu.Item>
          {ticket.isArchived && (
            <Menu.Item leftSection={<IconArrowBackUp size={20} />} onClick={start(restore)}>
              {t('restore.action')}
            </Menu.Item>
          )}
          {!ticket.isArchived && (
            <>
              {status === 'active' && share}
              {canReactivate(ticket, new Date()) && (
                <Menu.Item leftSection={<IconArrowBackUp size={20} />} onClick={start(reactivate)}>
                  {t('reactivate.action')}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<IconPencil size={20} />} onClick={start(edit)}>
                {t('edit.action')}
              </Menu.Item>
            </>
          )}
          {onRename && (
            <Menu.Item leftSection={<IconSchool size={20} />} onClick={onRename}>
              {t('rename.short')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy size={20} />} onClick={fromMenu(() => openCopy(ticket))}>
            {t('copy.action')}
          </Menu.Item>
          <Menu.Item leftSection={<IconUserShare size={20} />} onClick={fromMenu(() => openHandOver(ticket))}>
            {t('handOver.action')}
          </Menu.Item>
          <Menu.Item leftSection={<IconEye size={20} />} onClick={fromMenu(() => openPreview(ticket))}>
            {t('preview.action')}
          </Menu.Item>
          {!ticket.isArchived && (
            <>
              <Menu.Item
                leftSection={<IconFileTypePdf size={20} />}
                onClick={fromMenu(() => pdf.isPending || pdf.mutate(ticket))}
              >
                {t('pdf.action')}
              </Menu.Item>
              <Menu.Item leftSection={<IconArchive size={20} />} onClick={start(archive)}>
                {t('archive.action')}
              </Menu.Item>
              {/* It only explains why the ticket cannot be shared. */}
              {status !== 'active' && share}
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
            // After an expired login, the login dialog opens in front and the confirmation waits behind it.
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
