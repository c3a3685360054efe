import { Modal } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../shared/ui/logo.tsx';
import { PaperCard } from '../../shared/ui/paper-card.tsx';
import classes from './full-page-modal.module.css';

interface FullPageModalProps {
  title: string;
  onClose: () => void;
}

/** A dialog that looks like a page of the app and hides everything behind it. */
export const FullPageModal = ({ title, onClose, children }: PropsWithChildren<FullPageModalProps>) => {
  const { t } = useTranslation();
  return (
    <Modal.Root opened onClose={onClose} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Content>
        <Modal.Header className={classes.bar}>
          <Brand name={t('name')} />
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body className={classes.page}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <PaperCard className={classes.slip}>{children}</PaperCard>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
