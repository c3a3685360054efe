import { Group, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import { errorText } from '../../../shared/screen/error-text.ts';

/** Distance above the end of the list at which the next page is requested. */
const prefetchMargin = '1200px';

interface LoadMoreProps {
  pages: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  shown: number;
  /** Undefined where there are too many to count. */
  total: number | undefined;
}

/** The end of the loaded list: scrolling near it loads more, as does the button, also after a failure. */
export const LoadMore = ({ pages, shown, total }: LoadMoreProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: prefetchMargin });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  // After a failure it waits for a manual retry.
  const isDue = (entry?.isIntersecting ?? false) && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  const hasFocus = useRef(false);
  // The last page removes the button; if it had the focus, that moves to the first row of the page.
  const passFocusOn = useEffectEvent(() => {
    if (hasFocus.current) document.querySelectorAll('[data-ticket]')[shown]?.querySelector('a')?.focus();
  });
  useEffect(() => () => passFocusOn(), []);
  const noteFocus = ({ type }: FocusEvent) => {
    hasFocus.current = type === 'focus';
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
