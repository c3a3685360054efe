import { claimOf, holds, languagePacks, saysTheSame } from '@exit-tickets/answer-groups';
import { type Language, optionsOf } from '@exit-tickets/contracts';
import { type FollowUpAnswer, followUpAnswer } from '../answers.ts';
import { type AskContext, ask } from '../ask.ts';
import { modelError } from '../failures.ts';
import type { DraftQuestion, FollowUpRequest, ModelCall } from '../model.ts';
import { followUpPrompt } from '../prompts/follow-up.ts';
import { brokenRules } from '../questions/rules/broken-rules.ts';
import { problemsWhenAnswered, whatToTellFrom } from './problems-when-answered.ts';

const maxTries = 2;

const isChoice = ({ question }: FollowUpRequest): boolean => optionsOf(question).length > 0;

const draftOf = (made: FollowUpAnswer, request: FollowUpRequest): DraftQuestion => {
  const { text, rightAnswer, misconceptionAnswer, otherWrongAnswers } = made;
  const options = [rightAnswer, misconceptionAnswer, ...(otherWrongAnswers ?? []).slice(0, 2)];
  const { question, misconception = '' } = request;
  return {
    text,
    ...(isChoice(request) && {
      // Alphabetical order gives nothing away.
      options: options.toSorted((a, b) => a.localeCompare(b, request.language)),
      correctAnswer: rightAnswer,
    }),
    guide: {
      level: 'toepassen',
      ...(question.guide?.kind && question.guide.kind !== 'confidence' && { kind: question.guide.kind }),
      passage: question.guide?.passage ?? '',
      modelAnswer: rightAnswer,
      misconception,
    },
  };
};

const foldSpaces = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();
const wordCount = (text: string): number => foldSpaces(text).split(' ').length;
/** Signs and negations that tell answers with the same words apart: “more than 100” is not “100”. */
const turnsOf = (text: string, language: Language): string =>
  (foldSpaces(text).match(/[<>=≤≥+\-−'’]|\p{L}+/gu) ?? [])
    .filter((sign) => !/\p{L}/u.test(sign) || languagePacks[language].words.contrary.has(sign))
    .join(' ');
const maxShortWords = 2;
const minWords = 4;

/** The problems of a follow-up, as sentences to the model; empty if it is usable. */
const problemsOf = (made: FollowUpAnswer, draft: DraftQuestion, request: FollowUpRequest): string[] => {
  const { language, others, misconception } = request;
  const asked = { ...request.question, text: made.text };
  const { text, rightAnswer, misconceptionAnswer } = made;
  const isSame = (one: string, other: string): boolean => {
    const areShort = wordCount(one) <= maxShortWords && wordCount(other) <= maxShortWords;
    if (areShort || turnsOf(one, language) !== turnsOf(other, language)) return foldSpaces(one) === foldSpaces(other);
    return saysTheSame(asked, one, other, language);
  };
  const [claim, wrongClaim] = [claimOf(rightAnswer, language), claimOf(misconceptionAnswer, language)];
  const areClaimsSame = isSame(claim, wrongClaim);
  const areEmpty = [text, ...(draft.options ?? [rightAnswer, misconceptionAnswer])].some(
    (each) => !/[\p{L}\p{N}]/u.test(each),
  );
  const options = draft.options ?? [];
  const areTwoRight = options.some((option) => option !== rightAnswer && isSame(option, rightAnswer));
  // The question may name the alternatives to choose from, but then both of them.
  const isGivenAway =
    !/\p{N}/u.test(rightAnswer) && holds(text, rightAnswer, language) && !holds(text, misconceptionAnswer, language);
  return [
    ...(areEmpty || wordCount(text) < minWords ? ['It is not whole.'] : []),
    ...(areClaimsSame || isSame(rightAnswer, misconceptionAnswer)
      ? ['The misconception leads to the same answer: they must differ before the word “because”.']
      : []),
    ...(misconception && holds(text, misconception, language) ? ['It names the misconception.'] : []),
    ...(areTwoRight ? ['Two of its options are right.'] : []),
    ...(isGivenAway ? ['It says its answer.'] : []),
    ...brokenRules(draft, { findPassage: undefined, language, others }).map(({ problem }) => problem),
  ];
};

/** A teacher is waiting: after a first try this long, an unusable draft is not repeated. */
const maxFirstTryMs = 30_000;

/**
 * Makes a follow-up with a model. An unusable one is requested once more with the reason: the misconception leads to
 * the same answer, it repeats a question, has two right options, gives its answer away or is in another language, or
 * the model itself answers it differently without knowing the intended answer.
 * @throws {AppError} `ai_invalid` if neither is usable
 */
export const makeFollowUp = async (
  context: AskContext,
  request: FollowUpRequest,
  call: ModelCall,
): Promise<DraftQuestion> => {
  const { question, core, others, language } = request;
  const options = optionsOf(question);
  const data = {
    question: question.text,
    ...(options.length > 0 && { options }),
    core,
    ...whatToTellFrom(request),
    language: languagePacks[language].name,
    type: isChoice(request) ? 'multiple_choice' : 'open_text',
    others,
  };
  const startedAt = performance.now();
  let rejected: { text: string; problem: string } | undefined;
  for (let tries = 0; tries < maxTries; tries++) {
    const made = await ask(
      context,
      {
        name: 'followUp',
        instructions: followUpPrompt,
        data: { ...data, ...(rejected && { rejected }) },
        answer: followUpAnswer,
      },
      call,
    );
    const draft = draftOf(made, request);
    const broken = problemsOf(made, draft, request);
    const { problems, why = '' } =
      broken.length > 0 ? { problems: broken } : await problemsWhenAnswered(context, made, draft, request, call);
    if (problems.length === 0) return draft;
    context.logger.info({ problems }, 'a follow-up cannot be used');
    rejected = { text: made.text, problem: [...problems, why].join(' ').trim() };
    if (performance.now() - startedAt > maxFirstTryMs) break;
  }
  throw modelError('nonsense', `a follow-up that cannot be used: ${rejected?.problem}`);
};
