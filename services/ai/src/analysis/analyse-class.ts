import {
  type AnalysisWording,
  type ClassFacts,
  composeAnalysis,
  factsOf,
  noWording,
  shorten,
  type WordedIdeas,
} from '@exit-tickets/answer-groups/analysis';
import { type Analysis, AppError, type Judgements, type ModelFailure, minResponses } from '@exit-tickets/contracts';
import type { AiContext } from '../ai-context.ts';
import { withoutNames } from '../masking/without-names.ts';
import { type AnalysisClaims, claimSections, type Model, type ModelCall } from '../model/model.ts';
import { modelFailureOf } from '../model/model-failure-of.ts';
import { plainText } from '../model/plain-text.ts';
import type { AnsweredTicket } from '../read-answers.ts';
import { prepareRequest, textsToSend } from './analysis-request.ts';
import { checkClaims } from './check-claims.ts';

type AnalysisContext = Pick<AiContext, 'mask' | 'allowed' | 'logger'> & { model: Pick<Model, 'analyse'> };

interface JudgedClass extends AnsweredTicket {
  judgements: Judgements;
  /** Why the model did not judge all answers. */
  failure?: ModelFailure | undefined;
  lessonContent: string | undefined;
}

/** Maps every text that may be sent or quoted to its version without names. */
const maskedTexts = (
  context: AnalysisContext,
  judged: JudgedClass,
  facts: ClassFacts,
  call: ModelCall,
): Promise<ReadonlyMap<string, string>> => {
  const quotes = facts.questions.flatMap(({ answers, ideas }) =>
    [...answers.values(), ...ideas.flatMap(({ wordings }) => wordings)].map((answer) => shorten(answer)),
  );
  return withoutNames(context, judged, [...textsToSend(facts), ...quotes], call);
};

/** Whether a model has anything to describe. */
const isWorthWords = ({ questions, responseIds }: ClassFacts): boolean =>
  responseIds.length >= minResponses &&
  questions.some(({ ideas }) => ideas.some(({ verdict, forModel }) => verdict !== 'unjudged' && forModel.length > 0));

const isEmpty = (wording: AnalysisWording): boolean => claimSections.every((section) => wording[section].length === 0);

/** Adds claims of the second answer that cover ideas the first one has no usable claim for. */
const added = <Claim extends WordedIdeas>(first: readonly Claim[], second: readonly Claim[]): Claim[] => [
  ...first,
  ...second.filter(({ ideas }) => !first.some((earlier) => ideas.every((idea) => earlier.ideas.includes(idea)))),
];

/**
 * Asks a model for sentences and keeps those that pass the checks. Rejected ones are requested once more.
 * @throws {AppError} `ai_invalid` if no claim is usable, `ai_*` if the model fails
 */
const askForWording = async (
  context: AnalysisContext,
  analyse: NonNullable<Model['analyse']>,
  judged: JudgedClass,
  facts: ClassFacts,
  masked: ReadonlyMap<string, string>,
  call: ModelCall,
): Promise<AnalysisWording> => {
  const { allowed, logger } = context;
  const isOfClassOnly = allowed === 'class';
  const prepared = prepareRequest(judged.ticket, facts, judged.lessonContent, masked, isOfClassOnly);
  const check = async (said: AnalysisClaims) => {
    // A contradiction concerns single students, not the class.
    const claims = isOfClassOnly ? { ...said, contradictions: [] } : said;
    const texts = claimSections.flatMap((section) => claims[section].map(({ text }) => plainText(text)));
    const without = await withoutNames(context, judged, texts, call);
    return checkClaims(claims, prepared, facts, without);
  };
  const { wording: first, rejected } = await check(await analyse(prepared.request, call));
  if (rejected.length === 0) return first;
  const repair = await analyse({ ...prepared.request, rejected }, call).catch((err: unknown) => {
    // If the repair fails, the usable claims of the first answer are kept.
    if (isEmpty(first) || call.signal.aborted) throw err;
    logger.warn({ err }, 'rejected claims were not repaired');
  });
  const { wording: second, rejected: again } = repair ? await check(repair) : { wording: noWording, rejected };
  logger.warn({ rejected: rejected.length, again: again.length }, 'claims of the model were rejected');
  if (isEmpty(first) && isEmpty(second))
    throw new AppError('ai_invalid', { cause: new Error('no claim rests on real answers') });
  return {
    misconceptions: added(first.misconceptions, second.misconceptions),
    suggestions: added(first.suggestions, second.suggestions),
    strengths: added(first.strengths, second.strengths),
    contradictions: added(first.contradictions, second.contradictions),
  };
};

/** After a bad answer from the model the analysis may still ask it: its sentences are checked separately. */
const canBeAsked = (failure: ModelFailure | undefined): boolean =>
  failure === undefined || failure === 'ai_invalid' || failure === 'ai_unsure';

/** The sentences of the model, or the reason why there are none. */
interface Words {
  wording: AnalysisWording;
  withoutModel?: ModelFailure | undefined;
}

const wordsIfPossible = async (
  ...[context, analyse, judged, facts, masked, call]: Parameters<typeof askForWording>
): Promise<Words> => {
  if (!canBeAsked(judged.failure) || !isWorthWords(facts)) return { wording: noWording, withoutModel: judged.failure };
  try {
    return { wording: await askForWording(context, analyse, judged, facts, masked, call) };
  } catch (err) {
    const withoutModel = modelFailureOf(err);
    if (!withoutModel) throw err;
    context.logger.warn({ err }, 'analysed without the model');
    return { wording: noWording, withoutModel };
  }
};

/**
 * Analyses a class with judged answers. Code does the counting; a model, if there is one, only writes sentences. If it
 * fails, the built-in phrases replace them.
 */
export const analyseClass = async (
  context: AnalysisContext,
  judged: JudgedClass,
  call: ModelCall,
): Promise<Omit<Analysis, 'createdAt'>> => {
  const { ticket, responses, judgements, lessonContent } = judged;
  const analyse = ticket.isKeptFromAi ? undefined : context.model.analyse;
  const facts = await factsOf(ticket, responses, judgements, lessonContent, context.allowed);
  const masked = await maskedTexts(context, judged, facts, call);
  const { wording, withoutModel }: Words = analyse
    ? await wordsIfPossible(context, analyse, judged, facts, masked, call)
    : { wording: noWording };
  const readable = (answer: string): string => masked.get(answer) ?? '';
  return {
    ...composeAnalysis({ facts, wording, readable }),
    digest: judgements.digest,
    ...(withoutModel && { withoutModel }),
  };
};
