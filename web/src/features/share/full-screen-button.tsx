import { Button } from '@mantine/core';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};
const isFull = (): boolean => Boolean(document.fullscreenElement);

// The browser may refuse; the page then stays as it is.
const leave = () => void document.exitFullscreen().catch(() => undefined);
const enter = () => void document.documentElement.requestFullscreen().catch(() => undefined);

/** Hides the browser's own bars, where supported; unmounting this button leaves full screen. */
export const FullScreenButton = () => {
  const { t } = useTranslation('tickets');
  const isFullScreen = useSyncExternalStore(subscribe, isFull);
  useEffect(
    () => () => {
      if (isFull()) leave();
    },
    [],
  );
  if (!document.fullscreenEnabled) return null;
  return (
    <Button
      variant="default"
      leftSection={isFullScreen ? <IconMinimize size={20} /> : <IconMaximize size={20} />}
      onClick={isFullScreen ? leave : enter}
    >
      {t(isFullScreen ? 'share.notFullScreen' : 'share.fullScreen')}
    </Button>
  );
};
