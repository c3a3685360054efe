import { labelCounts } from '@exit-tickets/answer-groups/board';
import { isInOwnWords } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/link-button.tsx';
import { Misconception } from '../components/misconception.tsx';
import { ShareBar } from '../components/share-bar.tsx';
import { VerdictBar } from '../components/verdict-bar.tsx';
import type { WeakQuestion } from '../judging/board-pair.ts';
import classes from './how-it-fell.module.css';

const maxLabels = 3;
const maxExamples = 2;

interface HowItFellProps {
  weak: WeakQuestion;
  onShowAnswers: (questionId: string) => void;
}

/** The result of a weak question: verdict counts, then misconceptions, then quotes without names. */
export const HowItFell = ({ weak: { judged, total, tally, wrong }, onShowAnswers }: HowItFellProps) => {
  const { t, i18n } = useTranslation('results');
  const { question, groups } = judged;
  const labels = labelCounts(groups.flatMap(({ wordings }) => wordings)).slice(0, maxLabels);
  /** An option needs no label; a misconception in students' own words has to be named by somebody. */
  const isNameless = labels.length === 0 && isInOwnWords(question);
  const list = new Intl.ListFormat(i18n.language);
  const quotes = wrong
    .filter(({ wording }) => !wording?.label)
    .slice(0, maxExamples)
    .map(({ text, wording }) => t('judging.quote', { answer: wording?.answer ?? text }));
  // Directly below a misconception, quotes would be attributed to the students who hold it.
  const examples = labels.length > 0 ? 'tomorrow.others' : 'tomorrow.examples';
  return (
    <div className={classes.fell}>
      <VerdictBar tally={tally} />
      {labels.length > 0 && (
        <ul className={classes.labels}>
          {labels.map(({ text, count }) => (
            <li key={text}>
              <b>{t('tomorrow.of', { count, total })}</b>
              <ShareBar part={count} whole={total} />
              <Misconception label={text} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {quotes.length > 0 && `${t(examples, { quotes: list.format(quotes) })} `}
        {isNameless && `${t('tomorrow.noLabel')} `}
        <LinkButton onClick={() => onShowAnswers(question.id)}>
          {t(isNameless ? 'tomorrow.name' : 'tomorrow.theirAnswers')}
        </LinkButton>
      </p>
    </div>
  );
};
