import { Progress as Bar, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Progress } from '../api/call.ts';
import classes from './work-progress.module.css';

/** The progress of a long call as text and as a bar, which is indeterminate without a count. `label` names the work. */
export const WorkProgress = ({ label, progress }: { label: string; progress: Progress | undefined }) => {
  const { t, i18n } = useTranslation('editor');
  const { stage = '', done, total } = progress ?? {};
  const named =
    stage && i18n.exists(`editor:stages.${stage}`) ? t(`stages.${stage}` as 'stages.queued', { place: done }) : label;
  const isCounted = done !== undefined && total !== undefined;
  const counted = isCounted ? `${named} (${done}/${total})` : named;
  const words =
    stage === 'reading' && isCounted ? t('stages.page', { label, done: Math.max(done, 1), total }) : counted;
  return (
    <div role="status">
      <Text mb={6}>{words}</Text>
      {isCounted && total > 0 ? (
        <Bar value={(100 * done) / total} aria-label={words} />
      ) : (
        <Bar.Root>
          {/* A progress bar without a value is announced as indeterminate. */}
          <Bar.Section
            className={classes.unknown}
            value={100 / 3}
            withAria={false}
            role="progressbar"
            aria-label={words}
          />
        </Bar.Root>
      )}
    </div>
  );
};
