import { limits } from '@exit-tickets/contracts/rules';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';

interface Toast {
  title: string;
  description?: string | undefined;
  /** How long it stays, in ms; `limits.toastMs` when not said (specification section 9). */
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

/** Says what happened when the screen itself does not show it. It belongs to the view that it was said in. */
export const toast = {
  success: (content: Toast) => show(content, 'green'),
  error: (content: Toast) => show(content, 'red'),
  /** Its view is left: what was said there is not about the next one. */
  clear: () => notifications.clean(),
};
