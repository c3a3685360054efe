import { Text } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthMode, AuthReason } from '../../shared/dialogs.ts';
import { useIsDemo } from '../../shared/screen/demo.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { AuthForm } from './auth-form.tsx';
import classes from './auth-modal.module.css';
import { ForgotPassword } from './forgot-password.tsx';
import { FullPageModal } from './full-page-modal.tsx';
import { Registration } from './registration.tsx';

const AuthDialog = (props: ComponentProps<typeof FullPageModal>) => <Dialog opened size={500} {...props} />;

/** Why a login is required. Unlike a toast, it stays visible. */
const Reason = ({ reason }: { reason: AuthReason }): ReactNode => {
  const { t } = useTranslation(['auth', 'account', 'editor']);
  const texts: Record<AuthReason, [title: string, text: string]> = {
    toSave: [t('editor:save.loginRequired'), t('editor:save.loginToCreatePin')],
    passwordChanged: [t('account:changed'), t('loginWithNew')],
    linkInvalid: [t('account:invalid'), t('linkInvalid', { way: t('forgot.link') })],
  };
  const [title, text] = texts[reason];
  return (
    <div className={classes.reason}>
      <Text fw={600}>{title}</Text>
      <Text>{text}</Text>
    </div>
  );
};

interface AuthModalProps {
  initialMode: AuthMode;
  reason?: AuthReason | undefined;
  /** The login has expired. The page behind is kept for afterwards, but must not be readable meanwhile. */
  isAgain?: boolean;
  onClose: () => void;
  /** After logging in or registering; the dialog closes itself by then. */
  onLoggedIn: () => void;
}

/** Login, registration and password reset (docs/product.md 2). Mounted anew each time, so always empty. */
export const AuthModal = ({ initialMode, reason, isAgain = false, onClose, onLoggedIn }: AuthModalProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const isDemo = useIsDemo();
  const [view, setView] = useState<AuthMode | 'forgot'>(initialMode);
  const ways = { onMode: isAgain ? undefined : setView, onForgot: () => setView('forgot'), onLoggedIn };
  const Frame = isAgain ? FullPageModal : AuthDialog;
  return (
    <Frame title={t(isAgain && view === 'login' ? 'again.title' : `title.${view}`)} onClose={onClose}>
      {isDemo && <Text mb="md">{t('common:demo.text')}</Text>}
      {isAgain && view === 'login' && <Text mb="md">{t('again.text')}</Text>}
      {reason && view !== 'forgot' && <Reason reason={reason} />}
      {view === 'forgot' && <ForgotPassword onBack={() => setView('login')} />}
      {view === 'login' && <AuthForm key={view} mode={view} {...ways} />}
      {view === 'register' && (
        <Registration
          isToSave={reason === 'toSave'}
          onLogIn={() => setView('login')}
          form={(invitation) => <AuthForm key={view} mode={view} invitation={invitation} {...ways} />}
        />
      )}
    </Frame>
  );
};
