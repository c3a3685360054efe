import type { Response, Ticket } from '@exit-tickets/contracts';
import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useDialogs } from '../../../dialogs.ts';
import resultsClasses from '../results.module.css';
import { StudentCard } from './student-card.tsx';
import classes from './student-results.module.css';

interface StudentResultsProps {
  ticket: Ticket;
  responses: Response[];
  isOpen: boolean;
}

/** Everyone who answered; a card opens to the answers. */
export const StudentResults = ({ ticket, responses, isOpen }: StudentResultsProps) => {
  const { t } = useTranslation('results');
  const { openShare } = useDialogs();
  const { title, pin } = ticket;
  return (
    <section className={resultsClasses.section} aria-labelledby="students">
      <Title order={2} id="students" className={resultsClasses.sectionTitle}>
        {t('students.title')}
      </Title>
      {responses.length === 0 ? (
        <EmptyState title={t('students.none')} text={t(isOpen ? 'students.noneOpen' : 'students.noneClosed')}>
          {isOpen && pin && <Button onClick={() => openShare({ title, pin })}>{t('students.sharePin')}</Button>}
        </EmptyState>
      ) : (
        <ul className={classes.students}>
          {responses.map((response) => (
            <StudentCard key={response.id} ticket={ticket} response={response} />
          ))}
        </ul>
      )}
    </section>
  );
};
