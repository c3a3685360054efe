import { Button } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useUserId } from '../../shared/api/use-user-id.ts';
import { focusScreen } from '../../shared/screen/use-screen-focus.ts';
import classes from './other-address.module.css';
import { otherAddressOf } from './site-address.ts';

const dismissedKey = 'otherAddressDismissed';

const wasDismissed = (address: string): boolean => {
  try {
    return localStorage.getItem(dismissedKey) === address;
  } catch {
    return false;
  }
};

const keepDismissed = (address: string): void => {
  try {
    localStorage.setItem(dismissedKey, address);
  } catch {
    // Without storage it is shown again on the next page.
  }
};

const Note = () => {
  const { t } = useTranslation();
  const address = otherAddressOf(document, location);
  const [isDismissed, setDismissed] = useState(() => address !== undefined && wasDismissed(address));
  if (address === undefined || isDismissed) return null;
  return (
    <aside className={classes.note} aria-label={t('otherAddress.title')}>
      <div className={classes.bar}>
        <p>
          <b>{t('otherAddress.title')}</b> {t('otherAddress.text', { here: location.origin, set: address })}
        </p>
        <Button
          variant="subtle"
          onClick={() => {
            keepDismissed(address);
            // The removed button had the focus.
            flushSync(() => setDismissed(true));
            focusScreen();
          }}
        >
          {t('otherAddress.dismiss')}
        </Button>
      </div>
    </aside>
  );
};

/** Warns a logged-in teacher that this page was opened at another address than `PUBLIC_URL`; can be dismissed. */
export const OtherAddress = () => (useUserId() ? <Note /> : null);
