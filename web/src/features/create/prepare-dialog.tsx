import { type FocusLevel, focusLevels, limits } from '@exit-tickets/contracts';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../shared/forms/busy-button.tsx';
import { LimitedTextarea, LimitedTextInput } from '../../shared/forms/limited-field.tsx';
import bottomBarClasses from '../../shared/ui/bottom-bar.module.css';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { WorkProgress } from '../../shared/ui/work-progress.tsx';
import { useGenerateTicket } from './api/generate-ticket.ts';
import type { Material } from './api/summarize-material.ts';
import { LeftOut } from './components/left-out.tsx';
import { MaterialText } from './components/material-text.tsx';
import classes from './prepare-dialog.module.css';

interface PrepareFormProps {
  material: Material;
  /** Called on every edit, with all edits so far. */
  onCorrect: (material: Material) => void;
  onClose: () => void;
  onDone: () => void;
}

const PrepareForm = ({ material, onCorrect, onClose, onDone }: PrepareFormProps) => {
  const { summary, fileCount } = material;
  const { t } = useTranslation(['editor', 'common']);
  const [title, setTitle] = useState(summary.title);
  const [focus, setFocus] = useState(summary.suggestedFocus);
  const [content, setContent] = useState(summary.originalContent);
  const [levels, setLevels] = useState<FocusLevel[]>([focusLevels[0]]);
  const [withScale, setWithScale] = useState(false);
  const { generate, isGenerating, progress, cancel } = useGenerateTicket(onDone);
  useEffect(() => {
    onCorrect({ fileCount, summary: { ...summary, title, suggestedFocus: focus, originalContent: content } });
  }, [onCorrect, summary, fileCount, title, focus, content]);
  const submitButton = useRef<HTMLButtonElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Enter in a field also submits the form, and the fields are disabled while it generates.
    submitButton.current?.focus();
    generate({ content: content.trim(), title, focus, focusLevels: levels, withScale });
  };
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <LimitedTextInput
          label={t('fields.title')}
          maxLetters={limits.titleLength}
          value={title}
          disabled={isGenerating}
          onChange={setTitle}
          data-autofocus
        />
        <LimitedTextarea
          label={t('prepare.focus')}
          description={t('prepare.focusHelp')}
          autosize
          minRows={2}
          maxRows={8}
          maxLetters={limits.focusLength}
          value={focus}
          disabled={isGenerating}
          onChange={setFocus}
        />
        <Checkbox.Group
          label={t('prepare.levels')}
          value={levels}
          onChange={(chosen) => setLevels(focusLevels.filter((level) => chosen.includes(level)))}
          error={levels.length === 0 && t('prepare.noLevel')}
        >
          <Stack gap={4} mt={6}>
            {focusLevels.map((level) => (
              <Checkbox
                key={level}
                value={level}
                size="md"
                py={6}
                disabled={isGenerating}
                label={t(`levels.${level}.name`)}
                description={t(`levels.${level}.means`)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Checkbox
          size="md"
          checked={withScale}
          disabled={isGenerating}
          label={t('prepare.scale.question')}
          description={t('prepare.scale.means')}
          onChange={({ currentTarget }) => setWithScale(currentTarget.checked)}
        />
        <MaterialText text={content} disabled={isGenerating} onChange={setContent} />
        <LeftOut parts={summary.leftOut} isNamed={fileCount > 1} />
        <div className={`${bottomBarClasses.bar} ${classes.actions}`}>
          {isGenerating && <WorkProgress label={t('stages.generating')} progress={progress} />}
          <Group wrap="nowrap" justify="flex-end" align="stretch" gap="sm" className={classes.buttons}>
            <Button variant="default" onClick={close}>
              {t('common:cancel')}
            </Button>
            <BusyButton
              ref={submitButton}
              type="submit"
              isBusy={isGenerating}
              disabled={levels.length === 0 || content.trim() === ''}
            >
              {t('generate.action')}
            </BusyButton>
          </Group>
        </div>
      </Stack>
    </form>
  );
};

interface PrepareDialogProps extends Omit<PrepareFormProps, 'material'> {
  /** What was read from files; undefined while there is nothing to prepare. */
  material: Material | undefined;
}

/** Settings for generating the questions. The form is mounted while the dialog is open, so closing resets it. */
export const PrepareDialog = ({ material, onCorrect, onClose, onDone }: PrepareDialogProps) => {
  const { t } = useTranslation(['editor', 'common']);
  return (
    <Dialog
      opened={material !== undefined}
      onClose={onClose}
      title={t('prepare.title')}
      size="lg"
      closeOnClickOutside={false}
    >
      {material && <PrepareForm material={material} onCorrect={onCorrect} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
};
