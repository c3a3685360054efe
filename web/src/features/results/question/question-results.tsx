import type { Response } from '@exit-tickets/contracts';
import { isGrouped } from '@exit-tickets/contracts/rules';
import { Button, Title } from '@mantine/core';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/screen/error-text.ts';
import { AnswerGroups } from '../answers/answer-groups.tsx';
import { VerdictBar } from '../components/verdict-bar.tsx';
import { EarlierLine } from '../follow-up/earlier-line.tsx';
import { FollowUpButton } from '../follow-up/follow-up-button.tsx';
import { fellOf, type JudgedQuestion, undecidedGroups, type WorkLeft } from '../judging/groups.ts';
import type { Judging } from '../judging/use-judging.ts';
import { useMarkingKeys } from '../judging/use-marking-keys.ts';
import resultsClasses from '../results.module.css';
import { answersTo } from '../results.ts';
import { MarkingBar } from './marking-bar.tsx';
import { CoreLine } from './question-core.tsx';
import classes from './question-results.module.css';
import { UngroupedAnswers } from './ungrouped-answers.tsx';

interface OneQuestionProps {
  judged: JudgedQuestion;
  responses: Response[];
  /** Whether the groups are still loading. */
  isLoading: boolean;
  /** Undefined when the current row is in another question. */
  currentRow: string | undefined;
}

/** A longer question does not stay in view, because it would cover the rows below. */
const maxLettersInView = 140;

/** Memoised, because a key press affects only one or two questions. */
const OneQuestion = memo((props: OneQuestionProps) => {
  const { t } = useTranslation(['results', 'common']);
  const { judged, responses, isLoading, currentRow } = props;
  const { question, place, groups, hasVerdicts } = judged;
  const ofConcerns = new Set(judged.concerns.flatMap(({ responseIds }) => responseIds));
  const answers = answersTo(question, responses).filter(({ responseId }) => !ofConcerns.has(responseId));
  const hasGroups = isGrouped(question) && groups.length > 0;
  const isJudged =
    hasVerdicts &&
    groups.some(({ wordings }) => wordings.some(({ verdict }) => verdict !== 'unjudged' && verdict !== 'blank'));
  return (
    <article className={classes.question} aria-labelledby={`question-${question.id}`}>
      <Title
        order={3}
        size="h4"
        id={`question-${question.id}`}
        tabIndex={-1}
        className={classes.asked}
        data-stays={question.text.length <= maxLettersInView || undefined}
      >
        {question.text}
      </Title>
      <div className={classes.questionHead}>
        <span className={resultsClasses.muted}>
          {t('questions.place', { place })}, {t('questions.answers', { count: answers.length })}
        </span>
        {hasGroups && hasVerdicts && <VerdictBar tally={fellOf(judged)} />}
        {hasGroups && <CoreLine judged={judged} />}
        {isJudged && <FollowUpButton questionId={question.id} isLink />}
        <EarlierLine question={question} tally={fellOf(judged)} />
      </div>
      {hasGroups && <AnswerGroups judged={judged} currentRow={currentRow} />}
      {!hasGroups && (
        <div className={classes.plain}>
          <UngroupedAnswers question={question} answers={answers} isLoading={isLoading} />
        </div>
      )}
    </article>
  );
});

const LoadFailure = ({ judging }: { judging: Judging }) => {
  const { t } = useTranslation(['results', 'common']);
  return (
    <div className={resultsClasses.notice} role="alert">
      <p>
        <b>{t('judging.loadFailed')}</b> {errorText(judging.error)}
      </p>
      <Button variant="default" onClick={judging.reload}>
        {t('common:retry')}
      </Button>
    </div>
  );
};

interface QuestionResultsProps {
  judging: Judging;
  /** Shown first, whatever its place: the first with unjudged answers, or once analysed the one judged soonest. */
  first: string | undefined;
  responses: Response[];
  work: WorkLeft;
  areKeysOn: boolean;
  /** The next action once all is judged, where the header has no room for it. */
  next: ReactNode;
}

/** Keeps the first question first, because otherwise rows would jump during marking. */
const useFirst = (first: string | undefined): string | undefined => {
  const [kept, setKept] = useState(first);
  if (kept === undefined && first !== undefined) setKept(first);
  return kept ?? first;
};

/** The answers to each question: in groups, or one by one while the verdicts cannot be loaded. */
export const QuestionResults = ({ judging, first, responses, work, areKeysOn, next }: QuestionResultsProps) => {
  const { t } = useTranslation('results');
  const cursor = useMarkingKeys(areKeysOn);
  const [firstLeft] = judging.questions.flatMap((judged) =>
    undecidedGroups(judged)
      .slice(0, 1)
      .map(({ key }) => `${judged.question.id} ${key}`),
  );
  const currentRow = cursor ?? firstLeft;
  const leading = useFirst(first);
  const inOrder = [
    ...judging.questions.filter(({ question }) => question.id === leading),
    ...judging.questions.filter(({ question }) => question.id !== leading),
  ];
  return (
    <>
      <section className={resultsClasses.section} aria-labelledby="questions">
        <Title order={2} id="questions" className={resultsClasses.sectionTitle}>
          {t('questions.title')}
        </Title>
        {judging.error && !judging.judgements && <LoadFailure judging={judging} />}
        {inOrder.map((judged) => (
          <OneQuestion
            key={judged.question.id}
            judged={judged}
            responses={responses}
            isLoading={!judging.judgements && !judging.error && responses.length > 0}
            currentRow={currentRow?.startsWith(`${judged.question.id} `) ? currentRow : undefined}
          />
        ))}
      </section>
      <MarkingBar
        answersLeft={work.answers}
        canUndo={judging.canUndo}
        waiting={judging.waiting}
        currentRow={cursor}
        next={next}
      />
    </>
  );
};
