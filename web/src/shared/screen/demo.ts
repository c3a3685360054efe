import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** What the gateway has put into this page. */
const readDemo = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content === 'true';

/** Whether this installation is a demo, which is emptied every hour. The build, which renders pages beforehand, cannot know. */
export const useIsDemo = (): boolean => useSyncExternalStore(never, readDemo, () => false);
