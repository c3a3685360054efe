import type { FollowUp, Question } from '@exit-tickets/contracts';
import { Button, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserId } from '../../../shared/api/use-user-id.ts';
import { followUpsQuery } from '../../../shared/ticket/follow-ups.ts';
import { useFell } from '../../../shared/ticket/use-fell.ts';
import { useTakenOff } from '../../../shared/ticket/use-taken-off.ts';
import { RemovedRow } from '../../../shared/ui/removed-row.tsx';
import type { EditedQuestion } from '../edited-ticket.ts';
import classes from './follow-up-line.module.css';

interface FollowUpLineProps {
  className: string;
  questions: readonly EditedQuestion[];
  onTake: (question: Question) => void;
}

/** Pause in typing the class name before the lookup, in ms. */
const pauseMs = 300;
const maxLetters = 90;

const cut = (text: string): string =>
  text.length > maxLetters ? `${text.slice(0, maxLetters - 1).toWellFormed()}…` : text;

/** Why a question is asked again: the misconception found, or else the results. */
const useReason = () => {
  const { t } = useTranslation('editor');
  const fell = useFell();
  return ({ className, question, finding, before }: FollowUp): string => {
    const asked = cut(question.text);
    const result = fell(before);
    const reason = finding
      ? t('followUp.finding', finding)
      : result
        ? t('followUp.fell', { result, asked })
        : t('followUp.plain', { asked });
    return className ? t('followUp.of', { className, reason }) : reason;
  };
};

/** Shows at most one question that is waiting for the class of a new ticket. */
export const FollowUpLine = ({ className, questions, onTake }: FollowUpLineProps) => {
  const { t } = useTranslation('editor');
  const isLoggedIn = Boolean(useUserId());
  const [typed] = useDebouncedValue(className, pauseMs);
  const { data = [] } = useQuery({ ...followUpsQuery(typed), enabled: isLoggedIn, meta: { isOptional: true } });
  const { away, back, takeOff, putBack, end } = useTakenOff();
  const removed = useRef<HTMLUListElement>(null);
  const reasonOf = useReason();
  const isTaken = ({ question: { origin } }: FollowUp): boolean =>
    questions.some((one) => one.origin?.ticketId === origin?.ticketId && one.origin?.questionId === origin?.questionId);
  const followUp = data.find((one) => !one.askedIn && !isTaken(one) && away.get(one.id) !== 'gone');
  if (!followUp) return null;
  const { id, question } = followUp;
  if (away.has(id))
    return (
      <ul ref={removed} className={classes.removed}>
        <RemovedRow
          key={id}
          last={() => removed.current?.closest<HTMLElement>('[role=dialog]')}
          onUndo={() => putBack(id)}
          onExpire={() => void end(id)}
        >
          {t('followUp.dropped', { asked: cut(question.text) })}
        </RemovedRow>
      </ul>
    );
  return (
    <Group justify="space-between" gap="8px 24px" className={classes.line} role="status">
      <p>
        {reasonOf(followUp)} {t('followUp.again')}
      </p>
      <Group gap="xs">
        <Button variant="default" onClick={() => onTake(question)}>
          {t('followUp.take')}
        </Button>
        <Button variant="subtle" autoFocus={back === id} onClick={() => takeOff(id)}>
          {t('followUp.drop')}
        </Button>
      </Group>
    </Group>
  );
};
