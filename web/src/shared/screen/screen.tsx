import { Group, Title } from '@mantine/core';
import { type PropsWithChildren, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './screen.module.css';
import { useScreenFocus } from './use-screen-focus.ts';

interface ScreenProps {
  title: string;
  /** Shown beside the title: a link, a button. */
  aside?: ReactNode;
  /** Whether the content has its own heading and uses the full width. */
  isBare?: boolean;
}

/** A screen for teachers: its title, which is also the title of the browser tab, and its content. */
export const Screen = ({ title, aside, isBare = false, children }: PropsWithChildren<ScreenProps>) => {
  const { t } = useTranslation();
  const name = t('name');
  useScreenFocus(title);
  useEffect(() => {
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
  if (isBare) return children;
  return (
    <div className={classes.screen}>
      <Group justify="space-between" gap="8px 24px" className={classes.head}>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </div>
  );
};
