import { limits, ticketOrders, ticketStatuses } from '@exit-tickets/contracts/rules';
import { Button, CloseButton, Loader, NativeSelect } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNamesQuery } from '../../../shared/api/class-names.ts';
import { LimitedTextInput } from '../../../shared/forms/limited-field.tsx';
import type { useListFilter } from '../use-list-filter.ts';
import classes from './list-tools.module.css';

/** Pause in typing before the list is loaded for the typed text, in ms. */
const pauseMs = 250;

interface ListToolsProps extends Pick<ReturnType<typeof useListFilter>, 'filter' | 'change'> {
  isArchived: boolean;
  searchField: RefObject<HTMLInputElement | null>;
  /** The list does not match the current filter yet. */
  isBusy: boolean;
}

const Search = ({ filter: { search = '' }, change, searchField, isBusy }: ListToolsProps) => {
  const { t } = useTranslation('tickets');
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(search);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A search that was not sent from here came from the address: filters were cleared, or another list opened.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    clearTimeout(timer.current);
    setTyped(search);
  }, [search]);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = text.trim();
      change({ search: sent.current || undefined });
    }, pauseMs);
  };
  const clear = () => {
    type('');
    searchField.current?.focus();
  };
  return (
    <LimitedTextInput
      ref={searchField}
      type="search"
      className={classes.search}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      maxLetters={limits.titleLength}
      leftSection={isBusy ? <Loader size={20} /> : <IconSearch size={20} aria-hidden />}
      rightSection={typed && <CloseButton aria-label={t('search.clear')} onClick={clear} />}
      value={typed}
      onChange={type}
    />
  );
};

/** The option value of a class; the prefix keeps class names apart from the other options. */
const optionOf = (className: string | undefined) => {
  if (className === undefined) return 'all';
  return className === '' ? 'none' : `class:${className}`;
};

const ClassFilter = ({ filter: { className }, change, isArchived }: ListToolsProps) => {
  const { t } = useTranslation('tickets');
  const { data: known = [] } = useQuery(classNamesQuery(isArchived));
  // A class in the address is listed even if no ticket has it.
  const names = className && !known.includes(className) ? [className, ...known] : known;
  return (
    <NativeSelect
      label={t('filter.class')}
      value={optionOf(className)}
      data={[
        { value: optionOf(undefined), label: t('filter.allClasses') },
        ...names.map((name) => ({ value: optionOf(name), label: name })),
        { value: optionOf(''), label: t('noClass') },
      ]}
      onChange={({ currentTarget: { value } }) =>
        change({ className: [undefined, '', ...names].find((name) => optionOf(name) === value) })
      }
    />
  );
};

/** Search, filters and order of a list; on a phone all but the search is collapsed. */
export const ListTools = (props: ListToolsProps) => {
  const { filter, change } = props;
  const { t } = useTranslation('tickets');
  const [isOpen, setOpen] = useState(filter.className !== undefined || filter.status !== undefined);
  return (
    <search className={classes.tools} data-open={isOpen}>
      <Search {...props} />
      <Button className={classes.open} variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('filter.title')}
      </Button>
      <ClassFilter {...props} />
      <NativeSelect
        label={t('filter.status')}
        value={filter.status ?? 'all'}
        data={[
          { value: 'all', label: t('filter.allStatuses') },
          ...ticketStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ status: ticketStatuses.find((one) => one === value) })}
      />
      <NativeSelect
        label={t('filter.sort')}
        value={filter.sort}
        data={ticketOrders.map((order) => ({ value: order, label: t(`filter.orders.${order}`) }))}
        onChange={({ currentTarget: { value } }) => change({ sort: ticketOrders.find((one) => one === value) })}
      />
    </search>
  );
};
