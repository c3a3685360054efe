import type { ExportedOption, ExportedQuestion } from './exported-question.ts';

/** Every sign that means something in GIFT is escaped, and so are line ends: a blank line ends a question. */
const escaped = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replaceAll(/[\\#=~{}:]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** What begins with a bracket would be read as the name of a format. */
const part = (text: string): string => (text.startsWith('[') ? `[plain]${escaped(text)}` : escaped(text));

/**
 * A wrong option gives its weight where it begins with a percentage, as that would be read as one. Where all are right the
 * last says so in another way: without a tilde they would be short answers.
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

/** Questions in GIFT, which Moodle and many others read; a good answer becomes the general feedback. */
export const toGift = (questions: readonly ExportedQuestion[]): string => questions.map(giftOf).join('\n');
