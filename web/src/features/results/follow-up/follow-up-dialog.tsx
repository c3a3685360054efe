import { labelCounts } from '@exit-tickets/answer-groups/board';
import type { Question, Ticket } from '@exit-tickets/contracts';
import { answersIn, correctAnswerOf, limits } from '@exit-tickets/contracts/rules';
import { Button, Group, Radio } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../../shared/dialogs.ts';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import { errorText } from '../../../shared/screen/error-text.ts';
import { followUpsQuery } from '../../../shared/ticket/follow-ups.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useAddFollowUp } from '../api/add-follow-up.ts';
import { followUpProposalsQuery } from '../api/propose-follow-ups.ts';
import { fellOf, type JudgedQuestion } from '../judging/groups.ts';
import resultsClasses from '../results.module.css';
import classes from './follow-up-dialog.module.css';
import { draftOf, type FollowUpDraft, type FollowUpSource, followUpOf, isComplete } from './follow-up-draft.ts';

interface FollowUpFormProps {
  ticket: Ticket;
  judged: JudgedQuestion;
  /** Digest of the verdicts that the proposals are based on. */
  digest: string;
  onClose: () => void;
}

/** The most common misconception. */
const findingIn = (judged: JudgedQuestion) => {
  const [most] = labelCounts(judged.groups.flatMap(({ wordings }) => wordings));
  return most && { finding: { label: most.text, count: most.count, total: answersIn(fellOf(judged)) } };
};

interface DraftFieldsProps {
  question: Question;
  draft: FollowUpDraft;
  onChange: (draft: FollowUpDraft) => void;
}

/** The question as students will read it, with editable wording. */
const DraftFields = ({ question, draft, onChange }: DraftFieldsProps) => {
  const { t } = useTranslation('results');
  const right = draftOf(question).options.indexOf(correctAnswerOf(question) ?? '');
  return (
    <div className={classes.draft}>
      <LimitedTextarea
        label={t('overview.question')}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
        maxLetters={limits.questionLength}
        autosize
        minRows={2}
      />
      {draft.options.map((option, at) => (
        <LimitedTextarea
          // biome-ignore lint/suspicious/noArrayIndexKey: options keep their places, whatever is typed
          key={at}
          aria-label={t(at === right ? 'followUp.rightOption' : 'followUp.option', { number: at + 1 })}
          leftSection={at === right ? <IconCheck size={20} aria-hidden /> : <IconX size={20} aria-hidden />}
          value={option}
          onChange={(text) => onChange({ ...draft, options: draft.options.map((one, of) => (of === at ? text : one)) })}
          maxLetters={limits.optionLength}
          autosize
          minRows={1}
        />
      ))}
      {draft.options.length === 0 && question.guide?.modelAnswer && (
        <p className={resultsClasses.muted}>{t('followUp.expected', { answer: question.guide.modelAnswer })}</p>
      )}
    </div>
  );
};

/** The follow-up that already waits for this question; there is at most one. */
const useWaiting = ({ id, className }: Ticket, questionId: string): Question | undefined => {
  const { data } = useQuery({ ...followUpsQuery(className ?? ''), meta: { isOptional: true } });
  const isOfThis = ({ origin }: Question): boolean => origin?.ticketId === id && origin.questionId === questionId;
  return data?.find(({ askedIn, question }) => !askedIn && isOfThis(question))?.question;
};

const FollowUpForm = ({ ticket, judged, digest, onClose }: FollowUpFormProps) => {
  const { t } = useTranslation(['results', 'common']);
  const { openEditor } = useDialogs();
  const add = useAddFollowUp(onClose);
  const { question } = judged;
  const { data, error, isPending } = useQuery(followUpProposalsQuery(ticket.id, question.id, digest));
  const waiting = useWaiting(ticket, question.id);
  const { origin: _asksAgain, ...same } = question;
  const choices: { from: FollowUpSource; question: Question }[] = [
    ...(data?.proposals ?? []),
    { from: 'same', question: same },
  ];
  const [chosen, choose] = useState<string>();
  const [typed, setTyped] = useState<Partial<Record<FollowUpSource, FollowUpDraft>>>({});
  // Loading proposals would replace what is shown, so until then a question is shown only if it was chosen.
  const shown = choices.find(({ from }) => from === chosen) ?? (isPending ? undefined : choices[0]);
  const draft = shown && (typed[shown.from] ?? draftOf(shown.question));
  const isReady = draft !== undefined && isComplete(draft);
  const origin = { ticketId: ticket.id, questionId: question.id };
  const asked = shown && draft && followUpOf(shown.question, draft, shown.from, origin);
  const { className, title, totalStudents } = ticket;
  const put = () => {
    if (asked) add.mutate({ question: asked, ...findingIn(judged) });
  };
  const askNow = () => {
    if (!asked) return;
    onClose();
    openEditor({ draft: { title, className, totalStudents, questions: [asked] }, isUnsaved: true });
  };
  return (
    <div className={classes.dialog}>
      <p className={resultsClasses.muted}>{question.text}</p>
      <Radio.Group label={t('followUp.by')} value={shown?.from ?? ''} onChange={choose}>
        {choices.map(({ from }) => (
          <Radio key={from} value={from} label={t(`followUp.from.${from}`)} className={classes.choice} />
        ))}
      </Radio.Group>
      <div role="status">
        {waiting && (
          <p className={resultsClasses.muted}>
            {className
              ? t('followUp.replaces', { className, text: waiting.text })
              : t('followUp.replacesForNone', { text: waiting.text })}
          </p>
        )}
        {isPending && <p>{t('followUp.making')}</p>}
        {error && <p>{errorText(error)}</p>}
        {data?.failure && <p>{t(`common:errors.${data.failure}`)}</p>}
        {data?.noChoice && <p className={resultsClasses.muted}>{t(`followUp.noChoice.${data.noChoice}`)}</p>}
      </div>
      {shown && draft && (
        <DraftFields
          question={shown.question}
          draft={draft}
          onChange={(changed) => setTyped({ ...typed, [shown.from]: changed })}
        />
      )}
      <Group gap="xs" mt="xs" align="stretch">
        <BusyButton isBusy={add.isPending} disabled={!isReady} onClick={put}>
          {className ? t('followUp.put', { className }) : t('followUp.putForNone')}
        </BusyButton>
        <Button variant="default" disabled={!isReady} onClick={askNow}>
          {t('followUp.now')}
        </Button>
      </Group>
    </div>
  );
};

interface FollowUpDialogProps extends Pick<FollowUpFormProps, 'ticket' | 'onClose'> {
  /** The question requested last. */
  judged: JudgedQuestion | undefined;
  digest: string | undefined;
  opened: boolean;
}

/**
 * Asks a question again, as it is or in another version that the teacher reviews first. It stays mounted while closed,
 * because otherwise it could not return the focus.
 */
export const FollowUpDialog = ({ judged, digest, opened, ...props }: FollowUpDialogProps) => {
  const { t } = useTranslation('results');
  const isReady = judged !== undefined && digest !== undefined;
  return (
    <Dialog opened={opened && isReady} onClose={props.onClose} title={t('followUp.action')} size="lg">
      {isReady && <FollowUpForm key={judged.question.id} judged={judged} digest={digest} {...props} />}
    </Dialog>
  );
};
