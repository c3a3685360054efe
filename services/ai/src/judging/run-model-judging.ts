import { type AnswerLine, detectLanguage } from '@exit-tickets/answer-groups';
import { hasCore } from '@exit-tickets/contracts';
import type { Progress } from '@exit-tickets/service-kit';
import type { AiContext } from '../ai-context.ts';
import type { AnswerVerdict, JudgingModel, ModelCall } from '../model/model.ts';
import type { AnsweredTicket } from '../read-answers.ts';
import { changeJudgements } from './change-judgements.ts';
import type { KnownQuestion } from './check-change.ts';
import { judgeNameless } from './judge-nameless.ts';
import type { ModelVerdict } from './judgement.model.ts';
import { keepingSent } from './keep-sent.ts';
import { knownQuestions } from './known-questions.ts';
import { prepareJudgements } from './prepare-judgements.ts';
import { canBeRight, coreOf, isJudgedByModel, isOpinionToModel, judgementOf } from './verdicts.ts';

/** The answers of a class, with the model to judge them. */
interface ToJudge extends AnsweredTicket {
  model: JudgingModel;
  call: ModelCall;
}

/** Maximum number of repetitions when the core changes during judging. */
const maxRounds = 3;

const unjudgedLines = ({ question, groups, stored }: KnownQuestion): AnswerLine[] =>
  groups
    .flat()
    .filter((line) => !line.isKeptFromAi && !isJudgedByModel(line, stored))
    .filter((line) => judgementOf(line, question, stored).verdict === 'unjudged');

/** Questions with answers that need a model's or the teacher's verdict. */
export const unjudgedQuestions = (known: ReadonlyMap<string, KnownQuestion>): KnownQuestion[] =>
  [...known.values()].filter(
    (one) =>
      hasCore(one.question) &&
      canBeRight(one.question, one.stored) &&
      !isOpinionToModel(one.question, one.stored) &&
      unjudgedLines(one).length > 0,
  );

const verdictOf = ({ verdict, reason, label, hasNoContent }: AnswerVerdict, at: Date): ModelVerdict => ({
  verdict,
  reason,
  ...(label && { label }),
  ...(hasNoContent && { hasNoContent }),
  at,
});

/** Runs the work for all questions concurrently; a failure of one does not stop the others. */
const forEach = async <Result>(
  questions: readonly KnownQuestion[],
  work: (known: KnownQuestion) => Promise<Result>,
  failures: unknown[],
): Promise<Result[]> => {
  const settled = await Promise.allSettled(questions.map(work));
  failures.push(...settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};

/** Makes and stores a core for a question without one; returns the question's id. */
const makeCore = async (
  context: AiContext,
  { ticket, model, call }: ToJudge,
  { question }: KnownQuestion,
): Promise<string> => {
  const about = { ticketId: ticket.id, questionId: question.id };
  await keepingSent(context, { ...about, task: 'core' }, call, async (keeping) => {
    const made = await model.makeCore({ question, lessonContent: ticket.originalContent }, keeping);
    await changeJudgements(context, about, (id, event) => context.judgements.storeCore(id, made, event));
  });
  return question.id;
};

/** Judges the answers and stores verdicts as they arrive; false if the core has changed, which cancels the rest. */
const judgeAnswers = async (
  context: AiContext,
  { ticket, responses, model, call }: ToJudge,
  known: KnownQuestion,
  onJudged: (count: number) => void,
): Promise<boolean> => {
  const { question, stored } = known;
  const storedCore = stored?.core?.text;
  const knownCore = coreOf(question, stored);
  // The question already contains the model answer.
  const core = knownCore?.by === 'guide' ? undefined : knownCore?.text;
  const about = { ticketId: ticket.id, questionId: question.id };
  const lines = unjudgedLines(known);
  const asked = {
    ...{ question, core, lessonContent: ticket.originalContent },
    language: detectLanguage([question.text, question.guide?.modelAnswer, core].join(' ')),
    names: responses.map(({ studentName }) => studentName),
    answers: lines.map(({ answer }) => answer),
  };
  const outdated = new AbortController();
  const signal = AbortSignal.any([call.signal, outdated.signal]);
  const keep = async (judged: readonly AnswerVerdict[]): Promise<void> => {
    const at = context.now();
    const given = new Map(
      judged.flatMap((one) =>
        (lines[Number(one.id)]?.responseIds ?? []).map((responseId) => [responseId, verdictOf(one, at)] as const),
      ),
    );
    if (given.size === 0 || outdated.signal.aborted) return;
    const isStored = await changeJudgements(context, { ...about, given }, (id, event) =>
      context.judgements.storeVerdicts(id, storedCore, given, event),
    );
    if (isStored) onJudged(judged.length);
    else outdated.abort();
  };
  try {
    await keepingSent(context, { ...about, task: 'judging' }, { ...call, signal }, (keeping) =>
      judgeNameless(context, model, asked, keeping, keep),
    );
  } catch (error) {
    if (!outdated.signal.aborted) throw error;
  }
  return !outdated.signal.aborted;
};

/**
 * Judges the unjudged answers of a ticket with a model, question by question, and stores each part as it arrives. The
 * model never learns whose answers they are.
 * @throws {AppError} `ticket_not_found` if the ticket was deleted, `ai_*` if the model fails for a question; the other
 *   questions are judged nevertheless
 */
export const runModelJudging = async (
  context: AiContext,
  answered: AnsweredTicket,
  call: ModelCall,
  progress: Progress,
): Promise<void> => {
  const { judgingModel: model } = context;
  if (!model) return;
  const { ticket } = answered;
  const onQueued = (place: number): void => progress('queued', place);
  const asked: ToJudge = { ...answered, model, call: { ...call, teacherId: ticket.createdBy, onQueued } };
  const read = async () => unjudgedQuestions(await knownQuestions(context, answered));
  const failures: unknown[] = [];
  for (let round = 0; round < maxRounds && failures.length === 0; round++) {
    let questions = await read();
    await prepareJudgements(context, ticket, questions);
    const withoutCore = questions.filter(({ question, stored }) => !coreOf(question, stored));
    if (withoutCore.length > 0) {
      const made = await forEach(withoutCore, (known) => makeCore(context, asked, known), failures);
      questions = (await read()).filter(
        ({ question, stored }) => coreOf(question, stored) || made.includes(question.id),
      );
    }
    const total = questions.reduce((sum, known) => sum + unjudgedLines(known).length, 0);
    let done = 0;
    if (total > 0) progress('judging', done, total);
    const onJudged = (count: number): void => {
      done += count;
      progress('judging', done, total);
    };
    const upToDate = await forEach(questions, (known) => judgeAnswers(context, asked, known, onJudged), failures);
    if (upToDate.every(Boolean)) break;
  }
  if (failures.length > 0) throw failures[0];
};
