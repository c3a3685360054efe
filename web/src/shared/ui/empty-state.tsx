import { Text, Title } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { PaperCard } from './paper-card.tsx';

/** An empty list explains what to do; its children are the button. */
export const EmptyState = ({ title, text, children }: PropsWithChildren<{ title: string; text: string }>) => (
  <PaperCard>
    <Title order={2} size="h3" mb="xs">
      {title}
    </Title>
    <Text c="dimmed" mb={children ? 'md' : 0} maw="60ch">
      {text}
    </Text>
    {children}
  </PaperCard>
);
