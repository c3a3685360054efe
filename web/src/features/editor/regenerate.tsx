import { Button, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import classes from './editor.module.css';
import type { useRegenerate } from './use-regenerate.ts';

/** All questions anew. Asks first when some were written or changed by hand; the way back stands beside it. */
export const Regenerate = ({ maker }: { maker: ReturnType<typeof useRegenerate> }) => {
  const { t } = useTranslation('editor');
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wayBack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (maker.isReplaced) wayBack.current?.scrollIntoView({ block: 'nearest' });
  }, [maker.isReplaced]);
  /** What was pressed goes away with this: the keyboard stays here. */
  const close = (action?: () => void) => () => {
    button.current?.focus();
    setAsking(false);
    action?.();
  };
  // Escape is the answer to this question, not to the dialog around it.
  const staysOpen = {
    'data-mantine-stop-propagation': true,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close()(),
  };
  return (
    <>
      <BusyButton
        ref={button}
        variant="subtle"
        isBusy={maker.isRegenerating}
        onClick={() => (maker.isEdited() ? setAsking(true) : maker.regenerate())}
      >
        {t('regenerate.action')}
      </BusyButton>
      <div ref={wayBack} role="status" className={classes.replaced}>
        {maker.isReplaced && (
          <>
            <span>{t('regenerate.done')}</span>
            <Button variant="subtle" onClick={close(maker.undo)}>
              {t('regenerate.undo')}
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <div role="alert" className={classes.asking}>
          <Text>{t('regenerate.edited')}</Text>
          <Button variant="default" onClick={close()} autoFocus {...staysOpen}>
            {t('regenerate.keep')}
          </Button>
          <Button color="red" onClick={close(maker.regenerate)} {...staysOpen}>
            {t('regenerate.replace')}
          </Button>
        </div>
      )}
    </>
  );
};
