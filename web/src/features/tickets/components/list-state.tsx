import { Group, Skeleton, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import { errorText } from '../../../shared/screen/error-text.ts';
import { useLoadError } from '../../../shared/screen/use-load-error.ts';

/** Placeholder rows, only when loading takes long enough to be noticed. */
const ListSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Stack mih={260} role="status" aria-label={t('loading')} data-late>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </Stack>
  );
};

/** A query, whether it loads at once or page by page. */
type Loadable<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'errorUpdateCount' | 'isFetching' | 'isRefetchError'
> & { refetch: () => Promise<unknown> };

const Retry = ({ query }: { query: Loadable<unknown> }) => {
  const { t } = useTranslation();
  return (
    <BusyButton variant="default" onClick={() => void query.refetch()} isBusy={query.isFetching}>
      {t('retry')}
    </BusyButton>
  );
};

interface ListStateProps<Data> {
  query: Loadable<Data>;
  children: (data: Data) => ReactNode;
}

/** A list that is loading, has failed, or is loaded; also reports when a refetch failed. */
export const ListState = <Data,>({ query, children }: ListStateProps<Data>) => {
  const { t } = useTranslation('tickets');
  const error = useLoadError(query);
  if (query.data !== undefined)
    return (
      <>
        {query.isRefetchError && (
          <Group my="md" role="alert">
            <Text flex="1 1 20rem">
              {t('outdated')} {errorText(query.error)}
            </Text>
            <Retry query={query} />
          </Group>
        )}
        {children(query.data)}
      </>
    );
  if (!error) return <ListSkeleton />;
  return (
    <Stack align="flex-start" role="alert">
      <Text>
        {t('loadFailed')} {errorText(error)}
      </Text>
      <Retry query={query} />
    </Stack>
  );
};
