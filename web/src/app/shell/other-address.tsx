import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readLocal, writeLocal } from '../../shared/api/local-storage.ts';
import { useUserId } from '../../shared/api/use-user-id.ts';
import { focusScreen } from '../../shared/screen/use-screen-focus.ts';
import classes from './other-address.module.css';
import { otherAddressOf } from './site-address.ts';

const dismissedKey = 'otherAddressDismissed';

const Note = () => {
  const { t } = useTranslation();
  const address = otherAddressOf(document, location);
  const [isDismissed, setDismissed] = useState(() => readLocal(dismissedKey) === address);
  if (address === undefined || isDismissed) return null;
  return (
    <aside className={classes.note} data-no-print aria-label={t('otherAddress.title')}>
      <Group justify="space-between" gap="4px 24px" className={classes.bar}>
        <p>
          <b>{t('otherAddress.title')}</b> {t('otherAddress.text', { here: location.origin, set: address })}
        </p>
        <Button
          variant="subtle"
          onClick={() => {
            writeLocal(dismissedKey, address);
            // The removed button had the focus.
            flushSync(() => setDismissed(true));
            focusScreen();
          }}
        >
          {t('otherAddress.dismiss')}
        </Button>
      </Group>
    </aside>
  );
};

/** Warns a logged-in teacher that this page was opened at another address than `PUBLIC_URL`; can be dismissed. */
export const OtherAddress = () => (useUserId() ? <Note /> : null);
