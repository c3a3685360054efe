import type { RightAnswer, StudentQuestion, StudentTicket } from '@exit-tickets/contracts';
import type { Language } from '@exit-tickets/contracts/rules';
import { useEffect } from 'react';
import type { RightAnswersTexts } from '../../shared/i18n/nl/right-answers.ts';
import { languageOfText } from '../answer/question-language.ts';
import { Heading } from '../components/heading.tsx';
import { PaperCard } from '../components/paper-card.tsx';
import { ReadAloud } from '../components/read-aloud.tsx';
import { LookupScreen } from '../join/lookup-screen.tsx';
import { useLookup } from '../join/use-lookup.ts';
import type { Answers } from '../student-ticket.ts';
import { useTexts } from '../use-texts.ts';
import { findRightAnswers } from './find-right-answers.ts';
import { rightAnswersTextsIn } from './texts.ts';

const askAgainMs = 60_000;

interface WatchProps {
  ticketId: string;
  onReleased: (ticket: StudentTicket) => void;
}

/** Checks whether right answers were released while a receipt is visible: every minute, and when it becomes visible. */
export const ReleaseWatch = ({ ticketId, onReleased }: WatchProps): null => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch for a ticket, whatever is drawn meanwhile
  useEffect(() => {
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const answer = await findRightAnswers(ticketId);
      // Failed checks are repeated.
      if (!isOver && answer.kind === 'done' && answer.value.ticket) onReleased(answer.value.ticket);
    };
    const timer = setInterval(ask, askAgainMs);
    document.addEventListener('visibilitychange', ask);
    void ask();
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [ticketId]);
  return null;
};

interface OneAnswerProps {
  texts: RightAnswersTexts;
  question: StudentQuestion;
  place: string;
  right: RightAnswer | undefined;
  own: string | undefined;
}

/** A question, the student's answer, and the right one; a question without a right answer shows a note instead. */
const OneAnswer = ({ texts, question, place, right, own }: OneAnswerProps) => {
  const { answer = '', why = '' } = right ?? {};
  const language = languageOfText([question.text, answer, why].join('\n'));
  return (
    <li className="question">
      <p className="place">{place}</p>
      <h2 className="asked" lang={language}>
        {question.text}
      </h2>
      <ReadAloud text={[question.text, answer, why].join('\n')} language={language} place={place} />
      {(own || answer || why) && (
        <dl className="terms" lang={language}>
          {own && (
            <div>
              <dt>{texts.own}</dt>
              <dd>{own}</dd>
            </div>
          )}
          {answer && (
            <div className="right">
              <dt>{texts.right}</dt>
              <dd>{answer}</dd>
            </div>
          )}
          {why && (
            <div>
              <dt>{texts.why}</dt>
              <dd>{why}</dd>
            </div>
          )}
        </dl>
      )}
      {!answer && !why && <p className="muted">{texts.untold}</p>}
    </li>
  );
};

interface TicketAnswersProps {
  ticket: StudentTicket;
  texts: RightAnswersTexts;
  own: Answers;
}

const TicketAnswers = ({ ticket, texts, own }: TicketAnswersProps) => {
  const { place } = useTexts();
  const { questions, rightAnswers = [] } = ticket;
  return (
    <>
      <PaperCard isTorn>
        <p className="muted">{texts.intro}</p>
        <Heading>{ticket.title}</Heading>
        {ticket.className && <p className="class-name">{ticket.className}</p>}
        {Object.keys(own).length === 0 && <p className="muted">{texts.noOwn}</p>}
      </PaperCard>
      <ol className="fields">
        {questions.map((question, index) => (
          <OneAnswer
            key={question.id}
            texts={texts}
            question={question}
            place={place(index + 1, questions.length)}
            right={rightAnswers.find(({ questionId }) => questionId === question.id)}
            own={own[question.id]}
          />
        ))}
      </ol>
    </>
  );
};

const Looking = ({ ticketId, onFound, onFailure }: Pick<RightAnswersProps, 'ticketId' | 'onFound' | 'onFailure'>) => {
  const { waiting, tryNow } = useLookup(
    ticketId,
    findRightAnswers,
    (answer) => onFound(answer.kind === 'done' ? answer.value.ticket : null),
    onFailure,
  );
  return <LookupScreen waiting={waiting} onTryNow={tryNow} />;
};

export interface RightAnswersProps {
  language: Language;
  ticketId: string;
  /** Undefined before the first reply; null when nothing is released. */
  ticket: StudentTicket | null | undefined;
  /** The student's own answers that are still on this device. */
  own: Answers;
  onFound: (ticket: StudentTicket | null) => void;
  /** Called when there was no answer; the check is repeated. */
  onFailure: () => void;
  onAgain: () => void;
}

/** The released right answers, with the student's own answers next to them. No verdict, no name. */
export const RightAnswers = ({ language, ticketId, ticket, own, onAgain, ...looking }: RightAnswersProps) => {
  const { receipt } = useTexts();
  const texts = rightAnswersTextsIn[language];
  if (ticket === undefined) return <Looking ticketId={ticketId} {...looking} />;
  return (
    <div className="receipt">
      {ticket ? <TicketAnswers ticket={ticket} texts={texts} own={own} /> : <Heading>{texts.none}</Heading>}
      <button type="button" className="plain" onClick={onAgain}>
        {receipt.again}
      </button>
    </div>
  );
};
