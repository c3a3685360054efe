import './answer-screen.css';
import type { StudentTicket } from '@exit-tickets/contracts';
import { limits } from '@exit-tickets/contracts/rules';
import { useEffect, useState } from 'react';
import { filterInput } from '../../shared/text/filter-input.ts';
import { withinLimit } from '../../shared/text/within-limit.ts';
import { Heading } from '../components/heading.tsx';
import { fewLettersLeft } from '../components/letters-left.ts';
import { PaperCard } from '../components/paper-card.tsx';
import { Problem } from '../components/problem.tsx';
import { QuestionField } from '../components/question-field.tsx';
import { SendBar } from '../components/send-bar.tsx';
import { type Draft, type Drafts, hasContent } from '../drafts.ts';
import { submit as sendToServer } from '../send/student-api.ts';
import { type Submit, useSending } from '../send/use-sending.ts';
import { type Answers, isComplete, missingFields } from '../student-ticket.ts';
import { useTexts } from '../use-texts.ts';
import { languageOfText } from './question-language.ts';

/** Why the form differs from what the student may expect. */
export type Notice = 'restored' | 'closed' | 'changed';

interface AnswerScreenProps {
  draft: Draft;
  notice?: Notice | undefined;
  drafts: Drafts;
  /** Defaults to sending to the server. */
  submit?: Submit;
  /** Called with the sent answers, which are stored nowhere else. */
  onSent: (ticket: StudentTicket, answers: Answers) => void;
  onQuestionsChanged: () => void;
  /** Called with the discarded draft, so that it can be restored. */
  onStartAgain: (cleared: Draft) => void;
  /** Restores the draft that was discarded by starting again. */
  onUndo?: (() => void) | undefined;
  onLeave: () => void;
}

/** Below this number of remaining letters, the name field shows it. */
const fewLettersOfName = 20;

const focusFirst = (isNameMissing: boolean, place: number | undefined): void =>
  document.getElementById(isNameMissing ? 'name' : `question-${place}`)?.focus();

/** Asks before the page is left while sending: otherwise the answers would be sent only at the next visit. */
const useConfirmUnload = (isUnderWay: boolean): void =>
  useEffect(() => {
    if (!isUnderWay) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isUnderWay]);

const useSentInOtherTab = (drafts: Drafts, ticketId: string, onSent: () => void): void =>
  useEffect(() => {
    const listen = ({ key }: StorageEvent) => drafts.isSentKeyOf(ticketId, key) && onSent();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  });

/** Loads changes made in another tab, so that neither tab overwrites the other; a suspended tab checks on waking. */
const useTypedInOtherTab = (look: () => void): void =>
  useEffect(() => {
    const wake = () => document.visibilityState === 'visible' && look();
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', wake);
    };
  });

/** The form for a student's answers. Every change is stored on the device at once. */
export const AnswerScreen = (props: AnswerScreenProps) => {
  const { drafts, notice, submit: sendDraft = sendToServer, onStartAgain, onUndo, onLeave } = props;
  const texts = useTexts();
  // Inserted into the page by the gateway; empty while unknown.
  const modelLocation = document.querySelector<HTMLMetaElement>('meta[name=ai]')?.content;
  const [draft, setDraft] = useState(props.draft);
  const [hasTried, setTried] = useState(false);
  const { ticket, name, answers } = draft;
  const ticketLanguage = languageOfText([ticket.title, ...ticket.questions.map(({ text }) => text)].join('\n'));
  const nameLeft = fewLettersLeft(name, limits.studentNameLength, fewLettersOfName);
  const missing = missingFields(ticket.questions, name, answers);
  const onSent = () => props.onSent(ticket, answers);
  const { sending, send, tryNow } = useSending(drafts, {
    submit: sendDraft,
    onSent,
    onQuestionsChanged: props.onQuestionsChanged,
  });
  const isUnderWay = sending.kind === 'sending' || sending.kind === 'waiting';
  useConfirmUnload(isUnderWay);
  useSentInOtherTab(drafts, ticket.id, onSent);
  useTypedInOtherTab(() => {
    const newer = isUnderWay ? undefined : drafts.newerThan(draft);
    if (newer) setDraft({ ...newer, isSending: false });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a send that a reload interrupted
  useEffect(() => {
    if (props.draft.isSending && isComplete(missing)) void send(props.draft);
  }, []);

  const change = (part: Partial<Draft>): void => {
    setDraft(drafts.save({ ...draft, ...part }));
  };

  const submit = (): void => {
    if (sending.kind === 'waiting') tryNow();
    if (isUnderWay) return;
    setTried(true);
    // Enter in a field also submits, and the fields are then disabled.
    document.getElementById('send')?.focus();
    if (isComplete(missing)) void send(draft);
    else focusFirst(missing.isNameMissing, missing.questions[0]);
  };

  return (
    <form
      noValidate
      className="answer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PaperCard>
        <p className="muted">{texts.ticket.isThisYours}</p>
        <Heading>{ticket.title}</Heading>
        {ticket.className && <p className="class-name">{ticket.className}</p>}
        {!isUnderWay && (
          <button type="button" className="plain" onClick={onLeave}>
            {texts.ticket.other}
          </button>
        )}
      </PaperCard>
      {notice === 'changed' && <Problem isUrgent>{texts.errors.questions_changed}</Problem>}
      {notice === 'restored' && !isUnderWay && (
        <p className="restored" role="status">
          {texts.restored.text}{' '}
          <button type="button" className="plain" onClick={() => onStartAgain({ ...draft, isSending: false })}>
            {texts.restored.startAgain}
          </button>
        </p>
      )}
      {onUndo && !hasContent(draft) && (
        <p className="restored" role="status">
          {texts.cleared.text}{' '}
          <button type="button" className="plain" onClick={onUndo}>
            {texts.cleared.undo}
          </button>
        </p>
      )}
      {modelLocation && <p className="muted">{texts.ai(ticket.isKeptFromAi ? 'off' : modelLocation)}</p>}
      <fieldset className="fields" disabled={isUnderWay}>
        <div className="question">
          <label htmlFor="name">{texts.name.label}</label>
          {hasTried && missing.isNameMissing && <Problem id="name-problem">{texts.name.required}</Problem>}
          <input
            id="name"
            autoComplete="name"
            value={name}
            aria-invalid={hasTried && missing.isNameMissing}
            aria-describedby={hasTried && missing.isNameMissing ? 'name-problem name-hint' : 'name-hint'}
            onChange={({ target }) =>
              change({ name: filterInput(target, (text, caret) => withinLimit(text, caret, limits.studentNameLength)) })
            }
          />
          <p className="hint" id="name-hint">
            {texts.name.hint} {nameLeft !== undefined && texts.charactersLeft(nameLeft)}
          </p>
        </div>
        {ticket.questions.map((question, index) => (
          <QuestionField
            key={question.id}
            question={question}
            language={languageOfText(question.text) ?? ticketLanguage}
            place={index + 1}
            of={ticket.questions.length}
            answer={answers[question.id] ?? ''}
            onAnswer={(answer) => change({ answers: { ...answers, [question.id]: answer } })}
            isMissing={hasTried && missing.questions.includes(index + 1)}
          />
        ))}
      </fieldset>
      <SendBar isClosed={notice === 'closed'} sending={sending} missing={missing} hasTried={hasTried} />
    </form>
  );
};
