import { limits } from '@exit-tickets/contracts';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import disclosure from '../../../shared/ui/disclosure.module.css';
import type { EditedTicket } from '../edited-ticket.ts';
import classes from './guide-editor.module.css';

/** Each field of the guide with its label. */
const fields = [
  ['misconception', 'misconception'],
  ['passage', 'passage'],
] as const;
const fieldsOfChoice = [['modelAnswer', 'explanation'], ...fields] as const;

/** The guide to a question, collapsed; pupils never see it. */
export const GuideEditor = ({ form, index }: { form: UseFormReturnType<EditedTicket>; index: number }) => {
  const { t } = useTranslation('editor');
  const { type, guide } = form.values.questions[index] ?? {};
  const { kind, level } = guide ?? {};
  return (
    <details className={`${disclosure.disclosure} ${classes.guide}`}>
      <summary>
        {t('guide.title')}
        {kind && <span className={classes.tag}>{t(`kinds.${kind}`)}</span>}
        {level && <span className={classes.tag}>{t(`levels.${level}.name`)}</span>}
      </summary>
      <div className={classes.guideFields}>
        {/* The good answer to an open question stands under it; a scale has none. */}
        {(type === 'multiple_choice' ? fieldsOfChoice : fields).map(([field, label]) => (
          <LimitedTextarea
            key={field}
            label={t(`guide.${label}`)}
            autosize
            minRows={1}
            maxLetters={limits.guideLength}
            {...form.getInputProps(`questions.${index}.guide.${field}`)}
          />
        ))}
      </div>
    </details>
  );
};
