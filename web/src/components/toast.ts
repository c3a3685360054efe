import { limits } from '@exit-tickets/contracts/limits';
import { notifications } from '@mantine/notifications';

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
    role: color === 'red' ? 'alert' : 'status',
  });
};

/** Says what happened when the screen itself does not show it. */
export const toast = {
  success: (content: Toast) => show(content, 'green'),
  error: (content: Toast) => show(content, 'red'),
};
