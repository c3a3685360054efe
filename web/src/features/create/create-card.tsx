import { limits, type MaterialSummary } from '@exit-tickets/contracts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast.ts';
import { WorkProgress } from '../../components/work-progress.tsx';
import { useDesk } from '../../desk.ts';
import { blankTicket } from './blank-ticket.ts';
import classes from './create-card.module.css';
import { DropZone } from './drop-zone.tsx';
import { PrepareDialog } from './prepare-dialog.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useGeneration } from './use-generation.ts';
import { useReadFile } from './use-read-file.ts';

const PasteText = ({ title, onDone }: { title: string; onDone: () => void }) => {
  const { t } = useTranslation(['editor', 'common']);
  const [content, setContent] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { generate, isGenerating, progress, cancel } = useGeneration(() => {
    setContent('');
    onDone();
  });
  useFocusBack(isGenerating, field);
  const submit = () => {
    if (content.trim() === '') {
      setMissing(true);
      return field.current?.focus();
    }
    generate({ content: content.trim(), title });
  };
  return (
    <>
      <Textarea
        ref={field}
        label={t('paste.label')}
        placeholder={t('paste.placeholder')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={limits.contentLength}
        value={content}
        disabled={isGenerating}
        error={isMissing && t('paste.empty')}
        onChange={({ currentTarget }) => {
          setContent(currentTarget.value);
          setMissing(false);
        }}
      />
      {isGenerating ? (
        <div className={classes.busy}>
          <WorkProgress label={t('generate.busy')} progress={progress} />
          <Button variant="subtle" onClick={cancel} autoFocus>
            {t('common:cancel')}
          </Button>
        </div>
      ) : (
        <Button onClick={submit}>{t('generate.action')}</Button>
      )}
    </>
  );
};

/** The three ways to a new ticket: a file, pasted text, or a blank one. Works before any account. */
export const CreateCard = () => {
  const { t } = useTranslation(['editor', 'common']);
  const { openEditor } = useDesk();
  const [title, setTitle] = useState('');
  const [summary, setSummary] = useState<MaterialSummary>();
  const { read, cancel, isReading, fileName, progress } = useReadFile(setSummary);
  const fileField = useRef<HTMLInputElement>(null);
  useFocusBack(isReading, fileField);
  return (
    <div className={classes.container}>
      <div className={classes.card}>
        {isReading ? (
          <div className={classes.reading}>
            <WorkProgress label={t('upload.busy', { name: fileName })} progress={progress} />
            <Button variant="subtle" onClick={cancel} autoFocus>
              {t('common:cancel')}
            </Button>
          </div>
        ) : (
          <DropZone ref={fileField} onFile={(file) => read(file, title)} />
        )}
        <div className={classes.fields}>
          <TextInput
            label={t('titleOptional')}
            placeholder={t('titleDefault')}
            maxLength={limits.titleLength}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <PasteText title={title} onDone={() => setTitle('')} />
        </div>
        <Button variant="subtle" onClick={() => openEditor({ draft: blankTicket() })}>
          {t('blank')}
        </Button>
      </div>
      <PrepareDialog
        summary={summary}
        onClose={() => {
          toast.clear();
          setSummary(undefined);
        }}
        onDone={() => {
          setSummary(undefined);
          setTitle('');
        }}
      />
    </div>
  );
};
