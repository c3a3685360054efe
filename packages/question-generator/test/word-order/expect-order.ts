import type { Language } from '@exit-tickets/contracts';
import { expect } from 'vitest';
import { allCandidates } from '../../src/questions/generate.ts';

/**
 * Expects what is asked about a text, as “wording | wording {option / option} = model answer”; of a stated error only the
 * answer, since its question repeats the error as it stands.
 */
export const expectOrder =
  (language: Language) =>
  (text: string, expected: readonly string[]): void => {
    const { lesson, candidates } = allCandidates(text);
    expect(lesson.language).toBe(language);
    const asked = candidates.map(({ kind, wordings, choice, answer }) => {
      const question = kind === 'correction' ? '' : wordings.join(' | ');
      const options = choice ? ` {${choice.options.join(' / ')}}` : '';
      return `${question}${options} = ${answer}`.replaceAll('\u00a0', ' ').trim();
    });
    expect(asked).toEqual(expected);
  };
