import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { useExportAccount } from './api/export-account.ts';
import { FormError } from './form-error.tsx';
import { Section } from './section.tsx';

/** Downloads all data as one archive. */
export const ExportSection = () => {
  const { t } = useTranslation('account');
  const download = useExportAccount();
  return (
    <Section title={t('export.title')}>
      <Text>{t('export.text')}</Text>
      <FormError title={t('export.failed')} error={download.error} />
      <div>
        <BusyButton
          variant="default"
          leftSection={<IconDownload size={20} />}
          isBusy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('export.submit')}
        </BusyButton>
      </div>
      <Text role="status">
        {download.isPending && t('export.busy')}
        {download.isSuccess && t('export.done')}
      </Text>
    </Section>
  );
};
