import { groupTicket } from '@exit-tickets/answer-groups';
import { type Language, languages, type Question } from '@exit-tickets/contracts';
import type { Plugin } from 'vite';
import type { ClassContent } from '../src/features/sample/classes/class-content.ts';
import { de } from '../src/features/sample/classes/de.ts';
import { en } from '../src/features/sample/classes/en.ts';
import { fr } from '../src/features/sample/classes/fr.ts';
import { nl } from '../src/features/sample/classes/nl.ts';
import type { SampleClass } from '../src/features/sample/sample-class.ts';

const classes: Readonly<Record<Language, ClassContent>> = { nl, en, de, fr };

const openQuestion = (id: string, { text, modelAnswer, misconception }: ClassContent['first']): Question => ({
  id,
  type: 'open_text',
  text,
  guide: { modelAnswer, misconception },
});

/** A class with its answers grouped as the ai service does it. */
export const sampleClassIn = (language: Language): SampleClass => {
  const { title, className, totalStudents, first, second, third, students } = classes[language];
  const [right, ...wrong] = second.options;
  const questions: Question[] = [
    openQuestion('q1', first),
    {
      id: 'q2',
      type: 'multiple_choice',
      text: second.text,
      options: [wrong[0], right, wrong[1]],
      correctAnswer: right,
    },
    openQuestion('q3', third),
  ];
  const responses = students.map(([studentName, one, option, three], place) => ({
    id: `r${place + 1}`,
    studentName,
    answers: [one, second.options[option] ?? right, three].map((answer, at) => ({ questionId: `q${at + 1}`, answer })),
  }));
  const groups = groupTicket({
    questions: questions.map((question, at) => ({
      question,
      answers: responses.map(({ id, answers }) => ({ responseId: id, answer: answers[at]?.answer ?? '' })),
    })),
  });
  return { title, className, totalStudents, questions, responses, groups };
};

const prefix = 'virtual:sample-class/';

/**
 * Provides each sample class with its answers already grouped, because the grouping code uses regular expressions that
 * older browsers in schools cannot parse.
 */
export const sampleClasses = (): Plugin => ({
  name: 'sample-classes',
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load: (id) => {
    const language = languages.find((one) => id === `\0${prefix}${one}`);
    return language && `export const sampleClass = ${JSON.stringify(sampleClassIn(language))};`;
  },
});
