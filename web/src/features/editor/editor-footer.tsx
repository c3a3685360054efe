import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';

interface EditorFooterProps {
  isNew: boolean;
  isLeaving: boolean;
  isSaving: boolean;
  onCancel: () => void;
  onStay: () => void;
  onDiscard: () => void;
}

/** Cancel and save; or, when leaving with unsaved changes, the one question about that. */
export const EditorFooter = ({ isNew, isLeaving, isSaving, onCancel, onStay, onDiscard }: EditorFooterProps) => {
  const { t } = useTranslation(['editor', 'common']);
  if (isLeaving)
    return (
      <div className={classes.footer} role="alert">
        <Text fw={600}>{t('leave.question')}</Text>
        <Button variant="default" onClick={onStay} autoFocus>
          {t('leave.stay')}
        </Button>
        <Button color="red" onClick={onDiscard}>
          {t('leave.discard')}
        </Button>
      </div>
    );
  return (
    <div className={classes.footer}>
      <Button variant="default" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {t(isNew ? 'save.create' : 'save.save')}
      </Button>
    </div>
  );
};
