import { Button } from '@mantine/core';
import { IconFileImport, IconSearch } from '@tabler/icons-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../shared/api/lazy-part.ts';
import { useUserId } from '../../../shared/api/use-user-id.ts';
import { sayMissingPart } from '../../../shared/screen/say-missing-part.tsx';
import classes from './bring-in.module.css';
import type { BringInProps } from './bring-in-props.ts';

type Panel = ComponentType<BringInProps>;

/** Loaded on first use: most tickets need neither. */
const panels = {
  earlier: async () => (await import('./earlier-questions.tsx')).EarlierQuestions,
  import: async () => (await import('./import/import-panel.tsx')).ImportPanel,
} satisfies Record<string, () => Promise<Panel>>;

/** Buttons next to those that add a question, and the panel that one of them opens below. */
export const BringIn = (props: Omit<BringInProps, 'onClose'>) => {
  const { t } = useTranslation('editor');
  const isTeacher = typeof useUserId() === 'string';
  const [Shown, setShown] = useState<Panel>();
  const opener = useRef<HTMLElement>(null);
  const open = (name: keyof typeof panels) => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    loadPart(panels[name]).then((panel) => setShown(() => panel), sayMissingPart);
  };
  const panel = useRef<HTMLDivElement>(null);
  // Some browsers scroll a focused field only to the edge of the window, where its results are out of view.
  useEffect(() => {
    if (Shown) panel.current?.scrollIntoView?.({ block: 'start' });
  }, [Shown]);
  const close = () => {
    setShown(undefined);
    opener.current?.focus();
  };
  return (
    <>
      {isTeacher && (
        <Button variant="default" leftSection={<IconSearch size={20} />} onClick={() => open('earlier')}>
          {t('earlier.action')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconFileImport size={20} />} onClick={() => open('import')}>
        {t('import.action')}
      </Button>
      {Shown && (
        <div ref={panel} className={classes.panel}>
          <Shown {...props} onClose={close} />
        </div>
      )}
    </>
  );
};
