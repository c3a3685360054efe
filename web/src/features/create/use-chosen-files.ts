import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addFiles } from './file-rules.ts';
import { useUploadProblem } from './use-upload-problem.ts';

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Files that are read together, in the order in which they were added. Says which are not taken, and why. */
export const useChosenFiles = () => {
  const { t } = useTranslation('editor');
  const say = useUploadProblem();
  const [files, setFiles] = useState<readonly File[]>([]);
  const photosTaken = useRef(0);

  const add = (added: readonly File[]): void => {
    const next = addFiles(files, added);
    setFiles(next.files);
    if (next.refused.length > 0) say.wrongType(next.refused);
    else if (next.isTooMany) say.tooMany();
  };
  /** A phone calls every photo "image.jpg": its number says more, in the list and in what is read of it. */
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
