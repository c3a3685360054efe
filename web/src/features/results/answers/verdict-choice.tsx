import type { Verdict } from '@exit-tickets/contracts';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VerdictIcon } from '../components/verdict-icon.tsx';
import keyClasses from './key.module.css';
import classes from './verdict-choice.module.css';

const choices = ['right', 'partly', 'wrong'] as const;
export type Choice = (typeof choices)[number];

interface VerdictChoiceProps {
  /** Id of the element that describes what is judged. */
  labelledBy: string;
  /** Undefined if there are several verdicts. */
  verdict: Verdict | undefined;
  /** Whether the marking keys act on this choice; it then shows them. */
  isOfRow?: boolean;
  onChoose: (verdict: Choice, withShift: boolean) => void;
}

/** Three verdicts to choose from. Arrow keys move the focus without choosing, so that no mark is given by accident. */
export const VerdictChoice = ({ labelledBy, verdict, isOfRow = false, onChoose }: VerdictChoiceProps) => {
  const { t } = useTranslation('results');
  const group = useRef<HTMLDivElement>(null);
  const chosen = choices.find((choice) => choice === verdict);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const radios = [...(group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const at = radios.findIndex((radio) => radio.contains(document.activeElement));
    radios[at + step]?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={classes.choice}
      data-no-print
      data-marks={isOfRow || undefined}
      onKeyDown={onKeyDown}
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio chooses as soon as an arrow key reaches it
        <button
          key={choice}
          type="button"
          role="radio"
          aria-checked={choice === chosen}
          tabIndex={choice === (chosen ?? choices[0]) ? 0 : -1}
          data-verdict={choice}
          onClick={({ shiftKey }) => onChoose(choice, shiftKey)}
        >
          <VerdictIcon verdict={choice} />
          <span className={classes.word}>{t(`judging.verdict.${choice}`)}</span>
          {isOfRow && (
            <kbd className={`${keyClasses.key} ${classes.key}`} aria-hidden>
              {index + 1}
            </kbd>
          )}
        </button>
      ))}
    </div>
  );
};
