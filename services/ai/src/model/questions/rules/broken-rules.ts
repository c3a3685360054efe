import type { DraftQuestion } from '../../model.ts';
import { aboutTheLesson } from './about-the-lesson.ts';
import { answerInQuestion } from './answer-in-question.ts';
import { choice } from './choice.ts';
import { copiedInsight } from './copied-insight.ts';
import { givenAway } from './given-away.ts';
import { language } from './language.ts';
import { lengths } from './lengths.ts';
import { modelAnswer } from './model-answer.ts';
import { passage } from './passage.ts';
import { percents } from './percents.ts';
import { quantities } from './quantities.ts';
import { repeated } from './repeated.ts';
import type { DraftContext, DraftRule } from './rule.ts';
import { sums } from './sums.ts';
import { twoInOne } from './two-in-one.ts';
import { yesNo } from './yes-no.ts';

const rules: Readonly<Record<string, DraftRule>> = {
  language,
  yesNo,
  twoInOne,
  lengths,
  choice,
  givenAway,
  passage,
  modelAnswer,
  copiedInsight,
  repeated,
  sums,
  quantities,
  percents,
  answerInQuestion,
  aboutTheLesson,
};

export interface BrokenRule {
  /** Name of the rule, for the log. */
  rule: string;
  /** The problem, as a sentence to the model. */
  problem: string;
}

/** The rules that a draft breaks; empty if it can be shown to a teacher. */
export const brokenRules = (draft: DraftQuestion, context: DraftContext): BrokenRule[] =>
  Object.entries(rules).flatMap(([rule, check]) => {
    const problem = check(draft, context);
    return problem ? [{ rule, problem }] : [];
  });
