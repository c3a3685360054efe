import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetTeacher } from '../../shared/api/forget-teacher.ts';
import { setPageOwner } from '../../shared/api/page-owner.ts';
import { paths } from '../../shared/api/paths.ts';
import { useUserId } from '../../shared/api/use-user-id.ts';
import { toast } from '../../shared/screen/toast.ts';
import { useFocusReturn } from '../use-focus-return.ts';

/** Where the keyboard goes on after the login; in a dialog that asks it is its safe choice, for whoever presses Enter twice. */
const placeToGoOn = (): Element | null => {
  const focused = document.activeElement;
  return focused?.closest('[role="dialog"]')?.querySelector('[data-autofocus]') ?? focused;
};

/**
 * The login of a teacher whose session has ended. It closes by itself when there is a session again, also by a login in
 * another window. Leaving it leaves the page as logging out does.
 */
export const useLoginAgain = (closeOthers: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useUserId();
  const [isLoginAgain, setLoginAgain] = useState(false);
  const { rememberOpener, focusOpener } = useFocusReturn();
  const openLoginAgain = useCallback(() => {
    rememberOpener(placeToGoOn());
    // The login says itself that the last step may not be saved, and a toast would cover its title.
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
    // Home would ask again for the login of a page that is still a teacher's.
    setPageOwner(undefined);
    await navigate(paths.home, { flushSync: true });
    forgetTeacher(client);
  };
  return { isLoginAgain, openLoginAgain, leave: () => void leave() };
};

/** What was begun as one teacher does not go on as another, who logged in here or in another window. */
export const useNextTeacher = (onNext: () => void): void => {
  const userId = useUserId();
  const last = useRef(userId);
  useEffect(() => {
    if (!userId || userId === last.current) return;
    if (last.current) onNext();
    last.current = userId;
  }, [userId, onNext]);
};
