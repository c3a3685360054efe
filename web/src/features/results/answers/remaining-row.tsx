import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { answerCount, type JudgedQuestion, restOf } from '../judging/groups.ts';
import { useJudgingActions } from '../judging/use-judging.ts';
import judgingClasses from '../judging.module.css';
import classes from './remaining-row.module.css';
import { VerdictChoice } from './verdict-choice.tsx';

/** Marks all unjudged answers to a question at once. */
export const RemainingRow = ({ judged, isCurrent }: { judged: JudgedQuestion; isCurrent: boolean }) => {
  const { t } = useTranslation('results');
  const { mark } = useJudgingActions();
  const id = useId();
  const { question, place } = judged;
  const rest = restOf(judged);
  const row = `${question.id} rest`;
  return (
    <li
      className={`${judgingClasses.row} ${classes.rest}`}
      data-no-print
      data-row={row}
      data-rest
      data-markable={rest.length > 0 || undefined}
      data-current={isCurrent}
    >
      <p id={id}>
        {rest.length > 0 ? t('judging.rest', { place, count: answerCount(rest) }) : t('judging.restDone', { place })}
      </p>
      {rest.length > 0 && (
        <VerdictChoice
          isOfRow
          labelledBy={id}
          verdict={undefined}
          onChoose={(verdict) => mark(question.id, rest, { verdict }, row)}
        />
      )}
    </li>
  );
};
