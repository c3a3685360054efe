import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthMode } from '../../dialogs.ts';
import { AuthForm } from './auth-form.tsx';
import { ForgotPassword } from './forgot-password.tsx';

interface AuthModalProps {
  initialMode: AuthMode;
  onClose: () => void;
  /** After logging in or registering; the dialog closes itself by then. */
  onLoggedIn: () => void;
}

/** Login, registration and the way to a new password (specification section 2). Mounted anew each time, so always empty. */
export const AuthModal = ({ initialMode, onClose, onLoggedIn }: AuthModalProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const [view, setView] = useState<AuthMode | 'forgot'>(initialMode);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`title.${view}`)}
      size={500}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {view === 'forgot' ? (
        <ForgotPassword onBack={() => setView('login')} />
      ) : (
        <AuthForm key={view} mode={view} onMode={setView} onForgot={() => setView('forgot')} onLoggedIn={onLoggedIn} />
      )}
    </Modal>
  );
};
