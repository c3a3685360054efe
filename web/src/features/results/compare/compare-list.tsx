import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import disclosureClasses from '../../../shared/ui/disclosure.module.css';
import classes from './compare.module.css';
import type { Asking, ComparedClass, ComparedQuestion, compareTickets } from './compare-tickets.ts';
import { Fell } from './fell.tsx';
import { TicketDate } from './ticket-date.tsx';
import { useClassName } from './use-class-name.ts';

interface QuestionProps {
  row: ComparedQuestion;
  of: readonly ComparedClass[];
}

/** The classes in which a question was asked as shown, asked otherwise, or not asked. */
const where = ({ row, of }: QuestionProps, how: Asking['how']): ComparedClass[] =>
  of.filter((_, at) => row.classes[at]?.some((asking) => asking.how === how));

/** One line for each ticket that asked the question in this wording. */
const Askings = ({ row, of }: QuestionProps) => {
  const nameOf = useClassName();
  return (
    <ul>
      {of.flatMap((each, at) =>
        (row.classes[at] ?? [])
          .filter(({ how }) => how === 'asked')
          .map((asking) => (
            <li key={asking.ticket.id} className={classes.line}>
              <Link to={paths.results(asking.ticket.id)}>
                {nameOf(each)}
                {each.tickets.length > 1 && <TicketDate ticket={asking.ticket} among={each.tickets} />}
              </Link>
              <Fell row={row} asking={asking} />
            </li>
          )),
      )}
    </ul>
  );
};

/** The most common wording of a question, with the wordings of other classes collapsed below. */
const Question = ({
  versions: [row, ...others],
  of,
}: {
  versions: ComparedQuestion[];
  of: readonly ComparedClass[];
}) => {
  const { t } = useTranslation('results');
  const nameOf = useClassName();
  if (!row) return null;
  const namesOf = (found: readonly ComparedClass[]): string => found.map(nameOf).join(', ');
  const notAsked = where({ row, of }, 'notAsked');
  return (
    <section className={classes.question}>
      <h2>
        <span className={classes.place}>{t('questions.place', { place: row.place })}</span>
        {row.question.text}
      </h2>
      <Askings row={row} of={of} />
      {others.map((other) => (
        <details key={other.key} className={disclosureClasses.disclosure}>
          <summary>{t('compare.otherwiseIn', { classes: namesOf(where({ row: other, of }, 'asked')) })}</summary>
          <h3>{other.question.text}</h3>
          <Askings row={other} of={of} />
        </details>
      ))}
      {notAsked.length > 0 && (
        <p className={classes.notAsked}>{t('compare.notAskedIn', { classes: namesOf(notAsked) })}</p>
      )}
    </section>
  );
};

const timesAsked = ({ classes: each }: ComparedQuestion): number =>
  each.flat().filter(({ how }) => how === 'asked').length;

/** The table on a phone: one question at a time, with a line for each class. */
export const CompareList = ({
  compared: { questions, classes: of },
}: {
  compared: ReturnType<typeof compareTickets>;
}) =>
  [...new Set(questions.map(({ place }) => place))].map((place) => {
    const versions = questions.filter((row) => row.place === place);
    versions.sort((one, other) => timesAsked(other) - timesAsked(one));
    return <Question key={place} versions={versions} of={of} />;
  });
