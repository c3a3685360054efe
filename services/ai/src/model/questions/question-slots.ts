import { type FocusLevel, focusLevels, optionsOf, type Question, type QuestionKind } from '@exit-tickets/contracts';
import type { QuestionRequest } from '../model.ts';
import { type Seeded, seeded } from './seeded.ts';

/** The names of the levels in prompts. */
export const levelNames = {
  'reproduceren-begrijpen': 'recall',
  toepassen: 'apply',
  'inzicht-toetsen': 'insight',
} as const satisfies Record<FocusLevel, string>;

const kindsOf: Record<FocusLevel, readonly QuestionKind[]> = {
  'reproduceren-begrijpen': ['definition', 'enumeration', 'order', 'cause', 'consequence', 'number', 'example'],
  toepassen: ['application', 'example', 'consequence'],
  'inzicht-toetsen': ['contrast', 'cause', 'consequence', 'correction'],
};

/** A question to make. Code decides its properties; the model fills it. */
export interface QuestionSlot {
  slot: number;
  level: FocusLevel;
  type: 'open_text' | 'multiple_choice';
  /** Suitable kinds, preferred one first. */
  kinds: readonly QuestionKind[];
  /** Words of the material near which to look for an idea first. */
  startAt?: string | undefined;
}

const kindsInSlot = 3;
const minQuestionsWithChoice = 3;
const wordsToStartAt = 8;

/** Levels, least used first, so that one more question evens them out. */
const levelsFor = ({ levels, existing, variant }: QuestionRequest, random: Seeded): FocusLevel[] => {
  const level = variant?.of.guide?.level;
  if (level) return [level];
  const uses = (each: FocusLevel): number => existing.filter(({ guide }) => guide?.level === each).length;
  return random.shuffle(levels).sort((a, b) => uses(a) - uses(b));
};

const kindsFor = (level: FocusLevel, { variant }: QuestionRequest, random: Seeded): QuestionKind[] => {
  const kind = variant?.of.guide?.kind;
  if (kind && variant?.kind === 'same') return [kind];
  return random.shuffle(kindsOf[level].filter((each) => each !== kind)).slice(0, kindsInSlot);
};

/** Starting points: teaching lines spread over the material, different for each seed. */
const startsIn = ({ content, teaching = [], count }: QuestionRequest, random: Seeded): (string | undefined)[] => {
  const paragraphs = (teaching.length > 0 ? teaching : content.split(/\n\s*\n/))
    .map((paragraph) => paragraph.trim().split(/\s+/))
    .filter((words) => words.length >= wordsToStartAt);
  if (paragraphs.length < 2) return Array.from({ length: count }, () => undefined);
  const first = random.integer(paragraphs.length);
  const step = paragraphs.length / count;
  return Array.from({ length: count }, (_, index) =>
    paragraphs[Math.floor(first + index * step) % paragraphs.length]?.slice(0, wordsToStartAt).join(' '),
  );
};

const hasOptions = (question: Question): boolean => optionsOf(question).length > 0;

/** The slot for a choice: one in a ticket of three or more; as one more question only at times, if there is none. */
const choiceSlot = ({ count, existing, variant }: QuestionRequest, random: Seeded): number | undefined => {
  if (variant) return variant.kind === 'same' && hasOptions(variant.of) ? 0 : undefined;
  const hasChoice = existing.some(hasOptions);
  if (count >= minQuestionsWithChoice) return random.integer(count);
  return existing.length >= minQuestionsWithChoice - 1 && !hasChoice && random.integer(2) === 0 ? 0 : undefined;
};

/** The questions of a request; the seed decides repeated levels, kinds and starting points. */
export const questionSlots = (request: QuestionRequest): QuestionSlot[] => {
  const random = seeded(request.seed);
  const cycle = levelsFor(request, random);
  const choice = choiceSlot(request, random);
  const starts = startsIn(request, random);
  const levels = Array.from({ length: request.count }, (_, index) => cycle[index % cycle.length] ?? focusLevels[0]);
  return levels
    .sort((a, b) => focusLevels.indexOf(a) - focusLevels.indexOf(b))
    .map((level, index) => ({
      slot: index + 1,
      level,
      type: index === choice ? 'multiple_choice' : 'open_text',
      kinds: kindsFor(level, request, random),
      startAt: starts[index],
    }));
};
