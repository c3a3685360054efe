import { limits } from '@exit-tickets/contracts/rules';
import { CloseButton, Group, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { LimitedTextInput } from '../../../shared/forms/limited-field.tsx';
import { errorText } from '../../../shared/screen/error-text.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { assessedTally, useFell } from '../../../shared/ticket/use-fell.ts';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import { editedQuestion, isBlankQuestion } from '../edited-ticket.ts';
import classes from './bring-in.module.css';
import type { BringInProps } from './bring-in-props.ts';
import { type FoundQuestion, questionsQuery } from './find-questions.ts';

/** Pause in typing before the search starts, in ms. */
const pauseMs = 250;

/** Loads a question with its guide, which lists leave out. */
const readQuestion = async ({ ticket, question }: FoundQuestion) => {
  const { questions } = await call('getTicket', { params: { id: ticket.id } });
  return editedQuestion(questions.find(({ id }) => id === question.id) ?? question);
};

/** Searches the teacher's own questions; a tap puts one on the ticket. */
export const EarlierQuestions = ({ questions, onTake, onClose }: BringInProps) => {
  const { t, i18n } = useTranslation(['editor', 'common']);
  const fell = useFell();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), pauseMs);
  const { data: found, error, isFetching } = useQuery({ ...questionsQuery(search), placeholderData: keepPreviousData });
  const take = useMutation({
    mutationFn: readQuestion,
    onSuccess: (question) => onTake([question]),
    onError: (failure) => toast.failure(t('earlier.failed'), failure),
  });
  const foundText = (count: number): string => (search ? t('earlier.found', { count }) : t('earlier.newest'));
  const isFull = questions.filter((question) => !isBlankQuestion(question)).length >= limits.questionsPerTicket;
  const isThere = (text: string) => questions.some((question) => question.text.trim() === text);
  const date = dateFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <section aria-labelledby="earlier-title">
      <Group justify="space-between" wrap="nowrap" gap={0} className={classes.head}>
        <h3 id="earlier-title">{t('earlier.action')}</h3>
        <CloseButton aria-label={t('common:close')} onClick={onClose} />
      </Group>
      <LimitedTextInput
        type="search"
        label={t('earlier.search')}
        autoFocus
        maxLetters={limits.titleLength}
        leftSection={isFetching ? <Loader size={20} /> : <IconSearch size={20} aria-hidden />}
        value={typed}
        onChange={setTyped}
        // Enter in the search field must not submit the form and save the ticket.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className={classes.status} role="status">
        {error
          ? `${t('earlier.failed')} ${errorText(error)}`
          : found && (found.length > 0 ? foundText(found.length) : t(search ? 'earlier.none' : 'earlier.empty'))}
      </p>
      <ul className={classes.list}>
        {found?.map((each) => (
          <li key={`${each.ticket.id} ${each.question.id}`}>
            <button
              type="button"
              className={classes.take}
              disabled={isFull || isThere(each.question.text)}
              onClick={() => take.isPending || take.mutate(each)}
            >
              {each.question.text}
              <span className={classes.from}>
                {[
                  each.ticket.title,
                  each.ticket.className,
                  date.format(new Date(each.ticket.createdAt)),
                  fell(assessedTally(each.ticket, each.question.id)),
                  isThere(each.question.text) && t('lesson.there'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
