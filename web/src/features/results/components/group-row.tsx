import { createContext, memo, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerCount, isUndecided, type KeyedGroup, markedWithGroup, sharedVerdict } from '../judging/groups.ts';
import { focusRow } from '../judging/marking-rows.ts';
import { useJudgingActions } from '../judging/use-judging.ts';
import judgingClasses from '../judging.module.css';
import { BelowButton } from './below-button.tsx';
import { FoldButton } from './fold-button.tsx';
import classes from './group-row.module.css';
import { JudgedBy } from './judged-by.tsx';
import { LabelField } from './label-field.tsx';
import { type Choice, VerdictChoice } from './verdict-choice.tsx';
import { Wordings } from './wordings.tsx';

interface GroupRowProps {
  group: KeyedGroup;
  questionId: string;
  hasVerdicts: boolean;
  /** Whether it is one line until somebody comes to it. */
  isFoldable: boolean;
  isCurrent: boolean;
  /** How many answers further down nobody has judged; 0 unless the row is the current one. */
  unjudgedBelow: number;
}

const LabelButton = ({ hasLabel, isOpen, onClick }: { hasLabel: boolean; isOpen: boolean; onClick: () => void }) => {
  const { t } = useTranslation('results');
  return (
    <button type="button" className={judgingClasses.link} data-action="label" aria-expanded={isOpen} onClick={onClick}>
      {t(hasLabel ? 'judging.changeLabel' : 'judging.addLabel')}
    </button>
  );
};

const AnsweredContext = createContext(0);
/** How many answered the question: of all rows only this is drawn again when one more has. */
export const AnsweredProvider = AnsweredContext.Provider;

const OfAnswered = () => {
  const { t } = useTranslation('results');
  return <small>{t('judging.of', { count: useContext(AnsweredContext) })}</small>;
};

/** Folded until it is the current row or is asked for; then it stays unfolded, so that nothing moves while one marks. */
const useFold = ({ isFoldable, isCurrent, hasVerdicts }: GroupRowProps) => {
  const [isUnfolded, setUnfolded] = useState(isCurrent);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setUnfolded(true);
  }
  const canFold = isFoldable && hasVerdicts;
  return { canFold, isFolded: canFold && !isUnfolded, toggle: () => setUnfolded(!isUnfolded) };
};

/** Whether the focus is in this row, or nowhere. */
const isFocusFree = (row: string): boolean => {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row === row;
};

/** Answers that look alike: how many, in whose words, the verdict. One mark takes them all. */
export const GroupRow = memo((props: GroupRowProps) => {
  const { group, questionId, hasVerdicts, isCurrent, unjudgedBelow } = props;
  const { t } = useTranslation('results');
  const { mark, markWithBelow } = useJudgingActions();
  const [isOpen, setOpen] = useState(false);
  /** What the field of the label begins with, and whether it takes the keyboard; undefined while there is none. */
  const [labelEntry, setLabelEntry] = useState<{ label: string; takesFocus: boolean }>();
  const [isBelowToo, setBelowToo] = useState(false);
  const { canFold, isFolded, toggle } = useFold(props);
  const id = useId();
  const { wordings } = group;
  const [heading] = wordings;
  const verdict = sharedVerdict(wordings);
  const row = `${questionId} ${group.key}`;
  const count = answerCount(wordings);
  const takesLabel = hasVerdicts && (verdict === 'partly' || verdict === 'wrong');
  const canReachBelow = unjudgedBelow > 0 && hasVerdicts && isUndecided(group);
  // A toggle that is out of reach is reset, so that it never widens a later mark unseen.
  if (isBelowToo && !canReachBelow) setBelowToo(false);
  const choose = (chosen: Choice, withShift: boolean) => {
    if (withShift || isBelowToo) markWithBelow(questionId, group, { verdict: chosen }, row);
    else mark(questionId, markedWithGroup(wordings), { verdict: chosen }, row);
    setBelowToo(false);
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
      data-current={isCurrent}
      data-undecided={hasVerdicts && isUndecided(group)}
      data-verdict={verdict}
    >
      <p className={judgingClasses.count}>
        <b>{count}</b> <OfAnswered />
      </p>
      <div>
        <p id={id} className={classes.heading}>
          {t('judging.quote', { answer: heading?.answer })}
        </p>
        <p className={judgingClasses.meta}>
          {hasVerdicts && <JudgedBy wordings={wordings} />}
          {!isFolded && (
            <button
              type="button"
              className={judgingClasses.link}
              data-action="wordings"
              aria-expanded={isOpen}
              aria-controls={`${id}-wordings`}
              onClick={() => setOpen(!isOpen)}
            >
              {wordings.length > 1 ? t('judging.alike', { count }) : t('judging.whose', { count })}
            </button>
          )}
          {takesLabel && !isFolded && (
            <LabelButton
              hasLabel={Boolean(heading?.label)}
              isOpen={isLabelling}
              onClick={() => setLabelEntry(isLabelling ? undefined : { label: heading?.label ?? '', takesFocus: true })}
            />
          )}
        </p>
      </div>
      {canFold && <FoldButton describedBy={id} isFolded={isFolded} onClick={toggle} />}
      {canReachBelow && !isFolded && (
        <BelowButton
          id={`${id}-below`}
          count={unjudgedBelow}
          isPressed={isBelowToo}
          onClick={() => setBelowToo(!isBelowToo)}
        />
      )}
      {hasVerdicts && !isFolded && (
        <VerdictChoice isOfRow labelledBy={isBelowToo ? `${id} ${id}-below` : id} verdict={verdict} onChoose={choose} />
      )}
      {isLabelling && takesLabel && !isFolded && (
        <LabelField
          {...labelEntry}
          suggestions={`labels-${questionId}`}
          onSave={(label) => {
            // What could not be saved is asked for again; whoever is marking elsewhere meanwhile keeps the keyboard.
            mark(questionId, wordings, { verdict, label }, row, () =>
              setLabelEntry({ label, takesFocus: isFocusFree(row) }),
            );
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
