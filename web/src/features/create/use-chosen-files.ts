import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addFiles } from './file-rules.ts';
import { useUploadErrors } from './use-upload-errors.ts';

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** The files to be read together, in the order they were added. Shows which are refused, and why. */
export const useChosenFiles = () => {
  const { t } = useTranslation('editor');
  const show = useUploadErrors();
  const [files, setFiles] = useState<readonly File[]>([]);
  const photosTaken = useRef(0);

  const add = (added: readonly File[]): void => {
    const next = addFiles(files, added);
    setFiles(next.files);
    if (next.refused.length > 0) show.wrongType(next.refused);
    else if (next.isTooMany) show.tooMany();
  };
  /** A phone names every photo "image.jpg", so photos get numbers instead. */
  const addPhoto = (photo: File): void => {
    photosTaken.current += 1;
    const extension = extensions[photo.type] ?? photo.name.split('.').at(-1);
    const name = `${t('upload.photoName', { number: photosTaken.current })}.${extension}`;
    add([new File([photo], name, { type: photo.type })]);
  };
  const clear = (): void => {
    setFiles([]);
    photosTaken.current = 0;
  };
  return { files, add, addPhoto, remove: (gone: File) => setFiles(files.filter((file) => file !== gone)), clear };
};
