import { notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';

/** Above a toast and below it, in px. */
const marginsPx = 24;

/** Tells the stylesheets how much room a toast takes above the page (styles/base.css): there it covers nothing that can be pressed. */
export const useToastRoom = (): void =>
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([toasts]) => {
      const height = toasts?.contentRect.height ?? 0;
      if (height > 0) style.setProperty('--toast-room', `${Math.ceil(height) + marginsPx}px`);
      else style.removeProperty('--toast-room');
    });
    // Their place in the page is there only by the time that one is shown.
    const unsubscribe = notificationsStore.subscribe(() => {
      const toasts = document.querySelector('.mantine-Notifications-root[data-position="top-center"]');
      if (toasts) observer.observe(toasts);
    });
    return () => {
      unsubscribe();
      observer.disconnect();
      style.removeProperty('--toast-room');
    };
  }, []);
