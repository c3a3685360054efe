import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { checkedText, questionId, responseId, text } from '../scalars.ts';
import { givenAnswer } from './response.ts';

/**
 * What an answer is. `concern`: its author may need an adult; only the teacher reads it, and it counts nowhere.
 * `unjudged`: nobody is sure yet; it never counts as wrong.
 */
export const verdicts = ['right', 'partly', 'wrong', 'blank', 'concern', 'unjudged'] as const;
export const verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof verdict>;

/**
 * Who gives a verdict, highest priority first. The teacher's decision overrides all others. `words` only ever reports a
 * possible concern.
 */
export const judges = ['teacher', 'key', 'words', 'model'] as const;
export const judge = z.enum(judges);
export type Judge = z.infer<typeof judge>;

/** The score that the API answers for a verdict. A model never sets it. */
export const verdictScores: Readonly<Record<Verdict, number>> = {
  right: 90,
  partly: 55,
  wrong: 15,
  blank: 0,
  concern: 0,
  unjudged: 0,
};

const reason = z.string().max(limits.reasonLength);
const label = checkedText(limits.misconceptionLabelLength);

/** The verdict on one answer, and who gave it. */
export const judgement = z.object({
  verdict,
  by: judge.optional().describe('Who gave it; missing while it is unjudged'),
  reason: reason.optional().describe('Why, about the task and never the person'),
  label: label.optional().describe('The misconception in a few words, of a partly right or wrong answer'),
  hasNoContent: z
    .boolean()
    .optional()
    .describe('A blank that has words, but none about the subject: a joke, a phone number'),
});
export type Judgement = z.infer<typeof judgement>;

/** Answers with the same meaning, apart from spelling slips. One verdict applies to all of them. */
export const wording = judgement.extend({
  answer: givenAnswer.describe('The words of the first of them'),
  responseIds: z.array(responseId).min(1),
  otherOrders: z
    .array(responseId)
    .optional()
    .describe('Of a list whose order says nothing: one of its responses for each other order in which it was given'),
});
export type Wording = z.infer<typeof wording>;

/** Similar wordings under one heading, most frequent first, so that a teacher can mark them together. */
export const answerGroup = z.object({
  wordings: z.array(wording).min(1),
  named: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('How much of what is expected the answers name: an order to read in, and no verdict'),
});
export type AnswerGroup = z.infer<typeof answerGroup>;

/** The minimum content of a right answer, and its source: the teacher, the guide of the question, or a model. */
export const questionCore = z.object({
  text: text(1, limits.coreLength).meta({ example: 'Light gives the energy to make sugar.' }),
  by: z.enum(['teacher', 'guide', 'model']),
});
export type QuestionCore = z.infer<typeof questionCore>;

/** The answers to one question in groups: each concern alone and first, then by size; blank answers last. */
export const questionJudgements = z.object({
  questionId,
  hasVerdicts: z
    .boolean()
    .describe('False for an opinion, a scale, a choice without a key: their answers are only shown'),
  core: questionCore.optional(),
  isOpinionToModel: z
    .boolean()
    .optional()
    .describe('The model takes the question for one about an opinion and judges nothing; the teacher decides'),
  groups: z.array(answerGroup),
});
export type QuestionJudgements = z.infer<typeof questionJudgements>;

/** Why the model gave no usable result. */
export const modelFailure = z.enum([
  'ai_busy',
  'ai_invalid',
  'ai_limit_reached',
  'ai_timeout',
  'ai_unavailable',
  'ai_unsure',
]);
export type ModelFailure = z.infer<typeof modelFailure>;

/** What a model may do with answers: judge them; only summarise what the teacher has judged; nothing. */
export const aiScope = z.enum(['answers', 'class', 'off']);
export type AiScope = z.infer<typeof aiScope>;

/** The answers to a ticket in groups with their verdicts. */
export const judgements = z.object({
  questions: z.array(questionJudgements),
  scope: aiScope.describe(
    'What a model does with them: judge what is not certain; find words for the analysis only; nothing',
  ),
  isJudging: z.boolean().describe('Whether a model is about to judge, or doing so'),
  failure: z
    .enum([...modelFailure.options, 'judging_gave_up'])
    .optional()
    .describe('Why the last try of the model left answers unjudged'),
  digest: z.string().describe('Differs as soon as any verdict does: compare with that of the analysis'),
});
export type Judgements = z.infer<typeof judgements>;

/** The answers to a ticket without names, as a model would get them. */
export const namelessAnswers = z.object({
  responseIds: z.array(responseId).describe('The responses that were looked at'),
  answers: z
    .array(z.object({ responseId, questionId, answer: z.string() }))
    .describe('Only answers that masking changed, as masked; all others stay as given'),
});
export type NamelessAnswers = z.infer<typeof namelessAnswers>;

/** The verdicts that a teacher gives. */
export const mark = z.object({
  questionId,
  responseIds: z.array(responseId).min(1).max(limits.responsesPerTicket),
  verdict: verdict
    .nullable()
    .describe("`unjudged` says that it is no concern, and nothing else; null takes the teacher's mark back"),
  label: text(0, limits.misconceptionLabelLength)
    .optional()
    .describe('Left out, the label stays as it is; empty, there is none'),
});
export type Mark = z.infer<typeof mark>;

/** A teacher's changes to the verdicts of a ticket. All of them are stored, or none. */
export const judgementChange = z.object({
  marks: z.array(mark).max(limits.marksPerChange).default([]),
  questions: z
    .array(
      z.object({
        questionId,
        core: text(0, limits.coreLength).optional().describe('Empty: it has none'),
        isOpinion: z.boolean().optional(),
      }),
    )
    .max(limits.questionsPerTicket)
    .default([]),
});
export type JudgementChange = z.infer<typeof judgementChange>;
