import type { Response, Verdict } from '@exit-tickets/contracts';
import { answersIn, hasRightOrWrong, limits } from '@exit-tickets/contracts/rules';
import { Title } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { type MouseEvent, memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShowAllButton } from '../components/show-all-button.tsx';
import { fewStudents, useFirstRows } from '../components/use-first-rows.ts';
import { VerdictIcon } from '../components/verdict-icon.tsx';
import { fellOf, type JudgedQuestion } from '../judging/groups.ts';
import { countedVerdicts, type WordingOf } from '../judging/verdicts.ts';
import resultsClasses from '../results.module.css';
import { usePhone, usePrinting } from '../use-media.ts';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './overview.module.css';

const shownVerdicts = [...countedVerdicts, 'concern'] as const;

/** Symbol for an answer that is neither right nor wrong. */
const answered = '•';

const Answered = () => {
  const { t } = useTranslation('results');
  return (
    <span className={classes.value}>
      <span aria-hidden>{answered}</span>
      <span className={visuallyHidden.always}>{t('overview.answered')}</span>
    </span>
  );
};

const Cell = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation('results');
  return (
    <span className={classes.cell} data-verdict={verdict}>
      <VerdictIcon verdict={verdict} size={16} />
      <span className={visuallyHidden.always}>{t(`judging.verdict.${verdict}`)}</span>
    </span>
  );
};

interface StudentProps {
  response: Response;
  /** The verdict of each answer, or the answer where it has none; one string, so that `memo` skips unchanged rows. */
  cells: string;
}

const Student = memo(({ response, cells }: StudentProps) => (
  <tr data-student={response.id}>
    <th scope="row">
      <button type="button" className={classes.student} title={response.studentName}>
        {response.studentName}
      </button>
    </th>
    {cells.split('|').map((text, index) => {
      const verdict = shownVerdicts.find((each) => each === text);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: one cell a question, in their order
        <td key={index} data-place={index}>
          {verdict && <Cell verdict={verdict} />}
          {!verdict && (text === answered ? <Answered /> : <span className={classes.value}>{text}</span>)}
        </td>
      );
    })}
  </tr>
));

interface OverviewProps {
  questions: readonly JudgedQuestion[];
  responses: readonly Response[];
  /** Undefined until the verdicts are loaded. */
  wordingOf: WordingOf | undefined;
  /** Number of students who sent nothing. */
  missing: number;
  /** Whether only the teacher sees the page, so that concerns can be shown. */
  isPrivate: boolean;
  /** Go to the answers of a student, and to one of them. */
  onStudent: (responseId: string) => void;
  onCell: (questionId: string, responseId: string) => void;
}

/** Right answers of all answers to a question: `?` if none is right and some are unjudged; nothing without verdicts. */
const Total = ({ judged }: { judged: JudgedQuestion }) => {
  if (!judged.hasVerdicts) return null;
  const tally = fellOf(judged);
  return (
    <>
      {tally.right === 0 && tally.unjudged > 0 ? '?' : tally.right}
      <span className={classes.of}>/{answersIn(tally)}</span>
    </>
  );
};

const worth: Partial<Record<Verdict, number>> = { right: 2, partly: 1 };

type Order = 'sent' | 'name' | 'result';
const nextOrder: Record<Order, Order> = { sent: 'name', name: 'result', result: 'sent' };

/** In order of arrival, by name, or with the least right first. */
const useOrdered = ({ questions, responses, wordingOf }: OverviewProps, order: Order, language: string) =>
  useMemo(() => {
    if (order === 'sent') return responses;
    const names = new Intl.Collator(language, { numeric: true });
    const sorted = [...responses].sort((a, b) => names.compare(a.studentName, b.studentName));
    if (order === 'name' || !wordingOf) return sorted;
    const resultOf = ({ id }: Response): number =>
      questions.reduce((sum, { question }) => sum + (worth[wordingOf(question.id, id)?.verdict ?? 'wrong'] ?? 0), 0);
    const results = new Map(sorted.map((response) => [response, resultOf(response)]));
    return sorted.sort((a, b) => (results.get(a) ?? 0) - (results.get(b) ?? 0));
  }, [questions, responses, wordingOf, order, language]);

