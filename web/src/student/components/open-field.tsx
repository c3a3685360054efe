import { limits } from '@exit-tickets/contracts/rules';
import { filterInput } from '../../shared/text/filter-input.ts';
import { withinLimit } from '../../shared/text/within-limit.ts';
import { useTexts } from '../use-texts.ts';
import type { FieldProps } from './field-props.ts';
import { Icon } from './icons.tsx';
import { fewLettersLeft } from './letters-left.ts';
import { Problem } from './problem.tsx';
import { ReadAloud } from './read-aloud.tsx';

/** Below this number of remaining characters, the field shows it. */
const fewCharactersLeft = 250;

interface DontKnowProps {
  answer: string;
  onAnswer: (answer: string) => void;
  /** "2 of 3" */
  place: string;
}

/** Marks the question as not known, which counts as blank and not as wrong; pressing it again reverts that. */
const DontKnow = ({ answer, onAnswer, place }: DontKnowProps) => {
  const { dontKnow } = useTexts();
  const isChosen = answer === dontKnow;
  // It keeps its space when hidden, so that nothing below moves.
  const isOffered = isChosen || answer.trim() === '';
  return (
    <button
      type="button"
      className={isOffered ? 'plain dont-know' : 'plain dont-know is-away'}
      aria-pressed={isChosen}
      aria-label={`${dontKnow}: ${place}`}
      onClick={() => onAnswer(isChosen ? '' : dontKnow)}
    >
      {isChosen && <Icon name="check" />} {dontKnow}
    </button>
  );
};

/** A field for an open answer. */
export const OpenField = ({ question, language, place, of, answer, onAnswer, isMissing }: FieldProps<'open_text'>) => {
  const texts = useTexts();
  const id = `question-${place}`;
  const left = fewLettersLeft(answer, limits.answerLength, fewCharactersLeft);
  const described = [isMissing && `${id}-problem`, left !== undefined && `${id}-left`].filter(Boolean).join(' ');
  return (
    <div className="question">
      <p className="place">{texts.place(place, of)}</p>
      <label htmlFor={id} lang={language}>
        {question.text}
      </label>
      <ReadAloud text={question.text} language={language} place={texts.place(place, of)} />
      {isMissing && <Problem id={`${id}-problem`}>{texts.notAnswered}</Problem>}
      <div className="grows" data-text={`${answer} `}>
        <textarea
          id={id}
          rows={3}
          value={answer}
          aria-invalid={isMissing}
          aria-describedby={described || undefined}
          onChange={({ target }) =>
            onAnswer(filterInput(target, (text, caret) => withinLimit(text, caret, limits.answerLength)))
          }
        />
      </div>
      {left !== undefined && (
        <p className="hint" id={`${id}-left`}>
          {texts.charactersLeft(left)}
        </p>
      )}
      <DontKnow answer={answer} onAnswer={onAnswer} place={texts.place(place, of)} />
    </div>
  );
};
