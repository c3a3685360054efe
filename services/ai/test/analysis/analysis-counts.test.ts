import type { Judgements, Question, Response, Ticket, Wording } from '@exit-tickets/contracts';
import { aQuestion } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { analyseClass } from '../../src/analysis/analyse-class.ts';
import { aClass } from '../support/classes.ts';

// Compares every number in the analyses of 200 random classes with an independent count of the single answers. Answers are
// words without digits, so that every number in a text is a claim of the analysis.

/** Seeded, so that every run has the same classes. */
const randomFrom = (seed: number) => {
  let state = seed * 2_654_435_761;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return (((state ^ (state >>> 13)) >>> 0) % 1_000_003) % below;
  };
};

type Verdict = 'right' | 'partly' | 'wrong' | 'blank' | 'unjudged';
interface JudgedAnswer {
  answer: string;
  verdict: Verdict;
  label: string;
}

const nouns = 'aarde water zon wind mest gras boom wortel blad lucht regen zand klei vuur steen'.split(' ');
const labels = ['', '', 'eten aarde', 'drinken zon', 'slapen overdag'];
const verdicts: Verdict[] = ['right', 'right', 'partly', 'wrong', 'wrong', 'blank'];

interface RandomClass {
  ticket: Ticket;
  responses: Response[];
  judgements: Judgements;
  /** By question, then by student. */
  judgedAnswers: JudgedAnswer[][];
}

const aRandomClass = (seed: number): RandomClass => {
  const random = randomFrom(seed + 1);
  const students = 5 + random(24);
  const questions: Question[] = Array.from({ length: 1 + random(4) }, (_, at) =>
    aQuestion({ id: `q${at + 1}`, text: 'Waarvan groeit de plant in de klas het meest?' }),
  );
  const hasUnjudged = random(3) === 0;
  const judgedAnswers = questions.map((_, place) => {
    const lines = Array.from({ length: 2 + random(9) }, (_line, at): JudgedAnswer => {
      const verdict = hasUnjudged && random(4) === 0 ? 'unjudged' : (verdicts[random(verdicts.length)] ?? 'right');
      const isFlawed = verdict === 'wrong' || verdict === 'partly';
      const answer = `${nouns[at]} ${nouns[random(nouns.length)]} ${'abcdef'[place]}${nouns[random(nouns.length)]}`;
      return { answer, verdict, label: isFlawed ? (labels[random(labels.length)] ?? '') : '' };
    });
    return Array.from(
      { length: students },
      () => lines[random(lines.length)] ?? { answer: '', verdict: 'blank' as const, label: '' },
    );
  });
  const { ticket, responses } = aClass(
    questions,
    Array.from({ length: students }, (_, student) =>
      judgedAnswers.map((ofQuestion) => ofQuestion[student]?.answer ?? ''),
    ),
  );
  const judgements: Judgements = {
    questions: questions.map(({ id }, place) => ({
      questionId: id,
      hasVerdicts: true,
      groups: [...new Set(judgedAnswers[place])].map((judgedAnswer) => {
        const wording: Wording = {
          answer: judgedAnswer.answer,
          verdict: judgedAnswer.verdict,
          ...(judgedAnswer.label && { label: judgedAnswer.label }),
          responseIds: responses.flatMap((response, student) =>
            judgedAnswers[place]?.[student] === judgedAnswer ? [response.id] : [],
          ),
        };
        return { wordings: [wording] };
      }),
    })),
    scope: 'off',
    isJudging: false,
    digest: 'd',
  };
  return { ticket, responses, judgements, judgedAnswers };
};

const logger = { warn: () => undefined, info: () => undefined, error: () => undefined } as never;
const analysed = ({ ticket, responses, judgements }: RandomClass) =>
  analyseClass(
    { model: {}, mask: async ({ answers }) => [...answers], allowed: 'off', logger },
    {
      ticket,
      responses,
      judgements,
      lessonContent: 'De plant groeit van het licht en de lucht, en niet van de aarde.',
    },
    { signal: new AbortController().signal, teacherId: 't' } as never,
  );

const count = (judgedAnswers: readonly JudgedAnswer[], ...counted: Verdict[]): number => {
  let found = 0;
  for (const { verdict } of judgedAnswers) if (counted.includes(verdict)) found += 1;
  return found;
};

/** The claims that are true of a question, from its answers alone. */
const claimsAbout = (judgedAnswers: readonly JudgedAnswer[]): Set<string> => {
  const total = judgedAnswers.length;
  const byLabel = new Map<string, number>();
  for (const { label } of judgedAnswers) if (label) byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
  return new Set([
    `${count(judgedAnswers, 'wrong', 'partly')} van ${total} nog niet goed`,
    `${count(judgedAnswers, 'unjudged')} nog niet beoordeeld`,
    `${count(judgedAnswers, 'blank')} leeg`,
    `${count(judgedAnswers, 'right')} van ${total} goed`,
    ...[...byLabel].map(([label, occurrences]) => `${occurrences} van ${total} – ${label}`),
  ]);
};

