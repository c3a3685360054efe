import './paper-card.css';
import type { ReactNode } from 'react';

/** A paper card; a torn one has been submitted. */
export const PaperCard = ({ isTorn = false, children }: { isTorn?: boolean; children: ReactNode }) => (
  <div className={isTorn ? 'slip slip-torn' : 'slip'}>
    <div className="slip-paper">{children}</div>
  </div>
);
