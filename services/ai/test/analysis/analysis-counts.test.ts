import type { Judgements, Question, Response, Ticket, Wording } from '@exit-tickets/contracts';
import { aQuestion } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { analyseClass } from '../../src/analysis/analyse-class.ts';
import { aClass } from '../support/classes.ts';

// Every number that an analysis says about 200 random classes, beside a count of the answers one by one that shares no code
// with it. Answers are words without digits, so that each number in a text is a claim.

/** The same classes in every run. */
const randomFrom = (seed: number) => {
  let state = seed * 2_654_435_761;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return (((state ^ (state >>> 13)) >>> 0) % 1_000_003) % below;
  };
};

type Verdict = 'right' | 'partly' | 'wrong' | 'blank' | 'unjudged';
interface Fate {
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
  fates: Fate[][];
}

const aRandomClass = (seed: number): RandomClass => {
  const random = randomFrom(seed + 1);
  const students = 5 + random(24);
  const questions: Question[] = Array.from({ length: 1 + random(4) }, (_, at) =>
    aQuestion({ id: `q${at + 1}`, text: 'Waarvan groeit de plant in de klas het meest?' }),
  );
  const hasUnjudged = random(3) === 0;
  const fates = questions.map((_, place) => {
    const lines = Array.from({ length: 2 + random(9) }, (_line, at): Fate => {
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
    Array.from({ length: students }, (_, student) => fates.map((ofQuestion) => ofQuestion[student]?.answer ?? '')),
  );
  const judgements: Judgements = {
    questions: questions.map(({ id }, place) => ({
      questionId: id,
      hasVerdicts: true,
      groups: [...new Set(fates[place])].map((fate) => {
        const wording: Wording = {
          answer: fate.answer,
          verdict: fate.verdict,
          ...(fate.label && { label: fate.label }),
          responseIds: responses.flatMap((response, student) =>
            fates[place]?.[student] === fate ? [response.id] : [],
          ),
        };
        return { wordings: [wording] };
      }),
    })),
    scope: 'off',
    isJudging: false,
    digest: 'd',
  };
  return { ticket, responses, judgements, fates };
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

const count = (fates: readonly Fate[], ...wanted: Verdict[]): number => {
  let found = 0;
  for (const { verdict } of fates) if (wanted.includes(verdict)) found += 1;
  return found;
};

/** What may be said of a question, told by its answers alone. */
const claimsAbout = (fates: readonly Fate[]): Set<string> => {
  const total = fates.length;
  const byLabel = new Map<string, number>();
  for (const { label } of fates) if (label) byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
  return new Set([
    `${count(fates, 'wrong', 'partly')} van ${total} nog niet goed`,
    `${count(fates, 'unjudged')} nog niet beoordeeld`,
    `${count(fates, 'blank')} leeg`,
    `${count(fates, 'right')} van ${total} goed`,
    ...[...byLabel].map(([label, held]) => `${held} van ${total} – ${label}`),
  ]);
};

/** Everything in a text about a question that says a number, without its place and what students wrote. */
const saidIn = (text: string): string[] =>
  text
    .replace(/^Vraag \d+: /u, '')
    .replace(/\(5 minuten\)|in één minuut/gu, '')
    .replace(/,? ?[Bb]ijvoorbeeld .*$/u, '')
    .split(/[.,] ?/u)
    .filter((part) => /\d/u.test(part));

describe('every number of 200 random classes is the one that a count by hand gives', () => {
  test.each(Array.from({ length: 200 }, (_, seed) => seed))('class %i', async (seed) => {
    const one = aRandomClass(seed);
    const { fates, responses } = one;
    const analysis = await analysed(one);
    const placeOf = (text: string): number => Number(/^Vraag (\d+)/u.exec(text)?.[1]) - 1;

    for (const text of [...analysis.strugglingAreas, ...analysis.strengths]) {
      const claims = claimsAbout(fates[placeOf(text)] ?? []);
      for (const said of saidIn(text)) expect([...claims], text).toContain(said);
    }
    // Every label of a question that is told about stands there, and questions stand by their share of what is not right.
    const shares = analysis.strugglingAreas.map((text) => {
      const ofQuestion = fates[placeOf(text)] ?? [];
      return count(ofQuestion, 'wrong', 'partly') / (ofQuestion.length - count(ofQuestion, 'blank'));
    });
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    for (const text of analysis.strugglingAreas)
      for (const { label } of fates[placeOf(text)] ?? []) expect(text).toContain(label);

    // An answer stands in one text only, and none that is right or not judged stands among what is not right.
    for (const text of analysis.strugglingAreas) {
      const quotes = text.match(/(?<=“)[^”]+(?=”)/gu) ?? [];
      for (const quote of quotes) {
        const verdict = fates[placeOf(text)]?.find(({ answer }) => answer === quote)?.verdict;
        expect(['wrong', 'partly'], text).toContain(verdict);
        // One that is all there is to tell may stand twice.
        if (quotes.length > 1) expect(analysis.nextLessonSuggestions.join(' ')).not.toContain(`“${quote}”`);
      }
    }

    const students = responses.map((_, student) => fates.map((ofQuestion) => ofQuestion[student]?.verdict));
    const nothing = students.filter(
      (given) => !given.some((each) => each === 'right' || each === 'partly' || each === 'unjudged'),
    );
    const mostlyBlank = students.filter((given) => given.filter((each) => each === 'blank').length > given.length / 2);
    const concerns = analysis.individualConcerns.join(' ');
    const saysOf = (words: string): number =>
      Number(new RegExp(`(\\d+) van ${responses.length} [^.]*${words}`, 'u').exec(concerns)?.[1] ?? 0);
    const isTold = fates.length > 1;
    expect(saysOf('nog niets goed'), concerns).toBe(isTold ? nothing.length : 0);
    expect(saysOf('leeg gebleven'), concerns).toBe(isTold ? mostlyBlank.length : 0);

    expect(analysis.tallies).toEqual(
      fates.map((ofQuestion, place) => ({
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
    expect(tallies).toHaveLength(fates.length);
    for (const [, place, said = ''] of tallies) {
      const ofQuestion = fates[Number(place) - 1] ?? [];
      const counted = Object.entries(kinds).map(
        ([verdict, word]) => [count(ofQuestion, verdict as Verdict), word] as const,
      );
      expect(said.split(/, | en /u)).toEqual(
        counted.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])),
      );
    }
  });
});
