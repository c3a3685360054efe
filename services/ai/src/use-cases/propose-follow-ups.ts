import { choiceOfAnswers, detectLanguage, type JudgedAnswer } from '@exit-tickets/answer-groups';
import {
  type AiScope,
  AppError,
  type FollowUpProposals,
  type Language,
  type Question,
  type QuestionJudgements,
  type Wording,
} from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { sameSentence } from '../follow-ups/same-sentence.ts';
import { questionOf } from '../generation/question-of.ts';
import { keepingSent } from '../judging/keep-sent.ts';
import { knownQuestions } from '../judging/known-questions.ts';
import { prepareJudgements } from '../judging/prepare-judgements.ts';
import { withoutNames } from '../masking/without-names.ts';
import type { ModelCall } from '../model/model.ts';
import { modelFailureOf } from '../model/model-failure-of.ts';
import { type AnsweredTicket, type Asked, readAnswers } from '../read-answers.ts';
import { makeQuestions } from '../worker/tasks.ts';
import { readJudgements } from './read-judgements.ts';

type Proposal = FollowUpProposals['proposals'][number];

/** A question with its answers and the texts that may be shown. */
interface AskedAgain extends AnsweredTicket {
  question: Question;
  judged: QuestionJudgements;
  /** Maps each wording to the text to show, names masked. */
  shown: ReadonlyMap<string, string>;
  language: Language;
}

const wordingsOf = ({ groups }: QuestionJudgements): Wording[] => groups.flatMap(({ wordings }) => wordings);

const judgedAnswers = ({ judged, shown }: AskedAgain): JudgedAnswer[] =>
  wordingsOf(judged).map(({ answer, verdict, by, label, responseIds }) => ({
    ...{ answer: shown.get(answer) ?? '', isWhole: shown.get(answer) === answer },
    ...{ verdict, by, label, count: responseIds.length },
  }));

/** Enough to show the misconception. */
const maxWrongAnswers = 3;

/** Wrong answers that a model may read, the most frequent first. */
const wrongAnswersFor = ({ judged, shown, responses }: AskedAgain, allowed: AiScope): string[] => {
  const kept = new Set(responses.flatMap((one) => (one.isKeptFromAi ? [one.id] : [])));
  return wordingsOf(judged)
    .filter(({ verdict }) => verdict === 'wrong' || verdict === 'partly')
    .filter(
      ({ by, responseIds }) => (allowed === 'answers' || by === 'teacher') && !responseIds.some((id) => kept.has(id)),
    )
    .sort((a, b) => b.responseIds.length - a.responseIds.length)
    .slice(0, maxWrongAnswers)
    .map(({ answer }) => shown.get(answer) ?? '');
};

/** The most frequent label of a misconception, by the teacher or a model; otherwise the question's misconception. */
const misconceptionOf = ({ judged, question, shown }: AskedAgain): string | undefined => {
  const counts = new Map<string, number>();
  for (const { label, responseIds, verdict } of wordingsOf(judged))
    if (label && (verdict === 'wrong' || verdict === 'partly'))
      counts.set(label, (counts.get(label) ?? 0) + responseIds.length);
  const [label] = [...counts].sort(([, a], [, b]) => b - a).map(([each]) => each);
  return label === undefined ? question.guide?.misconception || undefined : (shown.get(label) ?? undefined);
};

/** @throws {AppError} `invalid_request` if the question is not in the ticket */
const read = async (
  context: AiContext,
  { questionId, ...asked }: Asked & { questionId: string },
  call: ModelCall,
): Promise<AskedAgain> => {
  const answered = await readAnswers(context, asked);
  const { ticket } = answered;
  const view = await readJudgements(context, answered);
  const question = ticket.questions.find(({ id }) => id === questionId);
  const judged = view.questions.find((one) => one.questionId === questionId);
  if (!question || !judged) throw new AppError('invalid_request', { field: 'questionId' });
  const texts = wordingsOf(judged).flatMap(({ answer, label = '' }) => [answer, label]);
  const shown = await withoutNames(context, answered, texts, call);
  const language = detectLanguage(
    [question.text, judged.core?.text, ticket.originalContent?.slice(0, 2_000)].join(' '),
  );
  return { ...answered, question, judged, shown, language };
};

