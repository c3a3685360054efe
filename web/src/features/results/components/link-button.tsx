import type { ComponentPropsWithRef } from 'react';
import judgingClasses from '../judging.module.css';

/** A button that looks like a link. */
export const LinkButton = ({ className = '', ...props }: ComponentPropsWithRef<'button'>) => (
  <button type="button" data-no-print {...props} className={`${judgingClasses.link} ${className}`} />
);
