import type { Response, Verdict } from '@exit-tickets/contracts';
import { Title } from '@mantine/core';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgedQuestion } from '../judging/groups.ts';
import type { WordingOf } from '../judging/verdicts.ts';
import resultsClasses from '../results.module.css';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './overview.module.css';
import { SeeAll } from './see-all.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { VerdictIcon } from './verdict-icon.tsx';

const legend = ['right', 'partly', 'wrong', 'blank', 'unjudged'] as const satisfies Verdict[];

/** Stands for an answer that is neither right nor wrong. */
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

interface PupilProps {
  response: Response;
  /** The verdict of each answer, or the answer where it has none; one string, so that `memo` skips unchanged rows. */
  cells: string;
}

const verdictIn = (text: string): Verdict | undefined => legend.find((verdict) => verdict === text);

const Pupil = memo(({ response, cells }: PupilProps) => (
  <tr>
    <th scope="row">{response.studentName}</th>
    {cells.split('|').map((text, index) => {
      const verdict = verdictIn(text);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: one cell a question, in their order
        <td key={index}>
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
  /** Undefined until the verdicts are there. */
  wordingOf: WordingOf | undefined;
}

const cellOf = (
  { question, hasVerdicts }: JudgedQuestion,
  { id, answers }: Response,
  wordingOf: WordingOf | undefined,
): string => {
  const given = answers.find(({ questionId }) => questionId === question.id)?.answer;
  if (given === undefined) return '';
  if (question.type === 'scale') return given;
  if (!wordingOf) return '';
  return hasVerdicts ? (wordingOf(question.id, id)?.verdict ?? 'unjudged') : answered;
};

/** Pupils by questions at a glance: a colour and a sign for each answer. */
export const Overview = ({ questions, responses, wordingOf }: OverviewProps) => {
  const { t } = useTranslation('results');
  const id = useId();
  const { shown, hasMore, isWhole, setWhole } = useFirstRows(responses);
  const hasUnjudgeable = questions.some(({ question, hasVerdicts }) => question.type !== 'scale' && !hasVerdicts);
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
                <span className={visuallyHidden.always}>{t('overview.pupil')}</span>
              </th>
              {questions.map(({ question, place }) => (
                <th key={question.id} scope="col">
                  <span className={visuallyHidden.always}>{t('overview.question')} </span>
                  {place}
                </th>
              ))}
            </tr>
          </thead>
          <tbody id={id}>
            {shown.map((response) => (
              <Pupil
                key={response.id}
                response={response}
                cells={questions.map((judged) => cellOf(judged, response, wordingOf)).join('|')}
              />
            ))}
          </tbody>
        </table>
      </section>
      {hasMore && (
        <SeeAll
          isWhole={isWhole}
          text={t('overview.seeAll', { count: responses.length })}
          controls={id}
          onChange={setWhole}
        />
      )}
      <ul className={classes.legend} aria-hidden>
        {legend.map((verdict) => (
          <li key={verdict}>
            <span className={classes.cell} data-verdict={verdict}>
              <VerdictIcon verdict={verdict} size={14} />
            </span>
            {t(`judging.verdict.${verdict}`)}
          </li>
        ))}
        {wordingOf && hasUnjudgeable && (
          <li>
            <span className={classes.cell}>{answered}</span>
            {t('overview.answered')}
          </li>
        )}
      </ul>
    </section>
  );
};
