import type { Judgement, JudgementChange, Judgements, Mark, Wording } from '@exit-tickets/contracts';

/** A change that is being sent to the server. */
export type SentChange = Partial<Pick<JudgementChange, 'questions'>> & {
  marks: Mark[];
  /** The former judgements, shown at once when a mark is undone. */
  restored?: readonly Wording[];
};

const judgementOf = ({ verdict, by, reason, label, hasNoContent }: Judgement): Judgement => ({
  verdict,
  by,
  reason,
  label,
  hasNoContent,
});

/** A mark without a label keeps the present one between partly and wrong, as the server does. */
const given = ({ verdict, label }: Mark, before: Wording, former: Wording | undefined): Judgement => {
  if (verdict === 'unjudged') return { verdict };
  if (verdict !== null) {
    const kept = verdict === 'partly' || verdict === 'wrong' ? (label ?? before.label) : undefined;
    return { verdict, by: 'teacher', ...(kept && { label: kept }) };
  }
  return former ? judgementOf(former) : { verdict: 'unjudged' };
};

/** The judgement that each response gets for one question. */
const byResponse = (
  { marks, restored = [] }: SentChange,
  questionId: string,
): Map<string, (before: Wording) => Judgement> => {
  const former = new Map(restored.flatMap((wording) => wording.responseIds.map((id) => [id, wording] as const)));
  return new Map(
    marks
      .filter((mark) => mark.questionId === questionId)
      .flatMap((mark) =>
        mark.responseIds.map((id) => [id, (before: Wording) => given(mark, before, former.get(id))] as const),
      ),
  );
};

/** Applies a change optimistically; untouched objects keep their identity and are not re-rendered. */
export const applyChange = (judgements: Judgements, change: SentChange): Judgements => ({
  ...judgements,
  questions: judgements.questions.map((question) => {
    const changed = byResponse(change, question.questionId);
    const { core, isOpinion } = change.questions?.find(({ questionId }) => questionId === question.questionId) ?? {};
    if (changed.size === 0 && core === undefined && isOpinion === undefined) return question;
    const judged = (wording: Wording): Wording => {
      const [first] = wording.responseIds.flatMap((id) => changed.get(id) ?? []);
      return first ? { answer: wording.answer, responseIds: wording.responseIds, ...first(wording) } : wording;
    };
    return {
      ...question,
      ...((core !== undefined || isOpinion !== undefined) && { isOpinionToModel: undefined }),
      ...(isOpinion !== undefined && { hasVerdicts: !isOpinion }),
      ...(core !== undefined && { core: core ? { text: core, by: 'teacher' as const } : undefined }),
      groups: question.groups.map((group) => {
        const wordings = group.wordings.map(judged);
        return wordings.every((wording, index) => wording === group.wordings[index]) ? group : { wordings };
      }),
    };
  }),
});

/** The marks for these wordings: one per verdict and label, however many answers it covers. */
export const marksOf = (
  questionId: string,
  wordings: readonly Wording[],
  markFor: (wording: Wording) => Pick<Mark, 'verdict' | 'label'>,
): Mark[] => {
  const marks = new Map<string, Mark>();
  for (const wording of wordings) {
    const { verdict, label } = markFor(wording);
    const key = `${verdict} ${label}`;
    const mark = marks.get(key) ?? { questionId, responseIds: [], verdict, ...(label !== undefined && { label }) };
    mark.responseIds.push(...wording.responseIds);
    marks.set(key, mark);
  }
  return [...marks.values()];
};

/** A change without one of the answers in its marks; undefined if nothing is left. */
export const withoutAnswer = (change: SentChange, mark: number, place: number): SentChange | undefined => {
  const marks = change.marks
    .map((one, at) => (at === mark ? { ...one, responseIds: one.responseIds.filter((_id, n) => n !== place) } : one))
    .filter(({ responseIds }) => responseIds.length > 0);
  return marks.length > 0 || change.questions ? { ...change, marks } : undefined;
};

/** The change that restores the former verdicts of wordings. */
export const undoOf = (questionId: string, before: readonly Wording[]): SentChange => ({
  marks: marksOf(questionId, before, ({ by, verdict, label }) =>
    // Explicitly empty, or the label of the undone mark would remain.
    by === 'teacher' && verdict !== 'unjudged' ? { verdict, label: label ?? '' } : { verdict: null },
  ),
  restored: before,
});
