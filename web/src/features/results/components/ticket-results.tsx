import { isOpen, type Response, type Ticket } from '@exit-tickets/contracts';
import { useNow } from '../../../components/use-now.ts';
import { useLive } from '../api/use-live.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { QuestionResults } from './question-results.tsx';
import { StudentResults } from './student-results.tsx';
import { Summary } from './summary.tsx';

/** First who answered, then what to do tomorrow, then the questions, then the pupils. */
export const TicketResults = ({ ticket, responses }: { ticket: Ticket; responses: Response[] }) => {
  const canAnswer = isOpen(ticket, useNow());
  const live = useLive(ticket.id, canAnswer);
  return (
    <>
      <Summary ticket={ticket} responseCount={responses.length} live={live} />
      <AnalysisCard ticket={ticket} responses={responses} isOpen={canAnswer} />
      <QuestionResults questions={ticket.questions} responses={responses} />
      <StudentResults ticket={ticket} responses={responses} isOpen={canAnswer} />
    </>
  );
};
