import { choiceOfAnswers, detectLanguage, type JudgedAnswer } from '@exit-tickets/answer-groups';
import {
  type AiScope,
  AppError,
  type FollowUpProposals,
  type Judgements as JudgementsView,
  type Language,
  type Question,
  type QuestionJudgements,
  type Response,
  type Ticket,
  type Wording,
} from '@exit-tickets/contracts';
import type { Logger } from '@exit-tickets/service-kit';
import { questionOf } from '../generation/question-of.ts';
import { idOf, type JudgementRepository } from '../judging/judgement.repository.ts';
import type { Judgements } from '../judging/judgements.ts';
import { lessonOf } from '../masking/lesson-of.ts';
import type { Model, ModelCall } from '../model/model.ts';
import { modelFailureOf } from '../model/model-failure-of.ts';
import type { MaskAnswers } from '../worker/mask-answers.ts';
import type { WorkerPool } from '../worker/pool.ts';
import { makeQuestions } from '../worker/tasks.ts';
import { sameSentence } from './same-sentence.ts';

export interface FollowUpParts {
  judgements: Pick<Judgements, 'answersTo' | 'read' | 'known' | 'prepare'>;
  repository: Pick<JudgementRepository, 'addSent'>;
  model: Pick<Model, 'makeFollowUp'>;
  workers: WorkerPool;
  mask: MaskAnswers;
  /** What a model may read, by the configuration. */
  allowed: AiScope;
  logger: Logger;
}

type Proposal = FollowUpProposals['proposals'][number];

/** A question with its answers, and what may be shown of these. */
interface Asked {
  ticket: Ticket;
  responses: readonly Response[];
  question: Question;
  judged: QuestionJudgements;
  /** Of each wording, what is shown of it: names masked. */
  shown: ReadonlyMap<string, string>;
  language: Language;
}

const wordingsOf = ({ groups }: QuestionJudgements): Wording[] => groups.flatMap(({ wordings }) => wordings);

const judgedAnswers = ({ judged, shown }: Asked): JudgedAnswer[] =>
  wordingsOf(judged).map(({ answer, verdict, by, label, responseIds }) => ({
    ...{ answer: shown.get(answer) ?? '', isWhole: shown.get(answer) === answer },
    ...{ verdict, by, label, count: responseIds.length },
  }));

/** As many as say what is meant. */
const maxWrongAnswers = 3;

/** Wrong answers that a model may read, the most frequent first. */
const wrongAnswersFor = ({ judged, shown, responses }: Asked, allowed: AiScope): string[] => {
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

/** The misconception that most have, as its teacher or a model named it; else the one that the question is meant to catch. */
const misconceptionOf = ({ judged, question, shown }: Asked): string | undefined => {
  const counts = new Map<string, number>();
  for (const { label, responseIds, verdict } of wordingsOf(judged))
    if (label && (verdict === 'wrong' || verdict === 'partly'))
      counts.set(label, (counts.get(label) ?? 0) + responseIds.length);
  const [label] = [...counts].sort(([, a], [, b]) => b - a).map(([each]) => each);
  return label === undefined ? question.guide?.misconception || undefined : (shown.get(label) ?? undefined);
};

/** Proposes how a question can be asked again; nothing of it is stored but what a model was sent. */
export const createFollowUpProposals = (parts: FollowUpParts) => {
  const { judgements, repository, model, workers, mask, allowed, logger } = parts;

  const read = async (
    { ticketId, teacherId, questionId }: { ticketId: string; teacherId: string; questionId: string },
    call: ModelCall,
  ): Promise<Asked> => {
    const { ticket, responses } = await judgements.answersTo({ ticketId, teacherId });
    const view: JudgementsView = await judgements.read(ticket, responses);
    const question = ticket.questions.find(({ id }) => id === questionId);
    const judged = view.questions.find((one) => one.questionId === questionId);
    if (!question || !judged) throw new AppError('invalid_request', { field: 'questionId' });
    const texts = [...new Set(wordingsOf(judged).flatMap(({ answer, label = '' }) => [answer, label]))];
    const names = responses.map(({ studentName }) => studentName);
    const masked = await mask({ names, lesson: lessonOf(ticket), answers: texts }, call);
    const shown = new Map(texts.map((text, at) => [text, masked[at] ?? '']));
    const language = detectLanguage(
      [question.text, judged.core?.text, ticket.originalContent?.slice(0, 2_000)].join(' '),
    );
    return { ticket, responses, question, judged, shown, language };
  };

  /** What the model is sent can be looked at, as what it is sent to judge. */
  const fromModel = async (asked: Asked, call: ModelCall): Promise<Proposal | undefined> => {
    const { ticket, responses, question, judged, language } = asked;
    if (!model.makeFollowUp || ticket.isKeptFromAi) return undefined;
    const misconception = misconceptionOf(asked);
    const wrongAnswers = misconception === undefined ? wrongAnswersFor(asked, allowed) : [];
    // Without anything to tell from the core, another case shows nothing.
    if (misconception === undefined && wrongAnswers.length === 0) return undefined;
    const known = (await judgements.known(ticket, responses)).get(question.id);
    await judgements.prepare(ticket, known ? [known] : []);
    const pending: Promise<void>[] = [];
    const onSent: ModelCall['onSent'] = (request) => {
      const sent = { task: 'followUp', questionId: question.id, ...request } as const;
      pending.push(
        repository
          .addSent(idOf(ticket.id, question.id), sent)
          .catch((err: unknown) => logger.warn({ err }, 'request to the model not kept')),
      );
    };
    const request = {
      ...{ question, core: judged.core?.text, misconception, wrongAnswers, language },
      others: ticket.questions.map(({ text }) => text),
    };
    try {
      const draft = await model.makeFollowUp(request, { ...call, teacherId: ticket.createdBy, onSent });
      const names = responses.map(({ studentName }) => studentName);
      const said = [draft.text, draft.guide.modelAnswer, ...(draft.options ?? [])];
      const nameless = await mask({ names, lesson: lessonOf(ticket), answers: said }, call);
      // A case may have people in it, but nobody of the class.
      const made = nameless.some((text, at) => text !== said[at]) ? undefined : questionOf(draft, question.id);
      if (!made) throw new AppError('ai_invalid', { cause: new Error('a follow-up that names somebody') });
      return { from: 'model', question: made };
    } finally {
      await Promise.all(pending);
    }
  };

  const fromLesson = async ({ ticket, question, judged, language }: Asked, call: ModelCall): Promise<Proposal[]> => {
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
      // A lesson in which nothing is found is no failure of what was asked.
      if (error instanceof AppError) return [];
      throw error;
    }
  };

  /**
   * @throws {AppError} `ticket_not_found`, also for someone else's; `invalid_request` for a question that it does not have
   */
  return async (
    wanted: { ticketId: string; teacherId: string; questionId: string },
    call: ModelCall,
  ): Promise<FollowUpProposals> => {
    const asked = await read(wanted, call);
    const choice = choiceOfAnswers(asked.question, asked.judged.core, judgedAnswers(asked), asked.language);
    const [made, picked] = await Promise.all([
      fromModel(asked, call).catch((error: unknown) => {
        const failure = modelFailureOf(error);
        call.signal.throwIfAborted();
        if (!failure) throw error;
        return failure;
      }),
      fromLesson(asked, call),
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
};
