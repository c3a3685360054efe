import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { analysis, evaluation, sentRequest } from '../entities/analysis.ts';
import { followUpProposals } from '../entities/follow-up.ts';
import { aiScope, judgementChange, judgements, namelessAnswers } from '../entities/judgement.ts';
import { exampleLesson, materialPart } from '../entities/material.ts';
import { focusLevel, type Question, question } from '../entities/question.ts';
import { exampleAnswer } from '../entities/response.ts';
import { gapWording, notGiven, suggestion } from '../entities/suggestion.ts';
import { rateLimits } from '../rate-limits.ts';
import { limits, timeouts } from '../rules/limits.ts';
import { id, questionId, text } from '../scalars.ts';

const examples = { title: 'Photosynthesis', focus: 'What a plant needs and what it makes' };

const slow = { service: 'ai', timeoutMs: timeouts.aiMs, cost: 'slow' } as const;
/** Generating questions needs no account. With a session, it counts towards that teacher's limits. */
const anyone = {
  ...slow,
  access: 'anyone',
  cookies: ['session'],
  rateLimits: [rateLimits.aiOfVisitors, rateLimits.aiCalls, rateLimits.aiOfAddress],
} as const;
const mine = { ...slow, access: 'teacher' } as const;
/** Reads and groups hundreds of answers. Does not ask the model. */
const grouping = {
  ...mine,
  timeoutMs: timeouts.judgementsMs,
  cost: 'grouped',
  rateLimits: [rateLimits.lists],
} as const;
const asking = { ...mine, rateLimits: [rateLimits.aiCalls, rateLimits.aiOfAddress] } as const;
const content = text(1, limits.contentLength).meta({ example: exampleLesson });
const lessonContent = text(0, limits.contentLength).meta({ example: exampleLesson }).optional();
const title = text(0, limits.titleLength).meta({ example: examples.title }).optional();
const levels = z.array(focusLevel).max(3).default(['reproduceren-begrijpen']);
const seed = z.int().min(0).optional().describe('Another number, other questions; without one it is drawn');
const generationErrors = [
  'too_little_text',
  'too_little_to_ask',
  'no_teaching_text',
  'language_not_supported',
] as const;
const aiErrors = ['ai_busy', 'ai_invalid', 'ai_limit_reached', 'ai_timeout', 'ai_unavailable'] as const;
const judgingErrors = [...aiErrors, 'ai_unsure'] as const;

/** A generated ticket: a title and up to 5 questions, fewer when the material holds less. Nothing is stored yet. */
export const generatedTicket = z
  .object({
    title: z.string().min(1).max(limits.titleLength).meta({ example: examples.title }),
    questions: z.array(question).min(1).max(limits.questionsAdvised.max),
    suggestions: z
      .array(suggestion)
      .max(limits.suggestions)
      .optional()
      .describe('More to choose from, the best first: those of one sentence stand together'),
    gap: gapWording.optional().describe('How any word of a suggested sentence is asked for as a gap'),
    notGiven: z
      .array(notGiven)
      .max(3)
      .optional()
      .describe('Levels that were asked for and that no question has; their place is left to others'),
  })
  .meta({ id: 'GeneratedTicket' });
export type GeneratedTicket = z.infer<typeof generatedTicket>;

/** What was read from uploaded files (docs/product.md 3, "Summary from upload"). */
export const materialSummary = z
  .object({
    title: z.string().meta({ example: examples.title }),
    suggestedFocus: z.string().meta({ example: examples.focus }),
    originalContent: z.string().meta({ example: exampleLesson }),
    leftOut: z.array(materialPart).describe('What was found in the files and is not in the text, and why'),
  })
  .meta({ id: 'MaterialSummary' });
export type MaterialSummary = z.infer<typeof materialSummary>;

export const summarizeMaterial = endpoint({
  method: 'POST',
  path: '/api/generate-summary',
  ...anyone,
  timeoutMs: timeouts.uploadMs,
  cost: 'upload',
  summary: 'Read lesson material from up to 10 files, in their order, and suggest a title and a focus',
  bodyKind: 'multipart',
  body: z.object({
    file: z
      .union([z.file(), z.array(z.file()).max(limits.filesPerUpload)])
      .meta({ example: '(the bytes of the file)' }),
    title,
  }),
  bodyLimit: limits.uploadBytes + 64 * 1024,
  reply: z.object({ summary: materialSummary }),
  reportsProgress: true,
  errors: [
    'file_too_large',
    'unsupported_file_type',
    'unreadable_file',
    'file_protected',
    'file_too_complex',
    'image_too_large',
    'no_text_in_file',
    ...aiErrors,
  ],
});

export const generateFromContent = endpoint({
  method: 'POST',
  path: '/api/generate-from-content',
  ...anyone,
  summary: 'Questions about lesson material, at the chosen levels',
  body: z.object({
    content,
    title,
    focusLevels: levels,
    focus: text(0, limits.focusLength)
      .meta({ example: examples.focus })
      .optional()
      .describe('What the questions should be about'),
    seed,
    withScale: z.boolean().optional().describe('Close with a scale: how sure are you?'),
    existingQuestions: z
      .array(question)
      .max(limits.questionsPerTicket)
      .default([])
      .describe('Those that are there already: others are made; without a model, one may stay that has no match'),
  }),
  reply: generatedTicket,
  reportsProgress: true,
  errors: [...generationErrors, ...aiErrors],
});

export const generateFromText = endpoint({
  method: 'POST',
  path: '/api/generate-from-text',
  ...anyone,
  summary: 'Questions about pasted text',
  body: z.object({ content, title, seed }),
  reply: generatedTicket,
  reportsProgress: true,
  errors: [...generationErrors, ...aiErrors],
});

