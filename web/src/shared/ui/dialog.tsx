import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A dialog whose close button has an accessible name. */
export const Dialog = ({ closeButtonProps, ...props }: ModalProps) => {
  const { t } = useTranslation('common');
  return <Modal {...props} closeButtonProps={{ 'aria-label': t('close'), ...closeButtonProps }} />;
};
