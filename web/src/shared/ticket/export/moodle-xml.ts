import type { ExportedQuestion } from './exported-question.ts';

/**
 * Removes the control characters that XML 1.0 does not allow. Uses a CDATA section, as Moodle does: its parser loses
 * the space between two escaped characters.
 */
const escaped = (text: string): string => {
  const held = text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
  return /[&<>]/.test(held) ? `<![CDATA[${held.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : held;
};

const textOf = (tag: string, text: string, attributes = ' format="plain_text"'): string =>
  `<${tag}${attributes}><text>${escaped(text)}</text></${tag}>`;

const choiceOf = ({ options = [], isOrdered }: ExportedQuestion): string[] => [
  '<single>true</single>',
  `<shuffleanswers>${!isOrdered}</shuffleanswers>`,
  `<answernumbering>${isOrdered ? 'none' : 'abc'}</answernumbering>`,
  ...options.map(({ text, isRight }) => textOf('answer', text, ` fraction="${isRight ? 100 : 0}" format="plain_text"`)),
];

const essayOf = ({ answer, misconception }: ExportedQuestion): string[] => [
  '<responseformat>plain</responseformat>',
  '<responserequired>1</responserequired>',
  '<responsefieldlines>5</responsefieldlines>',
  '<attachments>0</attachments>',
  '<attachmentsrequired>0</attachmentsrequired>',
  textOf('graderinfo', [answer, misconception].filter(Boolean).join('\n\n')),
  textOf('responsetemplate', ''),
];

const questionOf = (question: ExportedQuestion): string => {
  const { name, text, answer, options } = question;
  const parts = [
    textOf('name', name, ''),
    textOf('questiontext', text),
    textOf('generalfeedback', (options && answer) ?? ''),
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0</penalty>',
    '<hidden>0</hidden>',
    ...(options ? choiceOf(question) : essayOf(question)),
  ];
  return `  <question type="${options ? 'multichoice' : 'essay'}">\n${parts.map((part) => `    ${part}\n`).join('')}  </question>\n`;
};

/** Questions as Moodle XML; open questions include the notes for the marker. */
export const toMoodleXml = (questions: readonly ExportedQuestion[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.map(questionOf).join('')}</quiz>\n`;
