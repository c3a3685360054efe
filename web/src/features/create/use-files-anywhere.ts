import { useWindowEvent } from '@mantine/hooks';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files pasted or dropped anywhere on the page, unless a dialog is open. Word copies text along with a picture
 * of it; that is left to paste as text. By default a browser would open a dropped file in place of the page.
 */
export const useFilesAnywhere = (onFiles: ((files: File[]) => void) | undefined): void => {
  const take = (files: FileList): void => {
    if (files.length > 0 && !document.querySelector('[role="dialog"]')) onFiles?.([...files]);
  };
  useWindowEvent('paste', ({ clipboardData }) => {
    if (clipboardData && !clipboardData.types.includes('text/plain')) take(clipboardData.files);
  });
  useWindowEvent('dragover', (event) => {
    if (holdsFiles(event)) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    // The drop zone has handled files that were dropped on it.
    if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event)) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  });
};
