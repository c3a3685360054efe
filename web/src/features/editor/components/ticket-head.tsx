import { limits } from '@exit-tickets/contracts';
import { NumberInput, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAiScope } from '../../../shared/api/ai-status.ts';
import { ClassNameField } from '../../../shared/forms/class-name-field.tsx';
import { LimitedTextarea } from '../../../shared/forms/limited-field.tsx';
import type { EditedTicket } from '../edited-ticket.ts';
import classes from './ticket-head.module.css';

interface TicketHeadProps {
  form: UseFormReturnType<EditedTicket>;
  pin: string | null;
  /** A new ticket starts with the focus on its title, which may have been generated. */
  isNew: boolean;
}

/** Title, class, size of the class, and the PIN once there is one. */
export const TicketHead = ({ form, pin, isNew }: TicketHeadProps) => {
  const { t } = useTranslation('editor');
  const scope = useAiScope();
  const hint = useId();
  return (
    <div className={classes.head}>
      <LimitedTextarea
        classNames={{ input: classes.title }}
        label={t('fields.title')}
        placeholder={t('fields.titlePlaceholder')}
        autosize
        minRows={1}
        maxLetters={limits.titleLength}
        data-autofocus={isNew || undefined}
        {...form.getInputProps('title')}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={classes.facts}>
        <ClassNameField label={t('fields.className')} {...form.getInputProps('className')} />
        <NumberInput
          label={t('fields.totalStudents')}
          min={limits.totalStudents.min}
          max={limits.totalStudents.max}
          allowDecimal={false}
          clampBehavior="blur"
          hideControls
          {...form.getInputProps('totalStudents')}
        />
        {pin && (
          <p className={classes.pin}>
            {t('pin')} <b>{pin}</b>
          </p>
        )}
      </div>
      {scope && scope !== 'off' && (
        <>
          <Switch
            mt="md"
            label={t('fields.aiReads')}
            aria-describedby={hint}
            checked={!form.values.isKeptFromAi}
            onChange={({ currentTarget }) => form.setFieldValue('isKeptFromAi', !currentTarget.checked)}
          />
          <p className={classes.noPin} id={hint}>
            {t('fields.aiReadsHint')}
          </p>
        </>
      )}
      {!pin && <p className={classes.noPin}>{t('pinOnSave')}</p>}
    </div>
  );
};
