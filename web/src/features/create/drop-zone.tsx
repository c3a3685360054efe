import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './create-card.module.css';
import { acceptAttribute, namesOfTypes } from './file-rules.ts';

interface DropZoneProps {
  /** The field itself. */
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

/** A file field that files can also be dropped on. */
export const DropZone = ({ ref, onFile }: DropZoneProps) => {
  const { t, i18n } = useTranslation('editor');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <label
      htmlFor={id}
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={ref}
        id={id}
        className={classes.file}
        type="file"
        accept={acceptAttribute}
        aria-describedby={`${id}-types`}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file may be chosen again after an error.
          target.value = '';
        }}
      />
      <IconUpload size={28} stroke={1.75} aria-hidden />
      <span className={classes.dropTitle}>{t('upload.action')}</span>
      <span id={`${id}-types`} className={classes.types}>
        {t('upload.types', { types: namesOfTypes(i18n.language) })}
      </span>
    </label>
  );
};
