import type { QuestionType } from '@exit-tickets/contracts/rules';
import type { FC } from 'react';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import { Options } from './options.tsx';
import { OwnWords } from './own-words.tsx';
import { Scale } from './scale.tsx';

const editorOf: Record<QuestionType, FC<AnswerEditorProps>> = {
  open_text: OwnWords,
  multiple_choice: Options,
  scale: Scale,
};

/** Where students will answer a question, with the teacher's fields for its answers. */
export const AnswerEditor = ({ type, ...props }: AnswerEditorProps & { type: QuestionType }) => {
  const Editor = editorOf[type];
  return <Editor {...props} />;
};
