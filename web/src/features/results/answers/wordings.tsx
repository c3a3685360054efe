import type { Wording } from '@exit-tickets/contracts';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/link-button.tsx';
import { differingWords } from '../judging/differing-words.ts';
import { useShownResponses } from '../judging/shown-class.tsx';
import { useJudgingActions } from '../judging/use-judging.ts';
import judgingClasses from '../judging.module.css';
import { JudgedBy } from './judged-by.tsx';
import { VerdictChoice } from './verdict-choice.tsx';
import classes from './wordings.module.css';

interface WordingsProps {
  questionId: string;
  row: string;
  wordings: readonly Wording[];
  canBeJudged: boolean;
}

const WordingLine = ({
  wording,
  heading,
  questionId,
  row,
  canBeJudged,
}: Omit<WordingsProps, 'wordings'> & { wording: Wording; heading: string }) => {
  const { t } = useTranslation('results');
  const { mark } = useJudgingActions();
  const responses = useShownResponses();
  const id = useId();
  const names = wording.responseIds.map((each) => responses.get(each)?.studentName ?? t('judging.removed')).join(', ');
  return (
    <li className={classes.wording}>
      <div>
        <p id={id} className={classes.wordingText}>
          {differingWords(wording.answer, heading).map(({ text, isDifferent }, index) => {
            const words = text.trimEnd();
            return isDifferent ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of an answer never change places
              <Fragment key={index}>
                <mark>{words}</mark>
                {text.slice(words.length)}
              </Fragment>
            ) : (
              text
            );
          })}
        </p>
        {wording.otherOrders?.map((responseId) => (
          <p key={responseId} className={classes.otherOrder}>
            {responses.get(responseId)?.answers.find((answer) => answer.questionId === questionId)?.answer}
          </p>
        ))}
        <p className={judgingClasses.meta}>
          <span>{names}</span>
          {canBeJudged && <JudgedBy wordings={[wording]} />}
          {canBeJudged && wording.by === 'teacher' && (
            <LinkButton onClick={() => mark(questionId, [wording], { verdict: null }, row)}>
              {t('judging.takeBack')}
            </LinkButton>
          )}
          <LinkButton onClick={() => mark(questionId, [wording], { verdict: 'concern' }, row)}>
            {t('concern.set')}
          </LinkButton>
        </p>
      </div>
      {canBeJudged && (
        <VerdictChoice
          labelledBy={id}
          verdict={wording.verdict}
          onChoose={(verdict) => mark(questionId, [wording], { verdict }, row)}
        />
      )}
    </li>
  );
};

/** All wordings of a group with their students; differences from the heading are marked. Each can be judged alone. */
export const Wordings = ({ wordings, ...props }: WordingsProps) => (
  <ul>
    {wordings.map((wording) => (
      <WordingLine key={wording.responseIds[0]} wording={wording} heading={wordings[0]?.answer ?? ''} {...props} />
    ))}
  </ul>
);
