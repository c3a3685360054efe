import './problem.css';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

interface ProblemProps {
  id?: string;
  /** Announced at once; otherwise when its field gets the focus. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** An error message, with an icon in addition to the colour. */
export const Problem = ({ id, isUrgent = false, children }: ProblemProps) => (
  <p className="problem" id={id} role={isUrgent ? 'alert' : undefined}>
    <Icon name="alert" />
    <span>{children}</span>
  </p>
);
