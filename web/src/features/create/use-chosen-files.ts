import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addFiles } from './file-rules.ts';
import type { UploadErrors } from './use-upload-errors.ts';

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** The files to read together, in the order they were added. Reports which are refused, and why. */
export const useChosenFiles = (errors: UploadErrors) => {
  const { t } = useTranslation('editor');
  const [files, setFiles] = useState<readonly File[]>([]);
  const photosTaken = useRef(0);

  const add = (added: readonly File[]): void => {
    errors.clear();
    const next = addFiles(files, added);
    setFiles(next.files);
    if (next.refused.length > 0) errors.wrongType(next.refused);
    else if (next.isTooMany) errors.tooMany();
  };
  /** A phone names every photo "image.jpg", so photos get numbers instead. */
  const addPhoto = (photo: File): void => {
    photosTaken.current += 1;
    const extension = extensions[photo.type] ?? photo.name.split('.').at(-1);
    const name = `${t('upload.photoName', { number: photosTaken.current })}.${extension}`;
    add([new File([photo], name, { type: photo.type })]);
  };
  const remove = (gone: File): void => {
    errors.clear();
    setFiles(files.filter((file) => file !== gone));
  };
  const clear = (): void => {
    setFiles([]);
    photosTaken.current = 0;
  };
  return { files, add, addPhoto, remove, clear };
};
