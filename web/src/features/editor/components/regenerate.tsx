import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import editorClasses from '../editor.module.css';
import type { useRegenerate } from '../use-regenerate.ts';
import classes from './regenerate.module.css';

/** Regenerates all questions. Asks first if any were edited by hand; an undo button appears afterwards. */
export const Regenerate = ({ regeneration }: { regeneration: ReturnType<typeof useRegenerate> }) => {
  const { t } = useTranslation('editor');
  const [isConfirming, setConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const undoBar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (regeneration.isReplaced) undoBar.current?.scrollIntoView({ block: 'nearest' });
  }, [regeneration.isReplaced]);
  /** The pressed button is unmounted by this, so the focus moves to the one that stays. */
  const close = (action?: () => void) => () => {
    button.current?.focus();
    setConfirming(false);
    action?.();
  };
  // Escape answers this confirmation and must not close the dialog around it.
  const escapeProps = {
    'data-mantine-stop-propagation': true,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close()(),
  };
  return (
    <>
      <BusyButton
        ref={button}
        variant="subtle"
        isBusy={regeneration.isRegenerating}
        onClick={() => (regeneration.isEdited() ? setConfirming(true) : regeneration.regenerate())}
      >
        {t('regenerate.action')}
      </BusyButton>
      <Group gap="0 4px" ref={undoBar} role="status" className={editorClasses.replaced}>
        {regeneration.isReplaced && (
          <>
            <span>{t(regeneration.isPartly ? 'regenerate.partly' : 'regenerate.done')}</span>
            <Button variant="subtle" onClick={close(regeneration.undo)}>
              {t('regenerate.undo')}
            </Button>
          </>
        )}
      </Group>
      {isConfirming && (
        <Group gap="8px 12px" role="alert" className={classes.asking}>
          <Text>{t('regenerate.edited')}</Text>
          <Button variant="default" onClick={close()} autoFocus {...escapeProps}>
            {t('regenerate.keep')}
          </Button>
          <Button color="red" onClick={close(regeneration.regenerate)} {...escapeProps}>
            {t('regenerate.replace')}
          </Button>
        </Group>
      )}
    </>
  );
};
