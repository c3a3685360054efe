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
    // Without storage it is told again with the next page.
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
            // The button had the focus.
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

/** Tells who is logged in that the app was opened by another address than the server has been told, until it is put away. */
export const OtherAddress = () => (useUserId() ? <Note /> : null);
