import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/** What is saved from here on, one file after the other: its name, and the text with its first character. */
export const watchDownloads = () => {
  const saved: { name: string; content: Blob }[] = [];
  let content: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
  // What separates the cells follows the computer.
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('nl-NL');
  onTestFinished(() => void vi.restoreAllMocks());
  return async () => {
    await waitFor(() => expect(saved).not.toEqual([]));
    const file = saved.shift();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.content.arrayBuffer());
    return { name: file?.name, text };
  };
};
