import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authStatusQuery } from '../../shared/api/auth-status.ts';
import { pageOwner } from '../../shared/api/page-owner.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import classes from './account-screen.module.css';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { StudentSection } from './student-section.tsx';

/** The account page: settings, data export and account deletion. */
export const AccountScreen = () => {
  const { t } = useTranslation();
  const { data: auth } = useQuery(authStatusQuery);
  // Kept while the login has expired: after logging in again, the teacher continues with what was typed.
  const [user, setUser] = useState(auth?.user);
  if (auth?.user && auth.user !== user) setUser(auth.user);
  if (!user || (!auth?.user && pageOwner() === undefined)) return null;
  return (
    <Screen title={t('nav.myAccount')}>
      <div className={classes.sections}>
        <NameSection key={user.id} user={user} />
        <EmailSection key={`${user.id} ${user.email}`} user={user} />
        <PasswordSection />
        <LanguageSection user={user} />
        <ExportSection />
        <StudentSection />
        <DeleteSection />
      </div>
    </Screen>
  );
};
