import { Button, Group, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../components/use-error-text.ts';

/** The pages of a list that are still to be read. */
export interface Rest {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: (options?: { cancelRefetch?: boolean }) => Promise<unknown>;
}

/** Reads page after page while `isWanted`; after a failure it waits for somebody to try again. */
export const useRest = (rest: Rest, isWanted: boolean): void => {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = rest;
  const mayAsk = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    // The end of the list and a search may both want it in the same moment: one request serves both.
    if (isWanted && mayAsk) void fetchNextPage({ cancelRefetch: false });
  }, [isWanted, mayAsk, fetchNextPage]);
};

/** How far above the end of the list the next page is asked for. */
const ahead = '600px';

interface RestOfListProps {
  rest: Rest;
  shown: number;
  total: number;
}

/** The end of what is there so far: coming near reads on, and the button does for who cannot scroll or when it failed. */
export const RestOfList = ({ rest, shown, total }: RestOfListProps) => {
  const { t } = useTranslation(['tickets', 'common']);
  const errorText = useErrorText();
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: ahead });
  useRest(rest, entry?.isIntersecting ?? false);
  return (
    <Group ref={ref} mt="xl" gap="md">
      {rest.isFetchNextPageError ? (
        <Text role="alert">
          {t('rest.failed')} {errorText(rest.error)}
        </Text>
      ) : (
        <Text c="dimmed">{t('rest.shown', { shown, count: total })}</Text>
      )}
      <Button variant="default" loading={rest.isFetching} onClick={() => void rest.fetchNextPage()}>
        {t(rest.isFetchNextPageError ? 'common:retry' : 'rest.action')}
      </Button>
    </Group>
  );
};
