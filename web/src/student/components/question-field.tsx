import './question-field.css';
import type { QuestionType } from '@exit-tickets/contracts/rules';
import type { FC } from 'react';
import { ChoiceField, ScaleField } from './choices.tsx';
import type { FieldProps } from './field-props.ts';
import { OpenField } from './open-field.tsx';

const fields: { [Type in QuestionType]: FC<FieldProps<Type>> } = {
  open_text: OpenField,
  multiple_choice: ChoiceField,
  scale: ScaleField,
};

const fieldOf = <Type extends QuestionType>(type: Type, props: FieldProps<Type>) => {
  const Field: FC<FieldProps<Type>> = fields[type];
  return <Field {...props} />;
};

/** One question with its answer field. The element to focus has the id `question-<place>`. */
export const QuestionField = (props: FieldProps) => fieldOf(props.question.type, props);
