import { limits } from '@exit-tickets/contracts/rules';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';

interface Toast {
  title: string;
  description?: string | undefined;
  /** How long it stays, in ms; `limits.toastMs` by default (specification section 9). */
  duration?: number;
}

const show = ({ title, description, duration = limits.toastMs }: Toast, color: 'green' | 'red'): void => {
  // One toast at a time: the newest is the one that matters.
  notifications.clean();
  notifications.show({
    title,
    message: description,
    color,
    autoClose: duration,
    closeButtonProps: { 'aria-label': i18next.t('common:close') },
    role: color === 'red' ? 'alert' : 'status',
  });
};

/** Tells what happened where the screen itself does not show it. A toast belongs to the view that showed it. */
export const toast = {
  success: (content: Toast) => show(content, 'green'),
  error: (content: Toast) => show(content, 'red'),
  /** Removes the toast of a view that is left: it is not about the next one. */
  clear: () => notifications.clean(),
};
