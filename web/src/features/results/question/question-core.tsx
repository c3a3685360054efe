import { limits } from '@exit-tickets/contracts/rules';
import { Button, Checkbox, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import { LinkButton } from '../components/link-button.tsx';
import type { JudgedQuestion } from '../judging/groups.ts';
import { useJudgingActions } from '../judging/use-judging.ts';
import resultsClasses from '../results.module.css';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './question-core.module.css';

interface Entry {
  text: string;
  isOpinion: boolean;
}

/** An entry that the server rejected, to be edited again. */
interface Refused extends Entry {
  /** False if the teacher is marking elsewhere, to leave the focus there. */
  takesFocus: boolean;
}

interface CoreFormProps {
  judged: JudgedQuestion;
  refused: Refused | undefined;
  onRefused: (entry: Entry) => void;
  onClose: () => void;
}

const CoreForm = ({ judged, refused, onRefused, onClose }: CoreFormProps) => {
  const { t } = useTranslation(['results', 'common']);
  const { changeQuestion } = useJudgingActions();
  const { question, core, hasVerdicts } = judged;
  const [text, setText] = useState(refused?.text ?? core?.text ?? '');
  const [isOpinion, setOpinion] = useState(refused?.isOpinion ?? !hasVerdicts);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isCoreChanged = text.trim() !== (core?.text ?? '');
    const isKindChanged = isOpinion === hasVerdicts;
    if (isCoreChanged || isKindChanged) {
      const change = {
        questionId: question.id,
        ...(isCoreChanged && { core: text.trim() }),
        ...(isKindChanged && { isOpinion }),
      };
      changeQuestion(change, () => onRefused({ text, isOpinion }));
    }
    onClose();
  };
  return (
    <form
      className={classes.coreForm}
      onSubmit={onSubmit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <LimitedTextarea
        label={t('judging.coreField')}
        description={t('judging.coreHelp')}
        value={text}
        onChange={setText}
        maxLetters={limits.coreLength}
        disabled={isOpinion}
        minRows={2}
        autosize
        autoFocus={refused?.takesFocus ?? true}
      />
      <Checkbox
        label={t('judging.isOpinion')}
        checked={isOpinion}
        onChange={({ currentTarget }) => setOpinion(currentTarget.checked)}
      />
      <Group gap="sm" align="stretch">
        <Button type="submit">{t('judging.save')}</Button>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  );
};

/** What an answer must contain at least, editable in place. An opinion has no right or wrong. */
export const CoreLine = ({ judged }: { judged: JudgedQuestion }) => {
  const { t } = useTranslation('results');
  const [isEditing, setEditing] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { core, hasVerdicts, isOpinionToModel, place } = judged;
  const reopen = (entry: Entry) => {
    const { activeElement, body } = document;
    setRefused({ ...entry, takesFocus: activeElement === button.current || activeElement === body });
    setEditing(true);
  };
  const close = () => {
    setRefused(undefined);
    setEditing(false);
  };
  if (isEditing) return <CoreForm judged={judged} refused={refused} onRefused={reopen} onClose={close} />;
  return (
    <p className={classes.core}>
      {!hasVerdicts && <span>{t('judging.opinion')}</span>}
      {isOpinionToModel && <span>{t('judging.opinionToModel')}</span>}
      {hasVerdicts && core && (
        <span>
          <b>{t('judging.core')}</b> {core.text}
          {core.by !== 'teacher' && <span className={resultsClasses.muted}> {t(`judging.coreBy.${core.by}`)}</span>}
        </span>
      )}
      <LinkButton ref={button} className={classes.change} onClick={() => setEditing(true)}>
        <IconPencil size={16} aria-hidden />
        <span aria-hidden>{t(hasVerdicts && !core ? 'judging.addCore' : 'judging.change')}</span>
        <span className={visuallyHidden.always}>
          {t(hasVerdicts && !core ? 'judging.addCoreOf' : 'judging.changeCoreOf', { place })}
        </span>
      </LinkButton>
    </p>
  );
};
