import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../api/paths.ts';
import classes from './sample-link.module.css';

/** A link to the fictional class, for teachers without a class of their own. */
export const SampleLink = () => {
  const { t } = useTranslation();
  return (
    <Anchor component={Link} to={paths.sample} className={classes.link}>
      {t('sample.try')}
    </Anchor>
  );
};
