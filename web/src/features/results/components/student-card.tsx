import type { Response, Ticket } from '@exit-tickets/contracts';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../results.module.css';
import { isJudged } from '../results.ts';
import { AnswerEvaluation } from './answer-evaluation.tsx';

interface StudentCardProps {
  ticket: Ticket;
  response: Response;
}

const Given = ({ ticket, response }: StudentCardProps) => {
  const { t } = useTranslation('results');
  return ticket.questions.map((question) => {
    const answer = response.answers.find(({ questionId }) => questionId === question.id)?.answer;
    return (
      <div key={question.id}>
        <dt>{question.text}</dt>
        <dd>
          <p>{answer ?? t('students.unanswered')}</p>
          {answer !== undefined && isJudged(question) && (
            <AnswerEvaluation
              ticketId={ticket.id}
              question={question}
              answer={answer}
              lessonContent={ticket.originalContent}
            />
          )}
        </dd>
      </div>
    );
  });
};

/** One pupil; answers are judged when the card is opened. A new response leaves the other cards as they are. */
export const StudentCard = memo(({ ticket, response }: StudentCardProps) => {
  const { i18n } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const time = new Date(response.submittedAt).toLocaleString(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <li className={classes.student}>
      <button
        type="button"
        className={classes.studentHead}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => setExpanded(!isExpanded)}
      >
        <span className={classes.studentName}>{response.studentName}</span>
        <time className={classes.muted} dateTime={response.submittedAt}>
          {time}
        </time>
        <IconChevronDown className={classes.chevron} size={20} aria-hidden />
      </button>
      {isExpanded && (
        <dl className={classes.given} id={id}>
          <Given ticket={ticket} response={response} />
        </dl>
      )}
    </li>
  );
});
