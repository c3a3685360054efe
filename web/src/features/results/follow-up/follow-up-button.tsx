import { Button } from '@mantine/core';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/link-button.tsx';

type AskAgain = (questionId: string) => void;

const FollowUpContext = createContext<AskAgain | undefined>(undefined);

/** Opens the dialog for asking a question again; without it, as in the sample, there are no buttons. */
export const FollowUpProvider = FollowUpContext.Provider;

interface FollowUpButtonProps {
  questionId: string;
  /** Within text instead of among buttons. */
  isLink?: boolean;
}

/** Starts asking a question again. */
export const FollowUpButton = ({ questionId, isLink = false }: FollowUpButtonProps) => {
  const { t } = useTranslation('results');
  const askAgain = useContext(FollowUpContext);
  if (!askAgain) return null;
  const onClick = () => askAgain(questionId);
  if (isLink) return <LinkButton onClick={onClick}>{t('followUp.action')}</LinkButton>;
  return (
    <Button variant="default" onClick={onClick}>
      {t('followUp.action')}
    </Button>
  );
};
