import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetTeacher } from '../../shared/api/forget-teacher.ts';
import { setPageOwner } from '../../shared/api/page-owner.ts';
import { paths } from '../../shared/api/paths.ts';
import { useUserId } from '../../shared/api/use-user-id.ts';
import { toast } from '../../shared/screen/toast.ts';
import { useFocusReturn } from '../use-focus-return.ts';

/** The element to focus after the login; in a confirmation dialog the safe choice, in case Enter is pressed twice. */
const placeToGoOn = (): Element | null => {
  const focused = document.activeElement;
  return focused?.closest('[role="dialog"]')?.querySelector('[data-autofocus]') ?? focused;
};

/**
 * The login dialog after an expired login. It closes by itself when somebody is logged in again, even in another
 * window. Cancelling it leaves the page like a logout.
 */
export const useLoginAgain = (closeOthers: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useUserId();
  const [isLoginAgain, setLoginAgain] = useState(false);
  const { rememberOpener, focusOpener } = useFocusReturn();
  const openLoginAgain = useCallback(() => {
    rememberOpener(placeToGoOn());
    // The dialog itself warns that the last step may not be saved, and a toast would cover its title.
    toast.clear();
    setLoginAgain(true);
  }, [rememberOpener]);
  useEffect(() => {
    if (!isLoginAgain || !userId) return;
    setLoginAgain(false);
    focusOpener();
  }, [isLoginAgain, userId, focusOpener]);
  const leave = async (): Promise<void> => {
    setLoginAgain(false);
    closeOthers();
    // Otherwise home would open the login again, because the page would still belong to a teacher.
    setPageOwner(undefined);
    await navigate(paths.home, { flushSync: true });
    forgetTeacher(client);
  };
  return { isLoginAgain, openLoginAgain, leave: () => void leave() };
};

/** Calls `onNext` when another teacher logs in, here or in another window: open dialogs must not continue for them. */
export const useNextTeacher = (onNext: () => void): void => {
  const userId = useUserId();
  const last = useRef(userId);
  useEffect(() => {
    if (!userId || userId === last.current) return;
    if (last.current) onNext();
    last.current = userId;
  }, [userId, onNext]);
};
