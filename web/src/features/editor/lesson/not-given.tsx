import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TicketToEdit } from '../../../shared/dialogs.ts';

const joined = (names: string[], language: string): string => new Intl.ListFormat(language).format(names);

/** What was requested but could not be generated, and what the teacher can do instead. */
export const NotGiven = ({ ticket: { offered, isFromText } }: { ticket: TicketToEdit }) => {
  const { t, i18n } = useTranslation('editor');
  const levels = (offered?.notGiven ?? []).map(({ level }) => t(`levels.${level}.name`));
  if (!isFromText && levels.length === 0) return null;
  return (
    <Text role="note" mb="md">
      {isFromText ? t('lesson.noneMade') : t('lesson.notGiven', { levels: joined(levels, i18n.language) })}
    </Text>
  );
};
