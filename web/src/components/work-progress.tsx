import { Progress as Bar, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Progress } from '../api/call.ts';

/** The progress of a long call, in words and as a bar. `label` names the work; pages that are read are counted. */
export const WorkProgress = ({ label, progress }: { label: string; progress: Progress | undefined }) => {
  const { t, i18n } = useTranslation('editor');
  const { stage = '', done, total } = progress ?? {};
  const named =
    stage && i18n.exists(`editor:stages.${stage}`) ? t(`stages.${stage}` as 'stages.queued', { place: done }) : label;
  const isCounted = done !== undefined && total !== undefined;
  const counted = isCounted ? `${named} (${done}/${total})` : named;
  const words =
    stage === 'reading' && isCounted ? t('stages.page', { label, done: Math.max(done, 1), total }) : counted;
  const share = done !== undefined && total ? (100 * done) / total : 100;
  return (
    <div role="status">
      <Text mb={6}>{words}</Text>
      <Bar value={share} animated={share === 100} aria-label={words} />
    </div>
  );
};
