import type { Lesson } from '../../lesson/lesson.ts';
import type { Candidate } from '../candidate.ts';
import { withinSentence } from '../definition.ts';

/** Quantities are words here; a formula of symbols says nothing about what it is for. */
const namedFormula =
  /^(?:[\p{L}()]+\s?=\s?)?(?<quantity>\p{L}{4,}(?: \p{L}+){0,2})\s?=\s?(?<rule>[^=]*\p{L}{4,}[^=]*)$/u;

/** Questions for the formula of a quantity. */
export const aboutFormulas = (lesson: Lesson): Candidate[] =>
  lesson.formulas.flatMap(({ text, section }): Candidate[] => {
    const quantity = namedFormula.exec(text)?.groups?.quantity;
    if (!quantity || /\d/u.test(text)) return [];
    return [
      {
        kind: 'definition',
        levels: ['reproduceren-begrijpen'],
        wordings: lesson.pack.wordings.formula(withinSentence(quantity, lesson)),
        answer: text,
        passage: text,
        misconception: '',
        topic: quantity,
        section,
        weight: 0.9,
      },
    ];
  });
