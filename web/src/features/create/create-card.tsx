import { limits } from '@exit-tickets/contracts';
import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasModel } from '../../shared/api/ai-status.ts';
import { useDialogs } from '../../shared/dialogs.ts';
import { LimitedTextInput } from '../../shared/forms/limited-field.tsx';
import { toast } from '../../shared/screen/toast.ts';
import { blankTicket } from './blank-ticket.ts';
import { MaterialUpload } from './components/material-upload.tsx';
import { PasteText } from './components/paste-text.tsx';
import classes from './create-card.module.css';
import { PrepareDialog } from './prepare-dialog.tsx';
import { useChosenFiles } from './use-chosen-files.ts';
import { useKeptMaterial } from './use-kept-material.ts';
import { useKeptText } from './use-kept-text.ts';
import { useUploadErrors } from './use-upload-errors.ts';

/**
 * The three ways to a new ticket: files, pasted text, or a blank one. Works without an account; `isForVisitors` adds a
 * note on cost and privacy.
 */
export const CreateCard = ({ isForVisitors = false }: { isForVisitors?: boolean }) => {
  const { t } = useTranslation('editor');
  const { openEditor } = useDialogs();
  const lesson = useKeptMaterial();
  const { title, content, setTitle, setContent } = useKeptText();
  const uploadErrors = useUploadErrors();
  const chosen = useChosenFiles(uploadErrors);
  const hasModel = useHasModel();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  // The prerendered page is hydrated (build/landing-pages.ts): all handlers are attached, and input typed earlier is in
  // the app.
  useEffect(() => {
    if (isAlive) document.getElementById('root')?.removeAttribute('data-rendered');
  }, [isAlive]);
  // The title field is shown only once there is material.
  const hasMaterial = chosen.files.length > 0 || content.trim() !== '';
  return (
    <>
      <div className={classes.card}>
        <div className={classes.upload}>
          <MaterialUpload title={title} chosen={chosen} errors={uploadErrors} onRead={lesson.open} />
          {isForVisitors && <p className={classes.trust}>{t('upload.trust')}</p>}
        </div>
        <div className={classes.fields}>
          <PasteText
            content={content}
            onContent={setContent}
            title={title}
            isSecond={chosen.files.length > 0}
            onDone={() => setTitle('')}
          >
            {hasMaterial && (
              <LimitedTextInput
                label={t('titleOptional')}
                placeholder={t(chosen.files.length > 0 ? 'titleOfFile' : 'titleMade')}
                maxLetters={limits.titleLength}
                value={title}
                onChange={setTitle}
              />
            )}
          </PasteText>
        </div>
        {hasMaterial && hasModel === false && (
          <Text c="dimmed" size="sm">
            {t('withoutModel.adds')} {t('withoutModel.connect')}
          </Text>
        )}
        <Button variant="subtle" onClick={() => openEditor({ draft: blankTicket() })}>
          {t('blank')}
        </Button>
      </div>
      <PrepareDialog
        material={lesson.material}
        onCorrect={lesson.keep}
        onClose={() => {
          toast.clear();
          lesson.close();
        }}
        onDone={() => {
          lesson.close();
          setTitle('');
          chosen.clear();
        }}
      />
    </>
  );
};
