import { limits } from '@exit-tickets/contracts/rules';
import { Fragment, memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShowAllButton } from '../components/show-all-button.tsx';
import {
  answerCount,
  isBlank,
  type JudgedQuestion,
  labelsOf,
  previewOf,
  restBelow,
  undecidedGroups,
} from '../judging/groups.ts';
import { usePhone, usePrinting } from '../use-media.ts';
import classes from './answer-groups.module.css';
import { BlankRow } from './blank-row.tsx';
import { GroupRow } from './group-row.tsx';
import { RemainingRow } from './remaining-row.tsx';

/** Shorter lists are not divided into piles. */
const minForPiles = 6;
const noLabels: readonly string[] = [];

/** Undecided groups shown at once: a whole class. A phone shows as many as of a judged question. */
const maxUndecidedShown = 40;

/** Once a question had unjudged groups, all of them stay in view until a reload, so that nothing moves. */
const useWasUndecided = (judged: JudgedQuestion): boolean => {
  const isUndecided = undecidedGroups(judged).length > 0;
  const [wasUndecided, setWasUndecided] = useState(isUndecided);
  if (isUndecided && !wasUndecided) setWasUndecided(true);
  return wasUndecided;
};

/** Number of groups shown while the teacher moves down: a few more than the furthest current one. */
const useReach = (at: number): number => {
  const [reach, setReach] = useState(0);
  const next = at < 0 ? 0 : at + 1 + limits.resultsPreviewAnswers;
  if (next > reach) setReach(next);
  return Math.max(reach, next);
};

interface AnswerGroupsProps {
  judged: JudgedQuestion;
  /** Undefined when the current row is in another question. */
  currentRow: string | undefined;
}

/** Groups of answers to an open question, and the rest still to judge. Re-renders only when these change. */
export const AnswerGroups = memo(({ judged, currentRow }: AnswerGroupsProps) => {
  const { t } = useTranslation('results');
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const isPhone = usePhone();
  const wasUndecided = useWasUndecided(judged);
  const id = useId();
  const { question, groups, hasVerdicts } = judged;
  const isCurrent = ({ key }: (typeof groups)[number]) => currentRow === `${question.id} ${key}`;
  const reach = useReach(wasUndecided ? groups.findIndex(isCurrent) : -1);
  const first = previewOf(judged, wasUndecided, isPhone ? limits.resultsPreviewAnswers : maxUndecidedShown);
  const preview = first.length < reach ? groups.slice(0, reach) : first;
  const shown = isWhole || isPrinting ? groups : preview;
  const withWords = shown.filter((group) => !isBlank(group));
  const blank = shown.filter(isBlank);
  const hasPiles = hasVerdicts && wasUndecided && groups.length >= minForPiles;
  const labels = useMemo(() => labelsOf(groups), [groups]);
  const all = answerCount(groups.flatMap(({ wordings }) => wordings));
  return (
    <>
      <ul id={id}>
        {withWords.map((group, at) => (
          <Fragment key={group.key}>
            {hasPiles && group.pile && group.pile !== withWords[at - 1]?.pile && (
              <li className={classes.pile}>{t(`judging.pile.${group.pile}`)}</li>
            )}
            <GroupRow
              group={group}
              questionId={question.id}
              hasVerdicts={hasVerdicts}
              isFoldable={isPhone}
              isCurrent={isCurrent(group)}
              unjudgedBelow={isCurrent(group) ? answerCount(restBelow(judged, group.key)) : 0}
              labels={isCurrent(group) ? labels : noLabels}
            />
          </Fragment>
        ))}
        {/* Only when all groups are visible: nobody should mark answers they have not seen. */}
        {wasUndecided && shown.length === groups.length && (
          <RemainingRow judged={judged} isCurrent={currentRow === `${question.id} rest`} />
        )}
        {blank.map((group) => (
          <BlankRow key={group.key} group={group} questionId={question.id} hasVerdicts={hasVerdicts} />
        ))}
      </ul>
      {groups.length > preview.length && (
        <div className={classes.more} data-no-print>
          <ShowAllButton
            isWhole={isWhole}
            text={t('questions.showAll', { count: all })}
            controls={id}
            onChange={setWhole}
          />
        </div>
      )}
      <datalist id={`labels-${question.id}`}>
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
});
