import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsDemo } from '../../shared/screen/demo.ts';
import classes from './other-address.module.css';

/** Warns users on every screen of a demo that their data will be deleted. */
export const DemoNote = () => {
  const { t } = useTranslation();
  if (!useIsDemo()) return null;
  return (
    <aside className={classes.note} data-no-print aria-label={t('demo.title')}>
      <Group justify="space-between" gap="4px 24px" className={classes.bar}>
        <p>
          <b>{t('demo.title')}</b> {t('demo.text')}
        </p>
      </Group>
    </aside>
  );
};
