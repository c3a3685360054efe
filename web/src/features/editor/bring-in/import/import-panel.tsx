import { correctAnswerOf, isStorable, limits, optionsOf } from '@exit-tickets/contracts/rules';
import { Button, Checkbox, CloseButton, FileButton, Group, Text } from '@mantine/core';
import { type ClipboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../../shared/forms/limited-field.tsx';
import { type EditedQuestion, isBlankQuestion, toQuestion } from '../../edited-ticket.ts';
import classes from '../bring-in.module.css';
import type { BringInProps } from '../bring-in-props.ts';
import { decodeText, maxBytesPerCharacter } from './decode-text.ts';
import { type Imported, importQuestions } from './import-questions.ts';

/** Longer pasted text is not shown in the field, which would be slow. */
const maxShownLength = 20_000;
/** More than anyone looks through before choosing twenty. */
const maxListed = 100;
const maxNumbers = 10;

type Problem = 'tooLong' | 'notText';

const problemOf = (text: string): Problem | undefined => {
  if (text.length > limits.importLength) return 'tooLong';
  return isStorable(text) ? undefined : 'notText';
};

/** The options of a choice, and which one is right. */
const Options = ({ question }: { question: EditedQuestion }) => {
  const { t } = useTranslation('editor');
  const asked = toQuestion(question);
  const right = correctAnswerOf(asked);
  const texts = optionsOf(asked).map((option) => (option === right ? `${option} (${t('import.right')})` : option));
  return <span className={classes.from}>{texts.join(' · ')}</span>;
};

/** What was converted, and what was left out and why. */
const Notes = ({ imported: { isTable, changes, leftOut } }: { imported: Imported }) => {
  const { t } = useTranslation('editor');
  const numbersOf = (numbers: readonly number[]): string => {
    const named = numbers.slice(0, maxNumbers).join(', ');
    const more = numbers.length - maxNumbers;
    return more > 0 ? `${named} ${t('import.more', { count: more })}` : named;
  };
  return (
    <>
      {[...changes].map(([change, count]) => (
        <Text key={change} size="sm">
          {t(`import.changed.${change}`, { count })}
        </Text>
      ))}
      {leftOut.size > 0 && (
        <>
          <Text fw={600} mt="xs">
            {t('import.leftOut')}
          </Text>
          <ul className={classes.leftOut} data-bullets>
            {[...leftOut].map(([reason, numbers]) => (
              <li key={reason}>
                {t(isTable ? 'import.row' : 'import.question', {
                  numbers: numbersOf(numbers),
                  why: t(`import.why.${reason}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** Imports questions from pasted text or a file; what was read is shown before any of it is on the ticket. */
export const ImportPanel = ({ questions, onTake, onClose }: BringInProps) => {
  const { t } = useTranslation(['editor', 'common']);
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const room = limits.questionsPerTicket - questions.filter((question) => !isBlankQuestion(question)).length;
  const texts = useMemo(() => ({ right: t('import.true'), wrong: t('import.false') }), [t]);
  const imported = useMemo(() => (given.trim() ? importQuestions(given, texts) : undefined), [given, texts]);
  const listed = imported?.questions.slice(0, maxListed) ?? [];
  const [chosen, setChosen] = useState<{ of: Imported | undefined; numbers: ReadonlySet<number> }>();
  const numbers =
    chosen?.of === imported && chosen ? chosen.numbers : new Set(listed.slice(0, room).map(({ number }) => number));
  const choose = (number: number) => {
    const next = new Set(numbers);
    if (!next.delete(number)) next.add(number);
    setChosen({ of: imported, numbers: next });
  };
  const take = (text: string) => {
    const found = problemOf(text);
    setProblem(found);
    setGiven(found ? '' : text);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length <= maxShownLength) return;
    event.preventDefault();
    take(text);
  };
  const open = async (file: File | null) => {
    if (!file) return;
    if (file.size > limits.importLength * maxBytesPerCharacter) return setProblem('tooLong');
    take(decodeText(new Uint8Array(await file.arrayBuffer())));
  };
  const panel = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isPending = listed.length > 0 && numbers.size > 0;
  // Saving the ticket now would lose the questions that are not added yet.
  useEffect(() => {
    const form = panel.current?.closest('form');
    if (!form || !isPending) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setAsked(true);
      panel.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => {
      form.removeEventListener('submit', hold, { capture: true });
      setAsked(false);
    };
  }, [isPending]);
  const add = () => {
    const added = listed.filter(({ number }) => numbers.has(number)).map(({ question }) => question);
    // Close first: that focuses the button which opened the panel, then the first added question takes the focus.
    onClose();
    onTake(added);
  };
  return (
    <section ref={panel} aria-labelledby="import-title">
      <Group justify="space-between" wrap="nowrap" gap={0} className={classes.head}>
        <h3 id="import-title">{t('import.action')}</h3>
        <CloseButton aria-label={t('common:close')} onClick={onClose} />
      </Group>
      <LimitedTextarea
        label={t('import.label')}
        description={t('import.help')}
        autoFocus
        minRows={3}
        maxRows={8}
        autosize
        maxLetters={maxShownLength}
        value={given.length > maxShownLength ? '' : given}
        onChange={take}
        onPaste={paste}
        error={problem && t(`import.${problem}`, { max: limits.importLength })}
      />
      <FileButton accept=".txt,.gift,.tsv,text/plain,text/tab-separated-values" onChange={(file) => void open(file)}>
        {(props) => (
          <Button {...props} variant="subtle" mt="xs">
            {t('import.file')}
          </Button>
        )}
      </FileButton>
      <div role="status">
        {imported && (
          <p className={classes.status}>
            {[
              given.length > maxShownLength && t('import.pasted', { count: given.length }),
              t('import.read', { count: imported.questions.length }),
              imported.questions.length > maxListed && t('import.first', { max: maxListed }),
            ]
              .filter(Boolean)
              .join('. ')}
          </p>
        )}
      </div>
      {imported && <Notes imported={imported} />}
      {listed.length > 0 && (
        <>
          <ul className={classes.list}>
            {listed.map(({ number, question }) => (
              <li key={number}>
                <Checkbox
                  size="md"
                  className={classes.choice}
                  checked={numbers.has(number)}
                  onChange={() => choose(number)}
                  label={
                    <>
                      {question.text}
                      <Options question={question} />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <Group mt="xs" gap="xs">
            <Button data-add disabled={numbers.size === 0 || numbers.size > room} onClick={add}>
              {t('import.add', { count: numbers.size })}
            </Button>
            <Text c="dimmed">{t('import.room', { count: room })}</Text>
          </Group>
          <p role="alert" className={classes.status}>
            {isAsked && t('import.notAdded')}
          </p>
        </>
      )}
    </section>
  );
};
