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
  /** Its name, for the log. */
  rule: string;
  /** What is wrong, in a sentence to the model. */
  problem: string;
}

/** What is wrong with a draft; nothing when a teacher can be shown it. */
export const brokenRules = (draft: DraftQuestion, context: DraftContext): BrokenRule[] =>
  Object.entries(rules).flatMap(([rule, check]) => {
    const problem = check(draft, context);
    return problem ? [{ rule, problem }] : [];
  });
