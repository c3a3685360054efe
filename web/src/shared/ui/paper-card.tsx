import type { PropsWithChildren } from 'react';
import classes from './paper-card.module.css';

/** A paper ticket with a perforated edge: the product's one ornament. */
export const PaperCard = ({ children, className = '' }: PropsWithChildren<{ className?: string | undefined }>) => (
  <div className={`${classes.outline} ${className}`}>
    <div className={classes.slip}>{children}</div>
  </div>
);
