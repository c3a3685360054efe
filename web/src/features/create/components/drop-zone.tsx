import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEarlyInput } from '../../../shared/forms/use-early-input.ts';
import { acceptAttribute, namesOfTypes } from '../file-rules.ts';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** The file input. */
  ref: RefObject<HTMLInputElement | null>;
  /** Label of the input. */
  label: string;
  /** Smaller once there are files. */
  isSmall: boolean;
  /** Id of the text that explains why the last files were rejected. */
  problemId?: string | undefined;
  onFiles: (files: File[]) => void;
}

/** A field for one or more files, by choosing or dropping. */
export const DropZone = ({ ref, label, isSmall, problemId, onFiles }: DropZoneProps) => {
  const { t, i18n } = useTranslation('editor');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const pick = (files: FileList | null) => files && files.length > 0 && onFiles([...files]);
  const pickFrom = (field: HTMLInputElement) => {
    pick(field.files);
    // Allows choosing the same file again after an error.
    field.value = '';
  };
  useEarlyInput(ref, pickFrom);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files);
  };
  return (
    <label
      htmlFor={id}
      className={classes.drop}
      data-over={isOver || undefined}
      data-small={isSmall || undefined}
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
        multiple
        accept={acceptAttribute}
        aria-describedby={[problemId, `${id}-types`].filter(Boolean).join(' ')}
        onChange={({ target }) => pickFrom(target)}
      />
      <IconUpload size={isSmall ? 22 : 28} stroke={1.75} aria-hidden />
      <span className={classes.dropTitle}>{label}</span>
      <span id={`${id}-types`} className={classes.types}>
        {t('upload.types', { types: namesOfTypes(i18n.language) })}
      </span>
    </label>
  );
};
