import type { FocusLevel } from '@exit-tickets/contracts';
import type { Lesson } from '../lesson/lesson.ts';
import type { Candidate } from './candidate.ts';
import type { DraftQuestion, QuestionRequest } from './question-request.ts';
import { randomOf } from './random.ts';
import { overlap, resemblanceTo, shareOf, stemsOf } from './resemblance.ts';

/** How much the seed may change what is taken: more than a kind weighs, less than a focus. */
const chance = 0.7;
const forFocus = 2;
const forGoals = 0.5;
const forTitle = 0.15;
const sameKind = 0.6;
const sameForm = 0.35;
const sameSection = 0.25;

type ChoiceRequest = Pick<QuestionRequest, 'levels' | 'count' | 'existing' | 'seed' | 'focus' | 'variant'>;

interface Taken {
  candidate: Candidate;
  level: FocusLevel;
}

/** How much of what the lesson, or its teacher, wants to be about a candidate is about. */
const topicality = (lesson: Lesson, focus: string | undefined): ((candidate: Candidate) => number) => {
  const { language, goals, keyWords, title = '' } = lesson;
  const request = [
    { stems: stemsOf([...goals, ...keyWords].join(' '), language), weight: forGoals },
    { stems: stemsOf(focus ?? '', language), weight: forFocus },
    { stems: stemsOf(title, language), weight: forTitle },
  ];
  return ({ topic, passage }) => {
    const [own, told] = [stemsOf(topic, language), stemsOf(passage, language)];
    return request.reduce(
      (sum, { stems, weight }) => sum + weight * (0.6 * shareOf(own, stems) + 0.4 * shareOf(told, stems)),
      0,
    );
  };
};

/** The least used of the wished levels first, so that one more question evens them out. */
const slots = ({ levels, existing, count }: ChoiceRequest): FocusLevel[] => {
  const uses = (level: FocusLevel): number => existing.filter(({ guide }) => guide?.level === level).length;
  const even = [...levels].sort((a, b) => uses(a) - uses(b));
  return Array.from({ length: count }, (_, index) => even[index % even.length] ?? 'reproduceren-begrijpen');
};

const isWanted = ({ variant }: ChoiceRequest, { kind }: Candidate): boolean => {
  const of = variant?.of.guide?.kind;
  if (!variant || !of) return true;
  return variant.kind === 'same' ? kind === of : kind !== of;
};

/**
 * The best of the candidates for a request, none of which asks what another or an existing question asks. Fewer where
 * the material holds fewer of the wished levels.
 */
export const choose = (candidates: readonly Candidate[], lesson: Lesson, request: ChoiceRequest): DraftQuestion[] => {
  const random = randomOf(request.seed);
  const about = topicality(lesson, request.focus);
  const existing = request.variant ? [...request.existing, request.variant.of] : request.existing;
  const isKnown = resemblanceTo(existing, lesson.language);
  const open = candidates
    .filter((candidate) => isWanted(request, candidate))
    .map((candidate) => ({ candidate, score: candidate.weight + about(candidate) + chance * random() }));
  const taken: Taken[] = [];

  const scoreOf = ({ candidate, score }: (typeof open)[number]): number => {
    const count = (is: (other: Candidate) => boolean): number => taken.filter((one) => is(one.candidate)).length;
    return (
      score -
      sameKind * count(({ kind }) => kind === candidate.kind) -
      sameForm * count(({ choice }) => (choice === undefined) === (candidate.choice === undefined)) -
      sameSection * count(({ section }) => section === candidate.section)
    );
  };
  const bestFor = (level: FocusLevel): Candidate | undefined =>
    open
      .filter(({ candidate }) => candidate.levels.includes(level))
      .map((one) => ({ one, score: scoreOf(one) }))
      .sort((a, b) => b.score - a.score)
      .find(
        ({ one: { candidate } }) =>
          !taken.some((other) => overlap(candidate, other.candidate, lesson.language)) && !isKnown(candidate),
      )?.one.candidate;

  for (const slot of slots(request)) {
    const level = [slot, ...request.levels].find((wished) => bestFor(wished) !== undefined);
    const candidate = level && bestFor(level);
    if (candidate) taken.push({ candidate, level });
  }
  return taken.map(({ candidate, level }) => {
    const { kind, wordings, choice, answer, passage, misconception } = candidate;
    const text = wordings[Math.floor(random() * wordings.length)] ?? wordings[0] ?? '';
    return {
      text,
      ...(choice && { options: choice.options, correctAnswer: choice.right }),
      guide: { level, kind, passage, modelAnswer: answer, misconception },
    };
  });
};
