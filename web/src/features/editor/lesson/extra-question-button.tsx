import { Button, Menu, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHasModel } from '../../../shared/api/ai-status.ts';
import { BusyButton } from '../../../shared/forms/busy-button.tsx';
import { type EditedQuestion, editedQuestion } from '../edited-ticket.ts';
import type { Offer } from './offers.ts';

/** As many as fit under the button on a phone. */
const maxShown = 3;

interface ExtraQuestionButtonProps {
  offers: readonly Offer[];
  isBusy: boolean;
  onTake: (question: EditedQuestion) => void;
  /** Asks the server to generate one. */
  onRequest: () => void;
}

/** Adds a question: offers from the lesson come first and need no call; with none left, the server generates one. */
export const ExtraQuestionButton = ({ offers, isBusy, onTake, onRequest }: ExtraQuestionButtonProps) => {
  const { t } = useTranslation('editor');
  const hasModel = useHasModel();
  const label = t(hasModel ? 'extra.action' : 'extra.fromLesson');
  if (offers.length === 0 || isBusy)
    return (
      <BusyButton variant="default" leftSection={<IconSparkles size={20} />} isBusy={isBusy} onClick={onRequest}>
        {label}
      </BusyButton>
    );
  return (
    <Menu
      position="top-start"
      width="min(420px, calc(100vw - 32px))"
      withInitialFocusPlaceholder={false}
      returnFocus={false}
    >
      <Menu.Target>
        <Button variant="default" leftSection={<IconSparkles size={20} />}>
          {t('extra.fromLesson')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offers.slice(0, maxShown).map(({ question }, place) => (
          <Menu.Item
            key={question.text}
            data-autofocus={place === 0 || undefined}
            onClick={() => onTake(editedQuestion(question))}
          >
            <Text lineClamp={3}>{question.text}</Text>
          </Menu.Item>
        ))}
        {hasModel && <Menu.Divider />}
        {hasModel && <Menu.Item onClick={onRequest}>{t('extra.action')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
};
