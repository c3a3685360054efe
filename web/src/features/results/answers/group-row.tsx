import { Button, Group } from '@mantine/core';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/link-button.tsx';
import { answerCount, isUndecided, type KeyedGroup, markedWithGroup, sharedVerdict } from '../judging/groups.ts';
import { firstLabelKey, focusRow, maxLabelKeys, nextUndecidedRow } from '../judging/marking-rows.ts';
import { useShownResponses } from '../judging/shown-class.tsx';
import { useJudgingActions } from '../judging/use-judging.ts';
import judgingClasses from '../judging.module.css';
import { BelowButton } from './below-button.tsx';
import { FoldButton } from './fold-button.tsx';
import classes from './group-row.module.css';
import { JudgedBy } from './judged-by.tsx';
import { LabelChip } from './label-chip.tsx';
import { LabelField } from './label-field.tsx';
import pillClasses from './pill.module.css';
import { type Choice, VerdictChoice } from './verdict-choice.tsx';
import { Wordings } from './wordings.tsx';

interface GroupRowProps {
  group: KeyedGroup;
  questionId: string;
  hasVerdicts: boolean;
  /** Whether the row may be collapsed, without its marking controls, until it is current. */
  isFoldable: boolean;
  isCurrent: boolean;
  /** Number of unjudged answers further down; 0 unless the row is the current one. */
  unjudgedBelow: number;
  /** Labels used for this question so far; empty unless the row is the current one. */
  labels: readonly string[];
}

/** Longer answers are collapsed, without marking controls, until current: nobody should mark unread text. */
const maxLettersInView = 240;

interface OtherOrdersProps {
  questionId: string;
  otherOrders: readonly string[];
  isOpen: boolean;
  /** Id of the list of wordings. */
  controls: string;
  onToggle: () => void;
}

/** How many students gave a list in another order; the tooltip and the list of wordings show these. */
const OtherOrders = ({ questionId, otherOrders, isOpen, controls, onToggle }: OtherOrdersProps) => {
  const { t } = useTranslation('results');
  const responses = useShownResponses();
  const answers = otherOrders.flatMap(
    (id) => responses.get(id)?.answers.find((answer) => answer.questionId === questionId)?.answer ?? [],
  );
  return (
    <LinkButton
      className={classes.orders}
      title={answers.join('\n')}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {t('judging.otherOrders', { count: otherOrders.length })}
    </LinkButton>
  );
};

/** Collapsed to one line until it is current or expanded, so that the next rows stay in view. */
const useFold = ({ group, isFoldable, isCurrent, hasVerdicts }: GroupRowProps) => {
  const [isUnfolded, setUnfolded] = useState(isCurrent);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    setUnfolded(isCurrent);
  }
  const isLong = group.wordings.some(({ answer }) => answer.length > maxLettersInView);
  const canFold = (isFoldable || isLong) && hasVerdicts;
  return { isLong, canFold, isFolded: canFold && !isUnfolded, toggle: () => setUnfolded(!isUnfolded) };
};

/** Whether the focus is in this row or nowhere. */
const isFocusFree = (row: string): boolean => {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row === row;
};

/**
 * A group of similar answers: its first wording with the count of just that, the size of the group, and the verdict. One
 * mark applies to all of them.
 */
