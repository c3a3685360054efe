import { Button, Group, Text } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import bottomBarClasses from '../../../shared/ui/bottom-bar.module.css';
import type { Obstacle } from '../api/save-ticket.ts';
import classes from './editor-footer.module.css';

interface EditorFooterProps {
  isNew: boolean;
  isLeaving: boolean;
  isSaving: boolean;
  /** Why the ticket would be saved as a new one. */
  obstacle: Obstacle | undefined;
  /** Overwrites a ticket that another window has changed. */
  onReplace: () => void;
  previewButton: Ref<HTMLButtonElement>;
  isPreviewing: boolean;
  onPreview: () => void;
  onCancel: () => void;
  onStay: () => void;
  onDiscard: () => void;
}

/** Cancel and save buttons; when leaving with unsaved changes, the confirmation instead. */
export const EditorFooter = (props: EditorFooterProps) => {
  const { isLeaving, isSaving, obstacle } = props;
  const { t } = useTranslation(['editor', 'common']);
  return (
    <>
      {isLeaving && (
        <Group justify="flex-end" gap="8px 12px" className={`${bottomBarClasses.bar} ${classes.footer}`} role="alert">
          <Text fw={600}>{t('leave.question')}</Text>
          <Button variant="default" onClick={props.onStay} autoFocus>
            {t('leave.stay')}
          </Button>
          <Button color="red" onClick={props.onDiscard}>
            {t('leave.discard')}
          </Button>
        </Group>
      )}
      {/* Hidden, not removed: a pressed button could turn into the submit button and save in the same click. */}
      <Group
        justify="flex-end"
        gap="8px 12px"
        className={`${bottomBarClasses.bar} ${classes.footer}`}
        hidden={isLeaving}
      >
        {obstacle && (
          <Text fw={600} role="alert" className={classes.obstacle}>
            {t(`save.obstacles.${obstacle}`)}
          </Text>
        )}
        <Button
          ref={props.previewButton}
          variant="subtle"
          aria-pressed={props.isPreviewing}
          onClick={props.onPreview}
          className={classes.preview}
        >
          {t('preview')}
        </Button>
        <Button variant="default" onClick={props.onCancel}>
          {t('common:cancel')}
        </Button>
        {obstacle === 'changed' && (
          <BusyButton variant="default" onClick={props.onReplace} isBusy={isSaving}>
            {t('save.replace')}
          </BusyButton>
        )}
        <BusyButton type="submit" isBusy={isSaving}>
          {t(props.isNew ? 'save.create' : 'save.save')}
        </BusyButton>
      </Group>
    </>
  );
};