/** Proposes a follow-up by a model. The request is stored for the teacher, like judging requests. */
const fromModel = async (context: AiContext, asked: AskedAgain, call: ModelCall): Promise<Proposal | undefined> => {
  const { ticket, question, judged, language } = asked;
  const { makeFollowUp } = context.model;
  if (!makeFollowUp || ticket.isKeptFromAi) return undefined;
  const misconception = misconceptionOf(asked);
  const wrongAnswers = misconception === undefined ? wrongAnswersFor(asked, context.allowed) : [];
  // Without a mistake to contrast with the core, another case shows nothing.
  if (misconception === undefined && wrongAnswers.length === 0) return undefined;
  const known = (await knownQuestions(context, asked)).get(question.id);
  await prepareJudgements(context, ticket, known ? [known] : []);
  const request = {
    ...{ question, core: judged.core?.text, misconception, wrongAnswers, language },
    others: ticket.questions.map(({ text }) => text),
  };
  const about = { ticketId: ticket.id, questionId: question.id, task: 'followUp' } as const;
  const draft = await keepingSent(context, about, { ...call, teacherId: ticket.createdBy }, (keeping) =>
    makeFollowUp(request, keeping),
  );
  const said = [draft.text, draft.guide.modelAnswer, ...(draft.options ?? [])];
  const nameless = await withoutNames(context, asked, said, call);
  // A case may have people in it, but nobody of the class.
  const made = said.some((text) => nameless.get(text) !== text) ? undefined : questionOf(draft, question.id);
  if (!made) throw new AppError('ai_invalid', { cause: new Error('a follow-up that names somebody') });
  return { from: 'model', question: made };
};

const fromLesson = async (
  { workers }: AiContext,
  { ticket, question, judged, language }: AskedAgain,
  call: ModelCall,
): Promise<Proposal[]> => {
  const content = ticket.originalContent ?? '';
  const focus = question.guide?.passage || judged.core?.text;
  const levels = ['reproduceren-begrijpen'] as const;
  try {
    const offered = await makeQuestions(workers, { content, levels, count: 0, existing: [], seed: 1, focus }, call);
    const draft = sameSentence(offered, question, judged.core?.text ?? '', language);
    const made = draft && questionOf(draft, question.id);
    return made ? [{ from: 'lesson', question: made }] : [];
  } catch (error) {
    call.signal.throwIfAborted();
    // Finding nothing in the lesson is not an error.
    if (error instanceof AppError) return [];
    throw error;
  }
};

/**
 * Proposes ways to ask a question again. Stores nothing except the request to the model.
 * @throws {AppError} `ticket_not_found`, also for another teacher's; `invalid_request` if it lacks the question
 */
export const proposeFollowUps = async (
  context: AiContext,
  wanted: Asked & { questionId: string },
  call: ModelCall,
): Promise<FollowUpProposals> => {
  const asked = await read(context, wanted, call);
  const choice = choiceOfAnswers(asked.question, asked.judged.core, judgedAnswers(asked), asked.language);
  const [made, picked] = await Promise.all([
    fromModel(context, asked, call).catch((error: unknown) => {
      const failure = modelFailureOf(error);
      call.signal.throwIfAborted();
      if (!failure) throw error;
      return failure;
    }),
    fromLesson(context, asked, call),
  ]);
  return {
    proposals: [
      ...(typeof made === 'object' ? [made] : []),
      ...('question' in choice ? [{ from: 'answers' as const, question: choice.question }] : []),
      ...picked,
    ],
    ...('refusal' in choice && { noChoice: choice.refusal }),
    ...(typeof made === 'string' && { failure: made }),
  };
};
