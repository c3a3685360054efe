import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FollowUpButton } from '../follow-up/follow-up-button.tsx';
import type { WeakQuestion } from '../judging/board-pair.ts';
import classes from './also-weak.module.css';
import { HowItFell } from './how-it-fell.tsx';

interface AlsoWeakProps {
  weak: WeakQuestion;
  onShowAnswers: (questionId: string) => void;
}

/** The next question to revisit. */
export const AlsoWeak = ({ weak, onShowAnswers }: AlsoWeakProps) => {
  const { t } = useTranslation('results');
  const { judged, notRight, total } = weak;
  return (
    <section className={classes.weak} aria-labelledby={`weak-${judged.question.id}`}>
      <Title order={2} size="h4" id={`weak-${judged.question.id}`}>
        {t('tomorrow.alsoWeak', { place: judged.place })}{' '}
        <small>{t('tomorrow.notYet', { count: notRight, total })}</small>
      </Title>
      <HowItFell weak={weak} onShowAnswers={onShowAnswers} />
      <FollowUpButton questionId={judged.question.id} isLink />
    </section>
  );
};
