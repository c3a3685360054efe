import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './editor-footer.module.css';

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
  return (
    <>
      {isLeaving && (
        <div className={classes.footer} role="alert">
          <Text fw={600}>{t('leave.question')}</Text>
          <Button variant="default" onClick={onStay} autoFocus>
            {t('leave.stay')}
          </Button>
          <Button color="red" onClick={onDiscard}>
            {t('leave.discard')}
          </Button>
        </div>
      )}
      {/* Hidden, not replaced: a button of the question that became the one that saves would save in its own click. */}
      <div className={classes.footer} hidden={isLeaving}>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t(isNew ? 'save.create' : 'save.save')}
        </Button>
      </div>
    </>
  );
};
