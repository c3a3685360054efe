import { ActionIcon } from '@mantine/core';
import { IconFileText, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isImage, keyOfFile } from '../file-rules.ts';
import classes from './chosen-files.module.css';

const Thumbnail = ({ file }: { file: File }) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isImage(file)) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className={classes.thumbnail}>
      {address ? <img src={address} alt="" decoding="async" /> : <IconFileText size={24} stroke={1.75} aria-hidden />}
    </span>
  );
};

interface ChosenFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
  /** Called when the last file was removed. */
  onEmpty: () => void;
}

/** The files that will be read together, in their order. */
export const ChosenFiles = ({ files, onRemove, onEmpty }: ChosenFilesProps) => {
  const { t } = useTranslation('editor');
  const list = useRef<HTMLOListElement>(null);
  const remove = (file: File, place: number) => {
    flushSync(() => onRemove(file));
    const buttons = list.current?.querySelectorAll('button') ?? [];
    if (buttons.length === 0) onEmpty();
    else buttons[Math.min(place, buttons.length - 1)]?.focus();
  };
  return (
    <>
      <p role="status" className={classes.count}>
        {files.length > 0 && t('upload.chosen', { count: files.length })}
      </p>
      <ol ref={list} className={classes.files}>
        {files.map((file, place) => (
          <li key={keyOfFile(file)} className={classes.fileRow}>
            <Thumbnail file={file} />
            <span className={classes.fileName}>{file.name}</span>
            <ActionIcon
              color="gray"
              onClick={() => remove(file, place)}
              aria-label={t('upload.remove', { number: place + 1, name: file.name })}
            >
              <IconX size={20} />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </>
  );
};
