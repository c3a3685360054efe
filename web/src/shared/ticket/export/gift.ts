import type { ExportedOption, ExportedQuestion } from './exported-question.ts';

/** Escapes every special character of GIFT, and line breaks: a blank line ends a question. */
const escaped = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replaceAll(/[\\#=~{}:]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** A leading bracket would be read as the name of a format. */
const part = (text: string): string => (text.startsWith('[') ? `[plain]${escaped(text)}` : escaped(text));

/**
 * A wrong option that begins with a percent sign gets an explicit weight, because its text would be read as one. When
 * all options are right, the last one uses a tilde with 100 %: without any tilde the question would be a short answer.
 */
const optionLine = ({ text, isRight }: ExportedOption, place: number, all: readonly ExportedOption[]): string => {
  const isLastOfRight = place === all.length - 1 && all.every((option) => option.isRight);
  if (isLastOfRight) return `\t~%100%${part(text)}\n`;
  return `\t${isRight ? '=' : text.startsWith('%') ? '~%0%' : '~'}${part(text)}\n`;
};

const feedback = (answer: string | undefined): string => (answer ? `####${part(answer)}` : '');

const giftOf = ({ name, text, answer, options }: ExportedQuestion): string => {
  const answers = options ? `\n${options.map(optionLine).join('')}${feedback(answer)}` : feedback(answer);
  return `::${escaped(name)}::[plain]${escaped(text)}{${answers}}\n`;
};

/** Questions in GIFT, which Moodle and many others import; a good answer becomes the general feedback. */
export const toGift = (questions: readonly ExportedQuestion[]): string => questions.map(giftOf).join('\n');
