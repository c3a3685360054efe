import type { RightAnswer, Ticket } from '@exit-tickets/contracts';
import { correctAnswerOf, hasCore, hasRightOrWrong, limits } from '@exit-tickets/contracts/rules';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinAddressesQuery } from '../../../shared/api/join-addresses.ts';
import { paths } from '../../../shared/api/paths.ts';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import { CopyButton } from '../../../shared/forms/copy-button.tsx';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import { joinOrigin } from '../../../shared/ticket/join-address.ts';
import bottomBarClasses from '../../../shared/ui/bottom-bar.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useChangeRightAnswers } from '../api/change-right-answers.ts';
import type { JudgedQuestion } from '../judging/groups.ts';
import resultsClasses from '../results.module.css';
import classes from './release-dialog.module.css';

/** The initial text for a question: the teacher's model answer, or the right option of a choice. */
const proposed = ({ question, core, hasVerdicts }: JudgedQuestion): string => {
  if (!hasCore(question)) return correctAnswerOf(question) ?? '';
  return hasVerdicts ? (core?.text ?? question.guide?.modelAnswer ?? '') : '';
};

interface OneQuestionProps {
  judged: JudgedQuestion;
  right: RightAnswer;
  isByModel: boolean;
  onChange: (part: Partial<RightAnswer>) => void;
}

const OneQuestion = ({ judged: { question, place, hasVerdicts }, right, isByModel, onChange }: OneQuestionProps) => {
  const { t } = useTranslation('results');
  const isWritten = hasCore(question);
  // An opinion has no right answer; one that was written earlier can still be read and removed.
  const [hadAnswer] = useState(right.answer !== '');
  const isAsked = hasVerdicts || hadAnswer;
  return (
    <fieldset className={classes.question}>
      <legend>
        <span className={resultsClasses.muted}>{t('questions.place', { place })}</span>
        {question.text}
      </legend>
      {!isWritten && right.answer && (
        <p>
          <b>{t('release.answer')}</b>
          <br />
          {right.answer}
        </p>
      )}
      {isWritten && isAsked && (
        <LimitedTextarea
          label={t('release.answer')}
          {...(isByModel && { description: t('release.byModel') })}
          value={right.answer}
          onChange={(answer) => onChange({ answer })}
          maxLetters={limits.guideLength}
          autosize
          minRows={1}
        />
      )}
      <LimitedTextarea
        label={t('release.why')}
        value={right.why}
        onChange={(why) => onChange({ why })}
        maxLetters={limits.whyLength}
        autosize
        minRows={1}
      />
    </fieldset>
  );
};

interface ReleaseDialogProps {
  ticket: Ticket;
  /** Whether students can still answer; a release then closes the ticket. */
  isOpen: boolean;
  questions: readonly JudgedQuestion[];
  opened: boolean;
  onClose: () => void;
}

/**
 * Shows exactly what students will read about each question before the teacher releases it; later it can be changed or
 * revoked. Edits are kept when the dialog closes.
 */
export const ReleaseDialog = ({ ticket, isOpen, questions, opened, onClose }: ReleaseDialogProps) => {
  const { t } = useTranslation(['results', 'common']);
  const { data: known } = useQuery({ ...joinAddressesQuery, enabled: opened });
  const { mutate, isPending, variables } = useChangeRightAnswers(ticket.id);
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<RightAnswer>>>>({});
  const { isReleased = false, answers: stored = [] } = ticket.rightAnswers ?? {};
  // A scale has no right answer: it asks how confident students are.
  const asked = questions.filter(({ question }) => hasRightOrWrong(question));
  const rightOf = (judged: JudgedQuestion): RightAnswer => {
    const questionId = judged.question.id;
    const before = stored.find((answer) => answer.questionId === questionId);
    return { questionId, answer: proposed(judged), why: '', ...before, ...typed[questionId] };
  };
  const answers = asked.map(rightOf);
  const hasNothing = answers.every(({ answer, why }) => !answer.trim() && !why.trim());
  const save = (release: boolean) =>
    mutate(
      { isReleased: release, answers },
      {
        onSuccess: () => {
          setTyped({});
          if (!release) onClose();
        },
      },
    );
  const isBusy = (release: boolean) => isPending && variables.isReleased === release;
  const link = `${joinOrigin(location.origin, known ?? [])}${paths.studentAnswers(ticket.id)}`;
  const verb = isOpen ? 'release.runAndClose' : 'release.run';
  return (
    <Dialog opened={opened} onClose={onClose} title={t('release.title')} size="lg">
      <Stack className={classes.release}>
        <p>{t('release.intro')}</p>
        {isOpen && <p className={resultsClasses.notice}>{t('release.closes')}</p>}
        <div role="status">
          {isReleased && (
            <Group justify="space-between" gap="sm" className={classes.released}>
              <p>{t('release.isReleased')}</p>
              <CopyButton text={link} />
            </Group>
          )}
        </div>
        {questions.map((judged) =>
          asked.includes(judged) ? (
            <OneQuestion
              key={judged.question.id}
              judged={judged}
              right={rightOf(judged)}
              isByModel={
                judged.core?.by === 'model' && rightOf(judged).answer === judged.core.text && stored.length === 0
              }
              onChange={(part) =>
                setTyped({ ...typed, [judged.question.id]: { ...typed[judged.question.id], ...part } })
              }
            />
          ) : (
            <p key={judged.question.id} className={classes.question}>
              {t('release.untold', { place: judged.place })}
            </p>
          ),
        )}
        <Group gap="sm" className={`${bottomBarClasses.bar} ${classes.actions}`}>
          <BusyButton isBusy={isBusy(true)} disabled={hasNothing} onClick={() => save(true)}>
            {t(isReleased ? 'judging.save' : verb)}
          </BusyButton>
          {isReleased ? (
            <BusyButton variant="default" isBusy={isBusy(false)} onClick={() => save(false)}>
              {t('release.takeBack')}
            </BusyButton>
          ) : (
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
          )}
          {hasNothing && <p className={resultsClasses.muted}>{t('release.nothing')}</p>}
        </Group>
      </Stack>
    </Dialog>
  );
};
