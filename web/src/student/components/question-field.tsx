import './question-field.css';
import type { StudentQuestion } from '@exit-tickets/contracts';
import { limits, scaleSteps } from '@exit-tickets/contracts/rules';
import { useTexts } from '../use-texts.ts';
import { Problem } from './problem.tsx';

interface QuestionFieldProps {
  question: StudentQuestion;
  place: number;
  of: number;
  answer: string;
  onAnswer: (answer: string) => void;
  isMissing: boolean;
}

/** With fewer characters left than this the pupil sees how many. */
const fewCharactersLeft = 250;

const OpenField = ({ question, place, of, answer, onAnswer, isMissing }: QuestionFieldProps) => {
  const texts = useTexts();
  const id = `question-${place}`;
  const left = limits.answerLength - answer.length;
  return (
    <div className="question">
      <p className="place">{texts.place(place, of)}</p>
      <label htmlFor={id}>{question.text}</label>
      {isMissing && <Problem id={`${id}-problem`}>{texts.notAnswered}</Problem>}
      <div className="grows" data-text={`${answer} `}>
        <textarea
          id={id}
          rows={3}
          maxLength={limits.answerLength}
          value={answer}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-problem` : undefined}
          onChange={({ target }) => onAnswer(target.value)}
        />
      </div>
      {left < fewCharactersLeft && <p className="hint">{texts.charactersLeft(left)}</p>}
    </div>
  );
};

const ChoiceField = ({ question, place, of, answer, onAnswer, isMissing }: QuestionFieldProps) => {
  const texts = useTexts();
  const id = `question-${place}`;
  const isScale = question.type === 'scale';
  const values = question.type === 'multiple_choice' ? question.options : scaleSteps;
  return (
    <fieldset className="question" aria-describedby={isMissing ? `${id}-problem` : undefined}>
      <legend>
        <span className="place">{texts.place(place, of)}</span> {question.text}
      </legend>
      {isMissing && <Problem id={`${id}-problem`}>{texts.notAnswered}</Problem>}
      <div className={isScale ? 'scale' : 'choices'}>
        {values.map((value, index) => (
          <label key={value} className="choice">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={value}
              checked={answer === value}
              onChange={() => onAnswer(value)}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
      {isScale && (
        <p className="scale-ends hint">
          <span>{texts.scale.low}</span>
          <span>{texts.scale.high}</span>
        </p>
      )}
    </fieldset>
  );
};

/** One question with the means to answer it. The field to focus has the id `question-<place>`. */
export const QuestionField = (props: QuestionFieldProps) =>
  props.question.type === 'open_text' ? <OpenField {...props} /> : <ChoiceField {...props} />;
