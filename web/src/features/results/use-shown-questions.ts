import type { Wording } from '@exit-tickets/contracts';
import { isInOwnWords } from '@exit-tickets/contracts/rules';
import { useMemo } from 'react';
import type { JudgedQuestion, KeyedGroup } from './judging/groups.ts';
import type { NamelessAnswer } from './use-nameless-answers.ts';
import { heldBack } from './use-shown-names.ts';

/** The questions as shown: while names are hidden, answers are masked. Unchanged objects keep their identity. */
export const useShownQuestions = (
  questions: readonly JudgedQuestion[],
  areHidden: boolean,
  nameless: NamelessAnswer,
): readonly JudgedQuestion[] => {
  const show = useMemo(() => {
    const made = new WeakMap<KeyedGroup, KeyedGroup>();
    const withoutNames = (questionId: string, wordings: readonly Wording[]): Wording[] =>
      wordings.map((wording) => ({
        ...wording,
        answer: nameless(wording.responseIds[0] ?? '', questionId, wording.answer) ?? heldBack,
      }));
    const shownGroup = (questionId: string, group: KeyedGroup): KeyedGroup => {
      const shown = made.get(group) ?? { ...group, wordings: withoutNames(questionId, group.wordings) };
      made.set(group, shown);
      return shown;
    };
    const known = new WeakMap<JudgedQuestion, JudgedQuestion>();
    return (judged: JudgedQuestion): JudgedQuestion => {
      if (!isInOwnWords(judged.question)) return judged;
      const shown = known.get(judged) ?? {
        ...judged,
        groups: judged.groups.map((group) => shownGroup(judged.question.id, group)),
        concerns: withoutNames(judged.question.id, judged.concerns),
      };
      known.set(judged, shown);
      return shown;
    };
  }, [nameless]);
  return useMemo(() => (areHidden ? questions.map(show) : questions), [questions, areHidden, show]);
};
