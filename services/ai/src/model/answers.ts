import { limits, questionKind } from '@exit-tickets/contracts';
import { z } from 'zod';

// The shapes that the model is held to. No optional fields: strict structured outputs know none; null stands for none.

/** A text of a model, cut to what is read of it. */
const said = z.string().overwrite((text) => text.slice(0, limits.modelTextLength).toWellFormed());
/** A list of a model, cut to what is read of it. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).overwrite((items) => items.slice(0, limits.modelItems));

export const focusAnswer = z.object({ suggestedFocus: said.trim().min(1) });

/** The passage comes before the question: what was quoted first is asked about. */
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

/** The answers come after the question, worked out from it; the options that are left after both. */
export const followUpAnswer = z.object({
  text: said.trim().min(1),
  rightAnswer: said.trim().min(1),
  misconceptionAnswer: said.trim().min(1),
  otherWrongAnswers: listOf(said.trim()).nullable(),
});
export type FollowUpAnswer = z.output<typeof followUpAnswer>;

/** What keeps a follow-up from being asked, whatever its answers are. */
const unusable = z.enum([
  'needs_more',
  'says_its_answer',
  'asked_again',
  'other_language',
  'impossible',
  'about_the_class',
]);
export type Unusable = z.output<typeof unusable>;

/** The reason comes before the ids: a model that has worked it out chooses better. */
export const followUpCheckAnswer = z.object({
  why: said,
  unusable: unusable.nullable(),
  right: listOf(said),
  byMisconception: said.nullable(),
});

/** The reason comes before the verdict: a model that has said why judges better. */
const modelVerdict = z.object({
  id: said,
  reason: said,
  verdict: z.enum(['right', 'partly', 'wrong', 'no_content', 'to_marker', 'concern']),
  misconception: said.nullable(),
});
export type ModelVerdict = z.output<typeof modelVerdict>;

/** No answer has this id: what cannot be read counts as left out, and costs no other answer its verdict. */
const unreadable: ModelVerdict = { id: '', reason: '', verdict: 'no_content', misconception: null };

export const judgingAnswer = z.object({ verdicts: listOf(modelVerdict.catch(unreadable)) });

/** What cannot be read names no group, and costs no other claim its words. */
const claims = listOf(z.object({ groupIds: listOf(said), text: said }).catch({ groupIds: [], text: '' }));

/** What a model writes about a class: sentences, each with the groups of answers that it rests on. */
export const analysisAnswer = z.object({
  misconceptions: claims,
  suggestions: claims,
  strengths: claims,
  contradictions: claims,
});
