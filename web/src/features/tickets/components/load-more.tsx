import { Group, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import { useErrorText } from '../../../shared/screen/use-error-text.ts';

/** What this needs of a list that is read a page at a time. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => Promise<unknown>;
}

/** How far above the end of the list the next page is asked for. */
const prefetchMargin = '1200px';

interface LoadMoreProps {
  pages: PagedQuery;
  shown: number;
  /** Missing where there are too many to be counted. */
  total: number | undefined;
}

/** The end of the list so far: scrolling near it loads more, and so does the button, also after a failure. */
export const LoadMore = ({ pages, shown, total }: LoadMoreProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const errorText = useErrorText();
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: prefetchMargin });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  // After a failure it waits for a retry by hand.
  const isDue = (entry?.isIntersecting ?? false) && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  const last = useRef({ shown, hasFocus: false });
  useEffect(() => {
    last.current.shown = shown;
  }, [shown]);
  // The button goes with the last page; the keyboard, if it was there, goes on where that begins.
  useEffect(
    () => () => {
      const { shown, hasFocus } = last.current;
      if (hasFocus) document.querySelectorAll('[data-ticket]')[shown]?.querySelector('a')?.focus();
    },
    [],
  );
  const noteFocus = ({ type }: FocusEvent) => {
    last.current.hasFocus = type === 'focus';
  };
  return (
    <Group ref={ref} mt="xl" gap="md" onFocus={noteFocus} onBlur={noteFocus}>
      {pages.isFetchNextPageError ? (
        <Text role="alert">
          {t('rest.failed')} {errorText(pages.error)}
        </Text>
      ) : (
        <Text c="dimmed">
          {total === undefined ? t('rest.shownOfMany', { shown }) : t('rest.shown', { shown, count: total })}
        </Text>
      )}
      <BusyButton variant="default" isBusy={pages.isFetching} onClick={() => void fetchNextPage()}>
        {t(pages.isFetchNextPageError ? 'common:retry' : 'rest.action')}
      </BusyButton>
    </Group>
  );
};
