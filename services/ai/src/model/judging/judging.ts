import { AppError, limits, optionsOf } from '@exit-tickets/contracts';
import { coreAnswer, judgingAnswer, type ModelVerdict } from '../answers.ts';
import { type AskContext, ask } from '../ask.ts';
import { cutAtWord } from '../cut-at-word.ts';
import { excerptForModel } from '../excerpt-for-model.ts';
import type {
  AnswerToJudge,
  AnswerVerdict,
  CoreRequest,
  JudgingModel,
  JudgingRequest,
  MadeCore,
  ModelCall,
} from '../model.ts';
import { plainText } from '../plain-text.ts';
import { corePrompt } from '../prompts/core.ts';
import { judgingPrompt } from '../prompts/judging.ts';
import { inParts } from './answer-parts.ts';
import { shuffle, underOpaqueIds } from './opaque-ids.ts';
import { talksAboutScoring } from './talks-about-scoring.ts';

type OnVerdicts = Parameters<JudgingModel['judgeAnswers']>[2];

/** Low for reproducible verdicts; at zero some models repeat themselves endlessly. */
const steady = 0.2;
const maxTries = 2;

/** An answer with a known verdict: if the model misjudges it, its other verdicts cannot be trusted. */
interface ControlAnswer {
  answer: string;
  isRight: boolean;
}

/** The right answer, and the question itself, which is not right. */
const controlsOf = ({ question, core }: JudgingRequest): ControlAnswer[] => {
  const rightAnswer = core || question.guide?.modelAnswer;
  return [...(rightAnswer ? [{ answer: rightAnswer, isRight: true }] : []), { answer: question.text, isRight: false }];
};

const isMisjudged = ({ isRight }: ControlAnswer, verdict: ModelVerdict['verdict'] | undefined): boolean =>
  isRight ? verdict !== 'right' : verdict === undefined || verdict === 'right' || verdict === 'partly';

/** Truncates a text; empty if it only consists of masks ("[…]"). */
const shown = (said: string | null, maxLength: number): string => {
  const text = plainText(said ?? '');
  return /[\p{L}\p{N}]/u.test(text) ? cutAtWord(text, maxLength) : '';
};

const verdictOf = (id: string, { verdict, reason, misconception }: ModelVerdict): AnswerVerdict => {
  // The reason would reveal what only the teacher should read.
  if (verdict === 'concern') return { id, verdict, reason: '' };
  const common = { id, reason: shown(reason, limits.reasonLength) };
  if (verdict === 'no_content' || verdict === 'to_marker') return { ...common, verdict: 'blank', hasNoContent: true };
  const label = verdict === 'right' ? '' : shown(misconception, limits.misconceptionLabelLength);
  return { ...common, verdict, ...(label && { label }) };
};

/** The result of one request. */
interface Judged {
  verdicts: { answer: AnswerToJudge; said: ModelVerdict }[];
  /** Whether it judged all control answers correctly; also true if it judged nothing at all. */
  isSure: boolean;
}

/** The context of a question. With a passage, the lesson is not sent. */
const known = ({ materialCharacters: maxLength }: AskContext, { question, lessonContent }: CoreRequest) => {
  const { text, guide } = question;
  const options = optionsOf(question);
  return {
    question: text,
    ...(options.length > 0 && { options }),
    modelAnswer: guide?.modelAnswer || undefined,
    ...(guide?.passage
      ? { passage: guide.passage }
      : { lesson: (lessonContent && excerptForModel(lessonContent, { maxLength, focus: text })) || undefined }),
  };
};

/** Judges answers in one request; omitted or duplicated ones get no verdict. */
const judgeOnce = async (
  context: AskContext,
  request: JudgingRequest,
  answers: readonly AnswerToJudge[],
  areApart: boolean,
  call: ModelCall,
): Promise<Judged> => {
  const { question, core } = request;
  // Controls are adjacent, so that verdicts shifted by one id show up in one of them. They occur twice, because other
  // mix-ups give a right and a wrong verdict by chance in one class of five.
  const inOrder = shuffle<readonly (AnswerToJudge | ControlAnswer)[]>([
    shuffle(controlsOf(request)),
    shuffle(controlsOf(request)),
    ...answers.map((answer) => [answer]),
  ]);
  const sent = underOpaqueIds(inOrder.flat());
  const data = {
    ...known(context, request),
    ...(core !== question.guide?.modelAnswer && { core }),
    misconception: question.guide?.misconception || undefined,
    ...(areApart && { apart: true }),
    answers: [...sent].map(([id, { answer }]) => ({ id, answer })),
  };
  const { verdicts } = await ask(
    context,
    { name: 'judging', instructions: judgingPrompt, data, answer: judgingAnswer, temperature: steady },
    call,
  );
  const byId = Map.groupBy(verdicts, ({ id }) => id);
  const judged: Judged = { verdicts: [], isSure: true };
  for (const [opaqueId, one] of sent) {
    const [verdict, ...others] = byId.get(opaqueId) ?? [];
    const said = others.length === 0 ? verdict : undefined;
    if ('isRight' in one) judged.isSure &&= !isMisjudged(one, said?.verdict);
    else if (said) judged.verdicts.push({ answer: one, said });
  }
  const isSilent = ![...sent.keys()].some((opaqueId) => byId.has(opaqueId));
  return isSilent ? { verdicts: [], isSure: true } : judged;
};

