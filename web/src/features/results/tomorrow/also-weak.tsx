import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { VerdictBar } from '../components/verdict-bar.tsx';
import { labelCounts, type WeakQuestion } from '../judging/board-pair.ts';
import judgingClasses from '../judging.module.css';
import resultsClasses from '../results.module.css';
import classes from './also-weak.module.css';

const maxLabels = 3;
const maxExamples = 2;

interface AlsoWeakProps {
  weak: WeakQuestion;
  onShowAnswers: (questionId: string) => void;
}

/** The next question to come back to: how it fell, and by what. */
export const AlsoWeak = ({ weak, onShowAnswers }: AlsoWeakProps) => {
  const { t, i18n } = useTranslation('results');
  const { judged, notRight, answered, tally, wrong } = weak;
  const labels = labelCounts(judged.groups.flatMap(({ wordings }) => wordings)).slice(0, maxLabels);
  /** An option speaks for itself; a misconception in words has to be named by somebody. */
  const isNameless = labels.length === 0 && judged.question.type === 'open_text';
  const list = new Intl.ListFormat(i18n.language);
  const quotes = wrong
    .filter(({ wording }) => !wording?.label)
    .slice(0, maxExamples)
    .map(({ text }) => t('judging.quote', { answer: text }));
  return (
    <section className={classes.weak} aria-labelledby={`weak-${judged.question.id}`}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={`weak-${judged.question.id}`}>
          {t('tomorrow.alsoWeak', { place: judged.place })}
        </Title>
        <span className={resultsClasses.muted}>{t('tomorrow.notYet', { count: notRight, total: answered })}</span>
      </div>
      <VerdictBar tally={tally} isBare />
      <p>
        {labels.map(({ text, count }) => `${text} (${t('tomorrow.of', { count, total: answered })}). `)}
        {quotes.length > 0 && `${t('tomorrow.examples', { quotes: list.format(quotes) })} `}
        {isNameless && `${t('tomorrow.noLabel')} `}
        <button
          type="button"
          className={`${judgingClasses.link} ${resultsClasses.noPrint}`}
          onClick={() => onShowAnswers(judged.question.id)}
        >
          {t(isNameless ? 'tomorrow.name' : 'tomorrow.theirAnswers')}
        </button>
      </p>
    </section>
  );
};
