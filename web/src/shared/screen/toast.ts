import { limits } from '@exit-tickets/contracts/rules';
import { notifications, notificationsStore } from '@mantine/notifications';
import i18next from 'i18next';
import { createElement, type FocusEvent, Fragment, type ReactNode } from 'react';
import { errorText } from './error-text.ts';
import { focusHeading } from './use-screen-focus.ts';

interface Toast {
  title: string;
  description?: string | undefined;
  /** Duration in ms. Defaults to `limits.toastMs` for a success (docs/product.md 9) and to unlimited for an error. */
  duration?: number;
  /** A button with a remedy; the toast then stays until it is closed, which returns the focus. */
  action?: ReactNode;
  /** Shown after the current toast instead of replacing it. */
  waits?: boolean;
  /** Called when the user closes the toast, not when its view closes. */
  onClose?: () => void;
}

const waitId = 'wait';

/** The newest error, unless it has a button. */
let errorId: string | undefined;

const isWithin = (place: Element, target: EventTarget | null): boolean =>
  target instanceof Element && place.contains(target);

const show = (message: Toast, color: 'green' | 'red'): (() => void) => {
  const { title, description, duration, action, waits = false, onClose } = message;
  const stays = action !== undefined || (color === 'red' && duration === undefined);
  // One toast at a time: only the newest matters.
  if (!waits) notifications.clean();
  const before = document.activeElement;
  let cameFrom: EventTarget | null = null;
  let hasKeyboard = false;
  const content = {
    title,
    message: action ? createElement(Fragment, null, description, createElement('div', null, action)) : description,
    color,
    autoClose: stays ? false : (duration ?? limits.toastMs),
    closeButtonProps: { 'aria-label': i18next.t('common:close') },
    role: color === 'red' ? 'alert' : 'status',
    // It stays while it has the keyboard focus, as under the pointer, and returns the focus when it closes.
    onFocusCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isWithin(currentTarget, relatedTarget)) return;
      cameFrom = relatedTarget;
      hasKeyboard = true;
      notifications.update({ ...content, id, autoClose: false });
    },
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isWithin(currentTarget, relatedTarget)) return;
      cameFrom = null;
      hasKeyboard = false;
      notifications.update({ ...content, id });
    },
    onClose: () => {
      // The button took the focus by itself. From inside a dialog, the keyboard could not return to the toast.
      const back = cameFrom ?? (action === undefined ? null : before);
      if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
      // On a page that was just loaded, there was no earlier focus.
      else if (hasKeyboard) focusHeading();
      onClose?.();
    },
  };
  const id = notifications.show(content);
  if (color === 'red') errorId = action ? undefined : id;
  return () => {
    notifications.update({ ...content, id, onClose: () => undefined });
    notifications.hide(id);
  };
};

/** Whether an error is shown that stays until it is closed. */
const isErrorUp = (): boolean =>
  notificationsStore.getState().notifications.some(({ role, autoClose }) => role === 'alert' && autoClose === false);

/**
 * Reports events that the screen itself does not show. A toast belongs to the view that showed it; the returned
 * function removes it. A success disappears; an error stays, so that nobody has to read it in time (WCAG 2.2.1), unless
 * it has a duration because the screen shows it as well.
 */
export const toast = {
  success: (content: Toast) => show(content, 'green'),
  error: (content: Toast) => show(content, 'red'),
  /** Shows what failed, and why. */
  failure: (title: string, error: unknown) => show({ title, description: errorText(error) }, 'red'),
  /** Shows that something is in progress, until the returned function is called. */
  wait: ({ title, description }: Pick<Toast, 'title' | 'description'>) => {
    // Queued behind an error until that is closed.
    if (!isErrorUp()) notifications.clean();
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
  /** Removes the toasts of a view when the user leaves it. */
  clear: () => notifications.clean(),
  /** Removes an error when its reader starts a new action, which reports its own result. */
  clearError: () => {
    if (errorId) notifications.hide(errorId);
  },
};
