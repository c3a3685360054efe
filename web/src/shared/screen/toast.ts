import { limits } from '@exit-tickets/contracts/rules';
import { notifications, notificationsStore } from '@mantine/notifications';
import i18next from 'i18next';
import { createElement, type FocusEvent, Fragment, type ReactNode } from 'react';
import { focusHeading } from './use-screen-focus.ts';

interface Toast {
  title: string;
  description?: string | undefined;
  /** How long it stays, in ms: a success `limits.toastMs` by default (docs/product.md 9), an error until it is closed. */
  duration?: number;
  /** A button for what helps; the toast then stays until it is closed, which gives the focus back. */
  action?: ReactNode;
  /** It comes after the one that is shown, not in its place. */
  waits?: boolean;
  /** It was closed by hand, not with its view. */
  onClose?: () => void;
}

const waitId = 'wait';

/** The newest error, unless a button stands in it. */
let errorId: string | undefined;

const isWithin = (place: Element, target: EventTarget | null): boolean =>
  target instanceof Element && place.contains(target);

const show = (message: Toast, color: 'green' | 'red'): (() => void) => {
  const { title, description, duration, action, waits = false, onClose } = message;
  const stays = action !== undefined || (color === 'red' && duration === undefined);
  // One toast at a time: the newest is the one that matters.
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
    // It stays while the keyboard is in it, as it does under the pointer, and gives the keyboard back.
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
      // A button for what helps took the keyboard by itself. Out of a dialog, the toast cannot be reached again.
      const back = cameFrom ?? (action === undefined ? null : before);
      if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
      // It came from nowhere on a page that was just loaded.
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

/** Whether an error is shown that does not go by itself. */
const isErrorUp = (): boolean =>
  notificationsStore.getState().notifications.some(({ role, autoClose }) => role === 'alert' && autoClose === false);

/**
 * Tells what happened where the screen itself does not show it. A toast belongs to the view that showed it; what is given back
 * takes it away. A success passes; an error stays, so that nobody has to read it in time (WCAG 2.2.1), unless it is given a
 * duration because the screen says it as well.
 */
export const toast = {
  success: (content: Toast) => show(content, 'green'),
  error: (content: Toast) => show(content, 'red'),
  /** Tells what is waited for, until it is taken away. */
  wait: ({ title, description }: Pick<Toast, 'title' | 'description'>) => {
    // Behind an error it waits until that is closed.
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
  /** Removes the toast of a view that is left: it is not about the next one. */
  clear: () => notifications.clean(),
  /** Removes an error once its reader goes on: what is tried now says by itself how it ends. */
  clearError: () => {
    if (errorId) notifications.hide(errorId);
  },
};
