import { Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './article.module.css';

const Points = ({ points }: { points: readonly { name: string; text: string }[] }) => (
  <ul className={classes.points}>
    {points.map(({ name, text }) => (
      <li key={name}>
        <strong>{name}</strong> {text}
      </li>
    ))}
  </ul>
);

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A collapsible section. */
const FoldedPart = ({ id, title, children }: PartProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.part} aria-labelledby={id}>
      <Title order={2} id={id}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={`${id}-text`}
          onClick={() => setOpen(!isOpen)}
        >
          {title} <IconChevronDown size={24} aria-hidden />
        </button>
      </Title>
      <div id={`${id}-text`} className={isOpen ? classes.text : `${classes.text} ${classes.folded}`}>
        {children}
      </div>
    </section>
  );
};

const Examples = () => {
  const { t } = useTranslation('landing');
  const levels = t('examples.levels', { returnObjects: true });
  return t('examples.subjects', { returnObjects: true }).map(({ subject, rows }) => (
    <table key={subject} className={classes.table}>
      <caption>{subject}</caption>
      <thead>
        <tr>
          <th scope="col">{t('examples.level')}</th>
          <th scope="col">{t('examples.question')}</th>
          <th scope="col">{t('examples.shows')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ question, shows }, place) => (
          <tr key={question}>
            <th scope="row">{levels[place]}</th>
            <td>{question}</td>
            <td data-label={t('examples.shows')}>{shows}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
};

// Titles of works are not translated.
const sources = [
  'Black, P. & Wiliam, D. (1998). Inside the Black Box: Raising Standards Through Classroom Assessment. Phi Delta Kappan, 80(2), 139–148.',
  'Roediger, H. L. & Karpicke, J. D. (2006). Test-Enhanced Learning. Psychological Science, 17(3), 249–255.',
  'Hattie, J. & Timperley, H. (2007). The Power of Feedback. Review of Educational Research, 77(1), 81–112.',
  'Marzano, R. J. (2012). The Many Uses of Exit Slips. Educational Leadership, 70(2), 80–81.',
];

/** What exit tickets are good for and how to write one: useful even without the product. */
export const Article = () => {
  const { t } = useTranslation('landing');
  return (
    <article className={classes.article}>
      <FoldedPart id="why" title={t('why.title')}>
        <p>{t('why.intro')}</p>
        <Points points={t('why.points', { returnObjects: true })} />
      </FoldedPart>
      <FoldedPart id="design" title={t('design.title')}>
        <p>{t('design.intro')}</p>
        <Points points={t('design.points', { returnObjects: true })} />
      </FoldedPart>
      <FoldedPart id="examples" title={t('examples.title')}>
        <p>{t('examples.intro')}</p>
        <Examples />
      </FoldedPart>
      <FoldedPart id="mistakes" title={t('mistakes.title')}>
        <Points points={t('mistakes.points', { returnObjects: true })} />
      </FoldedPart>
      <section className={`${classes.part} ${classes.open}`} aria-labelledby="conclusion">
        <Title order={2} id="conclusion">
          {t('conclusion.title')}
        </Title>
        <div className={classes.text}>
          <p>{t('conclusion.text')}</p>
          <p>
            <a href="#create">{t('conclusion.start')}</a>
          </p>
        </div>
      </section>
      <FoldedPart id="sources" title={t('sources')}>
        <ul className={classes.sources} data-bullets lang="en">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </FoldedPart>
    </article>
  );
};
