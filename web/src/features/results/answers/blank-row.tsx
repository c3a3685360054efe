import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/link-button.tsx';
import { answerCount, type KeyedGroup } from '../judging/groups.ts';
import judgingClasses from '../judging.module.css';
import resultsClasses from '../results.module.css';
import { Wordings } from './wordings.tsx';

interface BlankRowProps {
  group: KeyedGroup;
  questionId: string;
  hasVerdicts: boolean;
}

/** Answers without content to judge. If one does say something, it can be judged like any other. */
export const BlankRow = memo(({ group, questionId, hasVerdicts }: BlankRowProps) => {
  const { t } = useTranslation('results');
  const [isOpen, setOpen] = useState(false);
  const { wordings } = group;
  const isWithoutContent = wordings.every(({ hasNoContent }) => hasNoContent);
  const answers = wordings.map(({ answer }) => t('judging.quote', { answer })).join(', ');
  return (
    <li
      className={`${judgingClasses.row} ${judgingClasses.group}`}
      data-row={`${questionId} ${group.key}`}
      data-markable={(isOpen && hasVerdicts) || undefined}
      data-verdict="blank"
    >
      <div>
        <p className={resultsClasses.muted}>
          <b>
            {answerCount(wordings)} {t(isWithoutContent ? 'judging.noContent' : 'judging.verdict.blank')}
          </b>{' '}
          <span>{answers}</span>
        </p>
        <p className={judgingClasses.meta}>
          <LinkButton data-action="wordings" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(hasVerdicts ? 'judging.judgeAnyway' : 'judging.whose')}
          </LinkButton>
        </p>
      </div>
      {isOpen && (
        <div className={judgingClasses.wordingsBox}>
          <Wordings
            questionId={questionId}
            row={`${questionId} ${group.key}`}
            wordings={wordings}
            canBeJudged={hasVerdicts}
          />
        </div>
      )}
    </li>
  );
});
