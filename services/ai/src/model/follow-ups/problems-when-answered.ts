import { languagePacks } from '@exit-tickets/answer-groups';
import { type FollowUpAnswer, followUpCheckAnswer, type Unusable } from '../answers.ts';
import { type AskContext, ask } from '../ask.ts';
import type { DraftQuestion, FollowUpRequest, ModelCall } from '../model.ts';
import { followUpCheckPrompt } from '../prompts/follow-up-check.ts';

/** The misconception to test for, or the wrong answers if it has no name. */
export const whatToTellFrom = ({ misconception, wrongAnswers }: FollowUpRequest) =>
  misconception ? { misconception } : { wrongAnswers };

/** Temperature 0, for reproducible answers. */
const steady = 0;

const whyUnusable: Record<Unusable, string> = {
  needs_more: 'It needs a picture, text or table that is not in it.',
  says_its_answer: 'It says its answer.',
  asked_again: 'It is the same question in other words.',
  other_language: 'Not all of it is in its language.',
  impossible: 'What is right in it cannot be.',
  about_the_class: 'It speaks of the class, or rudely.',
};

/**
 * The problems that show when a follow-up is answered without knowing the intended answer. Rules cannot detect a second
 * right answer in other words, or a misconception that leads to the right answer.
 */
export const problemsWhenAnswered = async (
  context: AskContext,
  { text, rightAnswer, misconceptionAnswer }: FollowUpAnswer,
  draft: DraftQuestion,
  request: FollowUpRequest,
  call: ModelCall,
): Promise<{ problems: string[]; why: string }> => {
  const { question, core, language } = request;
  const answers = (draft.options ?? [rightAnswer, misconceptionAnswer])
    // Alphabetical order gives nothing away.
    .toSorted((a, b) => a.localeCompare(b, language))
    .map((answer, at) => ({ id: 'abcdef'.charAt(at), answer }));
  const idOf = (answer: string): string | undefined => answers.find((one) => one.answer === answer)?.id;
  const { why, unusable, right, byMisconception } = await ask(
    context,
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
