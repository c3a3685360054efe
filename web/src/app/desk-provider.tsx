import { type PropsWithChildren, useMemo } from 'react';
import { type Desk, DeskContext } from '../desk.ts';

/** Owns the dialogs that several screens open. */
export const DeskProvider = ({ children }: PropsWithChildren) => {
  const desk = useMemo<Desk>(() => ({ openAuth: () => {}, openEditor: () => {}, sharePin: () => {} }), []);
  return <DeskContext value={desk}>{children}</DeskContext>;
};
