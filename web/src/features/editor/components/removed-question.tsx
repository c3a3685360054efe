import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import editorClasses from '../editor.module.css';
import classes from './removed-question.module.css';

/** Takes the place of a removed question and offers to undo the removal. */
export const RemovedQuestion = ({ onUndo }: { onUndo: () => void }) => {
  const { t } = useTranslation(['editor', 'common']);
  return (
    <li className={classes.removed}>
      <Group gap="0 4px" role="status" className={editorClasses.replaced}>
        <span>{t('question.removed')}</span>
        <Button variant="subtle" onClick={onUndo}>
          {t('common:undoRemoval')}
        </Button>
      </Group>
    </li>
  );
};
