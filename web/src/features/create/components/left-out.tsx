import type { MaterialPart } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import classes from './left-out.module.css';

interface LeftOutProps {
  parts: readonly MaterialPart[];
  /** With several files, each line names its file. */
  isNamed: boolean;
}

/** What could not be read from the files, one line each; renders nothing if all was read. */
export const LeftOut = ({ parts, isNamed }: LeftOutProps) => {
  const { t } = useTranslation(['editor', 'common']);
  if (parts.length === 0) return null;
  const textOf = ({ reason, count, code }: MaterialPart): string => {
    if (reason === 'file') return t(code ? `common:errors.${code}` : 'leftOut.file');
    return t(`leftOut.${reason}`, { count });
  };
  return (
    <section className={classes.leftOut}>
      <h3>{t('leftOut.title')}</h3>
      <ul data-bullets>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may bear the same name, and the list never changes
          <li key={place}>
            {(isNamed || part.reason === 'file') && <b>{part.fileName}: </b>}
            {textOf(part)}
          </li>
        ))}
      </ul>
    </section>
  );
};
