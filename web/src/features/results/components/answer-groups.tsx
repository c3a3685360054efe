import { Anchor } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  answerCount,
  isBlank,
  type JudgedQuestion,
  labelsOf,
  previewOf,
  restBelow,
  undecidedGroups,
} from '../judging/groups.ts';
import resultsClasses from '../results.module.css';
import { usePrinting } from '../use-printing.ts';
import classes from './answer-groups.module.css';
import { BlankRow } from './blank-row.tsx';
import { GroupRow } from './group-row.tsx';
import { RestRow } from './rest-row.tsx';

/** A question that had unjudged groups keeps them all in view until the page is loaded again, so that nothing moves. */
const useWasUndecided = (judged: JudgedQuestion): boolean => {
  const isUndecided = undecidedGroups(judged).length > 0;
  const [wasUndecided, setWasUndecided] = useState(isUndecided);
  if (isUndecided && !wasUndecided) setWasUndecided(true);
  return wasUndecided;
};

/** The answers to an open question in groups, and what is left of them. */
export const AnswerGroups = ({ judged, currentRow }: { judged: JudgedQuestion; currentRow: string | undefined }) => {
  const { t } = useTranslation('results');
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const wasUndecided = useWasUndecided(judged);
  const id = useId();
  const { question, groups, hasVerdicts } = judged;
  const preview = previewOf(judged, wasUndecided);
  const shown = isWhole || isPrinting ? groups : preview;
  const withWords = shown.filter((group) => !isBlank(group));
  const blank = shown.filter(isBlank);
  const blankCount = answerCount(groups.filter(isBlank).flatMap(({ wordings }) => wordings));
  const all = answerCount(groups.flatMap(({ wordings }) => wordings));
  return (
    <>
      <ul className={classes.groups} id={id}>
        {withWords.map((group) => {
          const isCurrent = currentRow === `${question.id} ${group.key}`;
          return (
            <GroupRow
              key={group.key}
              group={group}
              questionId={question.id}
              answered={all - blankCount}
              hasVerdicts={hasVerdicts}
              isCurrent={isCurrent}
              unjudgedBelow={isCurrent ? answerCount(restBelow(judged, group.key)) : 0}
            />
          );
        })}
        {wasUndecided && <RestRow judged={judged} isCurrent={currentRow === `${question.id} rest`} />}
        {blank.map((group) => (
          <BlankRow key={group.key} group={group} questionId={question.id} hasVerdicts={hasVerdicts} />
        ))}
      </ul>
      {groups.length > preview.length && (
        <Anchor
          component="button"
          underline="always"
          className={`${classes.more} ${resultsClasses.noPrint}`}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('questions.seeLess') : t('questions.seeAll', { count: all })}
        </Anchor>
      )}
      <datalist id={`labels-${question.id}`}>
        {labelsOf(groups).map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
};
