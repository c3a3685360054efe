import './join-screen.css';
import { useState } from 'react';
import { Heading } from '../components/heading.tsx';
import { PaperCard } from '../components/paper-card.tsx';
import { PinField } from '../components/pin-field.tsx';
import { Problem } from '../components/problem.tsx';
import { isCompletePin } from '../pin.ts';
import { useTexts } from '../use-texts.ts';

interface JoinScreenProps {
  pin: string;
  problem?: string | undefined;
  /** Advice on the problem. */
  hint?: string | undefined;
  onJoin: (pin: string) => void;
}

/** The form for the PIN. */
export const JoinScreen = ({ pin: first, problem, hint, onJoin }: JoinScreenProps) => {
  const texts = useTexts();
  const [pin, setPin] = useState(first);
  const shown = problem !== undefined && pin === first ? problem : undefined;
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault();
        if (isCompletePin(pin)) onJoin(pin);
      }}
    >
      <Heading>{texts.join.title}</Heading>
      <p>{texts.join.hint}</p>
      <PaperCard>
        <PinField label={texts.join.pin} value={pin} onChange={setPin} problemId={shown && 'pin-problem'} />
      </PaperCard>
      {shown && (
        <Problem id="pin-problem" isUrgent>
          {shown}
          {hint && <span className="help">{hint}</span>}
        </Problem>
      )}
      <button type="submit" disabled={!isCompletePin(pin)}>
        {texts.join.go}
      </button>
    </form>
  );
};