export const generateQuestion = endpoint({
  method: 'POST',
  path: '/api/generate-additional-question',
  ...anyone,
  summary: 'One more question, unlike those that exist',
  body: z.object({
    content,
    existingQuestions: z
      .array(question)
      .max(limits.questionsWithAi - 1, `the AI adds no question above ${limits.questionsWithAi}`)
      .default([]),
    focusLevels: levels,
    seed,
    variant: z
      .object({ of: question, kind: z.enum(['same', 'other']) })
      .optional()
      .describe('Another one like this question, or one of another kind at its place'),
  }),
  reply: question,
  errors: [...generationErrors, ...aiErrors],
});

export const aiStatus = z
  .object({
    hasModel: z.boolean(),
    scope: aiScope.describe('What it may do with answers; `off` without a model'),
    model: z.string().meta({ example: 'gpt-5-mini' }).optional(),
    host: z
      .string()
      .meta({ example: 'api.openai.com' })
      .optional()
      .describe('Where it runs; missing when that is in the network of this server'),
  })
  .meta({ id: 'AiStatus' });
export type AiStatus = z.infer<typeof aiStatus>;

export const getAiStatus = endpoint({
  method: 'GET',
  path: '/api/ai/status',
  service: 'ai',
  access: 'anyone',
  summary:
    'Which model this server has, and what it may do: without one, questions quote the lesson and only certain answers are judged',
  reply: aiStatus,
});

export const analyzeTicket = endpoint({
  method: 'POST',
  path: '/api/ticket/:id/generate-summary',
  ...asking,
  summary: 'Analyse the responses to a ticket and close it; an analysis that exists is given again',
  params: z.object({ id }),
  body: z.object({
    lessonContent,
    renew: z.boolean().optional().describe('Make it anew from the verdicts as they are now'),
  }),
  reply: analysis,
  reportsProgress: true,
  errors: ['ticket_not_found', 'no_responses', 'analysis_running', ...aiErrors],
});

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/analysis',
  service: 'ai',
  access: 'teacher',
  summary: 'The analysis of a ticket, if there is one',
  params: z.object({ id }),
  reply: analysis,
  errors: ['ticket_not_found', 'analysis_not_found'],
});

export const getAnalysisSent = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/analysis/sent',
  ...grouping,
  summary: 'What was sent to the model to judge and analyse the answers, word for word; empty without a model',
  params: z.object({ id }),
  reply: z.object({ requests: z.array(sentRequest) }),
  errors: ['ticket_not_found', 'ai_busy'],
});

export const getJudgements = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/judgements',
  ...grouping,
  summary: 'The answers to a ticket in groups, with their verdicts',
  params: z.object({ id }),
  reply: judgements,
  errors: ['ticket_not_found', 'ai_busy', 'ai_timeout'],
});

export const getNamelessAnswers = endpoint({
  method: 'GET',
  path: '/api/ticket/:id/nameless-answers',
  ...grouping,
  summary: 'The answers to a ticket without names, as they are shown where names are hidden',
  params: z.object({ id }),
  reply: namelessAnswers,
  errors: ['ticket_not_found', 'ai_busy', 'ai_timeout'],
});

export const changeJudgements = endpoint({
  method: 'PUT',
  path: '/api/ticket/:id/judgements',
  ...grouping,
  summary: "The teacher's marks, and what an answer to a question must contain at least",
  params: z.object({ id }),
  body: judgementChange,
  // The id and the mark of each answer to a ticket.
  bodyValues: limits.responsesPerTicket * limits.questionsPerTicket + limits.jsonValues,
  reply: judgements,
  errors: ['ticket_not_found', 'response_not_found', 'ai_busy', 'ai_timeout'],
});

export const judgeTicket = endpoint({
  method: 'POST',
  path: '/api/ticket/:id/judgements',
  ...asking,
  summary: 'Have the model judge what is not judged yet; without a model nothing changes',
  params: z.object({ id }),
  reply: judgements,
  reportsProgress: true,
  errors: ['ticket_not_found', ...judgingErrors],
});

const asOpenQuestion = (asked: string): Question => ({ id: 'q1', type: 'open_text', text: asked });

/** A whole question, or only its text. Text alone counts as an open question (docs/product.md 7). */
const questionOrText = z
  .union([question, text(1, limits.questionLength).transform(asOpenQuestion)])
  .describe('The question, or its text alone: then it is an open one');

/** An addition to the documented calls: nothing is stored until the teacher accepts one (docs/design.md 4.32). */
export const proposeFollowUps = endpoint({
  method: 'POST',
  path: '/api/ticket/:id/follow-up-questions',
  ...asking,
  summary: 'Other questions about what one asks: another case, the class’s own answers as a choice, the same sentence',
  params: z.object({ id }),
  body: z.object({ questionId }),
  reply: followUpProposals,
  errors: ['ticket_not_found', 'ai_busy', 'ai_timeout'],
});

export const evaluateAnswer = endpoint({
  method: 'POST',
  path: '/api/evaluate-answer',
  ...asking,
  summary: 'Judge one answer: correct or not, a score out of 100, why',
  body: z.object({
    question: questionOrText,
    answer: text(0, limits.answerLength).meta({ example: exampleAnswer }),
    lessonContent,
    ticketId: id.optional().describe('Whose class it is: its names are masked in what a model is sent'),
  }),
  reply: evaluation,
  errors: ['ticket_not_found', ...aiErrors],
});
