import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { QuestionLeft } from '../judging/groups.ts';
import resultsClasses from '../results.module.css';

interface NotYetToSayProps {
  /** Number of unjudged answers. */
  answers: number;
  quickest: QuestionLeft;
  onJudge: () => void;
}

/** Reports unjudged answers, and suggests the question that takes the least time. */
export const NotYetToSay = ({ answers, quickest: { judged, work }, onJudge }: NotYetToSayProps) => {
  const { t } = useTranslation('results');
  const time = t('judging.minutes', { count: work.minutes });
  return (
    <div className={`${resultsClasses.notice} ${resultsClasses.spaced}`}>
      <p>{t('analysis.waiting', { count: answers })}</p>
      <Button data-no-print variant="default" onClick={onJudge}>
        {t('analysis.judgeQuestion', { place: judged.place, count: work.answers, time })}
      </Button>
    </div>
  );
};
