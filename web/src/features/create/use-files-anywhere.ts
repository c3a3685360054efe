import { useEffect } from 'react';

/**
 * Accepts files pasted or dropped anywhere on the page, unless a dialog is open. Word copies text along with a picture
 * of it; that is left to paste as text. By default a browser would open a dropped file in place of the page.
 */
export const useFilesAnywhere = (onFiles: ((files: File[]) => void) | undefined): void => {
  useEffect(() => {
    const take = (files: FileList): void => {
      if (files.length > 0 && !document.querySelector('[role="dialog"]')) onFiles?.([...files]);
    };
    const onPaste = ({ clipboardData }: ClipboardEvent): void => {
      if (clipboardData && !clipboardData.types.includes('text/plain')) take(clipboardData.files);
    };
    const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent): void => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent): void => {
      // The drop zone has handled files that were dropped on it.
      if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event)) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    window.addEventListener('paste', onPaste);
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('paste', onPaste);
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, [onFiles]);
};
