import { Modal, type ModalProps, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthMode } from '../../dialogs.ts';
import { AuthForm } from './auth-form.tsx';
import { ForgotPassword } from './forgot-password.tsx';

interface AuthModalProps {
  initialMode: AuthMode;
  /** A session has ended: what stands behind goes on afterwards, and is nobody's to read meanwhile. */
  isAgain?: boolean;
  onClose: () => void;
  /** After logging in or registering; the dialog closes itself by then. */
  onLoggedIn: () => void;
}

const covering: Partial<ModalProps> = {
  closeOnClickOutside: false,
  overlayProps: { backgroundOpacity: 1, color: 'var(--paper)' },
};

/** Login, registration and the way to a new password (specification section 2). Mounted anew each time, so always empty. */
export const AuthModal = ({ initialMode, isAgain = false, onClose, onLoggedIn }: AuthModalProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const [view, setView] = useState<AuthMode | 'forgot'>(initialMode);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isAgain && view === 'login' ? 'again.title' : `title.${view}`)}
      size={500}
      {...(isAgain && covering)}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {isAgain && view === 'login' && <Text mb="md">{t('again.text')}</Text>}
      {view === 'forgot' ? (
        <ForgotPassword onBack={() => setView('login')} />
      ) : (
        <AuthForm key={view} mode={view} onMode={setView} onForgot={() => setView('forgot')} onLoggedIn={onLoggedIn} />
      )}
    </Modal>
  );
};
