import { limits } from '@exit-tickets/contracts/rules';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { createElement, type FocusEvent, Fragment, type ReactNode } from 'react';

interface Toast {
  title: string;
  description?: string | undefined;
  /** How long it stays, in ms; `limits.toastMs` by default (specification section 9). */
  duration?: number;
  /** A button for what helps; the toast then stays until it is closed, which gives the focus back. */
  action?: ReactNode;
  /** It comes after the one that is shown, not in its place. */
  waits?: boolean;
  /** It was closed by hand, not with its view. */
  onClose?: () => void;
}

const waitId = 'wait';

const isWithin = (place: Element, target: EventTarget | null): boolean =>
  target instanceof Element && place.contains(target);

const show = (told: Toast, color: 'green' | 'red'): (() => void) => {
  const { title, description, duration = limits.toastMs, action, waits = false, onClose } = told;
  // One toast at a time: the newest is the one that matters.
  if (!waits) notifications.clean();
  const before = document.activeElement;
  let cameFrom: EventTarget | null = null;
  const content = {
    title,
    message: action ? createElement(Fragment, null, description, createElement('div', null, action)) : description,
    color,
    autoClose: action ? false : duration,
    closeButtonProps: { 'aria-label': i18next.t('common:close') },
    role: color === 'red' ? 'alert' : 'status',
    // It stays while the keyboard is in it, as it does under the pointer, and gives the keyboard back.
    onFocusCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isWithin(currentTarget, relatedTarget)) return;
      cameFrom = relatedTarget;
      notifications.update({ ...content, id, autoClose: false });
    },
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isWithin(currentTarget, relatedTarget)) return;
      cameFrom = null;
      notifications.update({ ...content, id });
    },
    onClose: () => {
      // A button for what helps took the keyboard by itself. Out of a dialog, the toast cannot be reached again.
      const back = cameFrom ?? (action === undefined ? null : before);
      if (back instanceof HTMLElement && back.isConnected) back.focus();
      onClose?.();
    },
  };
  const id = notifications.show(content);
  return () => {
    notifications.update({ ...content, id, onClose: () => undefined });
    notifications.hide(id);
  };
};

/**
 * Tells what happened where the screen itself does not show it. A toast belongs to the view that showed it; what is given back
 * takes it away.
 */
export const toast = {
  success: (content: Toast) => show(content, 'green'),
  error: (content: Toast) => show(content, 'red'),
  /** Tells what is waited for, until it is taken away. */
  wait: ({ title, description }: Pick<Toast, 'title' | 'description'>) => {
    notifications.clean();
    notifications.show({
      id: waitId,
      title,
      message: description,
      loading: true,
      autoClose: false,
      closeButtonProps: { 'aria-label': i18next.t('common:close') },
      role: 'status',
    });
    return () => {
      notifications.hide(waitId);
    };
  },
  /** Removes the toast of a view that is left: it is not about the next one. */
  clear: () => notifications.clean(),
};