const cellOf = (
  judged: JudgedQuestion,
  { id, answers }: Response,
  wordingOf: WordingOf | undefined,
  isPrivate: boolean,
): string => {
  const { question, hasVerdicts } = judged;
  const given = answers.find(({ questionId }) => questionId === question.id)?.answer;
  if (given === undefined) return '';
  if (!hasRightOrWrong(question)) return given;
  if (!wordingOf) return '';
  const { verdict = 'unjudged' } = wordingOf(question.id, id) ?? {};
  if (verdict === 'concern' && isPrivate) return verdict;
  if (!hasVerdicts) return answered;
  // Where others may see the page, a concern looks like any answer that is not judged.
  return verdict === 'concern' ? 'unjudged' : verdict;
};

/** Table of students by questions, with a colour and an icon for each answer. */
export const Overview = (props: OverviewProps) => {
  const { questions, responses, wordingOf, missing, onStudent, onCell } = props;
  const isPrinting = usePrinting();
  const isPrivate = props.isPrivate && !isPrinting;
  const hasConcerns = isPrivate && questions.some(({ concerns }) => concerns.length > 0);
  const { t, i18n } = useTranslation('results');
  const id = useId();
  const [order, setOrder] = useState<Order>('sent');
  const ordered = useOrdered(props, order, i18n.language);
  // The class at a glance: shortened only on a phone.
  const maxRows = usePhone() ? fewStudents : limits.totalStudents.max;
  const { shown, hasMore, isWhole, setWhole } = useFirstRows(ordered, maxRows);
  /** One listener for all cells: there may be ten thousand. */
  const lead = ({ target }: MouseEvent) => {
    const student =
      target instanceof Element ? target.closest<HTMLElement>('[data-student]')?.dataset.student : undefined;
    if (student === undefined || !(target instanceof Element)) return;
    const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
    const question = place === undefined ? undefined : questions[Number(place)]?.question;
    if (question) onCell(question.id, student);
    else if (target.closest('button')) onStudent(student);
  };
  const hasAnswered = questions.some(({ question, hasVerdicts }) => hasRightOrWrong(question) && !hasVerdicts);
  return (
    <section className={`${resultsClasses.sideCard} ${classes.overview}`} aria-labelledby="overview">
      <Title order={2} size="h4" id="overview">
        {t('overview.title')}
      </Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby="overview">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <button type="button" className={classes.sort} data-no-print onClick={() => setOrder(nextOrder[order])}>
                  <span className={visuallyHidden.always}>{t('overview.student')}, </span>
                  <IconArrowsSort size={16} aria-hidden /> {t(`overview.order.${order}`)}
                </button>
              </th>
              {questions.map(({ question, place }) => (
                <th key={question.id} scope="col">
                  <span className={visuallyHidden.always}>{t('overview.question')} </span>
                  {place}
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside take keys */}
          <tbody id={id} onClick={lead}>
            {shown.map((response) => (
              <Student
                key={response.id}
                response={response}
                cells={questions.map((judged) => cellOf(judged, response, wordingOf, isPrivate)).join('|')}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('judging.verdict.right')}</th>
              {questions.map((judged) => (
                <td key={judged.question.id}>
                  <Total judged={judged} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {hasMore && (
        <ShowAllButton
          isWhole={isWhole}
          text={t('overview.showAll', { count: responses.length })}
          controls={id}
          onChange={setWhole}
        />
      )}
      <p className={classes.hint} data-no-print>
        <span className={classes.tap}>{t('overview.hint')}</span>{' '}
        {missing > 0 && t('groups.missing', { count: missing })}
      </p>
      <ul className={classes.legend} aria-hidden>
        {(hasConcerns ? shownVerdicts : countedVerdicts).map((verdict) => (
          <li key={verdict}>
            <span className={classes.cell} data-verdict={verdict}>
              <VerdictIcon verdict={verdict} size={14} />
            </span>
            {t(`judging.verdict.${verdict}`)}
          </li>
        ))}
        {wordingOf && hasAnswered && (
          <li>
            <span className={classes.cell}>{answered}</span>
            {t('overview.answered')}
          </li>
        )}
      </ul>
    </section>
  );
};
