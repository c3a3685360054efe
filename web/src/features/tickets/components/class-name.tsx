import type { ListedTicket } from '@exit-tickets/contracts';
import { ActionIcon, Loader } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ClassNameField } from '../../../shared/forms/class-name-field.tsx';
import { useUpdateClassName } from '../api/update-class-name.ts';
import classes from './class-name.module.css';

interface ClassNameProps {
  ticket: ListedTicket;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

const RenameForm = ({ ticket, onClose }: { ticket: ListedTicket; onClose: () => void }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const [name, setName] = useState(ticket.className ?? '');
  const rename = useUpdateClassName(ticket.id);
  const save = () => rename.isPending || rename.mutate(name, { onSuccess: onClose });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter') save();
  };
  return (
    <span className={classes.classInput} data-control="class">
      <ClassNameField
        size="sm"
        autoFocus
        aria-label={t('rename.label', { title: ticket.title })}
        value={name}
        readOnly={rename.isPending}
        onChange={setName}
        onKeyDown={onKeyDown}
      />
      <ActionIcon size={36} onClick={save} aria-busy={rename.isPending} aria-label={t('rename.save')}>
        {rename.isPending ? <Loader size={20} /> : <IconCheck size={20} />}
      </ActionIcon>
      <ActionIcon size={36} color="gray" onClick={onClose} aria-label={t('common:cancel')}>
        <IconX size={20} />
      </ActionIcon>
    </span>
  );
};

/** The class of a ticket, changed in place: Enter saves, Escape cancels. */
export const ClassName = ({ ticket, isEditing, onEditing }: ClassNameProps) => {
  const { t } = useTranslation('tickets');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => onEditing(false));
    button.current?.focus();
  };
  if (isEditing) return <RenameForm ticket={ticket} onClose={close} />;
  return (
    <button
      ref={button}
      type="button"
      data-control="class"
      className={classes.className}
      onClick={() => onEditing(true)}
      aria-label={t('rename.action', { title: ticket.title, name: ticket.className ?? t('noClass') })}
    >
      {ticket.className ?? t('noClass')}
      <IconPencil size={16} aria-hidden />
    </button>
  );
};
