import { useEffect } from 'react';

/** Files pasted anywhere on the page but in a dialog. Word copies text with a picture of it: that is pasted as text. */
export const usePastedFiles = (onFiles: ((files: File[]) => void) | undefined): void => {
  useEffect(() => {
    if (!onFiles) return;
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (isInDialog || !clipboardData || clipboardData.types.includes('text/plain')) return;
      const files = [...clipboardData.files];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [onFiles]);
};
