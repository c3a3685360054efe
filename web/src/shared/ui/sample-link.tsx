import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../api/paths.ts';
import classes from './sample-link.module.css';

/** The way to a class that is made up, for whoever has none yet. */
export const SampleLink = () => {
  const { t } = useTranslation();
  return (
    <Anchor component={Link} to={paths.sample} className={classes.link}>
      {t('sample.try')}
    </Anchor>
  );
};
