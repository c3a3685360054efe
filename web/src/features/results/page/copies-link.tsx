import type { Ticket } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import classes from './ticket-results.module.css';

/** Links to the comparison with other classes that got the ticket, if there are any. */
export const CopiesLink = ({ ticket: { id, copies } }: { ticket: Ticket }) => {
  const { t } = useTranslation('results');
  if (!copies) return null;
  const { classes: count } = copies;
  return (
    <p className={classes.underHead}>
      <Link to={paths.compare(id)}>{count > 1 ? t('compare.link', { count }) : t('compare.linkTwice')}</Link>
    </p>
  );
};