/**
 * Judges one part. Omitted answers are requested once more, as is a part with misjudged controls. Returns answers
 * addressed to the marker, which still have to be judged apart from the others.
 */
const judgePart = async (
  context: AskContext,
  request: JudgingRequest,
  part: readonly AnswerToJudge[],
  areApart: boolean,
  call: ModelCall,
  onVerdicts: OnVerdicts,
): Promise<AnswerToJudge[]> => {
  const toMarker: AnswerToJudge[] = [];
  let missing = part;
  let wasUnsure = false;
  for (let tries = 0; tries < maxTries && missing.length > 0; tries += 1) {
    const { verdicts, isSure } = await judgeOnce(context, request, missing, areApart, call);
    wasUnsure = !isSure;
    if (!isSure) {
      context.logger.warn({ answers: missing.length }, 'the model misjudged answers whose verdict is known');
      continue;
    }
    const { apart = [], judged = [] } = Object.groupBy(verdicts, ({ said }) =>
      said.verdict === 'to_marker' && !areApart ? 'apart' : 'judged',
    );
    toMarker.push(...apart.map(({ answer }) => answer));
    if (judged.length > 0) await onVerdicts(judged.map(({ answer, said }) => verdictOf(answer.id, said)));
    const done = new Set(verdicts.map(({ answer }) => answer.id));
    missing = missing.filter(({ id }) => !done.has(id));
    if (missing.length > 0)
      context.logger.warn({ missing: missing.length, of: part.length }, 'the model left answers out');
  }
  if (wasUnsure) throw new AppError('ai_unsure', { cause: new Error('known answers misjudged, twice') });
  if (missing.length === part.length)
    throw new AppError('ai_invalid', { cause: new Error('no verdict on any answer, twice') });
  return toMarker;
};

/** Makes the core of a question; empty if the model takes the question for an opinion. */
export const makeCore = async (context: AskContext, request: CoreRequest, call: ModelCall): Promise<MadeCore> => {
  const data = known(context, request);
  const { core, isOpinion } = await ask(
    context,
    { name: 'core', instructions: corePrompt, data, answer: coreAnswer, temperature: steady },
    call,
  );
  return { core: isOpinion ? '' : shown(core, limits.coreLength), isOpinion };
};

/** Judges the answers to a question together, each verdict checked (docs/design.md 7). */
export const judgeAnswers = async (
  context: AskContext,
  ...[request, call, onVerdicts]: Parameters<JudgingModel['judgeAnswers']>
): Promise<void> => {
  let unusable: AppError | undefined;
  const judgeEach = async (parts: readonly AnswerToJudge[][], areApart: boolean): Promise<AnswerToJudge[]> => {
    const toMarker: AnswerToJudge[] = [];
    for (const part of parts) {
      try {
        toMarker.push(...(await judgePart(context, request, part, areApart, call, onVerdicts)));
      } catch (error) {
        // Answers that the model cannot handle do not stop the others.
        if (!(error instanceof AppError) || (error.code !== 'ai_invalid' && error.code !== 'ai_unsure')) throw error;
        unusable = error;
      }
    }
    return toMarker;
  };
  // Answers that talk about scoring go last and apart, so that they cannot affect other verdicts.
  const { others = [], talking = [] } = Object.groupBy(request.answers, ({ answer }) =>
    talksAboutScoring(answer) ? 'talking' : 'others',
  );
  const toMarker = await judgeEach(inParts(others), false);
  await judgeEach([...inParts(talking), ...inParts(toMarker)], true);
  if (unusable) throw unusable;
};
