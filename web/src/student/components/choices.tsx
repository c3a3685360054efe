import { limits, scaleSteps } from '@exit-tickets/contracts/rules';
import { useTexts } from '../use-texts.ts';
import type { FieldProps } from './field-props.ts';
import { Problem } from './problem.tsx';
import { ReadAloud } from './read-aloud.tsx';

interface ChoicesProps {
  values: readonly string[];
  /** The meanings of the lowest and the highest step of a scale. */
  ends?: readonly string[];
}

const Choices = ({
  question,
  language,
  place,
  of,
  answer,
  onAnswer,
  isMissing,
  values,
  ends,
}: FieldProps & ChoicesProps) => {
  const texts = useTexts();
  const id = `question-${place}`;
  const described = [isMissing && `${id}-problem`, ends && `${id}-ends`].filter(Boolean).join(' ');
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
      <ReadAloud
        text={[question.text, ...(ends ?? values)].filter(Boolean).join('. ')}
        language={language}
        place={texts.place(place, of)}
      />
      {isMissing && <Problem id={`${id}-problem`}>{texts.notAnswered}</Problem>}
      <div className={ends ? 'scale' : 'choices'}>
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
            <span lang={ends ? undefined : language}>{value}</span>
          </label>
        ))}
      </div>
      {ends && (
        <p className="scale-ends hint" id={`${id}-ends`}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </div>
  );
};

/** The options of a question. */
export const ChoiceField = (props: FieldProps<'multiple_choice'>) => (
  <Choices {...props} values={props.question.options} />
);

/** The steps of a scale with the meanings of its ends, in the teacher's words if given. */
export const ScaleField = (props: FieldProps<'scale'>) => {
  const { scale } = useTexts();
  const { lowEnd = '', highEnd = '' } = props.question;
  const [low, high] = lowEnd || highEnd ? [lowEnd, highEnd] : [scale.low, scale.high];
  const ends = [low && `${limits.scale.min}: ${low}`, high && `${limits.scale.max}: ${high}`];
  return <Choices {...props} values={scaleSteps} ends={ends} />;
};