export const GroupRow = memo((props: GroupRowProps) => {
  const { group, questionId, hasVerdicts, isCurrent, unjudgedBelow, labels } = props;
  const { t } = useTranslation('results');
  const { mark, markWithBelow } = useJudgingActions();
  const [isOpen, setOpen] = useState(false);
  /** Initial text of the label field, and whether it takes the focus; undefined while the field is closed. */
  const [labelEntry, setLabelEntry] = useState<{ label: string; takesFocus: boolean }>();
  const [isBelowToo, setBelowToo] = useState(false);
  const { isLong, canFold, isFolded, toggle } = useFold(props);
  const id = useId();
  const { wordings } = group;
  const [heading] = wordings;
  const verdict = sharedVerdict(wordings);
  const row = `${questionId} ${group.key}`;
  const said = heading?.responseIds.length ?? 0;
  const label = wordings.find((wording) => wording.label)?.label;
  const [isAskedAbout, setAskedAbout] = useState(false);
  // Nothing is left to confirm once another row is current, or the label was removed in another window.
  if (isAskedAbout && (!isCurrent || label === undefined)) setAskedAbout(false);
  const canReachBelow = unjudgedBelow > 0 && hasVerdicts && isUndecided(group);
  // Reset while unavailable, so that it never silently widens a later mark.
  if (isBelowToo && !canReachBelow) setBelowToo(false);
  const choose = (chosen: Choice, withShift: boolean) => {
    if (chosen === 'right' && label !== undefined) {
      setAskedAbout(true);
      return;
    }
    if (withShift || isBelowToo) markWithBelow(questionId, group, { verdict: chosen }, row);
    else mark(questionId, markedWithGroup(wordings), { verdict: chosen }, row);
    setBelowToo(false);
  };
  /** Assigns a misconception: the verdict becomes wrong, unless it is partly right already. */
  const give = (named: string, onRefused?: () => void) => {
    const given = { verdict: verdict === 'partly' ? 'partly' : 'wrong', label: named } as const;
    if (isBelowToo) markWithBelow(questionId, group, given, row);
    else mark(questionId, wordings, given, row, onRefused);
    setBelowToo(false);
  };
  const openWordings = () => {
    if (isFolded) toggle();
    setOpen(isFolded || !isOpen);
  };
  const isLabelling = labelEntry !== undefined;
  const closeLabel = () => {
    setLabelEntry(undefined);
    focusRow(row);
  };
  return (
    <li
      className={`${judgingClasses.row} ${judgingClasses.group}`}
      data-row={row}
      data-markable={hasVerdicts || undefined}
      data-folded={isFolded || undefined}
      data-open={isOpen || undefined}
      data-long={isLong || undefined}
      data-current={isCurrent}
      data-undecided={hasVerdicts && isUndecided(group)}
      data-verdict={verdict}
    >
      <div>
        <div className={classes.said}>
          {said > 1 && <b className={classes.count}>{said}×</b>}
          <p id={id} className={classes.heading}>
            {t('judging.quote', { answer: heading?.answer })}
          </p>
          {heading?.otherOrders && (
            <OtherOrders
              questionId={questionId}
              otherOrders={heading.otherOrders}
              isOpen={isOpen && !isFolded}
              controls={`${id}-wordings`}
              onToggle={openWordings}
            />
          )}
        </div>
        <p className={judgingClasses.meta}>
          {hasVerdicts && <JudgedBy wordings={wordings} />}
          {(!isFolded || wordings.length > 1) && (
            <LinkButton
              data-action="wordings"
              aria-expanded={isOpen && !isFolded}
              aria-controls={`${id}-wordings`}
              onClick={openWordings}
            >
              {wordings.length > 1 ? t('judging.alike', { count: answerCount(wordings) }) : t('judging.whose')}
            </LinkButton>
          )}
        </p>
      </div>
      {canFold && (props.isFoldable || isFolded) && (
        <FoldButton describedBy={id} verdict={verdict} isFolded={isFolded} onClick={toggle} />
      )}
      {hasVerdicts && !isFolded && (
        <VerdictChoice isOfRow labelledBy={isBelowToo ? `${id} ${id}-below` : id} verdict={verdict} onChoose={choose} />
      )}
      {isCurrent && hasVerdicts && !isFolded && (
        <Group gap="xs" className={classes.chips} data-no-print>
          {labels.map((each, index) => (
            <LabelChip
              key={each}
              label={each}
              keyOf={index < maxLabelKeys ? firstLabelKey + index : undefined}
              isGiven={each === label}
              onClick={() => give(each)}
            />
          ))}
          <button
            type="button"
            className={`${pillClasses.pill} ${classes.chip}`}
            data-kind="add"
            data-action="label"
            aria-expanded={isLabelling}
            onClick={() => setLabelEntry(isLabelling ? undefined : { label: label ?? '', takesFocus: true })}
          >
            {t(label === undefined ? 'judging.addLabel' : 'judging.changeLabel')}
          </button>
          {canReachBelow && (
            <BelowButton
              id={`${id}-below`}
              count={unjudgedBelow}
              isPressed={isBelowToo}
              onClick={() => setBelowToo(!isBelowToo)}
            />
          )}
        </Group>
      )}
      {isAskedAbout && label !== undefined && (
        <Group gap="xs" className={classes.question} data-no-print role="alert">
          <p>{t('judging.dropLabel', { label })}</p>
          <Button
            data-action="drop-label"
            onClick={() => {
              setAskedAbout(false);
              mark(questionId, wordings, { verdict: 'right', label: '' }, row);
              focusRow(nextUndecidedRow(row) ?? row);
            }}
          >
            {t('judging.rightWithoutLabel')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              setAskedAbout(false);
              focusRow(row);
            }}
          >
            {t('judging.keepLabel')}
          </Button>
        </Group>
      )}
      {isLabelling && !isFolded && (
        <LabelField
          {...labelEntry}
          suggestions={`labels-${questionId}`}
          onSave={(named) => {
            // A rejected label opens the field again; a teacher who is marking elsewhere keeps the focus.
            give(named, () => setLabelEntry({ label: named, takesFocus: isFocusFree(row) }));
            closeLabel();
          }}
          onClose={closeLabel}
        />
      )}
      {isOpen && !isFolded && (
        <div id={`${id}-wordings`} className={judgingClasses.wordingsBox}>
          <Wordings questionId={questionId} row={row} wordings={wordings} canBeJudged={hasVerdicts} />
        </div>
      )}
    </li>
  );
});
