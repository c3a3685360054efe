import './send-bar.css';
import type { Missing } from '../../shared/i18n/student-texts.ts';
import { errorTextOf } from '../error-text.ts';
import type { Sending } from '../send/use-sending.ts';
import { isComplete } from '../student-ticket.ts';
import { useTexts } from '../use-texts.ts';
import { Icon } from './icons.tsx';
import { Problem } from './problem.tsx';

/** The only error a student can help with: by telling the teacher. */
const needsHelp = 'storage_full';

interface SendBarProps {
  sending: Sending;
  missing: Missing;
  /** The ticket was already closed when the page opened. */
  isClosed: boolean;
  /** The student has tried to send an incomplete form. */
  hasTried: boolean;
}

const State = ({ sending, missing, isClosed, hasTried }: SendBarProps) => {
  const texts = useTexts();
  if (sending.kind === 'sending') return <p>{texts.send.sending}</p>;
  if (sending.kind === 'waiting')
    return (
      <p className="waiting">
        <Icon name="wait" /> {sending.code === needsHelp && texts.errors[needsHelp]} {texts.send.waiting}
      </p>
    );
  if (sending.kind === 'refused')
    return (
      <Problem isUrgent>
        <strong>{texts.failed.title}</strong>
        {errorTextOf(texts, sending.code)} {texts.failed.kept}
      </Problem>
    );
  if (isClosed) return <Problem isUrgent>{texts.closed}</Problem>;
  if (isComplete(missing)) return <p>{texts.send.ready}</p>;
  return (
    <>
      {hasTried && <Problem isUrgent>{missing.isNameMissing ? texts.name.required : texts.notAllAnswered}</Problem>}
      <p>{texts.send.missing(missing)}</p>
    </>
  );
};

/** Always visible: what is still missing, and the send button. */
export const SendBar = (state: SendBarProps) => {
  const texts = useTexts();
  const { kind } = state.sending;
  return (
    <div className="send-bar">
      <div className="send-state" aria-live="polite">
        <State {...state} />
      </div>
      {/* One button for all states, so that it keeps the focus. */}
      <button type="submit" id="send" aria-disabled={kind === 'sending'}>
        {kind === 'waiting' ? texts.tryNow : texts.send.button}
      </button>
    </div>
  );
};
