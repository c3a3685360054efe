import './problem.css';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

interface ProblemProps {
  id?: string;
  /** Read out at once; otherwise when the field it belongs to is reached. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** What is wrong, in words, with an icon beside the colour. */
export const Problem = ({ id, isUrgent = false, children }: ProblemProps) => (
  <p className="problem" id={id} role={isUrgent ? 'alert' : undefined}>
    <Icon name="alert" />
    <span>{children}</span>
  </p>
);