/** Every part of a text about a question that has a number, without the number of the question and without quoted answers. */
const numbersIn = (text: string): string[] =>
  text
    .replace(/^Vraag \d+: /u, '')
    .replace(/\(5 minuten\)|in één minuut/gu, '')
    .replace(/,? ?[Bb]ijvoorbeeld .*$/u, '')
    .split(/[.,] ?/u)
    .filter((part) => /\d/u.test(part));

describe('every number in the analysis of a random class equals an independent count', () => {
  test.each(Array.from({ length: 200 }, (_, seed) => seed))('class %i', async (seed) => {
    const one = aRandomClass(seed);
    const { judgedAnswers, responses } = one;
    const analysis = await analysed(one);
    const placeOf = (text: string): number => Number(/^Vraag (\d+)/u.exec(text)?.[1]) - 1;

    for (const text of [...analysis.strugglingAreas, ...analysis.strengths]) {
      const claims = claimsAbout(judgedAnswers[placeOf(text)] ?? []);
      for (const said of numbersIn(text)) expect([...claims], text).toContain(said);
    }
    // Every label of a reported question is named, and questions are ordered by their share of answers that are not right.
    const shares = analysis.strugglingAreas.map((text) => {
      const ofQuestion = judgedAnswers[placeOf(text)] ?? [];
      return count(ofQuestion, 'wrong', 'partly') / (ofQuestion.length - count(ofQuestion, 'blank'));
    });
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    for (const text of analysis.strugglingAreas)
      for (const { label } of judgedAnswers[placeOf(text)] ?? []) expect(text).toContain(label);

    // An answer is quoted in one text only, and no right or unjudged answer is quoted among the difficulties.
    for (const text of analysis.strugglingAreas) {
      const quotes = text.match(/(?<=“)[^”]+(?=”)/gu) ?? [];
      for (const quote of quotes) {
        const verdict = judgedAnswers[placeOf(text)]?.find(({ answer }) => answer === quote)?.verdict;
        expect(['wrong', 'partly'], text).toContain(verdict);
        // A question with a single quote may have it in both texts.
        if (quotes.length > 1) expect(analysis.nextLessonSuggestions.join(' ')).not.toContain(`“${quote}”`);
      }
    }

    const students = responses.map((_, student) => judgedAnswers.map((ofQuestion) => ofQuestion[student]?.verdict));
    const nothing = students.filter(
      (ofStudent) => !ofStudent.some((each) => each === 'right' || each === 'partly' || each === 'unjudged'),
    );
    const mostlyBlank = students.filter(
      (ofStudent) => ofStudent.filter((each) => each === 'blank').length > ofStudent.length / 2,
    );
    const concerns = analysis.individualConcerns.join(' ');
    const claimedCount = (words: string): number =>
      Number(new RegExp(`(\\d+) van ${responses.length} [^.]*${words}`, 'u').exec(concerns)?.[1] ?? 0);
    const isReported = judgedAnswers.length > 1;
    expect(claimedCount('nog niets goed'), concerns).toBe(isReported ? nothing.length : 0);
    expect(claimedCount('leeg gebleven'), concerns).toBe(isReported ? mostlyBlank.length : 0);

    expect(analysis.tallies).toEqual(
      judgedAnswers.map((ofQuestion, place) => ({
        questionId: `q${place + 1}`,
        right: count(ofQuestion, 'right'),
        partly: count(ofQuestion, 'partly'),
        wrong: count(ofQuestion, 'wrong'),
        blank: count(ofQuestion, 'blank'),
        unjudged: count(ofQuestion, 'unjudged'),
      })),
    );
    const kinds = {
      right: 'goed',
      partly: 'deels goed',
      wrong: 'fout',
      blank: 'leeg',
      unjudged: 'nog niet beoordeeld',
    };
    const tallies = [...analysis.overallPerformance.matchAll(/Vraag (\d+): ([^.]+)\./gu)];
    expect(tallies).toHaveLength(judgedAnswers.length);
    for (const [, place, said = ''] of tallies) {
      const ofQuestion = judgedAnswers[Number(place) - 1] ?? [];
      const counted = Object.entries(kinds).map(
        ([verdict, word]) => [count(ofQuestion, verdict as Verdict), word] as const,
      );
      expect(said.split(/, | en /u)).toEqual(
        counted.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])),
      );
    }
  });
});
