import { limits } from '@exit-tickets/contracts';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast.ts';
import { useDialogs } from '../../dialogs.ts';
import type { Material } from './api/summarize-material.ts';
import { blankTicket } from './blank-ticket.ts';
import classes from './create-card.module.css';
import { MaterialUpload } from './material-upload.tsx';
import { PasteText } from './paste-text.tsx';
import { PrepareDialog } from './prepare-dialog.tsx';
import { useChosenFiles } from './use-chosen-files.ts';

/** The three ways to a new ticket: files, pasted text, or a blank one. Works before any account. */
export const CreateCard = () => {
  const { t } = useTranslation('editor');
  const { openEditor } = useDialogs();
  const [title, setTitle] = useState('');
  const [material, setMaterial] = useState<Material>();
  const chosen = useChosenFiles();
  return (
    <div className={classes.container}>
      <div className={classes.card}>
        <MaterialUpload title={title} chosen={chosen} onRead={setMaterial} />
        <div className={classes.fields}>
          <TextInput
            label={t('titleOptional')}
            placeholder={t('titleDefault')}
            maxLength={limits.titleLength}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <PasteText title={title} isSecond={chosen.files.length > 0} onDone={() => setTitle('')} />
        </div>
        <Button variant="subtle" onClick={() => openEditor({ draft: blankTicket() })}>
          {t('blank')}
        </Button>
      </div>
      <PrepareDialog
        material={material}
        onClose={() => {
          toast.clear();
          setMaterial(undefined);
        }}
        onDone={() => {
          setMaterial(undefined);
          setTitle('');
          chosen.clear();
        }}
      />
    </div>
  );
};
