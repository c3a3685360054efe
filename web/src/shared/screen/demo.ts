import { useSyncExternalStore } from 'react';
import { readInstallation } from './installation.ts';

const never = () => () => undefined;

/** Whether this installation is a demo, which is emptied every hour. Unknown in pages rendered at build time. */
export const useIsDemo = (): boolean =>
  useSyncExternalStore(
    never,
    () => readInstallation().isDemo,
    () => false,
  );
