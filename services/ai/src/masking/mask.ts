import { detectLanguage, languagePacks } from '@exit-tickets/answer-groups';
import { findAddresses } from './addresses.ts';
import { readClassNames } from './class-names.ts';
import { findContacts } from './contacts.ts';
import { findNames } from './find-names.ts';
import { findGivenNames } from './given-names.ts';
import { readLessonWords } from './lesson-words.ts';
import { findHealth, findMentioned, findTowns } from './mentioned-names.ts';
import { findTitledNames } from './titled-names.ts';
import { type Span, tokenize } from './tokens.ts';

const mask = '[…]';

/** Masks each span; spans that overlap or are separated only by a space or hyphen share one mask. */
const cover = (text: string, spans: readonly Span[]): string => {
  let masked = '';
  let done = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= done) continue;
    const continues = done > 0 && (start <= done || /^[ \u00a0-]$/.test(text.slice(done, start)));
    if (!continues) masked += text.slice(done, start) + mask;
    done = end;
  }
  return masked + text.slice(done);
};

/**
 * Masks what identifies someone in an answer (docs/design.md 7): names, contact details, addresses, schools, dates of
 * birth, towns, health. Everything else stays as written.
 * @param names of the class, as typed
 * @param lesson the material and the questions: people mentioned there are not students
 */
export const createMask = (names: readonly string[], lesson: string): ((answer: string) => string) => {
  const classNames = readClassNames(names);
  const lessonWords = readLessonWords(lesson);
  const lessonLanguage = detectLanguage(lesson);
  return (answer) => {
    const tokens = tokenize(answer);
    const language = detectLanguage(answer, lessonLanguage);
    const spoken = [...new Set([lessonLanguage, language])];
    const context = { tokens, names: classNames, lesson: lessonWords, spoken };
    const addresses = findAddresses(answer, tokens, ({ folded }) => lessonWords.has(folded));
    const mentioned = findMentioned(answer, lessonWords, (folded) => classNames.parts.has(folded));
    const people = [
      ...findTitledNames(tokens, lessonWords, languagePacks[language].words.capitalisesNouns),
      ...mentioned,
      ...findGivenNames(context),
      ...findNames(answer, context),
    ];
    return cover(answer, [
      ...findContacts(answer),
      ...addresses,
      ...people,
      ...findTowns(answer, [...addresses, ...mentioned], lessonWords),
      ...findHealth(answer, lessonWords, people.length > 0),
    ]);
  };
};
