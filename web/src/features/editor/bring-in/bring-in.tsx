import { Button } from '@mantine/core';
import { IconFileImport, IconSearch } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../shared/api/lazy-part.ts';
import { useUserId } from '../../../shared/api/use-user-id.ts';
import { useMissingPartToast } from '../../../shared/screen/use-missing-part-toast.tsx';
import classes from './bring-in.module.css';
import type { BringInProps } from './bring-in-props.ts';

type Panel = ComponentType<BringInProps>;

/** Each is loaded when it is first asked for: most tickets do without. */
const panels = {
  earlier: async () => (await import('./earlier-questions.tsx')).EarlierQuestions,
  import: async () => (await import('./import/import-panel.tsx')).ImportPanel,
} satisfies Record<string, () => Promise<Panel>>;

/** The buttons among those that add a question, and the panel that one of them opened below. */
export const BringIn = ({ children, ...props }: Omit<BringInProps, 'onClose'> & { children: ReactNode }) => {
  const { t } = useTranslation('editor');
  const sayMissing = useMissingPartToast();
  const isTeacher = typeof useUserId() === 'string';
  const [Shown, setShown] = useState<Panel>();
  const opener = useRef<HTMLElement>(null);
  const open = (name: keyof typeof panels) => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    loadPart(panels[name]).then((panel) => setShown(() => panel), sayMissing);
  };
  const panel = useRef<HTMLDivElement>(null);
  // Some browsers bring the field that has the focus only to the edge of the window, with what is found below it.
  useEffect(() => {
    if (Shown) panel.current?.scrollIntoView?.({ block: 'start' });
  }, [Shown]);
  const close = () => {
    setShown(undefined);
    opener.current?.focus();
  };
  return (
    <>
      {children}
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
