import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { type LetterLimit, useLetterLimit } from './use-letter-limit.ts';

type Limited<Props, Field> = Omit<Props, keyof LetterLimit<Field>> & LetterLimit<Field>;

/** A single-line field with a limit of letters. */
export const LimitedTextInput = ({ maxLetters, ...props }: Limited<TextInputProps, HTMLInputElement>) => (
  <TextInput {...props} {...useLetterLimit({ ...props, maxLetters })} />
);

/** A multi-line field with a limit of letters. */
export const LimitedTextarea = ({ maxLetters, ...props }: Limited<TextareaProps, HTMLTextAreaElement>) => (
  <Textarea {...props} {...useLetterLimit({ ...props, maxLetters })} />
);
