import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TicketToEdit } from '../../../shared/dialogs.ts';

/** What was requested but could not be generated, and what the teacher can do instead. */
export const NotGiven = ({ ticket: { offered, isFromText } }: { ticket: TicketToEdit }) => {
  const { t, i18n } = useTranslation('editor');
  const levels = (offered?.notGiven ?? []).map(({ level }) => t(`levels.${level}.name`));
  if (!isFromText && levels.length === 0) return null;
  const named = new Intl.ListFormat(i18n.language).format(levels);
  return (
    <Text role="note" my="md">
      {isFromText ? t('lesson.noneMade') : t('lesson.notGiven', { levels: named })}
    </Text>
  );
};
