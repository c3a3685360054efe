import { limits, questionKind } from '@exit-tickets/contracts';
import { z } from 'zod';

// Schemas for the model's answers. Strict structured outputs have no optional fields, so null is used.

/** A text by a model, truncated to the limit. */
const said = z.string().overwrite((text) => text.slice(0, limits.modelTextLength).toWellFormed());
/** A list by a model, truncated to the limit. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).overwrite((items) => items.slice(0, limits.modelItems));

export const focusAnswer = z.object({ suggestedFocus: said.trim().min(1) });

/** The passage comes before the question, so that the model asks about what it has quoted. */
const questionAnswer = z.object({
  slot: z.int(),
  kind: questionKind.exclude(['confidence']),
  passage: said,
  text: said.trim().min(1),
  type: z.enum(['open_text', 'multiple_choice']),
  options: listOf(said.trim()).nullable(),
  correctAnswer: said.trim().nullable(),
  modelAnswer: said.trim(),
  misconception: said.trim(),
});
export type QuestionAnswer = z.output<typeof questionAnswer>;

/** Material with few ideas gives few questions, or none. */
export const questionsAnswer = z.object({ title: said, questions: listOf(questionAnswer) });

export const coreAnswer = z
  .object({ core: said.trim(), isOpinion: z.boolean() })
  .refine(({ core, isOpinion }) => isOpinion || core !== '', 'core must not be empty');

/** Answers come after the question, so that they are worked out from it; the remaining options come last. */
export const followUpAnswer = z.object({
  text: said.trim().min(1),
  rightAnswer: said.trim().min(1),
  misconceptionAnswer: said.trim().min(1),
  otherWrongAnswers: listOf(said.trim()).nullable(),
});
export type FollowUpAnswer = z.output<typeof followUpAnswer>;

/** Defects that make a follow-up unusable, whatever its answers are. */
const unusable = z.enum([
  'needs_more',
  'says_its_answer',
  'asked_again',
  'other_language',
  'impossible',
  'about_the_class',
]);
export type Unusable = z.output<typeof unusable>;

/** The reason comes before the ids, because a model chooses better after reasoning. */
export const followUpCheckAnswer = z.object({
  why: said,
  unusable: unusable.nullable(),
  right: listOf(said),
  byMisconception: said.nullable(),
});

/** The reason comes before the verdict, because a model judges better after reasoning. */
const modelVerdict = z.object({
  id: said,
  reason: said,
  verdict: z.enum(['right', 'partly', 'wrong', 'no_content', 'to_marker', 'concern']),
  misconception: said.nullable(),
});
export type ModelVerdict = z.output<typeof modelVerdict>;

/** An id that no answer has: an unreadable verdict counts as left out and does not affect the others. */
const unreadable: ModelVerdict = { id: '', reason: '', verdict: 'no_content', misconception: null };

export const judgingAnswer = z.object({ verdicts: listOf(modelVerdict.catch(unreadable)) });

/** An unreadable claim names no group and does not affect the others. */
const claims = listOf(z.object({ groupIds: listOf(said), text: said }).catch({ groupIds: [], text: '' }));

/** A model's sentences about a class, each with the groups of answers it is based on. */
export const analysisAnswer = z.object({
  misconceptions: claims,
  suggestions: claims,
  strengths: claims,
  contradictions: claims,
});
