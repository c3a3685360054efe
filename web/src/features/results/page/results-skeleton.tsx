import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import screen from '../../../shared/screen/screen.module.css';
import visuallyHidden from '../visually-hidden.module.css';

/** Placeholders in the shape of the results, only when loading takes a moment. */
export const ResultsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={screen.screen} role="status" data-late>
      <span className={visuallyHidden.always}>{t('loading')}</span>
      <Stack gap="lg" aria-hidden>
        <Skeleton height={40} width="60%" />
        <Skeleton height={96} />
        <Skeleton height={180} />
        <Skeleton height={140} />
      </Stack>
    </div>
  );
};
