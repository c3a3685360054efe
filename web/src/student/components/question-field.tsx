import './question-field.css';
import type { StudentQuestion } from '@exit-tickets/contracts';
import { type Language, limits, scaleSteps } from '@exit-tickets/contracts/rules';
import { filterInput } from '../../shared/text/filter-input.ts';
import { withinLimit } from '../../shared/text/within-limit.ts';
import { useTexts } from '../use-texts.ts';
import { Icon } from './icons.tsx';
import { fewLettersLeft } from './letters-left.ts';
import { Problem } from './problem.tsx';
import { ReadAloud } from './read-aloud.tsx';

interface QuestionFieldProps {
  question: StudentQuestion;
  language: Language | undefined;
  place: number;
  of: number;
  answer: string;
  onAnswer: (answer: string) => void;
  isMissing: boolean;
}

/** With fewer characters left than this the pupil sees how many. */
const fewCharactersLeft = 250;

interface DontKnowProps {
  answer: string;
  onAnswer: (answer: string) => void;
  /** "2 of 3" */
  place: string;
}

/** Answers that one does not know, which counts as blank and not as wrong; pressed again it takes that back. */
const DontKnow = ({ answer, onAnswer, place }: DontKnowProps) => {
  const { dontKnow } = useTexts();
  const isChosen = answer === dontKnow;
  // Where something is typed it keeps its room, so that nothing below moves.
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

const OpenField = ({ question, language, place, of, answer, onAnswer, isMissing }: QuestionFieldProps) => {
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

/** What the ends of a scale mean, in the teacher's words if there are any. */
const useScaleEnds = (question: StudentQuestion): string[] => {
  const { scale } = useTexts();
  if (question.type !== 'scale') return [];
  const { lowEnd = '', highEnd = '' } = question;
  const [low, high] = lowEnd || highEnd ? [lowEnd, highEnd] : [scale.low, scale.high];
  return [low && `${scaleSteps[0]}: ${low}`, high && `${scaleSteps[scaleSteps.length - 1]}: ${high}`];
};

const ChoiceField = ({ question, language, place, of, answer, onAnswer, isMissing }: QuestionFieldProps) => {
  const texts = useTexts();
  const id = `question-${place}`;
  const isScale = question.type === 'scale';
  const described = [isMissing && `${id}-problem`, isScale && `${id}-ends`].filter(Boolean).join(' ');
  const values = question.type === 'multiple_choice' ? question.options : scaleSteps;
  const [lowEnd = '', highEnd = ''] = useScaleEnds(question);
  const said = isScale ? [lowEnd, highEnd].filter(Boolean) : values;
  const spoken = [question.text, ...said].join('. ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands beside a legend is laid out differently in each browser
    <div
      className="question"
      role="group"
      aria-labelledby={`${id}-place ${id}-text`}
      aria-describedby={described || undefined}
    >
      <p className="place" id={`${id}-place`}>
        {texts.place(place, of)}
      </p>
      <p className="asked" id={`${id}-text`} lang={language}>
        {question.text}
      </p>
      <ReadAloud text={spoken} language={language} place={texts.place(place, of)} />
      {isMissing && <Problem id={`${id}-problem`}>{texts.notAnswered}</Problem>}
      <div className={isScale ? 'scale' : 'choices'}>
        {values.map((value, index) => (
          <label key={value} className={answer === value ? 'choice is-chosen' : 'choice'}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={value}
              checked={answer === value}
              onChange={() => onAnswer(value)}
            />
            <span lang={isScale ? undefined : language}>{value}</span>
          </label>
        ))}
      </div>
      {isScale && (
        <p className="scale-ends hint" id={`${id}-ends`}>
          <span>{lowEnd}</span>
          <span>{highEnd}</span>
        </p>
      )}
    </div>
  );
};

/** One question with the means to answer it. The field to focus has the id `question-<place>`. */
export const QuestionField = (props: QuestionFieldProps) =>
  props.question.type === 'open_text' ? <OpenField {...props} /> : <ChoiceField {...props} />;
