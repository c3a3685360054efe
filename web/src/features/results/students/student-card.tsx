import type { Question, Response, Ticket } from '@exit-tickets/contracts';
import { hasRightOrWrong, isInOwnWords } from '@exit-tickets/contracts/rules';
import { Switch } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import iconButtonClasses from '../answers/icon-button.module.css';
import { useKeepFromAi } from '../api/keep-from-ai.ts';
import { useVerdicts } from '../judging/verdicts.ts';
import { usePrinting } from '../use-media.ts';
import { heldBack } from '../use-shown-names.ts';
import answerVerdictClasses from './answer-verdict.module.css';
import { AnswerVerdict, FailedVerdict } from './answer-verdict.tsx';
import classes from './student-card.module.css';

interface AnswersProps {
  ticket: Ticket;
  response: Response;
}

interface StudentCardProps extends AnswersProps {
  /** As shown: without names while they are hidden. */
  shown: Response;
  onRemove: (response: Response) => void;
}

/** The verdict, if there is one: a scale has none, and a new response is not in a group yet. */
const Verdict = ({ question, response }: { question: Question; response: Response }) => {
  const { wordingOf, hasVerdicts, hasFailed, retry } = useVerdicts();
  const { t } = useTranslation('results');
  const wording = wordingOf(question.id, response.id);
  if (hasFailed && (!wording || wording.verdict === 'unjudged') && hasRightOrWrong(question))
    return <FailedVerdict onRetry={retry} />;
  if (!hasVerdicts(question.id)) return null;
  if (wording) return <AnswerVerdict wording={wording} />;
  return (
    <div className={answerVerdictClasses.evaluation} role="status">
      {t('evaluation.busy')}
    </div>
  );
};

const Answers = ({ ticket, response }: AnswersProps) => {
  const { t } = useTranslation('results');
  const { wordingOf } = useVerdicts();
  const isPrinting = usePrinting();
  return ticket.questions.map((question) => {
    const answer = response.answers.find(({ questionId }) => questionId === question.id)?.answer;
    const { verdict = 'concern' } = wordingOf(question.id, response.id) ?? {};
    // Printouts are passed on: concerns, and answers that nobody has reviewed, are left out.
    const isHeldBack =
      answer === heldBack || (isPrinting && isInOwnWords(question) && answer !== undefined && verdict === 'concern');
    return (
      <div key={question.id}>
        <dt>{question.text}</dt>
        <dd>
          <p>{isHeldBack ? heldBack : (answer ?? t('students.unanswered'))}</p>
          {answer !== undefined && !isHeldBack && <Verdict question={question} response={response} />}
        </dd>
      </div>
    );
  });
};

/** For a student or parent who objects: from now on the model gets nothing of this response. */
const KeepFromAi = ({ ticket, response }: AnswersProps) => {
  const { t } = useTranslation('results');
  const { scope } = useVerdicts();
  const { mutate, isPending } = useKeepFromAi(ticket.id, response.id);
  if (!response.isKeptFromAi && (scope === undefined || scope === 'off')) return null;
  return (
    <Switch
      className={classes.keep}
      wrapperProps={{ 'data-no-print': true }}
      label={t('keptFromAi.action')}
      checked={response.isKeptFromAi ?? false}
      disabled={isPending}
      onChange={({ currentTarget }) => mutate(currentTarget.checked)}
    />
  );
};

/** One student; the card expands to the answers. A new response does not re-render the other cards. */
export const StudentCard = memo(({ ticket, response, shown, onRemove }: StudentCardProps) => {
  const { t, i18n } = useTranslation('results');
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const sent = new Date(response.submittedAt);
  const isOfTheLesson = sent.toDateString() === new Date(ticket.createdAt).toDateString();
  const time = dateFormat(i18n.language, { ...(!isOfTheLesson && { dateStyle: 'short' }), timeStyle: 'short' }).format(
    sent,
  );
  return (
    <li className={classes.student} data-response={response.id}>
      <button
        type="button"
        className={classes.studentHead}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => setExpanded(!isExpanded)}
      >
        <span className={classes.studentName}>{shown.studentName}</span>
        <time className={classes.time} dateTime={response.submittedAt}>
          {time}
        </time>
        <IconChevronDown className={classes.chevron} data-no-print size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={`${iconButtonClasses.iconButton} ${classes.remove}`}
        data-no-print
        aria-label={t('removal.action', { name: shown.studentName })}
        onClick={() => onRemove(response)}
      >
        <IconTrash size={20} aria-hidden />
      </button>
      {isExpanded && (
        <div className={classes.open} id={id}>
          <dl className={classes.given}>
            <Answers ticket={ticket} response={shown} />
          </dl>
          <KeepFromAi ticket={ticket} response={response} />
        </div>
      )}
    </li>
  );
});
