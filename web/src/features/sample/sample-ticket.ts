import { composeAnalysis, factsOf, noWording } from '@exit-tickets/answer-groups/analysis';
import {
  type Analysis,
  type AnswerGroup,
  type Judgement,
  type Judgements,
  judgementChange,
  type LiveUpdate,
  limits,
  type Question,
  type QuestionJudgements,
  type Response,
  type Ticket,
} from '@exit-tickets/contracts';
import type { LocalRequest, LocalTicket } from '../../shared/api/local-ticket.ts';
import type { SampleClass } from './sample-class.ts';

/** Id of the sample ticket, which no ticket of a server can have. */
export const sampleId = 'sample';

const dayMs = 24 * 60 * 60 * 1_000;
/** Number of students who have answered when the class opens. */
const early = 2;
/** The last answer arrives after about a minute. */
const answersMs = 60_000;
/** Relative pauses: some answers arrive together, then none for a while. */
const pauses = [0.4, 1.4, 0.3, 1.9, 1];

export interface SampleTicket extends LocalTicket {
  /** Lets all remaining students answer at once. */
  hurry: () => void;
}

type GivenMark = Pick<Judgement, 'verdict' | 'label'>;

type Decided = Partial<Record<'core', string> & Record<'isOpinion', boolean>>;

const responseIdIn = ({ params }: LocalRequest): string => String(Reflect.get(params, 'responseId'));

/**
 * A ticket with a fictional class, which exists only in this page. It responds as the services do without a model: the
 * same groups, and the same analysis of the marks.
 * @param onArrival called with the number of students who have yet to answer
 */
export const createSampleTicket = (
  { responses: all, questions, groups, ...shown }: SampleClass,
  { isHurried, onArrival }: { isHurried: boolean; onArrival: (left: number) => void },
): SampleTicket => {
  const openedAt = Date.now();
  const sent: Response[] = [];
  const removed = new Set<string>();
  const marks = new Map<string, GivenMark>();
  const decided = new Map<string, Decided>();
  let analysis: Analysis | undefined;
  /** Incremented by every change that affects verdicts. */
  let version = 0;
  let tell: ((update: LiveUpdate) => void) | undefined;

  const send = (): void => {
    const next = all[sent.length];
    // An analysed ticket takes no more answers.
    if (!next || analysis) return;
    const response = { ...next, submittedAt: new Date().toISOString() };
    sent.push(response);
    version += 1;
    tell?.({ kind: 'response', response });
    onArrival(all.length - sent.length);
  };
  const hurry = (): void => {
    for (let left = all.length - sent.length; left > 0; left -= 1) send();
  };
  if (isHurried) hurry();
  else for (let given = 0; given < early; given += 1) send();

  const responses = (): Response[] => sent.filter(({ id }) => !removed.has(id));
  const ticket = (): Ticket => ({
    ...shown,
    id: sampleId,
    pin: null,
    createdBy: sampleId,
    questions,
    isActive: analysis === undefined,
    isAnalyzed: analysis !== undefined,
    isArchived: false,
    createdAt: new Date(openedAt).toISOString(),
    expiresAt: new Date(openedAt + limits.openDays * dayMs).toISOString(),
    responseCount: responses().length,
  });

  const judgementsOf = (question: Question): QuestionJudgements => {
    const { core, isOpinion = false } = decided.get(question.id) ?? {};
    const hasVerdicts = !isOpinion;
    const known = new Set(responses().map(({ id }) => id));
    const text = core ?? question.guide?.modelAnswer;
    const grouped = groups.find(({ questionId }) => questionId === question.id)?.groups ?? [];
    const judged = grouped.map(
      (lines): AnswerGroup => ({
        wordings: lines.flatMap(({ answer, responseIds, certain }) => {
          const ids = responseIds.filter((id) => known.has(id));
          const given = ids.flatMap((id) => marks.get(`${question.id} ${id}`) ?? [])[0];
          const mark = given && given.verdict !== 'unjudged' ? { ...given, by: 'teacher' as const } : certain;
          const isSaid = hasVerdicts || mark?.verdict === 'blank';
          return ids.length > 0 ? [{ answer, responseIds: ids, verdict: 'unjudged', ...(isSaid && mark) }] : [];
        }),
      }),
    );
    return {
      questionId: question.id,
      hasVerdicts,
      ...(text && { core: { text, by: core === undefined ? 'guide' : 'teacher' } }),
      groups: judged.filter(({ wordings }) => wordings.length > 0),
    };
  };
  const judgements = (): Judgements => ({
    questions: questions.map(judgementsOf),
    scope: 'off',
    isJudging: false,
    digest: String(version),
  });

  const change = ({ body }: LocalRequest): Judgements => {
    const { marks: given, questions: changed } = judgementChange.parse(body);
    version += 1;
    for (const { questionId, responseIds, verdict, label } of given)
      for (const id of responseIds) {
        const key = `${questionId} ${id}`;
        if (verdict === null) marks.delete(key);
        else marks.set(key, { verdict, label: label ?? marks.get(key)?.label });
      }
    for (const { questionId, ...one } of changed) decided.set(questionId, { ...decided.get(questionId), ...one });
    return judgements();
  };

  const analyse = async (): Promise<Analysis> => {
    const judged = judgements();
    const facts = await factsOf(ticket(), responses(), judged, undefined, 'off');
    const made = composeAnalysis({ facts, wording: noWording, readable: (answer) => answer });
    analysis = { ...made, digest: judged.digest, createdAt: new Date().toISOString() };
    onArrival(0);
    return analysis;
  };

  return {
    id: sampleId,
    hurry,
    answers: {
      getTicket: ticket,
      listResponses: responses,
      getJudgements: judgements,
      changeJudgements: change,
      // The students are fictional, and no answer names another.
      getNamelessAnswers: () => ({ responseIds: responses().map(({ id }) => id), answers: [] }),
      getAnalysis: () => analysis ?? analyse(),
      analyzeTicket: analyse,
      removeResponse: (request) => {
        removed.add(responseIdIn(request));
        version += 1;
      },
      restoreResponse: (request) => {
        const id = responseIdIn(request);
        const response = sent.find((one) => one.id === id);
        if (!response) throw new Error(`no response ${id}`);
        removed.delete(id);
        version += 1;
        return response;
      },
    },
    watch: (onUpdate) => {
      tell = onUpdate;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        if (sent.length === all.length || analysis) return;
        const pause = pauses[sent.length % pauses.length] ?? 1;
        timer = setTimeout(
          () => {
            send();
            wait();
          },
          (pause * answersMs) / (all.length - early),
        );
      };
      wait();
      return () => {
        clearTimeout(timer);
        tell = undefined;
      };
    },
  };
};
