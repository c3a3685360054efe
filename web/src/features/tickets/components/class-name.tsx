import { type ListedTicket, limits } from '@exit-tickets/contracts';
import { ActionIcon, Loader } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LimitedTextInput } from '../../../components/limited-field.tsx';
import { useUpdateClassName } from '../api/update-class-name.ts';
import classes from './class-name.module.css';

interface ClassNameProps {
  ticket: ListedTicket;
  /** Begins in the field: the class of a copy is filled in at once. */
  isAsked?: boolean;
}

const RenameForm = ({ ticket, isAsked, onClose }: ClassNameProps & { onClose: () => void }) => {
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
      <LimitedTextInput
        size="sm"
        autoFocus
        aria-label={t('rename.label', { title: ticket.title })}
        placeholder={t(isAsked ? 'copy.whichClass' : 'rename.placeholder')}
        maxLetters={limits.classNameLength}
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
export const ClassName = ({ ticket, isAsked = false }: ClassNameProps) => {
  const { t } = useTranslation('tickets');
  const [isEditing, setEditing] = useState(isAsked);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    button.current?.focus();
  };
  if (isEditing) return <RenameForm ticket={ticket} isAsked={isAsked} onClose={close} />;
  return (
    <button
      ref={button}
      type="button"
      data-control="class"
      className={classes.className}
      onClick={() => setEditing(true)}
      aria-label={t('rename.action', { title: ticket.title, name: ticket.className ?? t('noClass') })}
    >
      {ticket.className ?? t('noClass')}
      <IconPencil size={16} aria-hidden />
    </button>
  );
};
