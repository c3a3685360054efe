import { useTranslation } from 'react-i18next';
import { useIsDemo } from '../../shared/screen/demo.ts';
import { SampleLink } from '../../shared/ui/sample-link.tsx';
import classes from './other-address.module.css';

/** Says on every screen of a demo what becomes of what one makes there. */
export const DemoNote = () => {
  const { t } = useTranslation();
  if (!useIsDemo()) return null;
  return (
    <aside className={classes.note} aria-label={t('demo.title')}>
      <div className={classes.bar}>
        <p>
          <b>{t('demo.title')}</b> {t('demo.text')}
        </p>
        <SampleLink />
      </div>
    </aside>
  );
};
