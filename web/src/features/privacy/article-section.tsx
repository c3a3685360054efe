import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface ArticleSectionProps {
  id: string;
  title: string;
  /** One point becomes a paragraph, several become a list. */
  points: readonly string[];
  children?: ReactNode;
}

/** A section of a text page. */
export const ArticleSection = ({ id, title, points, children }: ArticleSectionProps) => (
  <section aria-labelledby={id}>
    <Title order={2} size="h3" id={id}>
      {title}
    </Title>
    {points.length === 1 ? (
      <p>{points[0]}</p>
    ) : (
      <ul data-bullets>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {children}
  </section>
);
