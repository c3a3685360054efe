import { type AnswerGroups, groupTicket } from '@exit-tickets/answer-groups';
import { languages } from '@exit-tickets/contracts/rules';
import { describe, expect, test } from 'vitest';
import { sampleClassIn } from '../build/sample-classes.ts';

describe.each(languages)('the sample class in %s', (language) => {
  const { questions, responses, groups, totalStudents } = sampleClassIn(language);

  /** Which answers stand in one line, and which lines in one group, of these responses. */
  const arranged = (grouped: AnswerGroups, known: ReadonlySet<string>) =>
    grouped
      .map((lines) =>
        lines
          .map(({ responseIds, certain }) => [responseIds.filter((id) => known.has(id)), certain?.verdict] as const)
          .filter(([ids]) => ids.length > 0)
          .map((line) => JSON.stringify(line))
          .sort(),
      )
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join(' '))
      .sort();

  test('has 24 students with different names, and two who are ill', () => {
    expect(new Set(responses.map(({ studentName }) => studentName)).size).toBe(24);
    expect(totalStudents).toBe(26);
  });

  test('has at every moment the groups that the app would give the answers that are there', () => {
    for (let count = 1; count <= responses.length; count += 1) {
      const sent = responses.slice(0, count);
      const known = new Set(sent.map(({ id }) => id));
      const grouped = groupTicket({
        questions: questions.map((question, at) => ({
          question,
          answers: sent.map(({ id, answers }) => ({ responseId: id, answer: answers[at]?.answer ?? '' })),
        })),
      });
      for (const [at, { groups: now }] of grouped.entries())
        expect(arranged(groups[at]?.groups ?? [], known), `${at} ${count}`).toEqual(arranged(now, known));
    }
  });
});
