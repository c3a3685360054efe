import { notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';

/** Margins above and below a toast, in px. */
const marginsPx = 24;

/** Sets the height of a toast for the stylesheets (styles/base.css), so that it never covers a control. */
export const useToastRoom = (): void =>
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([toasts]) => {
      const height = toasts?.contentRect.height ?? 0;
      if (height > 0) style.setProperty('--toast-room', `${Math.ceil(height) + marginsPx}px`);
      else style.removeProperty('--toast-room');
    });
    // The container of the toasts exists only once one is shown.
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
