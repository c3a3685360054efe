import { claimOf, holds, languagePacks, saysTheSame } from '@exit-tickets/answer-groups';
import { type Language, optionsOf } from '@exit-tickets/contracts';
import type { Logger } from '@exit-tickets/service-kit';
import { type FollowUpAnswer, followUpAnswer, followUpCheckAnswer, type Unusable } from '../answers.ts';
import type { Ask } from '../ask.ts';
import { modelError } from '../failures.ts';
import type { DraftQuestion, FollowUpRequest, Model, ModelCall } from '../model.ts';
import { followUpPrompt } from '../prompts/follow-up.ts';
import { followUpCheckPrompt } from '../prompts/follow-up-check.ts';
import { brokenRules } from '../questions/rules/broken-rules.ts';

interface FollowUpMakerOptions {
  ask: Ask;
  logger: Logger;
}

const maxTries = 2;

const isChoice = ({ question }: FollowUpRequest): boolean => optionsOf(question).length > 0;

const draftOf = (made: FollowUpAnswer, request: FollowUpRequest): DraftQuestion => {
  const { text, rightAnswer, misconceptionAnswer, otherWrongAnswers } = made;
  const options = [rightAnswer, misconceptionAnswer, ...(otherWrongAnswers ?? []).slice(0, 2)];
  const { question, misconception = '' } = request;
  return {
    text,
    ...(isChoice(request) && {
      // In the order of their letters, which tells nothing.
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
/** Signs in which answers differ that have the same words, and the words that turn one round: “more than 100” is not “100”. */
const turnsOf = (text: string, language: Language): string =>
  (foldSpaces(text).match(/[<>=≤≥+\-−'’]|\p{L}+/gu) ?? [])
    .filter((sign) => !/\p{L}/u.test(sign) || languagePacks[language].words.contrary.has(sign))
    .join(' ');
const maxShortWords = 2;
const minWords = 4;

/** What is wrong with a follow-up, in sentences to the model; empty when a teacher can be shown it. */
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
  // What may be chosen from two may stand in the question: then both do.
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

/** The same answer from the same question. */
const steady = 0;

const whyUnusable: Record<Unusable, string> = {
  needs_more: 'It needs a picture, text or table that is not in it.',
  says_its_answer: 'It says its answer.',
  asked_again: 'It is the same question in other words.',
  other_language: 'Not all of it is in its language.',
  impossible: 'What is right in it cannot be.',
  about_the_class: 'It speaks of the class, or rudely.',
};

/** What some take for true; what they wrote, where it has no name. */
const whatToTellFrom = ({ misconception, wrongAnswers }: FollowUpRequest) =>
  misconception ? { misconception } : { wrongAnswers };

/**
 * What is wrong with a follow-up in the eyes of whoever answers it without being told which answer is meant to be right:
 * two right ones in other words, and a misconception that leads to a right one, are seen by no rule.
 */
const problemsWhenAnswered = async (
  ask: Ask,
  { text, rightAnswer, misconceptionAnswer }: FollowUpAnswer,
  draft: DraftQuestion,
  request: FollowUpRequest,
  call: ModelCall,
): Promise<{ problems: string[]; why: string }> => {
  const { question, core, language } = request;
  const answers = (draft.options ?? [rightAnswer, misconceptionAnswer])
    // In the order of their letters, which tells nothing.
    .toSorted((a, b) => a.localeCompare(b, language))
    .map((answer, at) => ({ id: 'abcdef'.charAt(at), answer }));
  const idOf = (answer: string): string | undefined => answers.find((one) => one.answer === answer)?.id;
  const { why, unusable, right, byMisconception } = await ask(
    {
      name: 'followUpCheck',
      instructions: followUpCheckPrompt,
      data: {
        question: text,
        answers,
        language: languagePacks[language].name,
        asked: question.text,
        core,
        ...whatToTellFrom(request),
      },
      answer: followUpCheckAnswer,
      temperature: steady,
    },
    call,
  );
  const isRightAlone = right.length === 1 && right[0] === idOf(rightAnswer);
  const problems = [
    ...(unusable ? [whyUnusable[unusable]] : []),
    ...(isRightAlone ? [] : ['Answered without knowing which is right, another answer, none or several are right.']),
    ...(byMisconception === idOf(misconceptionAnswer)
      ? []
      : ['Who holds the misconception does not give the misconceptionAnswer.']),
  ];
  return { problems, why };
};

/** A teacher waits: after so long a draft that cannot be used is not made anew. */
const maxFirstTryMs = 30_000;

/**
 * Makes follow-ups with a model. One that cannot be used is asked for once more, with the reason: when the misconception leads
 * to the same answer, when it repeats a question, has two right options, says its answer, or is in another language; and when
 * the model itself, asked without being told, answers it otherwise.
 * @throws {AppError} `ai_invalid` when neither can be used
 */
export const createFollowUpMaker =
  ({ ask, logger }: FollowUpMakerOptions): NonNullable<Model['makeFollowUp']> =>
  async (request, call) => {
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
        broken.length > 0 ? { problems: broken } : await problemsWhenAnswered(ask, made, draft, request, call);
      if (problems.length === 0) return draft;
      logger.info({ problems }, 'a follow-up cannot be used');
      rejected = { text: made.text, problem: [...problems, why].join(' ').trim() };
      if (performance.now() - startedAt > maxFirstTryMs) break;
    }
    throw modelError('nonsense', `a follow-up that cannot be used: ${rejected?.problem}`);
  };
