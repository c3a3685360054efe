import { Modal } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/logo.tsx';
import { Slip } from '../../components/slip.tsx';
import classes from './covering-page.module.css';

interface CoveringPageProps {
  title: string;
  onClose: () => void;
}

/** A dialog that looks like a page of the app: what stands behind it is nobody's to read. */
export const CoveringPage = ({ title, onClose, children }: PropsWithChildren<CoveringPageProps>) => {
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
          <Slip className={classes.slip}>{children}</Slip>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
