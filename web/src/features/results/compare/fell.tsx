import { answersIn, choicesOf, hasRightOrWrong, highestStepOf, isAssessed } from '@exit-tickets/contracts/rules';
import { useTranslation } from 'react-i18next';
import { isCounted, useFell } from '../../../shared/ticket/use-fell.ts';
import { VerdictBar } from '../components/verdict-bar.tsx';
import { meanOf } from '../results.ts';
import { ChosenBar } from './chosen-bar.tsx';
import type { Asking, ComparedQuestion } from './compare-tickets.ts';

/** With fewer answers, shares and means say nothing. */
const minForShares = 10;

/** How often each option was chosen; undefined if one of them is right, or if there are no counts yet. */
const chosenOf = ({ question }: ComparedQuestion, { tally }: Asking) =>
  tally?.chosen && choicesOf(question).map((choice, at) => ({ choice, count: tally.chosen?.[at] ?? 0 }));

const useWords = (row: ComparedQuestion, asking: Asking): string => {
  const { t, i18n } = useTranslation('results');
  const fell = useFell();
  const { question } = row;
  const { ticket, how, tally } = asking;
  if (how !== 'asked') return t(`compare.${how}`);
  if (ticket.responseCount === 0 && !tally) return t('compare.noAnswers');
  const chosen = chosenOf(row, asking);
  if (!chosen) {
    if (!hasRightOrWrong(question)) return t('questions.answers', { count: ticket.responseCount });
    if (tally ? !isCounted(question, tally, ticket.responseCount) : !ticket.tallies) return t('compare.notCounted');
    return tally ? (fell(tally) ?? t('compare.notYet')) : t('judging.opinion');
  }
  const answers = chosen.flatMap(({ choice, count }) => Array.from({ length: count }, () => ({ answer: choice })));
  const count = t('questions.answers', { count: answers.length });
  const max = highestStepOf(question);
  const mean = max === undefined || answers.length < minForShares ? undefined : meanOf(answers);
  return mean === undefined
    ? count
    : `${t('questions.mean', { mean: mean.toLocaleString(i18n.language), max })}, ${count}`;
};

/** The result of a question in one ticket, in words and, from ten answers on, as a bar. */
export const Fell = ({ row, asking }: { row: ComparedQuestion; asking: Asking }) => {
  const words = useWords(row, asking);
  const { tally, ticket } = asking;
  const chosen = chosenOf(row, asking);
  const isShown = tally && isAssessed(tally) && isCounted(row.question, tally, ticket.responseCount);
  return (
    <>
      <p data-counted={tally !== undefined}>{words}</p>
      {isShown && answersIn(tally) >= minForShares && <VerdictBar tally={tally} />}
      {chosen && chosen.reduce((sum, { count }) => sum + count, 0) >= minForShares && <ChosenBar chosen={chosen} />}
    </>
  );
};
