import { Button, Stack } from '@mantine/core';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkProgress } from '../../../shared/ui/work-progress.tsx';
import { type Material, useSummarizeMaterial } from '../api/summarize-material.ts';
import { isAccepted } from '../file-rules.ts';
import type { useChosenFiles } from '../use-chosen-files.ts';
import { useFilesAnywhere } from '../use-files-anywhere.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import type { UploadErrors } from '../use-upload-errors.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { DropZone } from './drop-zone.tsx';
import classes from './material-upload.module.css';
import { PhotoButton } from './photo-button.tsx';

interface MaterialUploadProps {
  title: string;
  chosen: ReturnType<typeof useChosenFiles>;
  errors: UploadErrors;
  onRead: (material: Material) => void;
}

/**
 * Lesson material by choosing, dropping, pasting, or the camera. A single file is read at once; several files, and
 * photos, are collected in a list first.
 */
export const MaterialUpload = ({ title, chosen, errors, onRead }: MaterialUploadProps) => {
  const { t } = useTranslation(['editor', 'common']);
  const { files, add, addPhoto, remove } = chosen;
  const { read, cancel, isReading, reading, progress } = useSummarizeMaterial(onRead, errors);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useRestoreFocus(isReading, field);
  const choose = (added: File[]) => {
    const [only, ...others] = added;
    const isAlone = files.length === 0 && others.length === 0;
    if (only && isAlone && isAccepted(only)) read([only], title);
    else add(added);
  };
  useFilesAnywhere(isReading ? undefined : choose);

  if (isReading) {
    const name = reading[0]?.name;
    return (
      <Stack gap="xs" justify="center" className={classes.reading}>
        <WorkProgress label={t('upload.busy', { count: reading.length, name })} progress={progress} />
        <Button variant="subtle" onClick={cancel} autoFocus>
          {t('common:cancel')}
        </Button>
      </Stack>
    );
  }
  const hasFiles = files.length > 0;
  const { problem } = errors;
  return (
    <div className={classes.material}>
      <DropZone
        ref={field}
        label={t(hasFiles ? 'upload.more' : 'upload.action')}
        isSmall={hasFiles}
        problemId={problem && problemId}
        onFiles={choose}
      />
      {problem && (
        <p id={problemId} className={classes.problem}>
          <strong>{problem.title}</strong>
          {problem.text}
        </p>
      )}
      <PhotoButton isFirst={!hasFiles} onPhoto={addPhoto} />
      <ChosenFiles files={files} onRemove={remove} onEmpty={() => field.current?.focus()} />
      {hasFiles && <Button onClick={() => read(files, title)}>{t('upload.read')}</Button>}
    </div>
  );
};
