import { limits } from '@exit-tickets/contracts';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import disclosure from '../../components/disclosure.module.css';
import { LimitedTextarea } from '../../components/limited-field.tsx';
import type { EditedTicket } from './edited-ticket.ts';
import classes from './guide-editor.module.css';

const parts = ['modelAnswer', 'misconception', 'passage'] as const;

/** The guide to a question, collapsed; pupils never see it. */
export const GuideEditor = ({ form, index }: { form: UseFormReturnType<EditedTicket>; index: number }) => {
  const { t } = useTranslation('editor');
  const { kind, level } = form.values.questions[index]?.guide ?? {};
  return (
    <details className={`${disclosure.disclosure} ${classes.guide}`}>
      <summary>
        {t('guide.title')}
        {kind && <span className={classes.tag}>{t(`kinds.${kind}`)}</span>}
        {level && <span className={classes.tag}>{t(`levels.${level}.name`)}</span>}
      </summary>
      <div className={classes.guideFields}>
        {parts.map((part) => (
          <LimitedTextarea
            key={part}
            label={t(`guide.${part}`)}
            autosize
            minRows={1}
            maxLetters={limits.guideLength}
            {...form.getInputProps(`questions.${index}.guide.${part}`)}
          />
        ))}
      </div>
    </details>
  );
};
