import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
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

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={classes.part} aria-labelledby={id}>
    <Title order={2} id={id}>
      {title}
    </Title>
    <div className={classes.text}>{children}</div>
  </section>
);

const Examples = () => {
  const { t } = useTranslation('landing');
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
        {rows.map(({ level, question, shows }) => (
          <tr key={question}>
            <th scope="row">{level}</th>
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

/** What an exit ticket is good for and how to write one: worth reading without ever using the product. */
export const Article = () => {
  const { t } = useTranslation('landing');
  return (
    <article className={classes.article}>
      <Part id="why" title={t('why.title')}>
        <p>{t('why.intro')}</p>
        <Points points={t('why.points', { returnObjects: true })} />
      </Part>
      <Part id="design" title={t('design.title')}>
        <p>{t('design.intro')}</p>
        <Points points={t('design.points', { returnObjects: true })} />
      </Part>
      <Part id="examples" title={t('examples.title')}>
        <p>{t('examples.intro')}</p>
      </Part>
      <Examples />
      <Part id="mistakes" title={t('mistakes.title')}>
        <Points points={t('mistakes.points', { returnObjects: true })} />
      </Part>
      <Part id="conclusion" title={t('conclusion.title')}>
        <p>{t('conclusion.text')}</p>
        <p>
          <a href="#create">{t('conclusion.start')}</a>
        </p>
      </Part>
      <Part id="sources" title={t('sources')}>
        <ul className={classes.sources} lang="en">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </Part>
    </article>
  );
};
