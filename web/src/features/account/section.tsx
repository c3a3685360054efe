import { Title } from '@mantine/core';
import { type PropsWithChildren, useId } from 'react';
import classes from './account-screen.module.css';

/** A section of the account page. */
export const Section = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
};
