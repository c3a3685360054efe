import { limits } from '../limits.ts';
import type { QuestionRules } from './question-type.ts';

/** The steps of a scale, lowest first, as they appear in answers. */
export const scaleSteps: readonly string[] = Array.from(
  { length: limits.scale.max - limits.scale.min + 1 },
  (_, step) => String(limits.scale.min + step),
);

/** An answer is a step of the scale. */
export const acceptsStep = (_: unknown, answer: string): boolean => scaleSteps.includes(answer);

/** A question about the students themselves, such as how sure they are. */
export const scale: QuestionRules<'scale'> = {
  isInOwnWords: false,
  isGrouped: false,
  hasCore: false,
  hasRightOrWrong: false,
  highestStep: limits.scale.max,
  isMadeByModel: false,
  refusal: 'not_on_scale',
  optionsOf: () => [],
  choicesOf: () => scaleSteps,
  correctAnswerOf: () => undefined,
};
