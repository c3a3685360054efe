import { Button, Group, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../components/use-error-text.ts';

/** What this needs of a list that is read a page at a time. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: (options?: { cancelRefetch?: boolean }) => Promise<unknown>;
}

/** Fetches page after page while `isWanted`; after a failure it waits for a retry by hand. */
export const useLoadMore = (pages: PagedQuery, isWanted: boolean): void => {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const canFetch = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    // Scrolling and a search may both ask at the same time: one request serves both.
    if (isWanted && canFetch) void fetchNextPage({ cancelRefetch: false });
  }, [isWanted, canFetch, fetchNextPage]);
};

/** How far above the end of the list the next page is asked for. */
const prefetchMargin = '600px';

interface LoadMoreProps {
  pages: PagedQuery;
  shown: number;
  total: number;
}

/** The end of the list so far: scrolling near it loads more, and so does the button, also after a failure. */
export const LoadMore = ({ pages, shown, total }: LoadMoreProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const errorText = useErrorText();
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: prefetchMargin });
  useLoadMore(pages, entry?.isIntersecting ?? false);
  return (
    <Group ref={ref} mt="xl" gap="md">
      {pages.isFetchNextPageError ? (
        <Text role="alert">
          {t('rest.failed')} {errorText(pages.error)}
        </Text>
      ) : (
        <Text c="dimmed">{t('rest.shown', { shown, count: total })}</Text>
      )}
      <Button variant="default" loading={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
        {t(pages.isFetchNextPageError ? 'common:retry' : 'rest.action')}
      </Button>
    </Group>
  );
};
