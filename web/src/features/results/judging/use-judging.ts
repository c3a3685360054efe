import type { JudgementChange, Judgements, Mark, Ticket, Wording } from '@exit-tickets/contracts';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import { type EditableJudgements, useEditableJudgements } from '../api/change-judgements.ts';
import { marksOf, type SentChange, undoOf } from '../judgement-changes.ts';
import { arrangeGroups } from './arrange-groups.ts';
import { type JudgedQuestion, type KeyedGroup, markedWithBelow } from './groups.ts';
import { focusRow } from './marking-rows.ts';

type QuestionJudgements = Judgements['questions'][number];

/** Separates the concerns, which only the teacher reads, from all other groups. */
const apart = (groups: QuestionJudgements['groups']): [Wording[], QuestionJudgements['groups']] => {
  const isConcern = ({ verdict }: Wording): boolean => verdict === 'concern';
  const wordings = groups.flatMap((group) => group.wordings);
  if (!wordings.some(isConcern)) return [[], groups];
  const others = groups.map((group) => ({ ...group, wordings: group.wordings.filter((one) => !isConcern(one)) }));
  return [wordings.filter(isConcern), others.filter((group) => group.wordings.length > 0)];
};

type GivenMark = Pick<Mark, 'verdict' | 'label'>;

/** Actions on verdicts. The functions are stable, so that rows can be memoised. */
export interface JudgingActions {
  mark: (
    questionId: string,
    wordings: readonly Wording[],
    mark: GivenMark,
    row: string,
    onRefused?: () => void,
  ) => void;
  /** Marks a group and all unjudged answers below it, as one change. */
  markWithBelow: (questionId: string, group: KeyedGroup, mark: GivenMark, row: string) => void;
  changeQuestion: (change: JudgementChange['questions'][number], onRefused: () => void) => void;
  undo: () => void;
}

const ActionsContext = createContext<JudgingActions | undefined>(undefined);
export const JudgingProvider = ActionsContext.Provider;

/** Actions on verdicts; throws outside of the results. */
export const useJudgingActions = (): JudgingActions => {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useJudgingActions outside of the results');
  return actions;
};

interface UndoEntry {
  change: SentChange;
  /** The marked row, to which undo returns. */
  row: string;
}

export interface Judging extends Omit<EditableJudgements, 'change'> {
  questions: readonly JudgedQuestion[];
  actions: JudgingActions;
  canUndo: boolean;
}

/** The questions with their answers in groups, and the teacher's actions on them. */
export const useJudging = ({ id, questions: asked }: Ticket): Judging => {
  const { change, ...editable } = useEditableJudgements(id);
  const { judgements } = editable;
  const [undoStack, setUndoStack] = useState<readonly UndoEntry[]>([]);
  // Each arrangement builds on the last one; questions with unchanged judgements keep their object identity.
  const arranged = useRef(new Map<string, { judged: QuestionJudgements | undefined; shown: JudgedQuestion }>());

  const questions = useMemo(
    () =>
      asked.map((question, index): JudgedQuestion => {
        const judged = judgements?.questions.find(({ questionId }) => questionId === question.id);
        const last = arranged.current.get(question.id);
        if (last && last.judged === judged && last.shown.question === question) return last.shown;
        const [concerns, others] = apart(judged?.groups ?? []);
        const groups = arrangeGroups(last?.shown.groups ?? [], others);
        const { hasVerdicts = false, core, isOpinionToModel } = judged ?? {};
        const shown = { question, place: index + 1, hasVerdicts, core, isOpinionToModel, groups, concerns };
        arranged.current.set(question.id, { judged, shown });
        return shown;
      }),
    [asked, judgements],
  );

  const latest = useRef({ change, undoStack, questions });
  latest.current = { change, undoStack, questions };

  const actions = useMemo((): JudgingActions => {
    const drop = (entry: UndoEntry) => setUndoStack((entries) => entries.filter((other) => other !== entry));
    const mark: JudgingActions['mark'] = (questionId, wordings, given, row, onRefused) => {
      if (wordings.length === 0) return;
      const entry = { change: undoOf(questionId, wordings), row };
      setUndoStack((entries) => [...entries, entry]);
      latest.current.change({ marks: marksOf(questionId, wordings, () => given) }, () => {
        drop(entry);
        onRefused?.();
      });
    };
    return {
      mark,
      markWithBelow: (questionId, group, given, row) => {
        const judged = latest.current.questions.find(({ question }) => question.id === questionId);
        if (judged) mark(questionId, markedWithBelow(judged, group), given, row);
      },
      changeQuestion: (question, onRefused) => latest.current.change({ marks: [], questions: [question] }, onRefused),
      undo: () => {
        const entry = latest.current.undoStack.at(-1);
        if (!entry) return;
        drop(entry);
        latest.current.change(entry.change);
        focusRow(entry.row);
      },
    };
  }, []);

  return { ...editable, questions, actions, canUndo: undoStack.length > 0 };
};
